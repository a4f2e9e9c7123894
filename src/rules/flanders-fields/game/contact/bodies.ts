import type { Box } from '#kernel/geometry/box.ts'
import { type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import { groundHeld } from '../board/houses.ts'
import type { BlockHouse, Stand, State } from '../state.ts'
import { blockHouseNamed, standNamed } from '../units.ts'

/** Whom an assault goes for: a stand, or a block house that is held. */
export interface Assailed {
  readonly id: string
  readonly stand: Stand | undefined
  readonly house: BlockHouse | undefined
  /** The ground it covers (FF-BLOCK-05: in a block house, the whole of it). */
  readonly body: Footprint
}

export const assailedBy = (state: State, id: string): Assailed | undefined => {
  const house = blockHouseNamed(state, id)
  if (house) return { id, stand: undefined, house, body: house }
  const stand = standNamed(state, id)
  if (!stand) return undefined
  return { id, stand, house: undefined, body: groundHeld(state, stand) }
}

/** FF-TAB-02: as wide and deep as it is round. */
export const squaredOff = (body: Footprint): Box =>
  isDisc(body)
    ? { centre: body.centre, heading: body.heading, width: 2 * body.radius, depth: 2 * body.radius }
    : body
