import { bestOf, type Wish } from '#kernel/game/commander.ts'
import { sheafOn } from '../game/board/sheaves.ts'
import type { OrderOf } from '../game/phases/index.ts'
import { usualMove } from '../game/phases/turn/choose.ts'
import type { Unit } from '../game/state.ts'
import { mayActivate } from '../game/units.ts'
import { isTank } from '../vocabulary.ts'
import { inchesToNearest, isFoot, type Situation } from './situation.ts'

/** Own sheaf on own men. */
const shellsFriends = ({ own }: Situation, guns: Unit): boolean =>
  guns.bases.some(({ sheaf }) => sheaf !== null && own.some((unit) => sheafOn(unit, sheaf.squares) > 0))

/** Who comes first: guns that hit their own side, tanks, then infantry from the front backwards, then the guns. */
const turnOf = (situation: Situation, unit: Unit): number => {
  if (!isFoot(unit)) return shellsFriends(situation, unit) ? 0 : 2000
  if (isTank(unit.troop)) return 1
  return 2 + Math.min(1000, inchesToNearest(unit, situation.enemies))
}

const unchecked = ({ own, side }: Situation): readonly Unit[] => own.filter((unit) => mayActivate(unit, side))

/** The unit to be checked next: the one that is wanted, if it may be. */
export const nextUnit = (situation: Situation, wanted?: string): Unit | undefined => {
  const able = unchecked(situation)
  return able.find(({ id }) => id === wanted) ?? bestOf(able, (unit) => -turnOf(situation, unit))
}

const FIRST: Wish<OrderOf<'choose'>> = {
  order: { kind: 'choose', move: 'first' },
  why: 'We mean to move first and keep the enemy under pressure.',
}
const SECOND: Wish<OrderOf<'choose'>> = {
  order: { kind: 'choose', move: 'second' },
  why: 'We mean to move second and let the enemy show his hand.',
}

/** PA-TURN-07: first if the enemy ahead of our assault is disordered, else as usual. */
export const movesFirst = (situation: Situation): readonly Wish<OrderOf<'choose'>>[] => {
  const { state, side, own, enemies, thresholds } = situation
  const broken = enemies.filter((enemy) => isFoot(enemy) && enemy.status === 'disordered')
  const close = own.some(
    (unit) =>
      isFoot(unit) &&
      unit.order === 'advance' &&
      inchesToNearest(unit, broken) <= thresholds.precedence.brokenWithin,
  )
  if (close) return [{ ...FIRST, why: 'We mean to move first: the enemy ahead of us is disordered.' }, SECOND]
  return usualMove(state, side) === 'first' ? [FIRST, SECOND] : [SECOND, FIRST]
}
