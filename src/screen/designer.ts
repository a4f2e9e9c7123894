import type { Fault, Result } from '#kernel/procedure/result.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import type { Ready, Setting } from './setting.ts'

/*
 * How armies are put together on a screen that knows no rule: the rule set says what may be changed, what each change
 * leads to, what it costs and what the rules have against it.
 */

/** Which rule set an army belongs to stands in its field `ruleset`. */
export const ARMY_FORMAT = 'duckboard.army/1'

/** An army as it is kept and shared; the rest is the rule set's. */
export interface ArmyDocument {
  readonly format: typeof ARMY_FORMAT
  readonly ruleset: string
  readonly title: string
}

/** Units that are bought alike. */
export interface DesignLine<A> {
  readonly title: string
  /** Ratings and the like, in a few words. */
  readonly text: string
  readonly count: Setting<A> & { readonly kind: 'number' }
  readonly each: number
  readonly points: number
  readonly settings: readonly Setting<A>[]
  readonly without: A
  /** With one of several as a line of its own, to be bought better or worse. */
  readonly split?: A
}

/** What the rules have against an army, and what would mend it or help to. */
export interface Objection<A> {
  readonly message: string
  readonly clause: ClauseId
  /** The line it is about. */
  readonly line?: number
  readonly mends: readonly { readonly title: string; readonly army: A }[]
}

export interface Offer<A> extends Ready<A> {
  /** Why the rules would be against it: the screen warns and lets the owner have it. */
  readonly barred?: { readonly message: string; readonly clause: ClauseId }
}

export interface RosterEntry {
  readonly name: string
  readonly kind: string
  readonly strength: number
  /** Ratings and what it rides. */
  readonly ratings: string
  /** So many are left when it is down to half, where the rules ask. */
  readonly half?: number
}

/** An army as its designer shows it. */
export interface ArmyPage<A> {
  readonly title: Setting<A> & { readonly kind: 'text' }
  /** Where, when and for whom it fights. */
  readonly settings: readonly Setting<A>[]
  readonly lines: readonly DesignLine<A>[]
  readonly goods: readonly Setting<A>[]
  readonly points: { readonly spent: number; readonly total: number }
  /** What else is worth knowing, each in a few words. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly violations: readonly Objection<A>[]
  /** Allowed, and perhaps unwise. */
  readonly warnings: readonly Objection<A>[]
  /** Whole armies for the same front, in place of this one. */
  readonly ready: readonly Ready<A>[]
  /** Units to be added one by one. */
  readonly offers: readonly { readonly title: string; readonly units: readonly Offer<A>[] }[]
  /** One unit after another, as it takes the field. */
  readonly roster: readonly RosterEntry[]
}

export interface Designer<A extends ArmyDocument = ArmyDocument> {
  /** What a new army begins as. */
  fresh(): A
  /** An army from anywhere, whatever the rules have against it, or why it is none. */
  read(received: unknown): Result<A, readonly Fault[]>
  page(army: A): ArmyPage<A>
}
