import type { BattalionsPhase, SupportPhase } from '#rules/flanders-fields/game/phases/shapes.ts'
import type { Battalion, State } from '#rules/flanders-fields/game/state.ts'
import type { Scenario } from '#rules/flanders-fields/scenarios/scenario.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { begun, ordered, waitingFor } from './battle.ts'

/** A battle in which a side orders its battalions, one of them begun. */
export const inBattalion = (
  id: string,
  battalion: string | null,
  side: Side = 'attacker',
  otherwise: Partial<Scenario> = {},
): State => {
  const phase: BattalionsPhase = {
    name: 'battalion-orders',
    side,
    battalion,
    step: 'shelters',
    tried: [],
    die: null,
  }
  return waitingFor(begun(id, otherwise), phase, { active: side, step: 'battalion-orders' })
}

/** A battle in which a side orders the support weapons of its regiments. */
export const inSupport = (id: string, side: Side = 'attacker'): State => {
  const phase: SupportPhase = { name: 'support-orders', side, regiment: null, step: 'staff', closed: [] }
  return waitingFor(begun(id), phase, { active: side, step: 'support-orders' })
}

export const withBattalion = (state: State, id: string, set: Partial<Battalion>): State => ({
  ...state,
  battalions: state.battalions.map((one) => (one.id === id ? { ...one, ...set } : one)),
})

export const without = (state: State, ...ids: readonly string[]): State => ({
  ...state,
  stands: state.stands.filter(({ id }) => !ids.includes(id)),
})

/** What the order die of a unit came to, and the battle after it. */
export const rolled = (state: State, side: Side, order: object, face: number) => {
  const { state: after, events } = ordered(state, side, { kind: 'order', ...order }, [face])
  const [story] = events
  if (story?.kind !== 'ordered') throw new Error('no order was rolled')
  return { ...story, after }
}
