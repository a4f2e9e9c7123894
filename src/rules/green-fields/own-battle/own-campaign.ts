import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import {
  type Accepted,
  accept,
  checkedForm,
  choice,
  flag,
  form,
  integer,
  maybe,
  preset,
  text,
} from '#kernel/procedure/schema.ts'
import { ARMY_FILE, type ArmyFile } from '../armies/army-file.ts'
import { type Design, toMuster } from '../armies/design.ts'
import { usualDesign } from '../armies/usual-design.ts'
import { violationsOf } from '../armies/violations.ts'
import type { Options } from '../options.ts'
import { dayFault, monthIn } from '../reckoning/calendar.ts'
import type { Muster } from '../scenarios/forces/force.ts'
import { NO_VERDICT, type Scenario, TRENCH_TERMS } from '../scenarios/scenario.ts'
import { CAMPAIGN_LIMITS, FIRST_MONTH, VICTORY_LIMIT, WEEKS_PER_MONTH } from '../tables/index.ts'
import type { SideName } from '../vocabulary.ts'
import { NATIONS, type Nation, RELIEFS, SIDES, VARIATIONS, WATERS } from '../vocabulary.ts'
import { countryOf, MAP, mapFault, TUNNELS, tunnelFault } from './drawn-map.ts'
import { type CountryMap, generatedMap } from './generate.ts'

export const LARGEST_SEED = 2 ** 32 - 1

const { frontage, depth, months } = CAMPAIGN_LIMITS
const between = ({ least, most, usual }: { least: number; most: number; usual: number }) =>
  preset(integer(least, most), usual)

/** GF-VAR-01: there were no trenches in the first months, and there were ever after. */
const yearFault = ({ date, variation }: Pick<Design, 'date' | 'variation'>): Fault | undefined =>
  variation === '1914' && monthIn(date).year !== FIRST_MONTH.war.year
    ? { path: 'date', message: 'The variation of 1914 is for campaigns of that year (GF-VAR-01).' }
    : undefined

const CAMPAIGN = checkedForm(
  {
    frontage: between(frontage),
    depth: between(depth),
    date: preset(text(), CAMPAIGN_LIMITS.date),
    months: between(months),
    nations: preset(form({ a: maybe(choice(NATIONS)), b: maybe(choice(NATIONS)) }), {}),
    variation: preset(choice(VARIATIONS), 'trench'),
    limit: preset(integer(VICTORY_LIMIT.least, VICTORY_LIMIT.most), VICTORY_LIMIT.usual),
    /** The whole of an army file; the usual army if left out. */
    armies: preset(form({ a: maybe(ARMY_FILE), b: maybe(ARMY_FILE) }), {}),
    seed: preset(integer(0, LARGEST_SEED), 1),
    /** Campaigns that were begun before there were waters and railways have neither. */
    water: preset(choice(WATERS), 'none'),
    railway: flag(),
    relief: preset(choice(RELIEFS), 'gentle'),
    /** A drawn country, whose size stands for frontage and depth. */
    map: maybe(MAP),
    tunnels: preset(TUNNELS, []),
  },
  ({ depth: rows }) =>
    rows % 2 === 0 ? undefined : { path: 'depth', message: `"depth" must be an even number, not ${rows}.` },
  ({ date }) => {
    const message = dayFault(date)
    return message === undefined ? undefined : { path: 'date', message }
  },
  yearFault,
  ({ map }) => map && mapFault(map),
  ({ map, variation }) =>
    variation === '1914' && map?.trench?.some((line) => /[^-]/.test(line))
      ? { path: 'map.trench', message: 'Nobody has dug in yet in 1914 (GF-VAR-01).' }
      : undefined,
)

type Campaign = Accepted<typeof CAMPAIGN>

/** GF-VAR-07: the size of a drawn map replaces what is said of it besides. */
const asDrawn = (campaign: Campaign): Campaign =>
  campaign.map
    ? { ...campaign, frontage: campaign.map.ground[0]?.length ?? 0, depth: campaign.map.ground.length }
    : campaign

const nationOf = ({ nations, armies }: Campaign, side: SideName): Nation =>
  nations[side] ?? armies[side]?.nation ?? CAMPAIGN_LIMITS.nations[side]

/** An army that was brought along must be meant for this campaign, and keep the rules on its first day. */
const broughtFault = (
  campaign: Campaign,
  side: SideName,
  army: ArmyFile,
  options: Options,
): Fault | undefined => {
  const path = (field: string): string => `armies.${side}.${field}`
  const nation = nationOf(campaign, side)
  if (army.nation !== nation)
    return { path: path('nation'), message: `Side ${side} is ${nation}, and this army is ${army.nation}.` }
  if (army.frontage !== campaign.frontage) {
    const message = `The front has ${campaign.frontage} zones, and this army is for ${army.frontage}.`
    return { path: path('frontage'), message }
  }
  if (army.variation !== campaign.variation) {
    const message = `The campaign is ${campaign.variation}, and this army is for ${army.variation}.`
    return { path: path('variation'), message }
  }
  const [violation] = violationsOf({ ...army, date: campaign.date }, options)
  return violation && { path: path(violation.path), message: violation.message }
}

const designOf = (campaign: Campaign, side: SideName, options: Options): Design => {
  const { date, frontage: zones, variation, armies } = campaign
  const front = { nation: nationOf(campaign, side), date, frontage: zones, variation }
  return armies[side] ?? usualDesign(front, options)
}

/** GF-VAR-01, GF-SCALE-03: as it was drawn, or made by chance. */
const countryFor = (campaign: Campaign): CountryMap => {
  const { frontage: columns, depth: rows, variation, seed, water, railway, relief, map } = campaign
  return map
    ? countryOf(map)
    : generatedMap({ columns, rows, trenches: variation !== '1914', water, railway, relief, seed })
}

const sappersIn = ({ contingents }: Muster): number =>
  contingents.reduce((sum, [count, { type }]) => sum + (type === 'sapper' ? count : 0), 0)

const scenarioOf = (campaign: Campaign, options: Options): Scenario => {
  const { date, months: lasts, limit, variation, tunnels } = campaign
  const army = (side: SideName): Muster => ({
    ...toMuster(designOf(campaign, side, options), `${OWN_CAMPAIGN.id}-${side}`),
    year: monthIn(date).year,
  })
  return {
    ...OWN_CAMPAIGN,
    ...countryFor(campaign),
    nations: { a: nationOf(campaign, 'a'), b: nationOf(campaign, 'b') },
    armies: { a: army('a'), b: army('b') },
    tunnels,
    heldBack: [],
    terms: {
      ...TRENCH_TERMS,
      begins: date,
      weeks: lasts * WEEKS_PER_MONTH,
      limit,
      variation,
      verdict: NO_VERDICT,
    },
  }
}

export const OWN_CAMPAIGN = {
  id: 'own-campaign',
  title: 'Your own campaign',
  text: 'A stretch of front, a date and two armies of your own choosing, on a map that is fair to both sides.',
} as const

export const OWN_CAMPAIGN_WEEKS = CAMPAIGN_LIMITS.months.usual * WEEKS_PER_MONTH

/** The campaign that the players have laid out; faults are named by their place in it. */
export const ownCampaign = (received: unknown, options: Options): Result<Scenario, Fault> => {
  const read = accept(CAMPAIGN, received)
  if (!read.ok) return read
  const campaign = asDrawn(read.value)
  for (const side of SIDES) {
    const army = campaign.armies[side]
    const fault = army && broughtFault(campaign, side, army, options)
    if (fault) return failure(fault)
  }
  const scenario = scenarioOf(campaign, options)
  const { a, b } = scenario.armies
  const fault = tunnelFault(scenario, campaign.tunnels, { a: sappersIn(a), b: sappersIn(b) })
  return fault ? failure(fault) : success(scenario)
}
