import type { Fault, Result } from '#kernel/procedure/result.ts'
import type { Setting } from './setting.ts'

/*
 * How a series of battles is kept on a screen that knows no rule: the rule set says how it stands, what its next battle
 * begins with, and what a battle that is over makes of it.
 */

/** Which rule set a series belongs to stands in its field `ruleset`. */
export const SERIES_FORMAT = 'duckboard.series/1'

/** A series of battles as it is kept between them; the rest is the rule set's. */
export interface SeriesDocument {
  readonly format: typeof SERIES_FORMAT
  readonly ruleset: string
  readonly title: string
}

/** A series that is being laid out. */
export interface SeriesPlanPage<P, S> {
  readonly settings: readonly Setting<P>[]
  readonly sides: readonly { readonly title: string; readonly settings: readonly Setting<P>[] }[]
  /** What it comes to. */
  readonly facts: readonly string[]
  readonly series: Result<S, Fault>
}

/** A unit that stays with the series. */
export interface RollRow {
  readonly id: string
  readonly name: string
  readonly grade: string
  /** Its establishment. */
  readonly strength: number
  readonly battles: number
  readonly men: number
  /** Platoons drafted in so far, and what was last thrown for them. */
  readonly drafts: string
  readonly standing: string
  /** It is called up for the next battle unless its owner names others. */
  readonly isCalled: boolean
  readonly mayBeCalled: boolean
}

export interface SeriesSide {
  readonly side: string
  readonly name: string
  /** What it does in the next battle. */
  readonly role: string
  /** Its part in the battle, by the game's name. */
  readonly part: string
  readonly roll: readonly RollRow[]
  /** How many of the roll take part in the next battle. */
  readonly needs: number
  readonly points: readonly { readonly title: string; readonly points: number }[]
  readonly total: number
}

export interface FoughtBattle {
  readonly title: string
  readonly text: string
  /** Men lost by the sides in their order: all, and those of each fate. */
  readonly losses: readonly { readonly title: string; readonly men: readonly number[] }[]
  readonly drafts: readonly { readonly name: string; readonly text: string }[]
}

/** The front in cm along the strip, the first side's end first. */
export interface StripMap {
  readonly width: number
  readonly from: number
  readonly to: number
  /** What the next battle is fought on. */
  readonly table: { readonly from: number; readonly to: number } | undefined
  readonly areas: readonly {
    readonly kind: 'wood' | 'houses' | 'hill' | 'marsh' | 'water' | 'torn'
    readonly at: readonly [left: number, near: number, right: number, far: number]
  }[]
  readonly roads: readonly { readonly x: number; readonly from: number; readonly to: number }[]
  readonly lines: readonly {
    readonly y: number
    readonly side: string
    readonly name: string
    readonly isFront: boolean
    readonly isDug: boolean
    /** Who had it first, where it has changed hands. */
    readonly taken: boolean
  }[]
}

/** A series as it stands between two battles. */
export interface SeriesPage {
  readonly title: string
  /** How it stands, in a sentence. */
  readonly standing: string
  readonly isOver: boolean
  /** "Battle 2 of 3, October 1917", and what is known of it. */
  readonly next: { readonly title: string; readonly text: string } | undefined
  readonly sides: readonly SeriesSide[]
  readonly fought: readonly FoughtBattle[]
  readonly strip: StripMap
}

/** Ids of the roll that owners have called up, by side. */
export type Called = Readonly<Record<string, readonly string[]>>

/** What a battle of a series begins with. */
export interface SeriesBattle {
  readonly scenario: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
  readonly title: string
}

/** How series of battles are laid out and kept. */
export interface SeriesKeeper<P = unknown, S extends SeriesDocument = SeriesDocument, B = unknown> {
  readonly title: string
  readonly text: string
  fresh(seed: number): P
  plan(plan: P): SeriesPlanPage<P, S>
  /** A series from anywhere, or everything that is wrong with it. */
  read(received: unknown): Result<S, readonly Fault[]>
  page(series: S): SeriesPage
  battle(series: S, called: Called): Result<SeriesBattle, Fault>
  /** Whether a battle with these options is the one the series comes to next. */
  isNext(series: S, options: unknown): boolean
  /** The series after that battle has come to this end. */
  takeUp(series: S, options: unknown, state: B): Result<S, Fault>
}
