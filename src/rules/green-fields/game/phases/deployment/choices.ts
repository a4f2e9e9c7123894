import { connectedZones } from '../../board/control.ts'
import { columnLetter, referenceOf } from '../../board/grid.ts'
import { hasRoom } from '../../board/stacking.ts'
import type { PlayerOrder } from '../../orders.ts'
import { type SideName, type State, stackIn, type Unit } from '../../state.ts'
import type { Choice } from '../choice.ts'
import { DONE } from '../common.ts'
import type { PhaseOf } from '../phase.ts'
import { waveChoice } from '../waves.ts'
import { isFirstDeployment, OFF } from './placing.ts'

const ids = (units: readonly Unit[]): readonly string[] => units.map(({ id }) => id)

/** What a side may do with its units; only orders that `allows` are on offer. */
export const choicesOf = (
  state: State,
  _phase: PhaseOf<'deployment'>,
  side: SideName,
  allows: (order: PlayerOrder) => boolean,
): readonly Choice[] => {
  const { country, terms } = state
  const own = state.units.filter((unit) => unit.side === side && unit.gone === null)
  const which = (order: (unit: Unit) => PlayerOrder): readonly string[] =>
    ids(own.filter((unit) => allows(order(unit))))
  const zones = [...connectedZones(state, side)]
    .filter((zone) => hasRoom(state, zone, side))
    .sort((one, other) => one - other)
    .map((zone) => referenceOf(country, zone))
  const placed = own.filter((unit) =>
    [OFF, ...zones].some((zone) => allows({ kind: 'place', unit: unit.id, zone })),
  )
  const forUnits = (kind: string, title: string, unit: readonly string[], fields = {}): readonly Choice[] =>
    unit.length === 0 ? [] : [{ kind, title, fields: { unit, ...fields } }]
  const transports = own.filter(({ type }) => type === 'motor-transport')
  const idle = own.filter(({ duty }) => duty === 'idle')
  const { pool } = state.armies[side]
  return [
    ...(allows({ kind: 'deploy-usual' })
      ? [{ kind: 'deploy-usual', title: 'Place the rest as usual', fields: {} }]
      : []),
    ...forUnits('place', 'Place a unit', ids(placed), {
      zone: [
        ...zones.filter((zone) => placed.some((unit) => allows({ kind: 'place', unit: unit.id, zone }))),
        OFF,
      ],
      column: Array.from({ length: country.columns }, (_, column) => columnLetter(column)),
      // Rows from the own base line that are open in the first deployment.
      ...(isFirstDeployment(state) && terms.firstRows !== null ? { rows: terms.firstRows } : {}),
    }),
    ...state.zones.flatMap((_, zone) => {
      const stack = stackIn(state, zone, side)
      return stack.length > 1 ? [waveChoice(state, zone, stack)] : []
    }),
    ...forUnits(
      'mount',
      'Mount',
      which(({ id }) => ({ kind: 'mount', unit: id })),
    ),
    ...forUnits(
      'dismount',
      'Dismount',
      which(({ id }) => ({ kind: 'dismount', unit: id })),
    ),
    ...transports.flatMap(({ id: transport }) =>
      forUnits(
        'load',
        'Load',
        which(({ id }) => ({ kind: 'load', unit: id, transport })),
        {
          transport: [transport],
        },
      ),
    ),
    ...forUnits(
      'unload',
      'Unload',
      which(({ id }) => ({ kind: 'unload', unit: id })),
    ),
    ...forUnits(
      'luxury',
      'Restore morale for a luxury',
      which(({ id }) => ({ kind: 'luxury', unit: id })),
    ),
    ...forUnits(
      'draft',
      'Send up pooled men',
      which(({ id }) => ({ kind: 'draft', unit: id, men: 1 })),
      {
        men: { least: 1, most: pool },
      },
    ),
    ...idle.flatMap(({ id: from, strength }) =>
      forUnits(
        'draft',
        'Make good losses',
        which(({ id }) => ({ kind: 'draft', unit: id, men: 1, from })),
        {
          men: { least: 1, most: strength },
          from: [from],
        },
      ),
    ),
    ...forUnits(
      'stand-down',
      'Stand down',
      which(({ id }) => ({ kind: 'stand-down', unit: id })),
    ),
    ...forUnits(
      'stand-to',
      'Stand to again',
      which(({ id }) => ({ kind: 'stand-to', unit: id })),
    ),
    DONE,
  ]
}
