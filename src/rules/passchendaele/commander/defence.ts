import type { Unit } from '../game/state.ts'
import { eingreifWish } from './counter-attack.ts'
import { worksBehind } from './cover.ts'
import { fireHere, isInWorks, isShaken } from './danger.ts'
import { inchesToNearest, isFoot, type Situation } from './situation.ts'
import { strikeWish } from './strike.ts'
import type { Wish } from './wish.ts'

/** Inches a garrison that was driven out goes back to other works. */
const FARTHEST_BACK = 12
/** Enemies nearer than this make the open deadly, in inches. */
const THREAT = 9
/** Fire that a shaken unit must get away from. */
const UNBEARABLE = -3

/** How near a shaken enemy must come for a garrison to leave its works, in inches, and the odds it needs. */
const STRIKE_WITHIN = 3
const GOOD_ODDS = 0.8

/** A garrison that was driven out makes for the next works. */
const drivenOut = (situation: Situation, unit: Unit): Wish | undefined => {
  const { state, enemies } = situation
  if (isInWorks(state, unit)) return undefined
  const pressed =
    inchesToNearest(unit, enemies.filter(isFoot)) <= THREAT ||
    (isShaken(unit) && fireHere(state, unit) <= UNBEARABLE)
  if (!pressed && unit.order !== 'retreat') return undefined
  const back = worksBehind(situation, unit, FARTHEST_BACK)
  if (!back) return undefined
  return { order: 'retreat', at: back, why: `${unit.name} has lost its works and goes back to the next.` }
}

/** What a unit of the defending side should do now: the front line holds, the reserves come up. */
export const defenceWish = (situation: Situation, unit: Unit): Wish =>
  unit.group === 'eingreif'
    ? eingreifWish(situation, unit)
    : (strikeWish(situation, unit, STRIKE_WITHIN, GOOD_ODDS) ??
      drivenOut(situation, unit) ?? { order: 'hold', at: null, why: `${unit.name} holds the line.` })
