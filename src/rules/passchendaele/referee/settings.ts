import { choice, form, integer, measure, preset } from '../../../kernel/procedure/schema.ts'
import { FIRST_YEAR, LAST_YEAR, ZONE_RANGE } from '../tables/index.ts'
import { SIDES } from '../vocabulary.ts'

/** Third Ypres. */
const USUAL_YEAR = 1917

export const SETTINGS = form({
  year: preset(integer(FIRST_YEAR, LAST_YEAR), USUAL_YEAR),
  /** Whose front line is attacked, and who therefore deploys first. */
  defender: preset(choice(SIDES), 'german'),
  /** Who moves first this turn; changed when the initiative is settled. */
  firstSide: preset(choice(SIDES), 'entente'),
  /** Fog shortens it. */
  zoneRange: preset(measure(0, ZONE_RANGE), ZONE_RANGE),
})
