import type { Phase } from '#rules/green-fields/game/phases/shapes.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { Assault, State } from '#rules/green-fields/game/state.ts'
import { field, inAssault, type Placed, type Setting } from '../field.ts'

/** Something else is waited for when the guns have done, so that the week stands still. */
export const THEN: Phase = { name: 'opening' }
export const DONE = { kind: 'done' }

/** A regiment of field guns, off the board unless it has a place. */
export const gun = (id: string, place: string | undefined, rest: Partial<Placed> = {}): Placed => ({
  id,
  ...(place === undefined ? {} : { at: place }),
  type: 'field-artillery',
  strength: 9,
  experience: 1,
  ...rest,
})

export const fire = (unit: string, target: string, mission = 'bombardment') => ({
  kind: 'fire',
  unit,
  mission,
  target,
})

/** A side announces the fire of the week. */
export const announcing = (units: readonly Placed[], setting: Setting = {}, side: SideName = 'a'): State =>
  field(units, 'bombardment', [THEN, { name: 'bombardment', side, round: 1 }], setting)

/** Side a lays its guns in an assault; side b has done. */
export const laying = (
  units: readonly Placed[],
  setting: Setting & { readonly assault?: Partial<Assault> } = {},
): State =>
  inAssault(units, 'artillery', [THEN, { name: 'artillery' }], { army: { b: { ready: true } }, ...setting })
