import { type Luck, luckIn, type Throw } from '../luck.ts'
import type { ShownGauge } from '../measure.ts'
import { happeningsIn } from '../replay/happenings.ts'
import { figureOf, gainFor, oneIn } from '../wording.ts'
import type { Facts } from './facts.ts'

/** Up to so much of what is ordinary nobody can call it luck. */
const EVEN = 0.5
const MUCH = 2

/** The luck of the whole battle in a sentence or two. */
export const luckWords = (gauge: ShownGauge | undefined, luck: Luck, names: readonly string[]): string => {
  const { total, ordinary, throws, exact } = luck
  if (throws === 0 || ordinary === 0) return 'No dice decided anything.'
  const [favoured = '', other] = total >= 0 ? names : names.toReversed()
  const size = Math.abs(total) / ordinary
  const told =
    size < EVEN
      ? 'The dice were even'
      : `The dice were ${size >= MUCH ? 'far ' : ''}kinder to the ${favoured} than to the ${other}`
  const how = exact ? 'reckoned exactly' : 'reckoned exactly, some from samples'
  return `${told}: ${gainFor(gauge, Math.abs(total), favoured)} over ${throws} orders with dice, where ${figureOf(gauge, ordinary)} either way is ordinary (${how}).`
}

/** One order whose dice mattered, for a table. */
export interface LuckRow {
  readonly order: number
  readonly turn: number
  readonly what: string
  /** What the first side got beyond what was to be expected. */
  readonly luck: number
  readonly chance: string
}

/** Less than this is not worth a line, in points and in per cent. */
const DUST = 0.05
const DUST_SHARED = 0.5

/** An order may be told in a dozen lines; a row has room for those that matter most. */
const MOST_LINES = 3

/** What matters most of what came of each order. */
const whatHappened = ({ reel, viewer, course }: Facts): ReadonlyMap<number, string> => {
  const told = new Map<number, readonly { readonly line: string; readonly weight: number }[]>()
  for (const span of course.spans)
    told.set(span.number, [...(told.get(span.number) ?? []), ...happeningsIn(reel, viewer, span)])
  return new Map(
    [...told].map(([order, all]) => {
      const chosen = all.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_LINES)
      const lines = all.filter((one) => chosen.includes(one)).map(({ line }) => line)
      return [order, lines.join(' ')]
    }),
  )
}

export const luckRows = (facts: Facts, throws: readonly Throw[]): readonly LuckRow[] => {
  const { gauges } = facts.course
  const what = whatHappened(facts)
  return throws
    .map((thrown) => {
      const luck = luckIn(gauges, thrown)
      const { order, turn } = thrown
      return {
        order,
        turn,
        what: what.get(order) ?? '',
        luck,
        chance: oneIn(luck >= 0 ? thrown.atLeast : thrown.atMost),
      }
    })
    .filter(({ luck }) => Math.abs(luck) >= (gauges[0]?.shared ? DUST_SHARED : DUST))
}

/** The greatest strokes of luck, either way. */
export const strokes = (rows: readonly LuckRow[], most: number): readonly LuckRow[] =>
  rows.toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck) || a.order - b.order).slice(0, most)
