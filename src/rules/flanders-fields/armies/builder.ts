import type { Army, ArmyUnit } from '#kernel/procedure/referee.ts'
import { words } from '#kernel/words.ts'
import { NATIONAL_USES, PROFESSIONAL_TANKS } from '../tables/index.ts'
import {
  BATTERIES,
  type Nation,
  type Quality,
  type Side,
  type SurfaceCover,
  type TankType,
} from '../vocabulary.ts'
import { type Card, cardOf, type Kind, type NationalRule } from './card.ts'

/** So many cards of a kind; of the teams, so many stands on one card. */
export type Weapons = Readonly<Partial<Record<Kind, number>>>

export interface Battalion {
  readonly quality?: Quality
  readonly platoons: number
  readonly companies?: number
  readonly weapons?: Weapons
  readonly tanks?: readonly TankType[]
  readonly tanksInReserve?: readonly TankType[]
  /** FF-TANK-09: tank crews have the grade of their own battalion; experienced if left out. */
  readonly tankCrews?: Quality
  /** Companies beside the rifle companies. */
  readonly pioneers?: number
  readonly kind?: 'rifle-company' | 'cavalry-squadron'
  readonly title?: string
  readonly reserve?: true
}

export interface Regiment {
  readonly title?: string
  /** Nobody commands it: what it has is attached to its battalions (FF-ORG-07). */
  readonly leaderless?: true
  readonly battalions: readonly Battalion[]
  readonly assets?: Weapons
  readonly offTable?: Weapons
}

export interface Plan {
  readonly id: string
  readonly title: string
  readonly side?: Side
  readonly nation: Nation
  readonly regiments: readonly Regiment[]
  /** A full division is on the table with these. */
  readonly division?: Weapons
  readonly cover?: SurfaceCover
  readonly limbered?: true
  /** What every rifle company may do. */
  readonly companyRule?: { readonly national: NationalRule; readonly marksmanship: true }
  /** What every battalion commander may use; raw battalions only for the Pals. */
  readonly battalionRule?: NationalRule
  readonly regimentRule?: NationalRule
  readonly armyRule?: NationalRule
  /** Barrages, clouds and air missions. */
  readonly plans?: readonly ArmyUnit<Card>[]
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI']
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']
const TEAMS: readonly Kind[] = ['lmg-team', 'flamethrower-team', 'at-rifle-team']
const TEAM_NAMES: Readonly<Partial<Record<Kind, string>>> = {
  'lmg-team': 'Light machine guns',
  'flamethrower-team': 'Flamethrowers',
  'at-rifle-team': 'Anti-tank rifles',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const battalionName = (nation: Nation, index: number): string =>
  nation === 'german' ? (ROMAN[index] ?? String(index + 1)) : String(index + 1)

/** British companies have letters; others are numbered through the regiment. */
const companyName = (nation: Nation, battalion: number, company: number, companies: number): string =>
  nation === 'british'
    ? (LETTERS[company] ?? String(company + 1))
    : String(battalion * companies + company + 1)

const uses = (national: NationalRule | undefined): Partial<Card> =>
  national ? { national, usesLeft: NATIONAL_USES[national] } : {}

const stands = (count: number): Partial<Card> => ({ platoons: count, markers: Array<number>(count).fill(0) })

const single: Partial<Card> = stands(1)

const coverOf = (plan: Plan, quality: Quality): SurfaceCover =>
  plan.cover ?? (quality === 'raw' ? 'open' : 'soft')

const isDrawn = (kind: Kind): boolean => kind.startsWith('field-') || kind.endsWith('-artillery')

/** The cards of some weapons, named after whom they belong to. */
const weaponCards = (
  plan: Plan,
  weapons: Weapons,
  owner: string,
  shared: Partial<Card>,
): readonly ArmyUnit<Card>[] =>
  Object.entries(weapons).flatMap(([name, count]) => {
    const kind = kindNamed(name)
    if (!kind || count === 0) return []
    const title = `${owner}${TEAM_NAMES[kind] ?? capital(words(kind))}`
    if (TEAMS.includes(kind)) return [{ name: title, card: cardOf(kind, { ...shared, ...stands(count) }) }]
    const transport = plan.limbered && isDrawn(kind) ? 'limbered' : plan.limbered ? 'pack' : 'manhandled'
    const cover =
      kind === 'block-house' ? 'fortification' : isDrawn(kind) ? 'soft' : coverOf(plan, 'experienced')
    const card = cardOf(kind, {
      cover: plan.limbered ? 'open' : cover,
      transport,
      ...single,
      ...(kind === 'block-house' ? stands(3) : {}),
      battalion: shared.battalion ?? '',
      place: shared.place ?? 'table',
    })
    return Array.from({ length: count }, (_, i) => ({ name: count > 1 ? `${title} ${i + 1}` : title, card }))
  })

const WEAPON_KINDS: readonly Kind[] = [
  'block-house',
  'machine-gun',
  ...BATTERIES,
  'medium-mortar',
  'heavy-mortar',
  'light-mortar',
  ...TEAMS,
]
const kindNamed = (name: string): Kind | undefined => WEAPON_KINDS.find((kind) => kind === name)

const TANK_NAMES: Readonly<Record<TankType, string>> = {
  'british-male': 'Male tank',
  'british-female': 'Female tank',
  whippet: 'Whippet',
  'st-chamond': 'St Chamond',
  'renault-gun': 'Renault, gun',
  'renault-lmg': 'Renault, LMG',
  a7v: 'A7V',
}

const tankCards = (
  tanks: readonly TankType[],
  owner: string,
  shared: Partial<Card>,
  rule: NationalRule | undefined,
): readonly ArmyUnit<Card>[] =>
  tanks.map((tankType, i) => {
    const special = rule === 'professionalism' && i < PROFESSIONAL_TANKS ? uses(rule) : {}
    const card = cardOf('tank', {
      ...shared,
      ...single,
      cover: 'open',
      tankType,
      ...special,
    })
    return { name: `${owner}${TANK_NAMES[tankType]}${tanks.length > 1 ? ` ${i + 1}` : ''}`, card }
  })

const battalionCards = (
  plan: Plan,
  battalion: Battalion,
  index: number,
  prefix: string,
): readonly ArmyUnit<Card>[] => {
  const { quality = 'experienced', platoons, companies = 4, pioneers = 0, kind = 'rifle-company' } = battalion
  const number = battalionName(plan.nation, index)
  const title = `${prefix}${battalion.title ?? `${number} Battalion`}`
  const owner = battalion.title ? `${title} ` : `${prefix}${number}/`
  const shared: Partial<Card> = {
    quality,
    cover: kind === 'cavalry-squadron' ? 'open' : coverOf(plan, quality),
    battalion: title,
    place: battalion.reserve ? 'reserve' : 'table',
  }
  const crews: Partial<Card> = { ...shared, quality: battalion.tankCrews ?? 'experienced' }
  const rule = plan.battalionRule === 'pals' && quality !== 'raw' ? undefined : plan.battalionRule
  const company = (name: string, size: number, extra: Partial<Card> = {}): ArmyUnit<Card> => ({
    name,
    card: cardOf(kind, { ...shared, ...stands(size), ...extra }),
  })
  const special: Partial<Card> = plan.companyRule
    ? { ...uses(plan.companyRule.national), marksmanship: plan.companyRule.marksmanship }
    : {}
  return [
    {
      name: `${title} command`,
      card: cardOf('battalion-command', { ...shared, ...single, ...uses(rule) }),
    },
    ...tankCards(battalion.tanks ?? [], owner, crews, rule),
    ...tankCards(battalion.tanksInReserve ?? [], `${owner}Reserve `, { ...crews, place: 'reserve' }, rule),
    ...weaponCards(plan, battalion.weapons ?? {}, owner, shared),
    ...Array.from({ length: companies }, (_, i) =>
      kind === 'cavalry-squadron'
        ? company(`${owner}Squadron ${LETTERS[i] ?? i + 1}`, platoons)
        : company(`${owner}${companyName(plan.nation, index, i, companies)} Company`, platoons, special),
    ),
    ...Array.from({ length: pioneers > 0 ? 1 : 0 }, () => company(`${owner}Pioneer Company`, pioneers)),
  ]
}

const regimentCards = (plan: Plan, regiment: Regiment, first: number): readonly ArmyUnit<Card>[] => {
  const prefix = regiment.title ? `${regiment.title} ` : ''
  const { 'light-mortar': mortars = 0, ...assets } = regiment.assets ?? {}
  const title = regiment.title ?? (plan.nation === 'british' ? 'Brigade' : 'Regiment')
  const command: ArmyUnit<Card> = {
    name: `${title} command`,
    card: cardOf('regimental-command', {
      ...single,
      cover: coverOf(plan, 'experienced'),
      ...uses(plan.regimentRule),
    }),
  }
  return [
    ...(regiment.leaderless ? [] : [command]),
    ...weaponCards(plan, assets, prefix, {}),
    ...weaponCards({ ...plan, cover: 'medium' }, regiment.offTable ?? {}, `${prefix}Off-table `, {
      place: 'off-table',
    }),
    // FF-MORT-01: light mortars go to the battalions, one after the other
    ...regiment.battalions.flatMap((battalion, i) => {
      const share = Math.ceil((mortars - i) / Math.max(1, regiment.battalions.length))
      const own = battalion.weapons?.['light-mortar'] ?? 0
      const armed = {
        ...battalion,
        weapons: { ...battalion.weapons, 'light-mortar': own + Math.max(0, share) },
      }
      return battalionCards(plan, mortars > 0 ? armed : battalion, first + i, prefix)
    }),
  ]
}

/** The period of an army whose title begins with its year or years. */
const settingsIn = ({ title, side }: Plan): Pick<Army, 'settings'> => {
  const year = Number(/19\d\d/.exec(title)?.[0])
  if (Number.isNaN(year)) return {}
  const early = year <= 1915 && !title.includes('late 1915')
  const period = early ? 'early' : year <= 1916 ? 'mid' : 'late'
  const battle = side ? { in1914: year === 1914, afterJuly1918: false } : {}
  return { settings: { period, ...battle } }
}

/** A ready roster, in the order in which the army is played. */
export const army = (plan: Plan): Army<Card> => {
  const division: readonly ArmyUnit<Card>[] = plan.division
    ? [
        {
          name: 'Division command',
          card: cardOf('divisional-command', { ...single, cover: coverOf(plan, 'experienced') }),
        },
        ...weaponCards(plan, plan.division, 'Division ', {}),
      ]
    : []
  return {
    id: plan.id,
    title: plan.title,
    ...(plan.side ? { side: plan.side } : {}),
    alliance: plan.nation === 'german' ? 'central' : 'entente',
    ...settingsIn(plan),
    units: [
      ...division,
      ...plan.regiments.flatMap((regiment) => regimentCards(plan, regiment, 0)),
      ...(plan.plans ?? []),
      { name: 'Army', card: cardOf('army', { heroicActions: 1, ...uses(plan.armyRule) }) },
    ],
  }
}

export const barrage = (): ArmyUnit<Card> => ({ name: 'Rolling barrage', card: cardOf('rolling-barrage') })

export const airMissions = (count: number): readonly ArmyUnit<Card>[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `Air mission ${i + 1}`,
    card: cardOf('air-mission', { place: 'reserve' }),
  }))

export const cloud = (
  name: string,
  aimingPoint: string,
  gasKind: Card['gasKind'] = 'offensive',
): ArmyUnit<Card> => ({
  name,
  card: cardOf('gas-cloud', { aimingPoint, gasKind, place: 'reserve' }),
})
