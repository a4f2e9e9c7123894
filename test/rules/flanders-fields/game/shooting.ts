import { expect } from 'vitest'
import { accept } from '#kernel/procedure/schema.ts'
import { FIRE_AT_STANDS } from '#rules/flanders-fields/game/phases/actions/fire/action.ts'
import { ORDER_SCHEMA, type OrderOf } from '#rules/flanders-fields/game/phases/index.ts'
import type { Phase } from '#rules/flanders-fields/game/phases/shapes.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { actionsOf, begun, played, standIn, withStand } from '../battle.ts'

const BENEATH: Phase = { name: 'stubborn', battalion: 'a1', result: 'retreat-20' }

export type At = readonly [x: number, y: number, heading?: number]

/** A battle in which nobody is on the table but those named, where they are put. */
export const onlyAt = (id: string, places: Readonly<Record<string, At>>): State => {
  const whole = begun(id)
  let state: State = { ...whole, turn: 1, step: 'battalion-orders', phases: [BENEATH] }
  for (const [stand, [x, y, heading]] of Object.entries(places))
    state = withStand(state, stand, { x, y, below: false, ...(heading === undefined ? {} : { heading }) })
  return { ...state, stands: state.stands.filter((stand) => stand.id in places), blockHouses: [] }
}

/** Shots as 'stand>target' or 'stand>target>face'. */
const orderOf = (pairs: readonly string[], rest: object): OrderOf<'fire'> => {
  const shots = pairs.map((pair) => {
    const [stand = '', target = '', face] = pair.split('>')
    return { stand, target, ...(face ? { face } : {}) }
  })
  const order = accept(ORDER_SCHEMA, { kind: 'fire', shots, ...rest })
  if (!order.ok || order.value.kind !== 'fire') throw new Error('not a fire order')
  return order.value
}

export const refusedFire = (state: State, unit: string, pairs: readonly string[], rest: object = {}) => {
  const refusal = FIRE_AT_STANDS.check(state, actionsOf(unit), orderOf(pairs, rest))
  return refusal && `${refusal.code} ${refusal.clause ?? ''}`
}

export const fired = (
  state: State,
  unit: string,
  pairs: readonly string[],
  faces: readonly number[],
  rest: object = {},
) => {
  expect(refusedFire(state, unit, pairs, rest)).toBeUndefined()
  return played(state, faces, (play) => FIRE_AT_STANDS.act(play, actionsOf(unit), orderOf(pairs, rest)))
}

export const markersOn = (state: State, id: string) => standIn(state, id).markers
