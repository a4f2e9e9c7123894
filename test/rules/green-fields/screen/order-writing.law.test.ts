import type { State } from '#rules/green-fields/game/state.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { zoneNamed } from '#rules/green-fields/reckoning/grid.ts'
import type { Known } from '../../../order-writing/law.ts'
import { proveOrderWriting } from '../../../order-writing/prove.ts'

/** What is dragged back to where it began is no order on the screen, though the rules let a unit go out and come back. */
const idle: NonNullable<Known['idle']> = ({ state }, kind, field, order) => {
  if (kind !== 'move' || field !== 'path') return false
  const { units, country } = state as State
  const { path, units: movers } = order as {
    readonly path?: readonly string[]
    readonly units?: readonly string[]
  }
  const end = zoneNamed(country, path?.at(-1) ?? '')
  return units.some(({ id, place }) => id === movers?.[0] && place === end)
}

proveOrderWriting(GREEN_FIELDS, { idle })
