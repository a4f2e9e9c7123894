import { inchesLong, listed, several, words } from '../../../kernel/words.ts'
import { HOLDER_WORDS, ORDER_WORDS } from '../wording.ts'
import { toInches } from './board/measures.ts'
import type { GameEvent } from './events.ts'
import { type Ending, type State, unitNamed } from './state.ts'

const nameOf = (state: State, id: string): string => unitNamed(state, id)?.name ?? id

type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>

const checkedWords = (state: State, event: EventOf<'checked'>): string => {
  const { runners, roll, score, status, fallBack, inches } = event
  const sent = runners ? (runners.received ? 'receives its new order, ' : 'waits in vain for a runner, ') : ''
  const move = fallBack ? ', must fall back' : inches > 0 ? `, may move ${inchesLong(inches)}` : ''
  return `${nameOf(state, event.unit)} ${sent}rolls ${roll}, scores ${score}: ${status}${move}.`
}

const MOVE_WORDS: Readonly<Record<EventOf<'moved'>['how'], string>> = {
  advance: 'advances',
  retreat: 'retreats',
  countermarch: 'countermarches',
  'fall-back': 'falls back',
  slip: 'slips through the enemy',
  consolidation: 'steps onto the ground won',
}

/** Inches to one decimal. */
const tenths = (length: number): number => Math.round(toInches(length) * 10) / 10

const movedWords = (state: State, event: EventOf<'moved'>): string => {
  const left =
    event.left.length > 0 ? `; ${several(event.left.length, 'base')} ${words(event.left[0]?.fate ?? '')}` : ''
  const to = event.to[0]?.centre
  const at = to ? ` to ${tenths(to.x)}, ${tenths(to.y)}` : ''
  return `${nameOf(state, event.unit)} ${MOVE_WORDS[event.how]}${at}${left}.`
}

const endingWords = ({ winner, reason, degree, score }: Ending): string => {
  const points = `German ${score.german}, Entente ${score.entente}`
  if (!winner) return `Stalemate (${words(reason)}): ${points}.`
  return `${degree === 'decisive' ? 'A decisive' : 'A marginal'} victory for ${HOLDER_WORDS[winner]} (${words(reason)}): ${points}.`
}

const ROUND_WORDS = {
  attacker: 'the attackers win the round',
  defender: 'the defenders win the round',
  tie: 'the round is drawn',
} as const

const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0)

/** One line for the log; the state is the one after the event. Written objectives are never told (PA-SCALE-04). */
export const tell = (state: State, event: GameEvent): string => {
  switch (event.kind) {
    case 'deployed':
      return `${nameOf(state, event.unit)} deploys.`
    case 'relocation-rolled':
      return event.relocating.length > 0
        ? `${listed(event.relocating.map((id) => nameOf(state, id)))} may relocate.`
        : 'No division may relocate.'
    case 'relocated':
      return `${nameOf(state, event.unit)} relocates.`
    case 'orders-written':
      return `The first orders of ${HOLDER_WORDS[event.side]} are written.`
    case 'orders-revealed':
      return 'The first orders of both sides are shown.'
    case 'turn-begun':
      return `Turn ${event.turn}: ${HOLDER_WORDS[event.winner]} have the initiative.`
    case 'first-chosen':
      return `First to move: ${HOLDER_WORDS[event.first]}.`
    case 'stood-by':
      return `${nameOf(state, event.unit)} stands by.`
    case 'checked':
      return checkedWords(state, event)
    case 'ordered':
      return `${nameOf(state, event.unit)} now has the order to ${ORDER_WORDS[event.order]}.`
    case 'shell-switched':
      return `${nameOf(state, event.unit)} switches to ${event.shell === 'gas' ? 'gas' : 'HE'}.`
    case 'sheaf-laid':
      return `${nameOf(state, event.unit)} lays a sheaf.`
    case 'sheaf-lifted':
      return `A sheaf of ${nameOf(state, event.unit)} is lifted.`
    case 'gas-laid':
      return `${nameOf(state, event.unit)} fires gas.`
    case 'turned':
      return `${nameOf(state, event.unit)} changes its facing.`
    case 'moved':
      return movedWords(state, event)
    case 'removed':
      return event.why === 'surrendered'
        ? `${nameOf(state, event.unit)} has no way back and surrenders.`
        : `${nameOf(state, event.unit)} breaks and is removed.`
    case 'contact':
      return `${nameOf(state, event.unit)} is in close combat: ${several(event.attackers.length, 'base')} against ${event.defenders.length}.`
    case 'supported':
      return event.fighters.length === 0
        ? `No support from ${HOLDER_WORDS[event.side]}.`
        : `Support from ${listed([...new Set(event.fighters.map(({ unit }) => nameOf(state, unit)))])}.`
    case 'round-fought':
      return `Close combat, ${sum(event.attackerScores)} to ${sum(event.defenderScores)}: ${ROUND_WORDS[event.winner]}.`
    case 'base-lost':
      return `${nameOf(state, event.unit)} loses a base.`
    case 'combat-ended':
      return event.winner === 'none'
        ? `Nobody is left after ${several(event.rounds, 'round')}.`
        : `The ${event.winner} wins after ${several(event.rounds, 'round')}.`
    case 'objective-reached':
      return `${nameOf(state, event.unit)} has reached its objective and holds.`
    case 'done':
    case 'awaited':
    case 'settled':
      return ''
    case 'side-finished':
      return `All units of ${HOLDER_WORDS[event.side]} have been checked.`
    case 'turn-ended':
      return `Turn ${state.turn} is over.`
    case 'agreed':
      return `An offer to stop from ${HOLDER_WORDS[event.side]}.`
    case 'battle-ended':
      return endingWords(event.ending)
  }
}
