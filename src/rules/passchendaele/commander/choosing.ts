import { sheafOn } from '../game/board/sheaves.ts'
import { usualMove } from '../game/phases/turn/choosing.ts'
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

/** The unit to be checked next. */
export const nextUnit = (situation: Situation): Unit | undefined => {
  let next: { readonly unit: Unit; readonly turn: number } | undefined
  for (const unit of situation.own) {
    if (!mayActivate(unit, situation.side)) continue
    const turn = turnOf(situation, unit)
    if (!next || turn < next.turn) next = { unit, turn }
  }
  return next?.unit
}

/** PA-TURN-07: first if the enemy ahead of our assault is disordered, else as usual. */
export const chosenMove = (
  situation: Situation,
): { readonly move: 'first' | 'second'; readonly why: string } => {
  const { state, side, own, enemies } = situation
  const broken = enemies.filter((enemy) => isFoot(enemy) && enemy.status === 'disordered')
  const close = own.some(
    (unit) => isFoot(unit) && unit.order === 'advance' && inchesToNearest(unit, broken) <= 4,
  )
  if (close) return { move: 'first', why: 'We move first: the enemy ahead of us is disordered.' }
  const move = usualMove(state, side)
  return move === 'first'
    ? { move, why: 'We move first and keep the enemy under pressure.' }
    : { move, why: 'We move second and let the enemy show his hand.' }
}
