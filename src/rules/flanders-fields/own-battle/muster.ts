import {
  ORGANISATION,
  type Organisation,
  organisationAt,
  SQUADRONS,
  STORM_PLATOONS,
  type Strength,
  stormWeapons,
  weaponsOf,
} from '../armies/organisations.ts'
import type { Counted } from '../scenarios/scenario.ts'
import type { Battery, Nation, Quality, Side } from '../vocabulary.ts'
import { type Army, type Battalion, battalionTitle, crewsAt, type Regiment, regimentTitle } from './army.ts'
import { frontsOf } from './attack.ts'
import type { Gas, Given } from './form.ts'
import { usualRules } from './national.ts'
import { isDug, type Terms } from './terms.ts'
import { type Guns, usualGuns } from './usual-guns.ts'
import { usualTanks } from './usual-tanks.ts'

// own-engagement, by size
const REGIMENTS = {
  small: { attacker: 1, defender: 1 },
  middle: { attacker: 2, defender: 1 },
  large: { attacker: 2, defender: 1 },
} as const
const BATTALIONS = {
  small: { attacker: 2, defender: 1 },
  middle: { attacker: 2, defender: 2 },
  large: { attacker: 3, defender: 3 },
} as const

/** How many regiments a side has, and how many battalions each. */
export const sizeOf = (given: Given, { size }: Pick<Terms, 'size'>, side: Side) => {
  const regiments = given.regiments?.[side] ?? REGIMENTS[size][side]
  const battalions = given.battalions?.[side] ?? BATTALIONS[size][side]
  return { regiments, battalions, all: regiments * battalions }
}

const LARGE_RESERVE = 3

export const reserveOf = (given: Given, terms: Terms, side: Side): number =>
  given.reserve?.[side] ??
  (side === 'defender' && terms.size === 'large' && sizeOf(given, terms, side).all >= LARGE_RESERVE ? 1 : 0)

const isAttack = ({ nations }: Terms, side: Side, nation: Nation): boolean =>
  side === 'attacker' && nations.attacker === nation

const stormOf = (given: Given, terms: Terms, side: Side): number =>
  side === 'attacker'
    ? (given.storm ?? (isAttack(terms, side, 'german') && terms.date.startsWith('1918') ? 1 : 0))
    : 0

const pioneersOf = (given: Given, terms: Terms, side: Side): number => {
  if (side !== 'attacker') return 0
  const usual = isAttack(terms, side, 'british') && terms.period !== 'early' && terms.wire !== 'none'
  return given.pioneers ?? (usual ? 1 : 0)
}

const CAVALRY_FROM = '1918-08'

const cavalryOf = (given: Given, terms: Terms, side: Side): number => {
  const usual =
    isAttack(terms, side, 'british') &&
    terms.size === 'large' &&
    terms.date >= CAVALRY_FROM &&
    terms.ground !== 'shattered'
  return given.cavalry?.[side] ?? (usual ? 1 : 0)
}

const OFFENSIVE = { kind: 'offensive' } as const

const gasOf = (given: Given, terms: Terms, side: Side): readonly Gas[] => {
  const own = given.gas?.[side]
  if (own) return own
  if (!isAttack(terms, side, 'german')) return []
  const { date, works } = terms
  if (date >= '1915-04' && date <= '1915-06' && isDug(works)) return [{ ...OFFENSIVE, delivery: 'projector' }]
  return date >= '1918-03' ? [{ ...OFFENSIVE, delivery: 'artillery' }] : []
}

const AIR_FROM = '1918-03'

/** The n-th of so many things is dealt to one after the other. */
const dealt = (count: number, to: number, at: number): number => Math.floor((count - at - 1) / to) + 1

const qualityOf = (given: Given, side: Side, number: number, organisation: Organisation): Quality => {
  const own = given.quality?.[side]
  if (own === undefined) return organisation.grade(number)
  return typeof own === 'string' ? own : (own[number - 1] ?? organisation.grade(number))
}

const mortarsOf = (
  id: Army['organisation'],
  strength: Strength,
  battalions: number,
  side: Side,
): { readonly medium: number; readonly heavy: number } => {
  const rich = strength === 'rich' ? 1 : 0
  if (id === 'british-1916') {
    const share = Math.floor((3 * battalions) / ORGANISATION[id].division.battalions + 0.5)
    return { medium: Math.max(side === 'attacker' ? 1 : 0, share), heavy: rich }
  }
  return { medium: id === 'british-1917' ? rich : 0, heavy: 0 }
}

const BATTERY_OF: Readonly<Record<Exclude<keyof Guns, 'table'>, Battery>> = {
  field: 'field-gun',
  howitzer: 'field-howitzer',
  heavy: 'heavy-artillery',
  superHeavy: 'super-heavy-artillery',
}
const BEHIND = ['field', 'howitzer', 'heavy', 'superHeavy'] as const

/** FF-ORG-09: batteries are listed under the regiments in turn, field guns first. */
const batteriesOf = (guns: Guns, regiments: number, at: number): Counted => {
  const all = BEHIND.flatMap((kind) => Array.from({ length: guns[kind] }, () => BATTERY_OF[kind]))
  const own = all.filter((_, i) => i % regiments === at)
  return Object.fromEntries(
    BEHIND.map((kind) => [BATTERY_OF[kind], own.filter((battery) => battery === BATTERY_OF[kind]).length]),
  )
}

const gunsOf = (given: Given, usual: Guns, side: Side): Guns => {
  const own = given.guns?.[side] ?? {}
  return {
    table: own.table ?? usual.table,
    field: own.field ?? usual.field,
    howitzer: own.howitzer ?? usual.howitzer,
    heavy: own.heavy ?? usual.heavy,
    superHeavy: own.superHeavy ?? usual.superHeavy,
  }
}

const withoutNone = (counts: Counted): Counted =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

const CAVALRY: Omit<Battalion, 'title'> = {
  kind: 'cavalry',
  quality: 'experienced',
  companies: SQUADRONS.companies,
  platoons: SQUADRONS.platoons,
  pioneers: 0,
  weapons: { 'machine-gun': SQUADRONS.machineGuns },
  tanks: [],
  reserve: true,
}

/** The army of a side as the options and the date have it, before it is thinned. */
export const musteredArmy = (given: Given, terms: Terms, side: Side, regimentsBefore: number): Army => {
  const { date, nations } = terms
  const nation = nations[side]
  const id = organisationAt(nation, date)
  const organisation = ORGANISATION[id]
  const strength = given.organisation?.[side] ?? 'usual'
  const size = sizeOf(given, terms, side)
  const storm = stormOf(given, terms, side)
  const inReserve = size.all - reserveOf(given, terms, side)
  const guns = gunsOf(given, usualGuns(terms, side, organisation, size), side)
  const mortars = mortarsOf(id, strength, size.all, side)
  const cavalry = cavalryOf(given, terms, side)
  const regiments = Array.from({ length: size.regiments }, (_, r): Regiment => {
    const battalions = Array.from({ length: size.battalions }, (__, b): Battalion => {
      const number = r * size.battalions + b + 1
      const kind = r < storm && b === size.battalions - 1 ? 'storm' : 'rifle'
      const quality = kind === 'storm' ? 'storm' : qualityOf(given, side, number, organisation)
      return {
        title: battalionTitle(nation, kind, b + 1),
        kind,
        quality,
        companies: 4,
        platoons: kind === 'storm' ? STORM_PLATOONS : organisation.platoons(quality),
        pioneers: number === 1 ? pioneersOf(given, terms, side) : 0,
        weapons: withoutNone(
          kind === 'storm' ? stormWeapons(strength) : weaponsOf(organisation, date, strength, b === 0),
        ),
        tanks: [],
        reserve: number > inReserve,
      }
    })
    const machineGuns =
      (organisation.machineGuns[['lean', 'usual', 'rich'].indexOf(strength)] ?? 0) * size.battalions
    const riders = r === size.regiments - 1 ? cavalry : 0
    return {
      title: regimentTitle(nation, regimentsBefore + r + 1),
      battalions: [
        ...battalions,
        ...Array.from({ length: riders }, () => ({
          ...CAVALRY,
          title: battalionTitle(nation, 'cavalry', 1),
        })),
      ],
      assets: withoutNone({
        'machine-gun': machineGuns,
        'medium-mortar': dealt(mortars.medium, size.regiments, r),
        'heavy-mortar': r === 0 ? mortars.heavy : 0,
        'field-gun': dealt(guns.table, size.regiments, r),
      }),
      offTable: withoutNone(batteriesOf(guns, size.regiments, r)),
    }
  })
  const army: Army = {
    title: 'Army',
    nation,
    date,
    organisation: id,
    regiments,
    tankQuality: crewsAt(date),
    national: given.national?.[side] ?? usualRules(nation, date, side),
    air: given.air?.[side] ?? (side === 'attacker' && date >= AIR_FROM ? size.regiments : 0),
    gas: gasOf(given, terms, side),
  }
  return withTanks(army, given.tanks?.[side] ?? usualTanks(terms, side, size.all), terms, side)
}

/** Given to the battalions in front in turn; a defender's to his first. */
const withTanks = (army: Army, tanks: Battalion['tanks'], { width }: Terms, side: Side): Army => {
  const hosts = side === 'attacker' ? frontsOf(army, width) : [0]
  let number = -1
  return {
    ...army,
    regiments: army.regiments.map((regiment) => ({
      ...regiment,
      battalions: regiment.battalions.map((battalion) => {
        number++
        const place = hosts.indexOf(number)
        return place < 0
          ? battalion
          : { ...battalion, tanks: tanks.filter((_, i) => i % hosts.length === place) }
      }),
    })),
  }
}
