import type { Phase } from '#rules/green-fields/game/phases/shapes.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { field, type Placed, type Setting } from '../field.ts'

/** Something else is waited for when the raids are over, so that the week stands still. */
export const THEN: Phase = { name: 'opening' }
export const DONE = { kind: 'done' }
export const FIRE_ALL = { kind: 'defend-raid' }

/** Side b has declared nothing and side a declares, unless it is said otherwise. */
export const raiding = (units: readonly Placed[], setting: Setting = {}, side: SideName = 'a'): State =>
  field(units, 'raids', [THEN, { name: 'raids', side }], { loser: 'b', ...setting })

export const raid = (zone: string, strength = 2, rest: object = {}) => ({
  kind: 'raid',
  unit: 'a-1',
  strength,
  zone,
  ...rest,
})

export const RAIDERS: Placed = { id: 'a-1', at: 'C4', experience: 2 }
