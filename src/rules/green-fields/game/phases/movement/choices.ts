import { referenceOf } from '../../board/grid.ts'
import { isOnBoard, type SideName, type State, stackIn, type ZoneNumber } from '../../state.ts'
import type { Choice } from '../choice.ts'
import { DONE } from '../common.ts'
import type { PhaseOf } from '../phase.ts'
import { waveChoice } from '../waves.ts'
import { ridingChoices } from './riders.ts'
import { standingChoices } from './standing.ts'
import { waysOf } from './ways.ts'
import { mayMove } from './who.ts'

const references = (state: State, way: readonly ZoneNumber[]): readonly string[] =>
  way.map((zone) => referenceOf(state.country, zone))

/** Zones in which a side has several units. */
const stacksOf = (state: State, side: SideName): readonly ZoneNumber[] => {
  const zones = state.units.filter((unit) => unit.side === side && isOnBoard(unit)).map(({ place }) => place)
  return zones.filter((zone, i) => zones.indexOf(zone) === i && zones.lastIndexOf(zone) !== i)
}

/** For every unit that may still move, a way to each zone it can reach by itself. */
export const movementChoices = (
  state: State,
  phase: PhaseOf<'movement'>,
  side: SideName,
): readonly Choice[] => {
  const able = state.units.filter((unit) => unit.side === side && mayMove(state, phase, unit))
  const ways = able.map((unit) => ({ unit: unit.id, ...waysOf(state, unit) }))
  const moves = ways
    .filter(({ to }) => to.size > 0)
    .map(({ unit, to }) => ({ unit, ways: [...to.values()].map((way) => references(state, way)) }))
  const exits = ways.flatMap(({ unit, out }) => (out ? [{ unit, way: references(state, out) }] : []))
  return [
    ...(moves.length > 0 ? [{ kind: 'move', title: 'Move', fields: { units: moves } }] : []),
    ...(exits.length > 0
      ? [{ kind: 'exit', title: "Leave by the enemy's edge", fields: { units: exits } }]
      : []),
    ...ridingChoices(state, phase, side),
    ...stacksOf(state, side).map((zone) => waveChoice(state, zone, stackIn(state, zone, side))),
    ...standingChoices(state, side),
    DONE,
  ]
}
