import {
  accept,
  checkedForm,
  choice,
  either,
  form,
  integer,
  maybe,
  text,
  yesOrNo,
} from '#kernel/procedure/schema.ts'
import type { ArmyDocument } from '#screen/designer.ts'
import { ARMY_FILE, type ArmyFile } from '../../armies/army-file.ts'
import { armyFileOf } from '../../armies/designer/army.ts'
import { readyMades } from '../../armies/ready-made.ts'
import type { SideName } from '../../game/sides.ts'
import { type DrawnMap, MAP, mapFault } from '../../own-battle/drawn-map.ts'
import { LARGEST_SEED } from '../../own-battle/own-campaign.ts'
import { CAMPAIGN_LIMITS, VICTORY_LIMIT } from '../../tables/index.ts'
import {
  NATIONS,
  type Nation,
  RELIEFS,
  type Relief,
  SIDES,
  VARIATIONS,
  WATERS,
  type Water,
} from '../../vocabulary.ts'

/** The army of a side: one that is made ready for whatever front it is, or one of a player's own. */
export type PlannedArmy = { readonly ready: string } | { readonly own: ArmyFile }

/** A campaign while it is being laid out. */
export interface Plan {
  readonly frontage: number
  readonly depth: number
  readonly date: string
  readonly months: number
  readonly limit: number
  readonly variation: (typeof VARIATIONS)[number]
  /** Of the country. */
  readonly seed: number
  readonly water: Water
  readonly railway: boolean
  readonly relief: Relief
  /** Drawn by hand instead. */
  readonly map?: DrawnMap
  readonly nations: Readonly<Record<SideName, Nation>>
  readonly armies: Readonly<Record<SideName, PlannedArmy>>
}

export const USUAL: PlannedArmy = { ready: 'usual' }

export const freshPlan = (seed: number): Plan => ({
  frontage: CAMPAIGN_LIMITS.frontage.usual,
  depth: CAMPAIGN_LIMITS.depth.usual,
  date: CAMPAIGN_LIMITS.date,
  months: CAMPAIGN_LIMITS.months.usual,
  limit: VICTORY_LIMIT.usual,
  variation: 'trench',
  seed,
  water: 'stream',
  railway: true,
  relief: 'gentle',
  nations: CAMPAIGN_LIMITS.nations,
  armies: { a: USUAL, b: USUAL },
})

const army = () => either(form({ ready: text() }), form({ own: ARMY_FILE }))
const within = ({ least, most }: { readonly least: number; readonly most: number }) => integer(least, most)

const PLAN = checkedForm(
  {
    frontage: within(CAMPAIGN_LIMITS.frontage),
    depth: within(CAMPAIGN_LIMITS.depth),
    date: text(),
    months: within(CAMPAIGN_LIMITS.months),
    limit: within(VICTORY_LIMIT),
    variation: choice(VARIATIONS),
    seed: integer(0, LARGEST_SEED),
    water: choice(WATERS),
    railway: yesOrNo(),
    relief: choice(RELIEFS),
    map: maybe(MAP),
    nations: form({ a: choice(NATIONS), b: choice(NATIONS) }),
    armies: form({ a: army(), b: army() }),
  },
  ({ map }) => map && mapFault(map),
)

/** A plan as it was kept on a device, with the country drawn for it. */
export const planAgain = (kept: unknown): Plan | undefined => {
  const read = accept(PLAN, kept)
  if (!read.ok) return undefined
  const { map, ...plan } = read.value
  return map ? { ...plan, map } : plan
}

export const frontOf = ({ nations, date, frontage, variation, map }: Plan, side: SideName) => ({
  nation: nations[side],
  date,
  // GF-VAR-07: a drawn country is as wide as it is drawn.
  frontage: map?.ground[0]?.length ?? frontage,
  variation,
})

/** Armies of the players that are for this game. */
export const readArmies = (kept: readonly ArmyDocument[]): readonly ArmyFile[] =>
  kept.flatMap((army) => {
    const read = accept(ARMY_FILE, army)
    return read.ok ? [read.value] : []
  })

const armyFor = (plan: Plan, side: SideName): ArmyFile | undefined => {
  const chosen = plan.armies[side]
  if ('own' in chosen) return chosen.own
  const made = readyMades(frontOf(plan, side)).find(({ id }) => id === chosen.ready)
  return made && armyFileOf(made.design)
}

/** What the campaign is begun with. */
export const campaignOf = (plan: Plan) => {
  const { armies: _, ...country } = plan
  const armies = Object.fromEntries(
    SIDES.flatMap((side) => {
      const army = armyFor(plan, side)
      return army ? [[side, army]] : []
    }),
  )
  return { ...country, armies }
}
