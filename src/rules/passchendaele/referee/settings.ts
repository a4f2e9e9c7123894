import type { Fields } from '#kernel/procedure/referee.ts'
import { choice, form, integer, measure, preset } from '#kernel/procedure/schema.ts'
import { FIRST_YEAR, LAST_YEAR, ZONE_RANGE } from '../tables/index.ts'
import { SIDES } from '../vocabulary.ts'

/** Third Ypres. */
const USUAL_YEAR = 1917

/** The year, who attacks, who moves first, and fog where there is any. */
export const settingWords = ({ year, defender, firstSide, zoneRange }: Fields): readonly string[] => [
  String(year),
  `${defender === 'entente' ? 'The Germans attack' : 'The Entente attacks'}`,
  `${firstSide === 'german' ? 'Germans' : 'Entente'} first`,
  ...(zoneRange === ZONE_RANGE ? [] : [`Fog: fire reaches ${String(zoneRange)} in`]),
]

export const SETTINGS = form({
  year: preset(integer(FIRST_YEAR, LAST_YEAR), USUAL_YEAR),
  /** Whose front line is attacked, and who therefore deploys first. */
  defender: preset(choice(SIDES), 'german'),
  /** Who moves first this turn; changed when the initiative is settled. */
  firstSide: preset(choice(SIDES), 'entente'),
  /** Fog shortens it. */
  zoneRange: preset(measure(0, ZONE_RANGE), ZONE_RANGE),
})
