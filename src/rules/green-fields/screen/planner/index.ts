import { several } from '#kernel/words.ts'
import type { ArmyDocument } from '#screen/designer.ts'
import type { ArmyChoice, CampaignPlanner, PlanPage } from '#screen/planner.ts'
import type { ArmyFile } from '../../armies/army-file.ts'
import { costOf } from '../../armies/design.ts'
import { readyMades } from '../../armies/ready-made.ts'
import { stateOf } from '../../game/set-up.ts'
import type { SideName } from '../../game/sides.ts'
import { OUR_READINGS } from '../../options.ts'
import { countryOf } from '../../own-battle/drawn-map.ts'
import { type CountryMap, generatedMap } from '../../own-battle/generate.ts'
import { OWN_CAMPAIGN, ownCampaign } from '../../own-battle/own-campaign.ts'
import { dayFault, dayWords } from '../../reckoning/calendar.ts'
import { sized } from '../../scenarios/scenario.ts'
import { CAMPAIGN_LIMITS, WEEKS_PER_MONTH } from '../../tables/index.ts'
import { SIDES } from '../../vocabulary.ts'
import { nationName } from '../../wording.ts'
import { sketchOf } from '../table/map-sheet.ts'
import { drawingFor, drawingOf } from './drawing.ts'
import { campaignOf, freshPlan, frontOf, type Plan, planAgain, readArmies } from './plan.ts'
import { nationSetting, planSettings } from './settings.ts'

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value >= least && value <= most

/** A player's own army settles the front that it was made for. */
const withOwn = (plan: Plan, side: SideName, own: ArmyFile): Plan => ({
  ...plan,
  frontage: isWithin(own.frontage, CAMPAIGN_LIMITS.frontage) ? own.frontage : plan.frontage,
  variation: own.variation,
  date: own.variation === plan.variation ? plan.date : own.date,
  nations: { ...plan.nations, [side]: own.nation },
  armies: { ...plan.armies, [side]: { own } },
})

const armiesFor = (plan: Plan, side: SideName, own: readonly ArmyFile[]): readonly ArmyChoice<Plan>[] => {
  const chosen = plan.armies[side]
  const ready = readyMades(frontOf(plan, side)).map(({ id, title, design }) => ({
    id,
    title,
    text: 'made for this front',
    points: costOf(design).total,
    chosen: 'ready' in chosen && chosen.ready === id,
    taken: { ...plan, armies: { ...plan.armies, [side]: { ready: id } } },
  }))
  const brought = own.map((army, i) => ({
    id: `own-${i}`,
    title: army.title,
    text: `your own: ${nationName(army.nation)}, ${several(army.frontage, 'zone')} of front`,
    points: costOf(army).total,
    chosen: 'own' in chosen && JSON.stringify(chosen.own) === JSON.stringify(army),
    taken: withOwn(plan, side, army),
  }))
  return [...ready, ...brought]
}

const countryFor = ({ frontage, depth, variation, seed, water, railway, relief, map }: Plan): CountryMap =>
  map
    ? countryOf(map)
    : generatedMap({
        columns: frontage,
        rows: depth,
        trenches: variation !== '1914',
        water,
        railway,
        relief,
        seed,
      })

/** The country, whatever may be wrong with the rest. */
const mapOf = (country: CountryMap) => {
  const { columns: frontage, rows: depth } = sized(country)
  const plain = ownCampaign({ frontage, depth }, OUR_READINGS)
  if (!plain.ok) throw new Error(plain.error.message)
  return sketchOf(stateOf({ ...plain.value, ...country }, OUR_READINGS))
}

const page = (plan: Plan, kept: readonly ArmyDocument[]): PlanPage<Plan> => {
  const own = readArmies(kept)
  const weeks = plan.months * WEEKS_PER_MONTH
  const country = countryFor(plan)
  const { columns, rows } = sized(country)
  return {
    settings: planSettings(plan),
    facts: [
      `${weeks} weeks from ${dayFault(plan.date) ? plan.date : dayWords(new Date(plan.date))}`,
      `${columns * rows} zones`,
      plan.variation === '1914' || !country.trench
        ? 'Nobody has dug in; it opens with an assault'
        : 'Both sides have dug in',
    ],
    map: mapOf(country),
    ...(plan.map
      ? { drawing: drawingFor(plan, plan.map) }
      : { drawable: { ...plan, map: drawingOf(country) } }),
    sides: SIDES.map((side) => ({
      side,
      title: `Side ${side.toUpperCase()}: ${nationName(plan.nations[side])}`,
      settings: [nationSetting(plan, side)],
      armies: armiesFor(plan, side, own),
    })),
    options: { campaign: campaignOf(plan) },
  }
}

/** Campaigns of the players' own. */
export const PLANNER: CampaignPlanner<Plan> = {
  scenario: OWN_CAMPAIGN.id,
  title: OWN_CAMPAIGN.title,
  text: OWN_CAMPAIGN.text,
  fresh: freshPlan,
  again: planAgain,
  page,
}
