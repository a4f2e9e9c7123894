import { recentMemo } from '#kernel/memo.ts'
import { isOnRoad } from '../../game/board/between.ts'
import { moverFor } from '../../game/board/retreat.ts'
import { zoneAt } from '../../game/board/zones.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { allowanceOf } from '../../reckoning/going.ts'
import { ROAD_BONUS, VICTORY_POINTS } from '../../tables/index.ts'
import { rowsToOurEdge, rowsToTheirEdge, type Situation } from '../situation.ts'

/** Turns in which a unit could be off the table from a zone so many rows from an edge, if nobody stopped it. */
const turnsOff = ({ view }: Situation, unit: Unit, zone: ZoneNumber, rows: number): number => {
  const mover = moverFor(unit)
  const road = isOnRoad(view, zone) && !zoneAt(view, zone).roadCut ? ROAD_BONUS : 0
  return mover ? Math.ceil((rows + 1) / (allowanceOf(mover) + road)) : Number.POSITIVE_INFINITY
}

export const turnsToTheirEdge = (situation: Situation, unit: Unit, zone: ZoneNumber): number =>
  turnsOff(situation, unit, zone, rowsToTheirEdge(situation, zone))

export const turnsToOurEdge = (situation: Situation, foe: Unit): number =>
  turnsOff(situation, foe, foe.place, rowsToOurEdge(situation, foe.place))

/** How much more an exit counts, because it might end the campaign: one of ours, and one of theirs. */
interface Stakes {
  readonly ours: number
  readonly theirs: number
}

/** GF-VP-01: whoever has so many about to leave that they bring him to the end of the track. */
export const stakesOf = recentMemo((situation: Situation): Stakes => {
  const { view, side, enemy, own, foes, thresholds } = situation
  const { limit } = view.terms
  const isRunning = (unit: Unit): boolean => isOnBoard(unit) && isCombatUnit(unit) && unit.status === 'steady'
  const ours = own.filter((unit) => isRunning(unit) && turnsToTheirEdge(situation, unit, unit.place) <= 1)
  const theirs = foes.filter((unit) => isRunning(unit) && turnsToOurEdge(situation, unit) <= 1)
  const ends = (points: number, running: number): number =>
    points + running * VICTORY_POINTS.unitExited >= limit ? thresholds.exits.decisive : 1
  return {
    ours: ends(view.armies[side].points, ours.length),
    theirs: ends(view.armies[enemy].points, theirs.length),
  }
})

/** What it is worth to us to have units in a zone, for the edge they could leave by. */
export const edgeWorth = (situation: Situation, units: readonly Unit[], zone: ZoneNumber): number => {
  const { near } = situation.thresholds.exits
  let worth = 0
  for (const unit of units) worth += near[turnsToTheirEdge(situation, unit, zone)] ?? 0
  return worth * stakesOf(situation).ours
}
