import type { Footprint } from '#kernel/geometry/footprint.ts'
import { fieldOf } from '../field.ts'
import type { State } from '../state.ts'
import { cutsInto, staysOnTable } from './cutting.ts'

/** Whoever is not counted: the stand itself, or one it may stand upon. */
type Except = readonly string[]

/** FF-MOVE-15: the whole of it on the table and upon no base and no block house; stands in deep shelters are in nobody's way. */
export const hasRoom = (state: State, place: Footprint, except: Except): boolean => {
  const { width, length } = fieldOf(state.scenario)
  return (
    staysOnTable({ width, depth: length }, place) &&
    !state.stands.some((other) => !other.below && !except.includes(other.id) && cutsInto(other, place)) &&
    !state.blockHouses.some((house) => !except.includes(house.id) && cutsInto(house, place))
  )
}
