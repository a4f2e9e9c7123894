import { inchesLong, listed, spelled } from '#kernel/words.ts'
import type { Change } from './tables/index.ts'
import type { Column, Holder, Order, StatusAfter } from './vocabulary.ts'

const MOST_LISTED = 3

/** The first few of many, and how many more there are. */
export const firstOf = (items: readonly string[]): string =>
  items.length <= MOST_LISTED
    ? listed(items)
    : listed([...items.slice(0, MOST_LISTED), `${spelled(items.length - MOST_LISTED)} more`])

export const ORDER_WORDS: Readonly<Record<Order, string>> = {
  hold: 'hold',
  'fire-barrage': 'barrage',
  advance: 'advance',
  retreat: 'retreat',
  countermarch: 'countermarch',
}

export const COLUMN_WORDS: Readonly<Record<Column, string>> = {
  'open-countryside': 'in open countryside',
  cratered: 'in craters',
  trench: 'in a trench',
  fortified: 'in a strongpoint',
  bunker: 'in a bunker',
  armour: 'behind armour',
}

/** What the sides are called. */
export const SIDE_NAMES = { german: 'Germans', entente: 'Entente' } as const

/** Why a battle ended, after who won it. */
export const REASON_WORDS = {
  'turn-limit': 'when the time is up',
  collapse: 'because the other side collapses',
  concession: 'because the other side gives up',
  agreement: 'as both sides agree to stop',
} as const

export const HOLDER_WORDS: Readonly<Record<Holder, string>> = {
  german: 'the Germans',
  entente: 'the Entente',
  none: 'nobody',
}

/** What became of a unit's status; whoever is now solid or disordered may have been so before. */
export const statusWords = (change: Change, status: StatusAfter): string => {
  if (status === 'removed') return 'removed'
  if (change === 0) return `stays ${status}`
  if (status === 'solid' || status === 'disordered') return `now ${status}`
  return change < 0 ? `drops to ${status}` : `recovers to ${status}`
}

/** How far a unit may go. */
export const moveWords = (inches: number, inchesOpen: number): string => {
  if (inches === 0) return 'does not move'
  const open = inchesOpen === inches ? '' : ` (${inchesOpen} in open countryside)`
  return `moves ${inchesLong(inches)}${open}`
}

interface Checked {
  readonly change: Change
  readonly newStatus: StatusAfter
  readonly fallBack: boolean
  readonly inches: number
  readonly inchesOpen: number
  readonly fires: boolean
}

/** All that a check decides about a unit. */
export const checkWords = ({ change, newStatus, fallBack, inches, inchesOpen, fires }: Checked): string => {
  const status = statusWords(change, newStatus)
  if (newStatus === 'removed') return status
  const move = fallBack ? 'falls back' : moveWords(inches, inchesOpen)
  return `${status}, ${move}, ${fires ? 'fires' : 'does not fire'}`
}
