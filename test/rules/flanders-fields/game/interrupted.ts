import { sfc32 } from '#kernel/chance/random.ts'
import { ordinaryDice, seededDice } from '#kernel/chance/rolled.ts'
import { begunPlay } from '#kernel/game/play.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { newCards } from '#rules/flanders-fields/game/cards/pack.ts'
import { goOn } from '#rules/flanders-fields/game/flow.ts'
import { lose } from '#rules/flanders-fields/game/harm/losses.ts'
import { PHASES } from '#rules/flanders-fields/game/index.ts'
import { ORDER_SCHEMA } from '#rules/flanders-fields/game/phases/index.ts'
import { reckon } from '#rules/flanders-fields/game/phases/morale/reckoning.ts'
import type { Phase } from '#rules/flanders-fields/game/phases/shapes.ts'
import { beginPlayerTurn } from '#rules/flanders-fields/game/phases/turn/begin.ts'
import type { Play } from '#rules/flanders-fields/game/play.ts'
import type { Plan, State } from '#rules/flanders-fields/game/state.ts'
import type { PlayingCard, Side } from '#rules/flanders-fields/vocabulary.ts'
import { withBattalion } from '../commanding.ts'

/** Both sides hold a card, so that every test of morale is asked about (FF-MOR-10). */
export const holding = (state: State, attackers: PlayingCard = '2H'): State => {
  const { pack, ...cards } = newCards()
  const left = pack.filter((card) => card !== attackers && card !== '3H')
  return { ...state, cards: { ...cards, pack: left, hands: { attacker: [attackers], defender: ['3H'] } } }
}

/** One more platoon lost, and the battalion tests. */
export const shaken = (state: State, id: string): State => {
  const start = state.battalions.find((one) => one.id === id)?.start ?? 0
  return withBattalion(state, id, { lost: Math.ceil(start / 2) - 1 })
}

/** What happens up to the next decision, every die showing the same face. */
export const withFace = (before: State, face: number, happens: (play: Play) => void): State => {
  const state = { ...before }
  const play: Play = begunPlay(
    state,
    ordinaryDice(() => face),
    SILENT,
  )
  happens(play)
  goOn(play)
  return state
}

/** An order, every die showing the same face; it must be legal. */
export const given = (before: State, side: Side, order: unknown, face: number): State => {
  const received = accept(ORDER_SCHEMA, order)
  if (!received.ok) throw new Error(received.error.message)
  const refusal = PHASES.check(before, side, received.value)
  if (refusal) throw new Error(`${refusal.code}: ${refusal.message}`)
  const state = { ...before }
  PHASES.act(
    state,
    side,
    received.value,
    ordinaryDice(() => face),
    SILENT,
  )
  return state
}

/** A player turn from its start. */
export const fromTurnStart = (state: State, active: Side, turn: number, face: number): State =>
  withFace({ ...state, turn, active, step: 'turn-start', phases: [] }, face, beginPlayerTurn)

/** The attacker's turn from after a step on. */
export const fromStep = (state: State, step: State['step'], face: number): State =>
  withFace({ ...state, turn: 1, active: 'attacker', step, phases: [] }, face, () => undefined)

export const planned = (state: State, plan: Partial<Plan>): State => ({
  ...state,
  plans: { ...state.plans, attacker: { barrage: null, gas: [], fires: [], ...plan } },
})

/** Some random legal orders, as far as one whose result this says. */
export const wandered = (before: State, orders: number, isThere: (state: State) => boolean): State => {
  const state = { ...before }
  const random = sfc32(1)
  const dice = seededDice(1)
  for (let i = 0; i < orders && !state.ending && !isThere(state); i++) {
    const [side] = PHASES.pending(state)
    if (side) PHASES.act(state, side, PHASES.sample(state, side, random), dice, SILENT)
  }
  return state
}

/** The first time that a decision of this name waits. */
export const reached = (state: State, name: Phase['name']): State =>
  wandered(state, 200, ({ phases }) => phases.some((phase) => phase.name === name))

/** These are lost, and the tests are begun that are due. */
export const losing = (state: State, ...ids: readonly string[]): State =>
  withFace(state, 2, (play) => {
    for (const id of ids) lose(play, id, 'artillery')
    reckon(play)
  })
