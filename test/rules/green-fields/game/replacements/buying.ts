import type { State } from '#rules/green-fields/game/state.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import { at, field, give, type Placed, put, type Setting } from '../field.ts'

export const DONE = { kind: 'done' } as const

/** Both sides are buying; the depots have been thrown for. */
export const buying = (units: readonly Placed[], setting: Setting = {}): State => {
  const state = field(units, 'replacements', [], setting)
  const { a, b } = state.armies
  put(state, {
    phases: [
      {
        name: 'replacements',
        last: { a: { points: a.points, depot: a.depot }, b: { points: b.points, depot: b.depot } },
        arrived: [],
      },
    ],
  })
  return state
}

/** So much supply for side a. */
export const rich = (supply: number): Setting => ({ army: { a: { supply } } })

/** The gas is over when side b says so, and the depots are thrown for: the loser's (a) first. */
export const thrown = (state: State, dice: readonly number[]): readonly Story[] =>
  give(state, 'b', DONE, dice)

export const beforeSupply = (units: readonly Placed[], setting: Setting = {}): State =>
  field(units, 'gas', [{ name: 'gas', side: 'b' }], setting)

/** An infantry regiment off the board for supply points, unless it is said otherwise. */
export const unit = (wanted: object = {}) => ({
  kind: 'buy-unit',
  type: 'infantry',
  strength: 4,
  experience: 1,
  morale: 2,
  zone: 'off',
  pay: 'supply',
  ...wanted,
})

export const reinforce = (id: string, men: number, from = 'supply') => ({
  kind: 'reinforce',
  unit: id,
  men,
  from,
})

export const goods = (item: string, quantity: number, pay = 'supply') => ({
  kind: 'buy-goods',
  item,
  quantity,
  pay,
})

/** A box barrage of side b around a zone: six field guns make two dice, three one. */
export const boxed = (state: State, zone: string, strength = 6): State => {
  put(state, {
    boxes: [
      {
        side: 'b',
        zone: at(state, zone),
        guns: [{ type: 'field-artillery', strength }],
        unobserved: false,
      },
    ],
  })
  return state
}

export const newest = (state: State) => {
  const unit = state.units.at(-1)
  if (!unit) throw new Error('there are no units')
  return unit
}
