import type { AnyEvent, Side } from '#kernel/game/game.ts'
import type { ZoneGrid } from './zone-map.ts'

/** Those a side has lost. */
export interface Graves {
  readonly side: Side
  readonly name: string
  readonly crosses: number
  /** What is said of so many, in a sentence. */
  readonly rating: string
}

/** Where in a war diary something belongs. */
export interface DiaryPlace {
  /** The week. */
  readonly chapter: string
  /** The phase of the week, or the day of an assault. */
  readonly section: string
}

/** What is left to look at when a campaign is over. */
export interface Aftermath<S = unknown, E extends AnyEvent = AnyEvent> {
  graves(state: S): readonly Graves[]
  /** The country at the end, with the places where many fell. */
  map(state: S): ZoneGrid
  /** Where something belongs that happens now. */
  place(state: S): DiaryPlace
  /** Whose doing or suffering an event was, where it was one side's and its line does not say so. */
  about(state: S, event: E): Side | undefined
  /** How things stand, for the end of a chapter. */
  tally(state: S): string
}
