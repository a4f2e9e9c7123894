import type { ZoneNumber } from '../reckoning/grid.ts'
import type { Season, SideName } from '../vocabulary.ts'

/** What a scenario lays down for the whole campaign. */
export interface Terms {
  /** Date of the first day of the first week, as ISO text. */
  readonly begins: string
  readonly weeks: number
  /** Victory points that end it at once (GF-VP-01, GF-VP-07). */
  readonly limit: number
  /** GF-VAR-01: opens with an assault instead of a week of trench warfare. */
  readonly variation: 'trench' | '1914' | 'russia-palestine'
  /** Instead of the season of the date. */
  readonly season: Season | null
  /** Who announces the assault that opens a campaign of 1914; null: whoever wins the dice. */
  readonly announcer: SideName | null
  /** GF-SCALE-11: rows from the own base line in which units may first be placed; null for the whole own ground. */
  readonly firstRows: number | null
  /** Who must open an assault, and by which week. */
  readonly mustAssault: { readonly side: SideName; readonly by: number } | null
  /** Turns of the first assault day that are as dark as night. */
  readonly fogTurns: number
  /** Who may order no bombardment in the first week, so as not to give the assault away. */
  readonly surprise: SideName | null
  /** Nobody has gas canisters. */
  readonly noCanisters: boolean
  /** How the campaign is decided after the last week. */
  readonly verdict: Verdict
  /** Units that must stand in these zones in the first week. */
  readonly placed: readonly { readonly unit: string; readonly zone: ZoneNumber }[]
  /** Units that must stay off the board in the first week. */
  readonly heldBack: readonly string[]
}

/** GF-VP-08: the lead with which a side wins, and that with which the other does; between the two it is a draw. */
export interface Marks {
  readonly side: SideName
  readonly wins: number
  readonly loses: number
}

/** How the campaign is decided at the end; without marks the higher total wins. */
export interface Verdict {
  readonly marks: Marks | null
  /** Who wins if the totals are equal. */
  readonly ties: SideName | null
  /** Points for side a for holding a zone at the end. */
  readonly prize: { readonly zone: ZoneNumber; readonly points: number } | null
}
