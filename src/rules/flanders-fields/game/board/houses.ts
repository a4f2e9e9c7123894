import type { Footprint } from '#kernel/geometry/footprint.ts'
import { memo, partsOf } from '#kernel/memo.ts'
import { standOn } from '../stand-at.ts'
import type { BlockHouse, Stand, State } from '../state.ts'
import { blockHouseNamed, standNamed } from '../units.ts'

/** A block house in being as those meet it who see it and fire at it: a stand that never moves. */
export const standOfHouse = memo((house: BlockHouse): Stand => {
  const { id, holder, centre, heading } = house
  return standOn(house, centre, heading, {
    id,
    type: 'block-house',
    side: holder ?? 'defender',
    unit: id,
    markers: 0,
    below: false,
    wire: null,
    water: null,
    stowed: false,
    revealed: false,
    realigned: false,
    fellBack: false,
    column: false,
    house: null,
  })
})

/** FF-BLOCK-05: the ground a stand covers for fire and contact: all of the block house, if it is in one. */
export const groundHeld = (state: State, stand: Stand): Footprint => {
  const house = stand.house === null ? undefined : blockHouseNamed(state, stand.house)
  if (!house || house.width === undefined) return stand
  return { centre: stand.centre, heading: stand.heading, width: house.width, depth: house.depth }
}

/** Block houses in being, as stands. */
export const heldHouses = ({ blockHouses }: Pick<State, 'blockHouses'>): readonly Stand[] =>
  blockHouses.length === 0
    ? NONE
    : blockHouses.filter(({ holder }) => holder !== null).map((house) => standOfHouse(house))

const NONE: readonly Stand[] = []

/** All that can be fired at, or stand in the way: stands, and block houses in being. */
export const bodiesOf = (state: State): readonly Stand[] =>
  state.blockHouses.length === 0 ? state.stands : standsAndHouses(state)

const standsAndHouses = partsOf<State>()('stands', 'blockHouses').memo((state: State): readonly Stand[] => [
  ...state.stands,
  ...heldHouses(state),
])

/** A stand, or a block house in being, by its id. */
export const bodyNamed = (state: State, id: string): Stand | undefined =>
  standNamed(state, id) ?? heldHouses(state).find((house) => house.id === id)
