/** Which rule set a series belongs to stands in its field `ruleset`. */
export const SERIES_FORMAT = 'duckboard.series/1'
