import { ordinal } from '#kernel/words.ts'
import { ARMY_FORMAT } from '#screen/designer.ts'
import {
  ORGANISATION,
  type OrganisationId,
  SQUADRONS,
  STORM_PLATOONS,
  stormWeapons,
  weaponsOf,
} from '../armies/organisations.ts'
import type { Counted, Weapon } from '../scenarios/scenario.ts'
import type { Nation, Quality, Side, TankType } from '../vocabulary.ts'
import type { ArmyFile } from './army-file.ts'
import type { Gas } from './form.ts'
import { type NationalRule, usualRules } from './national.ts'

/** One side of a battle of the players' own, nothing left out. */
export interface Army {
  readonly title: string
  readonly nation: Nation
  readonly date: string
  readonly organisation: OrganisationId
  readonly regiments: readonly Regiment[]
  readonly tankQuality: 'raw' | 'experienced'
  readonly national: readonly NationalRule[]
  readonly air: number
  readonly gas: readonly Gas[]
}

export interface Regiment {
  readonly title: string
  readonly battalions: readonly Battalion[]
  readonly assets: Counted
  readonly offTable: Counted
}

export interface Battalion {
  readonly title: string
  readonly kind: 'rifle' | 'storm' | 'cavalry'
  readonly quality: Quality
  readonly companies: number
  readonly platoons: number
  /** Companies besides. */
  readonly pioneers: number
  readonly weapons: Counted
  readonly tanks: readonly TankType[]
  readonly reserve: boolean
}

// biome-ignore format: a list
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI'] as const

export const regimentTitle = (nation: Nation, number: number): string => {
  if (nation === 'german') return `Infantry Regiment ${number}`
  return `${ordinal(number)} ${nation === 'british' ? 'Brigade' : 'Regiment'}`
}

export const battalionTitle = (nation: Nation, kind: Battalion['kind'], number: number): string => {
  if (kind === 'storm') return 'Storm Battalion'
  if (kind === 'cavalry') return 'Cavalry Regiment'
  return `${nation === 'german' ? (ROMAN[number - 1] ?? number) : ordinal(number)} Battalion`
}

// FF-TANK-05
export const crewsAt = (date: string): Army['tankQuality'] => (date <= '1917-06' ? 'raw' : 'experienced')

const noNothing = (counts: Readonly<Record<string, number | undefined>>): Counted =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => (count ?? 0) > 0))

/** Reserves come last in their regiment, cavalry after all. */
const inOrder = (battalions: readonly Battalion[]): readonly Battalion[] => {
  const place = ({ kind, reserve }: Battalion): number => (kind === 'cavalry' ? 2 : reserve ? 1 : 0)
  return battalions.toSorted((one, other) => place(one) - place(other))
}

/** An army that was brought along, what it leaves out filled in for the day of the battle. */
export const armyOf = (file: ArmyFile, date: string, side: Side, regimentsBefore: number): Army => {
  const { nation, organisation } = file
  const table = ORGANISATION[organisation]
  let number = 0
  return {
    title: file.title,
    nation,
    date,
    organisation,
    regiments: file.regiments.map(({ title, battalions, assets, offTable }, r) => ({
      title: title ?? regimentTitle(nation, regimentsBefore + r + 1),
      assets: noNothing(assets),
      offTable: noNothing(offTable),
      battalions: inOrder(
        battalions.map((battalion, i): Battalion => {
          const { kind, pioneers, tanks } = battalion
          if (kind !== 'cavalry') number++
          const quality =
            kind === 'storm' ? 'storm' : kind === 'cavalry' ? 'experienced' : table.grade(number)
          const usual = {
            rifle: { companies: 4, platoons: table.platoons(battalion.quality ?? quality) },
            storm: { companies: 4, platoons: STORM_PLATOONS },
            cavalry: { companies: SQUADRONS.companies, platoons: SQUADRONS.platoons },
          }[kind]
          const weapons = {
            rifle: () => weaponsOf(table, date, 'usual', i === 0),
            storm: () => stormWeapons('usual'),
            cavalry: () => ({ 'machine-gun': SQUADRONS.machineGuns }),
          }[kind]
          return {
            title: battalion.title ?? battalionTitle(nation, kind, i + 1),
            kind,
            quality: battalion.quality ?? quality,
            companies: battalion.companies ?? usual.companies,
            platoons: battalion.platoons ?? usual.platoons,
            pioneers,
            weapons: noNothing(battalion.weapons ?? weapons()),
            tanks,
            reserve: battalion.reserve ?? kind === 'cavalry',
          }
        }),
      ),
    })),
    tankQuality: file.tankQuality ?? crewsAt(date),
    national: file.national ?? usualRules(nation, date, side),
    air: file.air,
    gas: file.gas,
  }
}

/** The army as a file that gives the same battle again. */
export const fileOf = (army: Army): ArmyFile => ({
  format: ARMY_FORMAT,
  ruleset: 'flanders-fields',
  title: army.title,
  nation: army.nation,
  date: army.date,
  organisation: army.organisation,
  regiments: army.regiments.map(({ title, battalions, assets, offTable }) => ({
    title,
    battalions: battalions.map((battalion) => ({
      ...battalion,
      weapons: { ...battalion.weapons },
      tanks: [...battalion.tanks],
    })),
    assets: { ...assets },
    offTable: { ...offTable },
  })),
  tankQuality: army.tankQuality,
  national: [...army.national],
  air: army.air,
  gas: [...army.gas],
})

const sum = (counts: Counted): number => Object.values(counts).reduce((total, count) => total + count, 0)

export const battalionsIn = ({ regiments }: Pick<Army, 'regiments'>): readonly Battalion[] =>
  regiments.flatMap(({ battalions }) => battalions)

/** FF-ORG-09: on the table and in reserve; batteries behind the table are not counted. */
export const standsIn = ({ regiments }: Pick<Army, 'regiments'>): number =>
  regiments.reduce(
    (total, { battalions, assets }) =>
      battalions.reduce(
        (own, { companies, pioneers, platoons, weapons, tanks }) =>
          own + 1 + (companies + pioneers) * platoons + sum(weapons) + tanks.length,
        total + 1 + sum(assets),
      ),
    0,
  )

export const MOST_STANDS = 130

export const countOf = (counts: Counted, weapon: Weapon): number => counts[weapon] ?? 0
