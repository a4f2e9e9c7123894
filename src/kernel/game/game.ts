import type { Dice } from '../chance/dice.ts'
import type { Random } from '../chance/random.ts'
import type { Refusal } from '../procedure/refusal.ts'
import type { Fault, Result } from '../procedure/result.ts'
import type { Schema } from '../procedure/schema.ts'
import type { Trace } from '../procedure/trace.ts'

export type { Refusal } from '../procedure/refusal.ts'

/** One of the two parties of a battle, by the name its rule set gives it. */
export type Side = string

export interface ScenarioSummary {
  readonly id: string
  readonly title: string
  readonly sides: readonly [Side, Side]
  readonly turnLimit: number
  /** What the sides are called in it. */
  readonly names: readonly [string, string]
  /** What each has to do, where that is not the same for both: 'attacker'. */
  readonly roles?: readonly [string, string]
}

/** The words of a rule set for what every battle has. */
export interface GameWords {
  /** 'turn', 'week' */
  readonly turn: string
  /** What is counted as lost: 'bases'. */
  readonly lost: string
  /** How the figures of a unit are to be read. */
  readonly figures?: string
  /** Why a battle ended, after who won it. */
  readonly reasons: Readonly<Record<string, string>>
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
  /** It counts what the sides keep from each other: none of them can follow a battle by it. */
  readonly closed?: true
  of(view: V, side: Side): number
}

/** How a battle stands, in the figures that a chance to win is reckoned from. */
export interface Standing {
  readonly scenario: string
  /** The side that the figures speak for. */
  readonly side: Side
  /** Turns still to be played, with what is left of this one. */
  readonly left: number
  /** In the order of their names; each the more, the better for the side, and 0 where both are alike. */
  readonly figures: readonly number[]
}

export interface Prospects<V = unknown> {
  readonly names: readonly string[]
  /** Both sides can count them: nothing that is hidden goes into them. */
  readonly open?: true
  of(view: V): Standing
}

/**
 * A rule set as a whole game. The state is plain JSON-able data and holds the stack of phases, so a battle can be saved
 * in the middle of anything. `act` gives the fields of the state new values and never changes what stands in them: a copy of
 * the outermost object (`snapshot`) is a state to go back to, and the hash after an order costs what the order changed.
 */
export interface Game<
  S = unknown,
  O extends AnyOrder = AnyOrder,
  E extends AnyEvent = AnyEvent,
  V = unknown,
> {
  /** Raised whenever a stored battle may come out otherwise under the rules as they are now; 1 if left out. */
  readonly version?: number
  /** The fields of the state that hold the setting, which no order changes. */
  readonly setting?: readonly string[]
  /** A scenario as it is fought, to tell whether it is still what it was when a battle was written down. */
  scenarioOf?(scenario: string, options: unknown, seed: number): unknown
  /** An order in the form that it has now; `version` is that of the rules under which it was given. */
  upgrade?(order: AnyOrder, version: number): AnyOrder
  readonly scenarios: readonly ScenarioSummary[]
  /** Checks an order received from anywhere for its form; whether it is legal now is for `check`. */
  readonly order: Schema<O>
  /** `seed` is the battle's; what the players leave to chance before it begins goes by it. */
  begin(scenario: string, options: unknown, seed?: number): Result<S, Fault>
  /** Who owes a decision now: several when decisions are secret and simultaneous, nobody when it is over. */
  pending(state: S): readonly Side[]
  /** One sentence saying what a side must do now. */
  prompt(state: S, side: Side): string
  /**
   * Why an order may not be given now; none if it may. A side that owes no decision may give no order; only conceding
   * and offering to stop are legal for either side until the battle is over.
   */
  check(state: S, side: Side, order: O): Refusal | undefined
  /** A random legal order for a side that owes a decision. */
  sample(state: S, side: Side, random: Random): O
  /**
   * Carries out a legal order in place and says what happened, in order, with the working of what was rolled for. `hear` is
   * told of every event as soon as it happens, the state being what it is just then. A fault leaves the state half changed:
   * whoever wants to go back keeps a snapshot.
   */
  act(state: S, side: Side, order: O, dice: Dice, trace?: Trace, hear?: (event: E) => void): readonly E[]
  /** What a side may know; the umpire knows all. */
  view(state: S, side: Side | 'umpire'): V
  /**
   * What a side may know of an event, with what is hidden from it left blank; none if it hears nothing of it. `state` is the
   * one just after the event. Where this is left out, no event holds a secret.
   */
  eventView?(state: S, event: E, side: Side | 'umpire'): E | undefined
  /** The id by which a side knows a unit, where it may not know the true one. */
  idFor?(state: S, unit: string, side: Side): string
  /** Whether a side's screen shows what the other must not see, so that it is handed over before the other looks. */
  hides(state: S, side: Side): boolean
  /** A state that this view of a side could be of, what it does not know drawn at random: `view` of it gives this view again. */
  imagine?(view: V, side: Side, random: Random): S
  result(state: S): BattleResult | undefined
  /** The turn being played. */
  turn(state: S): number
  /** The part of the turn that is being played, as all may know it: 'Raids'. */
  step(state: S): string
  /** One line on how things stand: points and turn. */
  summary(view: V): string
  readonly words: GameWords
  /** Each side has a turn of its own: what the other did meanwhile was his. */
  readonly alternates?: true
  /** What each side has lost so far, by kind, as far as whoever has this view knows: a side that keeps it to itself is left out. */
  losses(view: V, viewer: Side | 'umpire'): Readonly<Record<Side, Readonly<Record<string, number>>>>
  /** How a side offers to stop, and the sides whose offer stands. */
  readonly truce: Truce<V>
  /** Figures to follow a battle by. Turning points and luck are judged by the first where no chance to win is known. */
  readonly gauges?: readonly Gauge<V>[]
  /** What a chance to win is reckoned from. */
  readonly prospects?: Prospects<V>
  /** Everybody stands where he fights from; so from the first turn on if left out. */
  isSetUp?(state: S): boolean
  /** Nothing is half done: no unit waits for the rest of its action. Always so if left out. */
  isQuiet?(state: S): boolean
  /** One line for the log, in words, with the names that a viewer knows; empty for what is not worth a line. */
  tell(state: S, event: E, viewer: Side | 'umpire'): string
}

/** An end by agreement. */
export interface Truce<V = unknown> {
  readonly order: AnyOrder
  offered(view: V): readonly Side[]
  /** An offer waits for the end of the turn, when the game itself asks the other side. */
  readonly atTurnEnd?: true
}

/** Whether the screen of one of the sides shows what the other must not see. */
export const hidesAnything = <S>(game: Pick<Game<S>, 'hides'>, state: S, sides: readonly Side[]): boolean =>
  sides.some((side) => game.hides(state, side))

/** A state to go back to. What stands in its fields is replaced and never changed, so it is shared. */
export const snapshot = <S>(state: S): S => ({ ...state })

/** Goes back: the state itself is again as it was when the snapshot was taken. */
export const restore = <S>(state: S, before: S): void => {
  if (typeof state !== 'object' || state === null) return
  for (const field of Object.keys(state))
    if (!Object.hasOwn(Object(before), field)) Reflect.deleteProperty(state, field)
  Object.assign(state, before)
}
