import { capitalised } from '#kernel/words.ts'
import type { Setting } from '#screen/setting.ts'
import { isNation, isVariation, NATION_VALUES, VARIATION_VALUES } from '../../armies/designer/settings.ts'
import type { SideName } from '../../game/sides.ts'
import { LARGEST_SEED } from '../../own-battle/own-campaign.ts'
import { monthIn, seasonIn } from '../../reckoning/calendar.ts'
import { CAMPAIGN_LIMITS, FIRST_MONTH, VICTORY_LIMIT, WAR } from '../../tables/index.ts'
import { RELIEFS, type Relief, SEASONS, type Season, WATERS, type Water } from '../../vocabulary.ts'
import { type Plan, USUAL } from './plan.ts'

/** A day in the midst of each season, of the year that is played. */
const DAY_IN: Readonly<Record<Season, string>> = {
  winter: '01-15',
  spring: '04-15',
  summer: '07-15',
  autumn: '10-15',
}

const clamped = (date: string): string => (date < WAR.first ? WAR.first : date > WAR.last ? WAR.last : date)

const isSeason = (value: string): value is Season => SEASONS.some((one) => one === value)

const isRelief = (value: string): value is Relief => RELIEFS.some((one) => one === value)

const isWater = (value: string): value is Water => WATERS.some((one) => one === value)

/** GF-VAR-01: the first months are of one year only. */
const dateFor = (variation: Plan['variation'], date: string): string =>
  variation === '1914' && monthIn(date).year !== FIRST_MONTH.war.year ? WAR.first : date

const steps = (
  plan: Plan,
  id: 'frontage' | 'months' | 'limit' | 'seed',
  title: string,
  note: string,
  { least, most }: { least: number; most: number },
): Setting<Plan> => ({
  kind: 'number',
  id,
  title,
  note,
  value: plan[id],
  least,
  most,
  step: 1,
  to: (value) => ({ ...plan, [id]: value }),
})

/** Each side has half of the rows. */
const DEPTHS = Array.from(
  { length: (CAMPAIGN_LIMITS.depth.most - CAMPAIGN_LIMITS.depth.least) / 2 + 1 },
  (_, i) => CAMPAIGN_LIMITS.depth.least + 2 * i,
)

/** What a drawn country settles by itself. */
const OF_CHANCE: readonly string[] = ['frontage', 'depth', 'water', 'relief', 'railway', 'seed']

export const planSettings = (plan: Plan): readonly Setting<Plan>[] =>
  plan.map ? allSettings(plan).filter(({ id }) => !OF_CHANCE.includes(id)) : allSettings(plan)

const allSettings = (plan: Plan): readonly Setting<Plan>[] => [
  {
    kind: 'choice',
    id: 'variation',
    title: 'Kind of campaign',
    value: plan.variation,
    values: VARIATION_VALUES,
    to: (variation) =>
      isVariation(variation) ? { ...plan, variation, date: dateFor(variation, plan.date) } : plan,
  },
  steps(plan, 'frontage', 'Frontage', 'in zones', CAMPAIGN_LIMITS.frontage),
  {
    kind: 'choice',
    id: 'depth',
    title: 'Depth',
    note: 'in zones',
    value: String(plan.depth),
    values: DEPTHS.map((depth) => ({ value: String(depth), title: String(depth) })),
    to: (depth) => ({ ...plan, depth: Number(depth) }),
  },
  {
    kind: 'choice',
    id: 'season',
    title: 'Season',
    value: seasonIn(plan.date),
    values: SEASONS.map((value) => ({ value, title: capitalised(value) })),
    to: (season) =>
      isSeason(season) ? { ...plan, date: clamped(`${monthIn(plan.date).year}-${DAY_IN[season]}`) } : plan,
  },
  {
    kind: 'date',
    id: 'date',
    title: 'Begins on',
    value: plan.date,
    first: WAR.first,
    last: WAR.last,
    to: (date) => ({ ...plan, date }),
  },
  steps(plan, 'months', 'Months', 'of four weeks', CAMPAIGN_LIMITS.months),
  steps(plan, 'limit', 'Points that decide it', 'victory points', VICTORY_LIMIT),
  {
    kind: 'choice',
    id: 'water',
    title: 'Water',
    value: plan.water,
    values: WATERS.map((value) => ({ value, title: capitalised(value) })),
    to: (water) => (isWater(water) ? { ...plan, water } : plan),
  },
  {
    kind: 'choice',
    id: 'relief',
    title: 'Relief',
    value: plan.relief,
    values: RELIEFS.map((value) => ({ value, title: capitalised(value) })),
    to: (relief) => (isRelief(relief) ? { ...plan, relief } : plan),
  },
  {
    kind: 'flag',
    id: 'railway',
    title: 'Railway',
    note: 'on an embankment behind each front',
    value: plan.railway,
    to: (railway) => ({ ...plan, railway }),
  },
  steps(plan, 'seed', 'Number of the map', 'the same number, the same country', {
    least: 0,
    most: LARGEST_SEED,
  }),
]

export const nationSetting = (plan: Plan, side: SideName): Setting<Plan> => ({
  kind: 'choice',
  id: `nation-${side}`,
  title: 'Nation',
  value: plan.nations[side],
  values: NATION_VALUES,
  to: (nation) =>
    isNation(nation)
      ? {
          ...plan,
          nations: { ...plan.nations, [side]: nation },
          armies: { ...plan.armies, [side]: USUAL },
        }
      : plan,
})
