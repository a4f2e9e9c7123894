import * as v from 'valibot'
import { fair, type Random } from '#kernel/chance/random.ts'
import { type BattleResult, type Game, type Side, snapshot } from '#kernel/game/game.ts'
import { type PhaseRules, phasedGame, popPhase, pushPhase } from '#kernel/game/phases.ts'
import { change, type Play, replaced, tellOf } from '#kernel/game/play.ts'
import { failure, success } from '#kernel/procedure/result.ts'
import { accept, choice, form, integer, preset } from '#kernel/procedure/schema.ts'

/**
 * Trench raids, the smallest game with all that a real one has. Each turn both sides write down in secret how many men
 * they send. Both are shown, a die is thrown for every man, and the side with fewer hits must say which of its two
 * platoons bears the loss, which interrupts the turn.
 */
export const SIDES = ['red', 'blue'] as const
type ToySide = (typeof SIDES)[number]

const MOST_MEN = 3
const PLATOON = 4

type ToyPhase = { readonly name: 'plan' } | { readonly name: 'losses'; readonly side: ToySide }

export interface ToyState {
  readonly turn: number
  readonly turnLimit: number
  /** The stack of phases, the current one last. */
  readonly phases: readonly ToyPhase[]
  readonly platoons: Readonly<Record<ToySide, readonly number[]>>
  /** Men at the start. */
  readonly raised: Readonly<Record<ToySide, number>>
  readonly sent: { readonly red?: number; readonly blue?: number }
  readonly score: Readonly<Record<ToySide, number>>
  readonly agreed: readonly ToySide[]
  readonly ending: BattleResult | null
}

const ORDER = v.variant('kind', [
  form({ kind: v.literal('send'), men: integer(0, MOST_MEN) }),
  form({ kind: v.literal('bear'), platoon: integer(0, 1) }),
  form({ kind: v.literal('concede') }),
  form({ kind: v.literal('stop') }),
])
export type ToyOrder = v.InferOutput<typeof ORDER>

export type ToyEvent =
  | { kind: 'sent'; side: ToySide; men: number }
  | { kind: 'raided'; hits: Record<ToySide, number>; reveals: boolean }
  | { kind: 'lost'; side: ToySide; platoon: number }
  | { kind: 'turn-ended' }
  | { kind: 'offered'; side: ToySide }
  | { kind: 'ended'; result: BattleResult }

const OPTIONS = form({ length: preset(choice(['short', 'long']), 'short') })
const LENGTHS = { short: 5, long: 40 }

const enemyOf = (side: ToySide): ToySide => (side === 'red' ? 'blue' : 'red')
const sideNamed = (name: Side): ToySide | undefined => SIDES.find((side) => side === name)
const strength = (state: ToyState, side: ToySide): number =>
  state.platoons[side].reduce((sum, men) => sum + men, 0)

type ToyPlay = Play<ToyState, ToyEvent>

const raid = (play: ToyPlay, sent: Record<ToySide, number>): void => {
  const hitsOf = (side: ToySide) => play.dice.pool(sent[side], 6, [0, 0, 0, 1, 1, 1], `men of ${side}`).score
  const hits = { red: hitsOf('red'), blue: hitsOf('blue') }
  const { score } = play.state
  change(play, { score: { red: score.red + hits.red, blue: score.blue + hits.blue } })
  tellOf(play, { kind: 'raided', hits, reveals: true })
  if (hits.red === hits.blue) endTurn(play)
  else pushPhase(play, { name: 'losses', side: hits.red < hits.blue ? 'red' : 'blue' })
}

const endTurn = (play: ToyPlay): void => {
  const { state } = play
  if (state.turn >= state.turnLimit) {
    end(play, decided(state, 'turn-limit'))
    return
  }
  change(play, { turn: state.turn + 1, sent: {} })
  tellOf(play, { kind: 'turn-ended' })
}

const end = (play: ToyPlay, ending: BattleResult): void => {
  change(play, { ending })
  tellOf(play, { kind: 'ended', result: ending })
}

const decided = ({ score }: ToyState, reason: string): BattleResult => ({
  winner: score.red === score.blue ? null : score.red > score.blue ? 'red' : 'blue',
  reason,
  score: { ...score },
})

const PLAN: PhaseRules<ToyState, ToyPhase, ToySide, ToyOrder, ToyEvent> = {
  pending: (state) => SIDES.filter((side) => state.sent[side] === undefined),
  prompt: () => 'Send men.',
  check(state, _phase, side, order) {
    if (order.kind !== 'send') return { code: 'wrong-phase', message: 'The order must be to send.' }
    const left = strength(state, side)
    return order.men > left
      ? { code: 'too-many', message: `Only ${left} men are left.`, clause: 'TO-SEND-1' }
      : undefined
  },
  sample: (state, _phase, side, random) =>
    fair(random, 100) === 0
      ? { kind: 'concede' }
      : { kind: 'send', men: fair(random, Math.min(MOST_MEN, strength(state, side)) + 1) },
  act(play, _phase, side, order) {
    if (order.kind !== 'send') return
    const other = play.state.sent[enemyOf(side)]
    change(play, { sent: { ...play.state.sent, [side]: order.men } })
    tellOf(play, { kind: 'sent', side, men: order.men })
    if (other === undefined) return
    raid(play, side === 'red' ? { red: order.men, blue: other } : { red: other, blue: order.men })
  },
}

const LOSSES: PhaseRules<ToyState, ToyPhase, ToySide, ToyOrder, ToyEvent> = {
  pending: (_state, phase) => (phase.name === 'losses' ? [phase.side] : []),
  prompt: () => 'Choose a platoon.',
  check(state, _phase, side, order) {
    if (order.kind !== 'bear') return { code: 'wrong-phase', message: 'The order must be to bear.' }
    return state.platoons[side][order.platoon] === 0
      ? { code: 'empty', message: 'That platoon has no men left.' }
      : undefined
  },
  sample(state, _phase, side, random) {
    if (fair(random, 100) === 0) return { kind: 'concede' }
    const platoon = fair(random, 2)
    return { kind: 'bear', platoon: state.platoons[side][platoon] === 0 ? 1 - platoon : platoon }
  },
  act(play, _phase, side, order) {
    if (order.kind !== 'bear') return
    const men = play.state.platoons[side]
    const left = replaced(men, order.platoon, (men[order.platoon] ?? 0) - 1)
    change(play, { platoons: { ...play.state.platoons, [side]: left } })
    popPhase(play)
    tellOf(play, { kind: 'lost', side, platoon: order.platoon })
    if (strength(play.state, side) > 0) endTurn(play)
    else end(play, { ...decided(play.state, 'collapse'), winner: enemyOf(side) })
  },
}

const PHASES = phasedGame<ToyState, ToyPhase, ToySide, ToyOrder, ToyEvent>({
  sides: SIDES,
  rulesOf: ({ name }) => (name === 'plan' ? PLAN : LOSSES),
  stopping: {
    battle: 'battle',
    offer: 'stop',
    offered: (side) => ({ kind: 'offered', side }),
    end(play, by) {
      if (by.reason === 'agreement') end(play, decided(play.state, 'agreement'))
      else end(play, { ...decided(play.state, 'concession'), winner: enemyOf(by.loser) })
    },
  },
})

/** What was sent is nobody else's business until both have sent. */
const view = (state: ToyState, side: Side): ToyState => {
  const own = sideNamed(side)
  if (!own || state.sent[own] !== undefined) return snapshot(state)
  return { ...state, sent: {} }
}

/** How many men were sent is shown by the raid. */
const eventView = (_: ToyState, event: ToyEvent, side: Side): ToyEvent =>
  event.kind === 'sent' && side !== 'umpire' && side !== event.side ? { ...event, men: 0 } : event

/** Whether the enemy has sent men, and how many, is all that a side does not know. */
const imagine = (seen: ToyState, side: Side, random: Random): ToyState => {
  const own = sideNamed(side)
  const unknown = own && !seen.ending && seen.phases.at(-1)?.name === 'plan' && seen.sent[own] === undefined
  if (!unknown || fair(random, 2) === 0) return snapshot(seen)
  const enemy = enemyOf(own)
  return { ...seen, sent: { [enemy]: fair(random, Math.min(MOST_MEN, strength(seen, enemy)) + 1) } }
}

const begin: Game<ToyState>['begin'] = (scenario, options) => {
  const accepted = accept(OPTIONS, options)
  if (!accepted.ok) return accepted
  if (scenario !== 'raid' && scenario !== 'last-stand')
    return failure({ path: 'scenario', message: `There is no scenario "${scenario}".` })
  const blue = scenario === 'raid' ? [PLATOON, PLATOON] : [1, 1]
  return success({
    turn: 1,
    turnLimit: LENGTHS[accepted.value.length],
    phases: [{ name: 'plan' }],
    platoons: { red: [PLATOON, PLATOON], blue },
    raised: { red: 2 * PLATOON, blue: (blue[0] ?? 0) * 2 },
    sent: {},
    score: { red: 0, blue: 0 },
    agreed: [],
    ending: null,
  })
}

export const TOY: Game<ToyState, ToyOrder, ToyEvent, ToyState> = {
  scenarios: [
    { id: 'raid', title: 'A raid', sides: SIDES, names: ['Red', 'Blue'], turnLimit: LENGTHS.short },
    {
      id: 'last-stand',
      title: 'The last stand',
      sides: SIDES,
      names: ['Red', 'Blue'],
      turnLimit: LENGTHS.short,
    },
  ],
  order: ORDER,
  begin,
  ...PHASES,
  view,
  eventView,
  hides: ({ phases, ending }) => !ending && phases.at(-1)?.name === 'plan',
  imagine,
  result: ({ ending }) => ending ?? undefined,
  turn: (state) => state.turn,
  step: ({ phases }) => phases.at(-1)?.name ?? 'over',
  summary: ({ score }) => `Red ${score.red}, blue ${score.blue}`,
  words: { turn: 'turn', lost: 'men', reasons: {} },
  losses: (state) => ({
    red: { men: state.raised.red - strength(state, 'red') },
    blue: { men: state.raised.blue - strength(state, 'blue') },
  }),
  tell: (_, event) => event.kind,
}
