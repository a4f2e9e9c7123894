import { bestOf } from '#kernel/game/commander.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Unit } from '../game/state.ts'
import { fireAhead, fireHere, isInWorks, isShaken } from './danger.ts'
import { comesUnderGuns, isAlarmed } from './guns/gun-range.ts'
import { postFor } from './posts.ts'
import { depthOf, foremost, inchesToPoint, isInCone, onwards, type Situation } from './situation.ts'
import { retakeTask, strikeTask } from './strike.ts'
import type { Task } from './task.ts'

/** A reserve pinned under shells in the open steps back: any move takes it out from under the sheaf. */
const outOfShelling = (situation: Situation, unit: Unit): Task | undefined => {
  const { state } = situation
  const { unbearable, stepBack } = situation.thresholds.reserve
  if (!isShaken(unit) || isInWorks(state, unit) || fireHere(state, unit) > unbearable) return undefined
  const [first] = unit.bases
  if (!first) return undefined
  const rear = Math.min(...unit.bases.map(({ centre }) => depthOf(situation, centre)))
  const back = depthOf(situation, first.centre) - rear + stepBack
  const at = onwards(situation, first.centre, -back)
  if (depthOf(situation, at) >= rear) return undefined
  return { order: 'retreat', at, why: `${unit.name} is to step back out of the shelling.` }
}

/** A reserve that stands in works far behind stays there as long as everything is held. */
const staysReady = (situation: Situation, unit: Unit, post: Point): boolean => {
  const { state, side, thresholds } = situation
  return (
    unit.order === 'hold' &&
    isInWorks(state, unit) &&
    depthOf(situation, post) - foremost(situation, unit) > thresholds.reserve.longMarch &&
    state.objectives.every(({ holder }) => holder === side)
  )
}

/** Where a reserve marches to: the farthest of what is fought for ahead of it, so that it needs no further order on the way. */
const lineOfMarch = (situation: Situation, unit: Unit): Point | undefined => {
  const front = foremost(situation, unit)
  const ahead = situation.state.objectives.filter(
    ({ at }) => depthOf(situation, at) > front && isInCone(situation, unit, at),
  )
  return bestOf(ahead, ({ at }) => inchesToPoint(unit, at))?.at
}

/** What a counter-attack division should do now. */
export const eingreifTask = (situation: Situation, unit: Unit): Task => {
  const { reserve } = situation.thresholds
  const { bearable, stride } = reserve
  const struck = retakeTask(situation, unit) ?? strikeTask(situation, unit, reserve)
  if (struck) return struck
  const away = outOfShelling(situation, unit)
  if (away) return away
  if (!isAlarmed(situation) && comesUnderGuns(situation, unit)) {
    return { order: 'hold', at: null, why: `${unit.name} is to wait out of range until it is needed.` }
  }
  const post = postFor(situation, unit)
  if (post && staysReady(situation, unit, post)) {
    return { order: 'hold', at: null, why: `${unit.name} is to wait in its works until it is needed.` }
  }
  if (unit.order === 'advance' && unit.goal) {
    if (isInWorks(situation.state, unit) && fireAhead(situation, unit, stride) < bearable) {
      return {
        order: 'hold',
        at: null,
        why: `${unit.name} is to stay in its works: the ground ahead is swept.`,
      }
    }
    return { order: 'advance', at: unit.goal.at, why: `${unit.name} is to march to the sound of the guns.` }
  }
  if (post && fireAhead(situation, unit, stride) >= bearable) {
    return {
      order: 'advance',
      at: lineOfMarch(situation, unit) ?? post,
      why: `${unit.name} is to march towards the fighting.`,
    }
  }
  return { order: 'hold', at: null, why: `${unit.name} is to hold its ground.` }
}
