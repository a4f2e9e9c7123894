import * as v from 'valibot'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { type Accepted, accept, form, integer, list, maybe, preset } from '#kernel/procedure/schema.ts'
import { figuresOf, type Item } from '../armies/item.ts'
import { aboutOf, isGun } from '../armies/organisations.ts'
import { CROSSROADS } from '../scenarios/crossroads-1914.ts'
import type { Battery, Force, Muster, Scenario, Spot } from '../scenarios/scenario.ts'
import {
  BUILT,
  FIRST_GAS,
  FIRST_SMOKE,
  FIRST_YEAR,
  LAST_YEAR,
  MOST_POINTS,
  MOST_UNITS,
  STANDARD_PLACES,
} from '../tables/forces.ts'
import { BATTERY_GUNS } from '../tables/index.ts'
import { SNIPER_REACH } from '../tables/table-top.ts'
import type { Ammo, Nation, Side } from '../vocabulary.ts'
import { NATION_NAMES } from '../wording.ts'
import { againstForces, readForce } from './force-faults.ts'
import { unitNames } from './unit-names.ts'
import { type Agreement, nationIn } from './violations.ts'

export const OWN_SKIRMISH = {
  id: 'own-skirmish',
  title: 'Your own skirmish',
  text: 'Two forces of your own building, bought for the same muster points, meet at the crossroads.',
} as const

/** Read unit by unit, so that a fault can name whose and which it is (SK-SET-15). */
const force = () => maybe(list(v.unknown(), 0, MOST_UNITS))

/** What players may say about a skirmish of their own (SK 7.9). */
const OWN_FORM = form({
  year: preset(integer(FIRST_YEAR, LAST_YEAR), BUILT.year),
  points: preset(integer(1, MOST_POINTS), BUILT.points),
  forces: preset(form({ a: force(), b: force() }), {}),
})
export const OWN_FIELDS = ['year', 'points', 'forces'] as const satisfies readonly (keyof Accepted<
  typeof OWN_FORM
>)[]

/** Both sides where nothing else is said. */
export const USUAL_FORCES: Readonly<Record<Side, readonly Item[]>> = {
  a: [
    { organisation: 'br-section-1917' },
    { organisation: 'br-section-1917', with: 'officer' },
    { organisation: 'br-section-1917' },
    { organisation: 'hmg-team' },
    { organisation: 'mortar' },
    { organisation: 'sniper' },
  ],
  b: [
    { organisation: 'ge-gruppe-1917' },
    { organisation: 'ge-gruppe-1917', with: 'officer' },
    { organisation: 'ge-gruppe-1917' },
    { organisation: 'hmg-team' },
    { organisation: 'hmg-team' },
    { organisation: 'mortar' },
  ],
}

const isBattery = ({ organisation }: Item): boolean => organisation === 'battery'

/** SK 7.9: squads, troops and vehicles stand before the others. */
const isInFront = ({ organisation }: Item): boolean =>
  ['squads', 'cavalry', 'vehicles'].includes(aboutOf(organisation).arm)

/** SK 7.9: the k-th of n side by side; a battery has no place. */
const placesOf = (items: readonly Item[], side: Side): readonly Spot[] => {
  const { width, length } = CROSSROADS
  return items.map((item, i) => {
    const isBeside = (other: Item): boolean => !isBattery(other) && isInFront(other) === isInFront(item)
    const all = items.filter(isBeside).length
    const place = items.slice(0, i + 1).filter(isBeside).length
    const fromEdge = isInFront(item) ? STANDARD_PLACES.front : STANDARD_PLACES.rear
    return [(width * place) / (all + 1), side === 'a' ? fromEdge : length - fromEdge]
  })
}

/** SK-SET-04: a sniper is of the first squad that stands far enough from him. */
const squadFor = (
  items: readonly Item[],
  places: readonly Spot[],
  [x]: Spot,
  id: (place: number) => string,
): string | undefined => {
  const apart = STANDARD_PLACES.front - STANDARD_PLACES.rear
  const place = items.findIndex((item, i) => {
    if (aboutOf(item.organisation).arm !== 'squads') return false
    const [middle = 0] = places[i] ?? []
    const aside = Math.max(0, Math.abs(x - middle) - (figuresOf(item) - 1) / 2)
    return Math.hypot(aside, apart) >= SNIPER_REACH.fromUnit
  })
  return place < 0 ? undefined : id(place)
}

/** SK-SET-10, SK-SET-12, SK-SET-13: what the guns of a force with a battery may fire besides. */
const issuedTo = (items: readonly Item[], year: number, gas: boolean): readonly Ammo[] =>
  items.some(isBattery)
    ? [
        ...(year >= FIRST_SMOKE ? (['smoke'] as const) : []),
        ...(gas && year >= FIRST_GAS ? (['gas'] as const) : []),
      ]
    : []

const forceOf = (
  items: readonly Item[],
  side: Side,
  nation: Nation,
  name: string,
  issued: readonly Ammo[],
): Force => {
  const { zone } = CROSSROADS[side]
  const names = unitNames(items, nation)
  const places = placesOf(items, side)
  const id = (place: number): string => `${side}-${place + 1}`
  const units: Muster[] = []
  const batteries: Battery[] = []
  for (const [i, item] of items.entries()) {
    const { organisation, quality, traits } = item
    const called = names[i] ?? ''
    if (organisation === 'battery') {
      batteries.push({
        id: id(i),
        name: called,
        weapon: 'howitzer',
        guns: BATTERY_GUNS,
        ammo: ['he', ...issued],
      })
      continue
    }
    const at = places[i] ?? [0, 0]
    const squad = organisation === 'sniper' ? squadFor(items, places, at, id) : undefined
    units.push({
      id: id(i),
      organisation,
      name: called,
      at,
      allowance: { within: zone },
      ...(quality ? { quality } : {}),
      ...(traits ? { traits: traits.filter((trait) => !aboutOf(organisation).traits.includes(trait)) } : {}),
      ...(item.with ? { officer: true } : {}),
      ...(organisation === 'cavalry-troop' ? { mounted: true } : {}),
      ...(squad === undefined ? {} : { squad }),
      ...(isGun(organisation)
        ? { ammo: organisation === 'mortar' ? ['he', ...issued] : ['he', 'shrapnel', ...issued] }
        : {}),
    })
  }
  return { name, nation, zone, units, ...(batteries.length > 0 ? { batteries } : {}) }
}

const scenarioOf = (
  forces: Readonly<Record<Side, readonly Item[]>>,
  nations: Readonly<Record<Side, Nation>>,
  { year }: Agreement,
  gas: boolean,
): Scenario => {
  const { width, length, deploysFirst, attacker, ground } = CROSSROADS
  const isCivil = nations.a === nations.b
  const built = (side: Side): Force => {
    const { men } = NATION_NAMES[nations[side]]
    const name = isCivil ? `${side === 'a' ? 'Southern' : 'Northern'} ${men}` : men
    return forceOf(forces[side], side, nations[side], name, issuedTo(forces[side], year, gas))
  }
  return {
    id: OWN_SKIRMISH.id,
    title: OWN_SKIRMISH.title,
    size: 'middle',
    date: String(year),
    year,
    width,
    length,
    moves: BUILT.moves,
    attacker,
    deploysFirst,
    ground,
    // SK-SET-13: the objective of the printed battle is but a landmark here.
    landmarks: [{ name: 'Crossroads', at: [width / 2, length / 2] }],
    a: built('a'),
    b: built('b'),
    objectives: [],
    awards: [],
    firstPlots: BUILT.firstPlots,
  }
}

/** A skirmish of the players' own; a fault is named by its field. */
export const ownSkirmish = (received: unknown, gas: boolean): Result<Scenario, Fault> => {
  const read = accept(OWN_FORM, received)
  if (!read.ok) return read
  const { forces, ...agreement } = read.value
  const [a, b] = [readForce('a', forces.a ?? USUAL_FORCES.a), readForce('b', forces.b ?? USUAL_FORCES.b)]
  if (!a.ok) return a
  if (!b.ok) return b
  const items = { a: a.value, b: b.value }
  const [fault] = againstForces(items, agreement)
  if (fault) return failure(fault)
  // A force with two squads is of some nation.
  const nations = { a: nationIn(items.a) ?? 'british', b: nationIn(items.b) ?? 'german' }
  return success(scenarioOf(items, nations, agreement, gas))
}
