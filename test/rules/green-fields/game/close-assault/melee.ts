import type { State } from '#rules/green-fields/game/state.ts'
import { at, inAssault, type Placed, type Setting } from '../field.ts'

/** Of an attacker: the zone it came in from. */
export type Fighter = Placed & { readonly from?: string }

const GRID = inAssault([], 'movement', [])

/**
 * Movement is over as soon as side b says so. Attackers are those that came from somewhere; they have just moved. Side
 * a moved first.
 */
export const melee = (fighters: readonly Fighter[], setting: Setting = {}): State =>
  inAssault(
    fighters.map(({ from, ...unit }) => ({
      revealed: true,
      ...(from === undefined ? {} : { cameFrom: at(GRID, from), moving: true }),
      ...unit,
    })),
    'movement',
    [{ name: 'movement', side: 'b', moved: [] }],
    setting,
  )

/** Movement is over: the fights begin. */
export const MOVED = { kind: 'done' } as const
