import type { Unit } from '../game/state.ts'
import { fireAhead, isShaken } from './danger.ts'
import { asideOf, depthOf, foremost, isFoot, type Situation } from './situation.ts'
import type { Task } from './task.ts'

/** Inches from the foremost base to the far edge of the table. */
const inchesToEdge = (situation: Situation, unit: Unit): number => {
  const { width, depth } = situation.state.table
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: depth },
  ]
  return Math.max(...corners.map((corner) => depthOf(situation, corner))) - foremost(situation, unit)
}

/** No enemy on foot who can still fire stands ahead, near the line of advance. */
const isWayClear = (situation: Situation, unit: Unit): boolean => {
  const { clearAside, clearBehind } = situation.thresholds.cavalry
  const front = foremost(situation, unit) - clearBehind
  return !situation.enemies.some(
    (enemy) =>
      isFoot(enemy) &&
      enemy.status !== 'disordered' &&
      enemy.bases.some(
        ({ centre }) =>
          depthOf(situation, centre) > front &&
          unit.bases.some(
            (base) => Math.abs(asideOf(situation, base.centre) - asideOf(situation, centre)) <= clearAside,
          ),
      ),
  )
}

/** PA-MOVE-18: through the gap and off the far edge, if the way is clear and there is time. */
export const breakthroughTask = (situation: Situation, unit: Unit, pace: number): Task | undefined => {
  const { state } = situation
  const turns = state.table.turns - state.turn + 1
  if (isShaken(unit) || inchesToEdge(situation, unit) > turns * pace || !isWayClear(situation, unit)) {
    return undefined
  }
  return { order: 'advance', at: null, why: `${unit.name} is to go through the gap for the open country.` }
}

/** Cavalry waits behind the line until nothing fires on the way, then follows up or rides through. */
export const cavalryTask = (situation: Situation, unit: Unit): Task | undefined => {
  const { ride, looksAhead } = situation.thresholds.cavalry
  const through = breakthroughTask(situation, unit, ride)
  if (through) return through
  if (unit.order === 'advance' || looksAhead.every((inches) => fireAhead(situation, unit, inches) === 0)) {
    return undefined
  }
  return { order: 'hold', at: null, why: `${unit.name} is to stay back until nothing fires on its way.` }
}
