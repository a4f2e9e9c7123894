/** Which rule set a series belongs to stands in its field `ruleset`. */
export const SERIES_FORMAT = 'duckboard.series/1'

/** A series of battles as it is kept between them; the rest is the rule set's. */
export interface SeriesDocument {
  readonly format: typeof SERIES_FORMAT
  readonly ruleset: string
  readonly title: string
}
