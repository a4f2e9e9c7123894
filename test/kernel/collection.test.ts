import { expect, test } from 'vitest'
import { collection } from '#kernel/game/collection.ts'

interface Unit {
  readonly id: string
  readonly strength: number
}

const UNITS = collection('units', (unit: Unit, set) => ({ ...unit, ...set }))

const playing = (): { readonly state: { readonly units: readonly Unit[]; readonly turn: number } } => ({
  state: {
    units: [
      { id: 'a', strength: 1 },
      { id: 'b', strength: 2 },
    ],
    turn: 1,
  },
})

test('a unit is found by its id, wherever it now stands in the list', () => {
  const { state } = playing()
  expect(UNITS.named(state, 'b')?.strength).toBe(2)
  expect(UNITS.named({ units: state.units.toReversed() }, 'b')?.strength).toBe(2)
  expect(UNITS.named(state, 'c')).toBeUndefined()
})

test('a change makes a new list and leaves the old one, and all others in it, as they were', () => {
  const play = playing()
  const before = play.state.units
  UNITS.change(play, 'b', { strength: 5 })
  expect(UNITS.now(play, 'b')).toEqual({ id: 'b', strength: 5 })
  expect(before[1]?.strength).toBe(2)
  expect(play.state.units[0]).toBe(before[0])
})

test('one may be put in the place of the one of its id, or dropped', () => {
  const play = playing()
  UNITS.put(play, { id: 'a', strength: 9 })
  expect(play.state.units.map(({ strength }) => strength)).toEqual([9, 2])
  UNITS.drop(play, 'a')
  expect(play.state.units.map(({ id }) => id)).toEqual(['b'])
})

test('nothing can be changed that is not there', () => {
  const play = playing()
  expect(() => UNITS.now(play, 'c')).toThrow('there is no c among the units')
  expect(() => UNITS.change(play, 'c', {})).toThrow('there is no c among the units')
  expect(() => UNITS.put(play, { id: 'c', strength: 1 })).toThrow('there is no c among the units')
})
