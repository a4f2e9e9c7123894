import type { Unit } from '../game/state.ts'
import { fireAhead, isShaken } from './danger.ts'
import { asideOf, depthOf, foremost, isFoot, type Situation } from './situation.ts'
import type { Wish } from './wish.ts'

/** Inches to either side within which an enemy bars the way. */
const CLEAR_OF_ZONES = 7
/** Inches that cavalry rides in a turn over open countryside, more or less. */
const RIDE = 3.5
/** Inches ahead that must be free of fire before cavalry leaves its cover. */
const LOOKS_AHEAD = [2, 5]

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
  const front = foremost(situation, unit)
  return !situation.enemies.some(
    (enemy) =>
      isFoot(enemy) &&
      enemy.status !== 'disordered' &&
      enemy.bases.some(
        ({ centre }) =>
          depthOf(situation, centre) > front - 1 &&
          unit.bases.some(
            (base) =>
              Math.abs(asideOf(situation, base.centre) - asideOf(situation, centre)) <= CLEAR_OF_ZONES,
          ),
      ),
  )
}

/** PA-MOVE-18: through the gap and off the far edge, if the way is clear and there is time. */
export const breakthroughWish = (situation: Situation, unit: Unit, pace: number): Wish | undefined => {
  const { state } = situation
  const turns = state.table.turns - state.turn + 1
  if (isShaken(unit) || inchesToEdge(situation, unit) > turns * pace || !isWayClear(situation, unit)) {
    return undefined
  }
  return { order: 'advance', at: null, why: `${unit.name} goes through the gap for the open country.` }
}

/** Cavalry waits behind the line until nothing fires on the way, then follows up or rides through. */
export const cavalryWish = (situation: Situation, unit: Unit): Wish | undefined => {
  const through = breakthroughWish(situation, unit, RIDE)
  if (through) return through
  if (unit.order === 'advance' || LOOKS_AHEAD.every((inches) => fireAhead(situation, unit, inches) === 0)) {
    return undefined
  }
  return { order: 'hold', at: null, why: `${unit.name} stays back until nothing fires on its way.` }
}
