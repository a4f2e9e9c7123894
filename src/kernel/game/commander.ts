import { alike } from '../alike.ts'
import type { Random } from '../chance/random.ts'
import { accept, type Schema } from '../procedure/schema.ts'
import type { AnyOrder, Refusal, Side } from './game.ts'

/** An order that comes to mind, and why, in words for the players. */
export interface Wish<O extends AnyOrder = AnyOrder> {
  readonly order: O
  readonly why: string
}

/** An order that was thought through, and the share of its continuations that were won, from 0 to 1; a draw counts half. */
export interface Option extends Wish {
  readonly share: number
}

/** What thinking ahead came to. */
export interface Weighed {
  /** So many times the battle was played on in the mind. */
  readonly continuations: number
  /** The best two, the one decided on first. */
  readonly options: readonly Option[]
}

/** What a commander decides, and why. */
export interface Decision extends Wish {
  /** If it thought ahead. */
  readonly weighed?: Weighed
}

/** What a commander may ask about its own situation, as a player could at the table. */
export interface Staff {
  readonly side: Side
  /** Its own chance, apart from the dice of the battle. */
  readonly random: Random
  check(order: AnyOrder): Refusal | undefined
  /** A random legal order. */
  sample(): AnyOrder
  /** Time is up for thinking ahead; asked again and again meanwhile. Without it the budget of the player decides alone. */
  enough?(): boolean
}

/** A computer player. It knows the view of its own side, made when it asks for it, and nothing else. */
export type Commander = (view: () => unknown, staff: Staff) => Decision

/**
 * How much a decision matters, and so how long it is worth thinking about. Trivial: hardly anything hangs on it, or there
 * is hardly a choice. Routine: one of many alike, of which each counts a little. Weighty: ground, whole units or the battle
 * may be won or lost by it.
 */
export type Weight = 'trivial' | 'routine' | 'weighty'

/** What a doctrine makes of a decision. */
export interface Wishes<O extends AnyOrder = AnyOrder> {
  readonly matters: Weight
  /**
   * All different, the dearest first; some may not be legal. Each is thought of when it is asked for. They can be gone through
   * several times and are the same each time.
   */
  readonly candidates: Iterable<Wish<O>>
}

/**
 * How a rule set's own computer player judges: by the view of its side and its own chance alone. It remembers nothing and
 * changes nothing, so that it answers the same whenever it is asked the same.
 */
export interface Doctrine<V = unknown, O extends AnyOrder = AnyOrder> {
  /** With `unit`, what it would do with that one before all others. */
  wishes(view: V, staff: Staff, unit?: string): Wishes<O>
  /** What it says to an offer to stop; by how it stands if left out. */
  answer?(view: V, staff: Staff): Answer
}

/** How a commander may be inclined, beside the plain doctrine. */
export const TEMPERS = ['bold', 'thrifty', 'stubborn'] as const

export type Temper = (typeof TEMPERS)[number]

/** A doctrine in all tempers, by the thresholds of each. */
export const inTempers = <T>(
  doctrineBy: (thresholds: T) => Doctrine,
  { bold, thrifty, stubborn }: Readonly<Record<Temper, T>>,
): Readonly<Record<Temper, Doctrine>> => ({
  bold: doctrineBy(bold),
  thrifty: doctrineBy(thrifty),
  stubborn: doctrineBy(stubborn),
})

/** How a side is better led in some scenarios: by scenario and side. */
export type ByScenario<T> = Readonly<Record<string, Readonly<Record<Side, T>>>>

/** A doctrine that goes by what it knows of a scenario, where it knows something. */
export const byScenario = <T, V, O extends AnyOrder>(
  doctrineBy: (thresholds: T) => Doctrine<V, O>,
  usual: T,
  known: ByScenario<T>,
  groundOf: (view: V) => string,
): Doctrine<V, O> => {
  const elsewhere = doctrineBy(usual)
  const there = new Map(
    Object.entries(known).map(([ground, sides]) => [
      ground,
      new Map(Object.entries(sides).map(([side, thresholds]) => [side, doctrineBy(thresholds)])),
    ]),
  )
  const doctrineIn = (view: V, { side }: Staff): Doctrine<V, O> =>
    there.get(groundOf(view))?.get(side) ?? elsewhere
  const answer = elsewhere.answer
  return {
    wishes: (view, staff, unit) => doctrineIn(view, staff).wishes(view, staff, unit),
    ...(answer
      ? { answer: (view, staff) => doctrineIn(view, staff).answer?.(view, staff) ?? answer(view, staff) }
      : {}),
  }
}

/** What is said to an offer to stop, and why. */
export interface Answer {
  readonly agrees: boolean
  readonly why: string
}

/** Numbers of judgement by name, which others may stand in for. */
export type Tunable<T> = T extends number ? number : { readonly [K in keyof T]: Tunable<T[K]> }

/** Wishes as they are thought of; whatever has come up before is left out. */
export const wishes = <O extends AnyOrder>(matters: Weight, think: () => Iterable<Wish<O>>): Wishes<O> => ({
  matters,
  candidates: { [Symbol.iterator]: () => distinct(think()) },
})

function* distinct<O extends AnyOrder>(thought: Iterable<Wish<O>>): Generator<Wish<O>> {
  const before: O[] = []
  for (const wish of thought) {
    if (before.some((order) => alike(order, wish.order))) continue
    before.push(wish.order)
    yield wish
  }
}

/** Wishes in turn; what else might be done in place of the first that is legal follows right after it. */
export function* orElse<O extends AnyOrder>(
  staff: Staff,
  thought: Iterable<Wish<O>>,
  others: (first: Wish<O>) => Iterable<Wish<O>>,
): Generator<Wish<O>> {
  let found = false
  for (const wish of thought) {
    yield wish
    if (found || staff.check(wish.order)) continue
    found = true
    yield* others(wish)
  }
}

/** The first of those that are worth most; none if nothing is worth more than `least`. */
export const bestOf = <T>(
  items: Iterable<T>,
  worth: (item: T) => number,
  least: number = Number.NEGATIVE_INFINITY,
): T | undefined => {
  let best: T | undefined
  let most = least
  for (const item of items) {
    const value = worth(item)
    if (value > most) {
      most = value
      best = item
    }
  }
  return best
}

/** What the rules allow, where there is little to choose. */
export const anything = <O extends AnyOrder>(schema: Schema<O>, staff: Staff): Wishes<O> =>
  wishes('trivial', function* () {
    const sampled = accept(schema, staff.sample())
    if (sampled.ok) yield { order: sampled.value, why: 'As good as any.' }
  })

/** The parts of a doctrine that judges a situation: what a side makes of its view. */
interface Judgement<V, O extends AnyOrder, N extends Side, S> {
  readonly sides: readonly N[]
  readonly order: Schema<O>
  situation(view: V, side: N): S
  wishes(situation: S, staff: Staff, unit: string | undefined): Wishes<O>
  /** What it says to an offer to stop; by how it stands if left out. */
  readonly answer?: ((situation: S) => Answer) | undefined
}

export const judging = <V, O extends AnyOrder, N extends Side, S>({
  sides,
  order,
  situation,
  wishes: judged,
  answer,
}: Judgement<V, O, N, S>): Doctrine<V, O> => {
  const sideOf = (staff: Staff): N | undefined => sides.find((side) => side === staff.side)
  return {
    wishes: (view, staff, unit) => {
      const side = sideOf(staff)
      return side ? judged(situation(view, side), staff, unit) : anything(order, staff)
    },
    ...(answer
      ? {
          answer(view: V, staff: Staff): Answer {
            const side = sideOf(staff)
            return side ? answer(situation(view, side)) : { agrees: false, why: 'We fight on.' }
          },
        }
      : {}),
  }
}
