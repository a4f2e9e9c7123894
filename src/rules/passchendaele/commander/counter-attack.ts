import type { Point } from '../../../kernel/geometry/point.ts'
import type { Unit } from '../game/state.ts'
import { fireAhead, fireHere, isInWorks, isShaken } from './danger.ts'
import { postFor } from './posts.ts'
import { depthOf, foremost, onwards, type Situation } from './situation.ts'
import { retakeWish, strikeWish } from './strike.ts'
import type { Wish } from './wish.ts'

/** How near a shaken enemy must be to be struck, in inches, and the odds it takes. */
const STRIKE_WITHIN = 5
const GOOD_ODDS = 0.75
/** Fire that a reserve marches into. */
const BEARABLE = -2

/** Fire that a shaken unit must get away from. */
const UNBEARABLE = -3
/** Inches a shaken reserve goes back to be out of the shelling. */
const A_STEP_BACK = 3

/** A reserve pinned under shells in the open steps back: any move takes it out from under the sheaf. */
const outOfShelling = (situation: Situation, unit: Unit): Wish | undefined => {
  const { state } = situation
  if (!isShaken(unit) || isInWorks(state, unit) || fireHere(state, unit) > UNBEARABLE) return undefined
  const [first] = unit.bases
  if (!first) return undefined
  const rear = Math.min(...unit.bases.map(({ centre }) => depthOf(situation, centre)))
  const back = depthOf(situation, first.centre) - rear + A_STEP_BACK
  const at = onwards(situation, first.centre, -back)
  if (depthOf(situation, at) >= rear) return undefined
  return { order: 'retreat', at, why: `${unit.name} steps back out of the shelling.` }
}

/** A march of more inches than this is not begun before something has been lost. */
const LONG_MARCH = 10

/** A reserve that stands in works far behind stays there as long as everything is held. */
const staysReady = (situation: Situation, unit: Unit, post: Point): boolean => {
  const { state, side } = situation
  return (
    unit.order === 'hold' &&
    isInWorks(state, unit) &&
    depthOf(situation, post) - foremost(situation, unit) > LONG_MARCH &&
    state.objectives.every(({ holder }) => holder === side)
  )
}

/** What a counter-attack division should do now. */
export const eingreifWish = (situation: Situation, unit: Unit): Wish => {
  const struck = strikeWish(situation, unit, STRIKE_WITHIN, GOOD_ODDS) ?? retakeWish(situation, unit)
  if (struck) return struck
  const away = outOfShelling(situation, unit)
  if (away) return away
  const post = postFor(situation, unit)
  if (post && staysReady(situation, unit, post)) {
    return { order: 'hold', at: null, why: `${unit.name} waits in its works until it is needed.` }
  }
  if (unit.order === 'advance' && unit.goal) {
    if (isInWorks(situation.state, unit) && fireAhead(situation, unit, 2) < BEARABLE) {
      return { order: 'hold', at: null, why: `${unit.name} stays in its works: the ground ahead is swept.` }
    }
    return { order: 'advance', at: unit.goal.at, why: `${unit.name} marches to the sound of the guns.` }
  }
  if (post && fireAhead(situation, unit, 2) >= BEARABLE) {
    return { order: 'advance', at: post, why: `${unit.name} marches towards the fighting.` }
  }
  return { order: 'hold', at: null, why: `${unit.name} holds its ground.` }
}
