import * as v from 'valibot'
import type { Dice } from '../../src/kernel/chance/dice.ts'
import { fair, type Random } from '../../src/kernel/chance/random.ts'
import type { BattleResult, Choice, Game, Refusal, Side } from '../../src/kernel/game/game.ts'
import { failure, success } from '../../src/kernel/procedure/result.ts'
import { accept, choice, form, integer, preset } from '../../src/kernel/procedure/schema.ts'

/**
 * Trench raids, the smallest game with all that a real one has. Each turn both sides write down in secret how many men
 * they send. Both are shown, a die is thrown for every man, and the side with fewer hits must say which of its two
 * platoons bears the loss, which interrupts the turn.
 */
export const SIDES = ['red', 'blue'] as const
type ToySide = (typeof SIDES)[number]

const MOST_MEN = 3
const PLATOON = 4

export interface ToyState {
  turn: number
  turnLimit: number
  /** The stack of phases, the current one last. */
  phases: ({ name: 'plan' } | { name: 'losses'; side: ToySide })[]
  platoons: Record<ToySide, number[]>
  /** Men at the start. */
  raised: Record<ToySide, number>
  sent: { red?: number; blue?: number }
  score: Record<ToySide, number>
  ended?: BattleResult
}

const ORDER = v.variant('kind', [
  form({ kind: v.literal('send'), men: integer(0, MOST_MEN) }),
  form({ kind: v.literal('bear'), platoon: integer(0, 1) }),
  form({ kind: v.literal('concede') }),
])
export type ToyOrder = v.InferOutput<typeof ORDER>

export type ToyEvent =
  | { kind: 'sent'; side: ToySide; men: number }
  | { kind: 'raided'; hits: Record<ToySide, number>; reveals: boolean }
  | { kind: 'lost'; side: ToySide; platoon: number }
  | { kind: 'turn-ended' }
  | { kind: 'ended'; result: BattleResult }

const OPTIONS = form({ length: preset(choice(['short', 'long']), 'short') })
const LENGTHS = { short: 5, long: 40 }

const enemyOf = (side: ToySide): ToySide => (side === 'red' ? 'blue' : 'red')
const sideNamed = (name: Side): ToySide | undefined => SIDES.find((side) => side === name)
const strength = (state: ToyState, side: ToySide): number =>
  state.platoons[side].reduce((sum, men) => sum + men, 0)

const pending = (state: ToyState): readonly ToySide[] => {
  const phase = state.phases.at(-1)
  if (state.ended || !phase) return []
  return phase.name === 'losses' ? [phase.side] : SIDES.filter((side) => state.sent[side] === undefined)
}

const check = (state: ToyState, name: Side, order: ToyOrder): Refusal | undefined => {
  const side = sideNamed(name)
  if (!side || state.ended) return { code: 'over', message: 'There is nothing to decide.' }
  if (order.kind === 'concede') return undefined
  if (!pending(state).includes(side)) return { code: 'not-now', message: `It is not for ${side} to decide.` }
  const wanted = state.phases.at(-1)?.name === 'losses' ? 'bear' : 'send'
  if (order.kind !== wanted) return { code: 'wrong-phase', message: `The order must be to ${wanted}.` }
  if (order.kind === 'send' && order.men > strength(state, side))
    return { code: 'too-many', message: `Only ${strength(state, side)} men are left.`, clause: 'TO-SEND-1' }
  if (order.kind === 'bear' && state.platoons[side][order.platoon] === 0)
    return { code: 'empty', message: 'That platoon has no men left.' }
  return undefined
}

const raid = (state: ToyState, sent: Record<ToySide, number>, dice: Dice): ToyEvent[] => {
  const hitsOf = (side: ToySide) => dice.pool(sent[side], 6, [0, 0, 0, 1, 1, 1], `men of ${side}`).score
  const hits = { red: hitsOf('red'), blue: hitsOf('blue') }
  const raided: ToyEvent = { kind: 'raided', hits, reveals: true }
  return hits.red === hits.blue ? [raided, ...endOfTurn(state)] : [raided]
}

const endOfTurn = (state: ToyState): ToyEvent[] =>
  state.turn < state.turnLimit
    ? [{ kind: 'turn-ended' }]
    : [{ kind: 'ended', result: decided(state, 'turn-limit') }]

const decided = ({ score }: ToyState, reason: string): BattleResult => ({
  winner: score.red === score.blue ? null : score.red > score.blue ? 'red' : 'blue',
  reason,
  score: { ...score },
})

const play = (state: ToyState, side: ToySide, order: ToyOrder, dice: Dice): ToyEvent[] => {
  if (order.kind === 'concede') {
    return [{ kind: 'ended', result: { ...decided(state, 'concession'), winner: enemyOf(side) } }]
  }
  if (order.kind === 'send') {
    const sent: ToyEvent = { kind: 'sent', side, men: order.men }
    const other = state.sent[enemyOf(side)]
    if (other === undefined) return [sent]
    const both = side === 'red' ? { red: order.men, blue: other } : { red: other, blue: order.men }
    return [sent, ...raid(state, both, dice)]
  }
  const lost: ToyEvent = { kind: 'lost', side, platoon: order.platoon }
  if (strength(state, side) > 1) return [lost, ...endOfTurn(state)]
  return [lost, { kind: 'ended', result: { ...decided(state, 'collapse'), winner: enemyOf(side) } }]
}

const apply = (state: ToyState, event: ToyEvent): void => {
  switch (event.kind) {
    case 'sent':
      state.sent[event.side] = event.men
      return
    case 'raided': {
      const { red, blue } = event.hits
      if (red !== blue) state.phases.push({ name: 'losses', side: red < blue ? 'red' : 'blue' })
      state.score.red += red
      state.score.blue += blue
      return
    }
    case 'lost':
      state.platoons[event.side][event.platoon] = (state.platoons[event.side][event.platoon] ?? 0) - 1
      state.phases.pop()
      return
    case 'turn-ended':
      state.turn++
      state.sent = {}
      return
    case 'ended':
      state.ended = event.result
  }
}

const sample = (state: ToyState, side: ToySide, random: Random): ToyOrder => {
  if (fair(random, 100) === 0) return { kind: 'concede' }
  if (state.phases.at(-1)?.name === 'losses') {
    const platoon = fair(random, 2)
    return { kind: 'bear', platoon: state.platoons[side][platoon] === 0 ? 1 - platoon : platoon }
  }
  return { kind: 'send', men: fair(random, Math.min(MOST_MEN, strength(state, side)) + 1) }
}

const copy = (state: ToyState): ToyState => ({
  ...state,
  phases: state.phases.slice(),
  platoons: { red: state.platoons.red.slice(), blue: state.platoons.blue.slice() },
  sent: { ...state.sent },
  score: { ...state.score },
})

/** What was sent is nobody else's business until both have sent. */
const view = (state: ToyState, side: Side): ToyState => {
  const seen = copy(state)
  const hidden = side === 'umpire' ? undefined : enemyOf(sideNamed(side) ?? 'red')
  if (hidden && seen.sent[enemyOf(hidden)] === undefined) delete seen.sent[hidden]
  return seen
}

/** How many men were sent is shown by the raid. */
const eventView = (_: ToyState, event: ToyEvent, side: Side): ToyEvent =>
  event.kind === 'sent' && side !== 'umpire' && side !== event.side ? { ...event, men: 0 } : event

const choices = (state: ToyState, side: Side): readonly Choice[] => {
  const concede: Choice = { kind: 'concede', title: 'Concede', fields: {} }
  if (!pending(state).some((owing) => owing === side)) return [concede]
  return state.phases.at(-1)?.name === 'losses'
    ? [{ kind: 'bear', title: 'Bear the loss', fields: { platoon: [0, 1] } }, concede]
    : [{ kind: 'send', title: 'Send men', fields: { men: { from: 0, to: MOST_MEN } } }, concede]
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
  })
}

const known = (side: Side): ToySide => sideNamed(side) ?? 'red'

export const TOY: Game<ToyState, ToyOrder, ToyEvent, ToyState> = {
  scenarios: [
    { id: 'raid', title: 'A raid', sides: SIDES, turnLimit: LENGTHS.short },
    { id: 'last-stand', title: 'The last stand', sides: SIDES, turnLimit: LENGTHS.short },
  ],
  order: ORDER,
  begin,
  pending,
  prompt: (state) => (state.phases.at(-1)?.name === 'losses' ? 'Choose a platoon.' : 'Send men.'),
  choices,
  check,
  sample: (state, side, random) => sample(state, known(side), random),
  play: (state, side, order, dice) => play(state, known(side), order, dice),
  apply,
  view,
  eventView,
  result: (state) => state.ended,
  turn: (state) => state.turn,
  losses: (state) => ({
    red: { men: state.raised.red - strength(state, 'red') },
    blue: { men: state.raised.blue - strength(state, 'blue') },
  }),
  copy,
  tell: (_, event) => event.kind,
}
