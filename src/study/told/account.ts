import { totalOf } from '#kernel/game/battle/log.ts'
import type { Side } from '#kernel/game/game.ts'
import { type Beat, beatsOf, type Known } from './beats.ts'

/** A line of an account; what was told several times running is told once. */
export interface ToldLine extends Omit<Beat, 'alike' | 'follows'> {
  /** The first is 1. */
  readonly number: number
}

/** What was done by others since a side last decided, in a few lines. */
export interface Account {
  /** Whose doing it was, first of all. */
  readonly by: Side
  readonly turn: number
  /** The part of the turn, if it was decided in secret on both sides and came to light at once. */
  readonly step: string | undefined
  readonly lines: readonly ToldLine[]
  /** What each side lost meanwhile, as far as it is known. */
  readonly lost: Readonly<Record<Side, number>>
  /** Enough happened to stop and look at it. */
  readonly weighty: boolean
  /** How many orders had been given when it was made. */
  readonly at: number
}

const LINES = { least: 3, most: 6 } as const
/** Lighter lines are told only if there are too few others. */
const ORDINARY = 1.5
/** One line of this weight is worth stopping for, and so are several ordinary ones. */
const WEIGHTY = 4

/** The weightiest few, in the order in which they happened. */
const chosen = (beats: readonly Beat[]): readonly Beat[] => {
  const ranked = [...beats.keys()].sort((a, b) => (beats[b]?.weight ?? 0) - (beats[a]?.weight ?? 0) || a - b)
  const ordinary = beats.filter(({ weight }) => weight >= ORDINARY).length
  const count = Math.min(LINES.most, Math.max(LINES.least, ordinary))
  return ranked
    .slice(0, count)
    .sort((a, b) => a - b)
    .flatMap((i) => beats[i] ?? [])
}

const counted = (texts: readonly string[]): readonly string[] => {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return [...times].map(([text, count]) =>
    count === 1 ? text : `${text.replace(/\.$/, '')}, ${count === 2 ? 'twice' : `${count} times`}.`,
  )
}

/**
 * What a side has to be told before it decides: all that others ordered since its own last order, or since the first of
 * those it gave at one press, or since so many orders of which it has been told. What came to light with an order of its own, given in secret, belongs to it.
 */
export const accountFor = (
  known: Known,
  side: Side,
  toldTo: number,
  pressed?: number,
): Account | undefined => {
  const { log, game, viewer } = known
  const own = log.orders.findLastIndex((order) => order.side === side)
  const ownOrder = log.orders[own]
  const secret =
    !game.alternates && ownOrder !== undefined && own >= toldTo && game.hides(ownOrder.before, side)
  const from = Math.max(toldTo, Math.min(secret ? own : own + 1, pressed ?? own + 1))
  const orders = log.orders
    .map((order, at) => ({ order, at }))
    .slice(from)
    .filter(({ order }) => order.side !== side || (secret && order === ownOrder))
  const first = orders[0]?.order
  const last = orders.at(-1)?.order
  const theirs = orders.findLast(({ order }) => order.side !== side)?.order
  if (!first || !last || !theirs) return undefined
  const beats = beatsOf(known, orders)
  if (beats.length === 0) return undefined
  const lines = chosen(beats).map(({ alike: _alike, follows: _follows, ...beat }, i): ToldLine => {
    const [text = beat.text] = counted([beat.text, ...beat.details.filter((one) => one === beat.text)])
    return { ...beat, number: i + 1, text, details: counted(beat.details.filter((one) => one !== beat.text)) }
  })
  const lostBy = (state: unknown) => game.losses(game.view(state, viewer), viewer)
  const before = lostBy(first.before)
  const after = lostBy(last.after)
  const weights = lines.map(({ weight }) => weight)
  return {
    by: theirs.side,
    turn: Math.max(1, game.turn(theirs.before)),
    step: secret ? game.step(theirs.before) : undefined,
    lines,
    lost: Object.fromEntries(
      Object.keys(after).map((one) => [one, totalOf(after[one]) - totalOf(before[one])]),
    ),
    weighty:
      Math.max(...weights) >= WEIGHTY || weights.filter((weight) => weight >= ORDINARY).length >= LINES.least,
    at: log.orders.length,
  }
}
