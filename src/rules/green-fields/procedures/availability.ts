import { procedure } from '#kernel/procedure/procedure.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { checkedForm, choice, flag, integer, preset } from '#kernel/procedure/schema.ts'
import { listed } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import {
  EARLY_TANK_EXPERIENCE,
  FIRST_MONTH,
  GERMAN_TANK_STRENGTH,
  HIGHEST_RATING,
  LAST_YEAR,
  LOST_TANKS_PER_CAPTURED,
  MOST_STRENGTH,
  STOSSTRUPPE_STRENGTH,
} from '../tables/index.ts'
import { FIELD_UNITS, NATIONS, type Nation } from '../vocabulary.ts'
import { when } from '../wording.ts'

const ITEMS = [...FIELD_UNITS, 'gas', 'stosstruppe', 'captured-tanks'] as const

interface Wish {
  readonly item: (typeof ITEMS)[number]
  readonly nation: Nation
  readonly year: number
  readonly month: number
  readonly variation1914: boolean
  readonly recoveredTankStrength: number
  readonly options: Options
}

export const availability = procedure({
  name: 'availability',
  title: 'What may be fielded when',
  clauses: ['GF-DATE-01', 'GF-DATE-02', 'GF-DATE-03', 'GF-DATE-04', 'GF-DATE-05', 'GF-VAR-01', 'GF-VAR-02'],
  input: checkedForm(
    {
      item: choice(ITEMS),
      nation: choice(NATIONS),
      year: integer(FIRST_MONTH.war.year, LAST_YEAR),
      month: integer(1, 12),
      variation1914: flag(),
      recoveredTankStrength: preset(integer(0), 0),
      options,
    },
    (wish) =>
      reached(wish, FIRST_MONTH.war)
        ? undefined
        : { path: 'month', message: 'The war begins in August 1914.' },
  ),
  resolve(wish, _, trace) {
    const barred = barredBy(wish)
    if (barred) {
      trace.note(barred, 'Not available')
      return { allowed: false, experienceMax: null, strengthMax: null }
    }
    if (wish.item === 'gas') {
      trace.note('GF-DATE-01', 'Gas may be used')
      return { allowed: true, experienceMax: null, strengthMax: null }
    }
    const experienceMax = mostExperience(wish)
    const strengthMax = mostStrength(wish)
    trace.note(datedBy(wish), 'May be fielded')
    if (experienceMax < HIGHEST_RATING) trace.note('GF-DATE-03', 'Highest experience', experienceMax)
    trace.note(strengthClause(wish), 'Greatest strength', strengthMax)
    return { allowed: true, experienceMax, strengthMax }
  },
  outcome: ({ allowed, experienceMax, strengthMax }) => ({ allowed, experienceMax, strengthMax }),
  verdict({ allowed, experienceMax, strengthMax }) {
    if (!allowed) return 'Not available.'
    const limits = [
      ...when(strengthMax !== null && strengthMax !== MOST_STRENGTH, `strength at most ${strengthMax}`),
      ...when(
        experienceMax !== null && experienceMax < HIGHEST_RATING,
        `experience at most ${experienceMax}`,
      ),
    ]
    return limits.length === 0 ? 'May be fielded.' : `May be fielded: ${listed(limits)}.`
  },
})

const reached = (
  { year, month }: { readonly year: number; readonly month: number },
  first: { readonly year: number; readonly month: number },
): boolean => year > first.year || (year === first.year && month >= first.month)

/** The clause that stands in the way. */
const barredBy = (wish: Wish): ClauseId | undefined =>
  barredByDate(wish) ?? (wish.variation1914 ? barredIn1914(wish) : undefined)

const barredByDate = (wish: Wish): ClauseId | undefined => {
  const { item, nation } = wish
  switch (item) {
    case 'gas':
      return reached(wish, FIRST_MONTH.gas) ? undefined : 'GF-DATE-01'
    case 'fighter':
      return reached(wish, FIRST_MONTH.fighters) ? undefined : 'GF-DATE-02'
    case 'ground-attack':
    case 'bomber':
      return reached(wish, FIRST_MONTH.otherAircraft) ? undefined : 'GF-DATE-02'
    case 'heavy-tank':
    case 'light-tank':
      return hasTanks(wish) ? undefined : nation === 'german' ? 'GF-DATE-04' : 'GF-DATE-03'
    case 'armoured-car':
      return nation !== 'german' || reached(wish, FIRST_MONTH.germanArmour) ? undefined : 'GF-DATE-04'
    case 'captured-tanks':
      return nation === 'german' && reached(wish, FIRST_MONTH.tanks) && mostStrength(wish) >= 1
        ? undefined
        : 'GF-DATE-04'
    case 'stosstruppe':
      return nation === 'german' && reached(wish, FIRST_MONTH.stosstruppe) ? undefined : 'GF-DATE-05'
    default:
      return undefined
  }
}

/** The clause that dates what may be fielded; what none dates is on the price list at any time. */
const datedBy = ({ item, nation }: Wish): ClauseId => {
  switch (item) {
    case 'reconnaissance':
    case 'fighter':
    case 'ground-attack':
    case 'bomber':
      return 'GF-DATE-02'
    case 'heavy-tank':
    case 'light-tank':
      return nation === 'german' ? 'GF-DATE-04' : 'GF-DATE-03'
    case 'armoured-car':
    case 'captured-tanks':
      return 'GF-DATE-04'
    case 'stosstruppe':
      return 'GF-DATE-05'
    default:
      return 'GF-ARMY-02'
  }
}

/** GF-DATE-03, GF-DATE-04 */
const hasTanks = (wish: Wish): boolean => {
  switch (wish.nation) {
    case 'british':
    case 'dominion':
    case 'french':
      return reached(wish, FIRST_MONTH.tanks)
    case 'american':
      return reached(wish, FIRST_MONTH.americanTanks)
    case 'german':
      return reached(wish, FIRST_MONTH.germanArmour)
    default:
      return false
  }
}

/** GF-VAR-01, GF-VAR-02 */
const barredIn1914 = ({ item, nation, options }: Wish): ClauseId | undefined => {
  switch (item) {
    case 'gas':
    case 'heavy-tank':
    case 'light-tank':
    case 'captured-tanks':
    case 'fighter':
    case 'ground-attack':
    case 'bomber':
      return 'GF-VAR-01'
    case 'medium-artillery':
    case 'heavy-artillery':
      return nation === 'french' ? 'GF-VAR-02' : undefined
    case 'reconnaissance':
      return nation === 'german' || options['observation-aircraft-1914'] === 'both' ? undefined : 'GF-VAR-02'
    default:
      return undefined
  }
}

const mostExperience = (wish: Wish): number => {
  const { item } = wish
  const tanks = item === 'heavy-tank' || item === 'light-tank' || item === 'captured-tanks'
  return tanks && !reached(wish, FIRST_MONTH.practisedTankCrews) ? EARLY_TANK_EXPERIENCE : HIGHEST_RATING
}

/** The clause that sets the greatest strength. */
const strengthClause = ({ item, nation }: Wish): ClauseId => {
  if (item === 'stosstruppe') return 'GF-DATE-05'
  const tank = item === 'heavy-tank' || item === 'light-tank'
  return item === 'captured-tanks' || (tank && nation === 'german') ? 'GF-DATE-04' : 'GF-SCALE-07'
}

const mostStrength = ({ item, nation, recoveredTankStrength }: Wish): number => {
  switch (item) {
    case 'heavy-tank':
    case 'light-tank':
      return nation === 'german' ? GERMAN_TANK_STRENGTH : MOST_STRENGTH
    case 'stosstruppe':
      return STOSSTRUPPE_STRENGTH
    case 'captured-tanks':
      return Math.floor(recoveredTankStrength / LOST_TANKS_PER_CAPTURED)
    default:
      return MOST_STRENGTH
  }
}
