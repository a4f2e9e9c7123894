import type { Dice } from '../chance/dice.ts'
import type { Random } from '../chance/random.ts'
import type { Fault, Result } from '../procedure/result.ts'
import type { ClauseId } from '../procedure/rulebook.ts'
import type { Schema } from '../procedure/schema.ts'
import type { Trace } from '../procedure/trace.ts'

/** One of the two parties of a battle, by the name its rule set gives it. */
export type Side = string

/** Why an order may not be given, in words a player understands. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly clause?: ClauseId
}

export interface ScenarioSummary {
  readonly id: string
  readonly title: string
  readonly sides: readonly [Side, Side]
  readonly turnLimit: number
}

/** How a battle ended. */
export interface BattleResult {
  /** None if nobody won. */
  readonly winner: Side | null
  /** Which of the ways a battle can end: 'turn-limit', 'collapse', 'concession'. */
  readonly reason: string
  /** Points of each side. */
  readonly score: Readonly<Record<Side, number>>
}

/** One kind of thing a side may order now, with what may stand in it. */
export interface Choice {
  /** The order's `kind`. */
  readonly kind: string
  /** What the button says. */
  readonly title: string
  /** For each field of the order its domain: a list, a budget, a region described for the table view. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** What every order has; the rest is the rule set's. The order to give up the battle has the kind 'concede'. */
export interface AnyOrder {
  readonly kind: string
}

/** What every event has; the rest is the rule set's. */
export interface AnyEvent {
  readonly kind: string
  /** Shows a side something that was hidden from it; the order that led here is not taken back without asking. */
  readonly reveals?: boolean
}

/** A figure by which a battle can be followed: what a side has lost, how it stands. */
export interface Gauge<V = unknown> {
  readonly id: string
  readonly title: string
  /** How it is counted, in one sentence. */
  readonly counts: string
  /** Whether more of it is good for the side. */
  readonly better: 'more' | 'less'
  of(view: V, side: Side): number
}

/**
 * A rule set as a whole game. The state is plain JSON-able data and holds the stack of phases, so a battle can be saved
 * in the middle of anything. `play` decides what happens and changes nothing; `apply` is the only place where the state
 * changes, without dice and without choices. `act` is both in one go, for battles of which nothing is written down.
 */
export interface Game<
  S = unknown,
  O extends AnyOrder = AnyOrder,
  E extends AnyEvent = AnyEvent,
  V = unknown,
> {
  /** Raised whenever a stored battle may come out otherwise under the rules as they are now; 1 if left out. */
  readonly version?: number
  readonly scenarios: readonly ScenarioSummary[]
  /**
   * Names fields of the state: what stands there, or in a list there, `apply` replaces and never changes. Of what is still
   * the same object the hash of the state is known from the order before; where nothing is named it is made anew.
   */
  readonly replaced?: readonly string[]
  /** Checks an order received from anywhere for its form; whether it is legal now is for `check`. */
  readonly order: Schema<O>
  begin(scenario: string, options: unknown): Result<S, Fault>
  /** Who owes a decision now: several when decisions are secret and simultaneous, nobody when it is over. */
  pending(state: S): readonly Side[]
  /** One sentence saying what a side must do now. */
  prompt(state: S, side: Side): string
  choices(state: S, side: Side): readonly Choice[]
  /**
   * Why an order may not be given now; none if it may. A side that owes no decision may give no order; only conceding
   * is legal for either side until the battle is over.
   */
  check(state: S, side: Side, order: O): Refusal | undefined
  /** A random legal order for a side that owes a decision. */
  sample(state: S, side: Side, random: Random): O
  /** What a legal order leads to, in order, with the working of what was rolled for. Changes nothing. */
  play(state: S, side: Side, order: O, dice: Dice, trace?: Trace): readonly E[]
  /** Changes the state in place. */
  apply(state: S, event: E): void
  /**
   * What `play` says and `apply` does, the state being changed while the order unfolds. A game that unfolds its orders on a
   * copy of the state can do without the copy here, and need not apply everything twice. A fault leaves the state half
   * changed, so it is for battles that can be thrown away; others are played and then applied.
   */
  act?(state: S, side: Side, order: O, dice: Dice, trace?: Trace): readonly E[]
  /** What a side may know; the umpire knows all. */
  view(state: S, side: Side | 'umpire'): V
  /**
   * What a side may know of an event, with what is hidden from it left blank; `state` is the one after the event. Where
   * this is left out, no event holds a secret.
   */
  eventView?(state: S, event: E, side: Side | 'umpire'): E
  result(state: S): BattleResult | undefined
  /** The turn being played. */
  turn(state: S): number
  /** What each side has lost so far, by kind. */
  losses(state: S): Readonly<Record<Side, Readonly<Record<string, number>>>>
  /** Figures to follow a battle by. Turning points and luck are judged by the first. */
  readonly gauges?: readonly Gauge<V>[]
  /** Nothing is half done: no unit waits for the rest of its action. Always so if left out. */
  settled?(state: S): boolean
  /** A copy that shares nothing that `apply` changes. */
  copy(state: S): S
  /** One line for the log, in words; with the names that a viewer knows, if one is given. */
  tell(state: S, event: E, viewer?: Side | 'umpire'): string
}
