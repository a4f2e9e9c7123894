/** GF-STACK-01 */
export const MOST_WAVES = 3

/** Set by the catalogue for one throw of hit dice. */
export const MOST_HIT_DICE = 60

/** Fighters of one side in an air fight. */
export const MOST_FIGHTER_UNITS = 4

/** Units of a zone, both sides together, that gas can reach. */
export const MOST_GASSED = 6

/** The rules set no limit to these; they end where no throw of dice can be asked for any more. */
export const MOST_GUNS = 250
export const MOST_CANISTERS = 333

/** Units of a zone behind the one attacked from the air. */
export const MOST_BEHIND = MOST_WAVES - 1
