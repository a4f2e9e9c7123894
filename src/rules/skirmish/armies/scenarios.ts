import type { Army } from '#kernel/procedure/referee.ts'
import { idOf } from '../scenarios/ids.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Feature, Muster, Scenario, Spot } from '../scenarios/scenario.ts'
import { garrisonCover } from '../tables/index.ts'
import { modelNamed } from '../tables/organisation.ts'
import { isSquadId } from '../tables/squads.ts'
import { SECTION } from '../tables/table-top.ts'
import { ARTILLERY, type Cover, SIDES, type Side, STRUCTURES, type Structure } from '../vocabulary.ts'
import type { Card } from './card.ts'
import {
  battery,
  cavalry,
  command,
  gun,
  hmgTeam,
  moveSheet,
  sniper,
  squad,
  structure,
  type Unit,
  vehicle,
  wagon,
  withOfficer,
} from './muster.ts'

type Roster = Army<Card>

const structureKind = ({ kind }: Feature): Structure | undefined => STRUCTURES.find((one) => one === kind)

const isOn = ([x, y]: Spot, [west, south, east, north]: readonly [number, number, number, number]): boolean =>
  x >= west && x <= east && y >= south && y <= north

/** What shelters a unit where it begins (SK-FIRE-28); linear cover is for the players to see. */
const coverOf = ({ ground }: Scenario, { at, trench, inside }: Muster): Cover => {
  if (trench !== undefined) return 'trench'
  const house = ground.find((feature) => inside !== undefined && idOf(feature) === inside)
  const kind = house && structureKind(house)
  if (kind) return garrisonCover(kind)
  const under = (kinds: readonly string[]): boolean =>
    ground.some((feature) => kinds.includes(feature.kind) && 'at' in feature && isOn(at, feature.at))
  if (under(['emplacement'])) return 'hard'
  return under(['wood', 'shelled', 'rubble']) ? 'soft' : 'none'
}

const unitOf = (scenario: Scenario, muster: Muster): Unit => {
  const { organisation, name, quality, traits = [], formation = 'line', stowed, mounted } = muster
  const changes: Partial<Card> = {
    ...(quality ? { quality } : {}),
    formation,
    cover: coverOf(scenario, muster),
    ...(traits.includes('bef') ? { bef: true } : {}),
    ...(traits.includes('lancers') ? { lancers: true } : {}),
    ...(traits.includes('armour-piercing') ? { armourPiercing: true } : {}),
  }
  const weapon = ARTILLERY.find((one) => one === organisation)
  if (weapon) return gun(name, weapon, { ...changes, limbered: stowed ?? false })
  if (isSquadId(organisation)) return squad(name, organisation, changes)
  switch (organisation) {
    case 'hmg-team':
      return hmgTeam(name, changes)
    case 'cavalry-troop':
      return cavalry(name, { ...changes, mounted: mounted ?? false })
    case 'sniper':
      return sniper(name, changes)
    case 'command':
      return command(name, changes)
    case 'wagon':
      return wagon(name)
    default: {
      const model = modelNamed(organisation)
      if (!model) throw new Error(`there is no organisation ${organisation}`)
      return vehicle(name, model)
    }
  }
}

const listedUnit = (scenario: Scenario, muster: Muster): Unit => {
  const plain = unitOf(scenario, muster)
  const led = muster.officer ? withOfficer(plain) : plain
  // SK-SET-06, SK-SET-07
  if (muster.arrives !== undefined) return { ...led, name: `${led.name}, from move ${muster.arrives}` }
  return muster.heldUntil === undefined
    ? led
    : { ...led, name: `${led.name}, not before move ${muster.heldUntil}` }
}

const yearOf = ({ date }: Scenario): string => date.slice(0, 4)

const sideOf = (scenario: Scenario, side: Side): Roster => {
  const { id, title, year, wind, attacker } = scenario
  const { name, nation, units, batteries = [] } = scenario[side]
  return {
    id: `${id}-${side}`,
    title: `${title}, ${yearOf(scenario)}: ${name}`,
    side,
    alliance: nation === 'german' ? 'central' : 'entente',
    settings: { year, ...(wind ? { wind: wind.strength } : {}), attacker },
    units: [
      ...units.map((muster) => listedUnit(scenario, muster)),
      ...batteries.map((one) => battery(one.name, one.weapon, one.guns)),
    ],
  }
}

const lengthOf = (along: readonly Spot[]): number =>
  along
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (along[i]?.[0] ?? x), y - (along[i]?.[1] ?? y)), 0)

/** SK-STR-09: fences and walls by sections, everything else that has a value by itself. */
const structuresOf = (feature: Feature): readonly Unit[] => {
  const kind = structureKind(feature)
  if (!kind) return []
  if (!('along' in feature)) return [structure(feature.name, kind)]
  const sections = Math.ceil(lengthOf(feature.along) / SECTION)
  return Array.from({ length: sections }, (_, i) => structure(`${feature.name}, section ${i + 1}`, kind))
}

const groundOf = (scenario: Scenario): Roster => ({
  id: `${scenario.id}-ground`,
  title: `${scenario.title}, ${yearOf(scenario)}: structures and move sheet`,
  units: [
    moveSheet(scenario.wind?.strength ?? 'calm', scenario.wind?.direction ?? 0),
    ...scenario.ground.flatMap(structuresOf),
  ],
})

/** The two sides and the ground of each printed battle. */
export const SCENARIO_ARMIES: readonly Roster[] = SCENARIOS.flatMap((scenario) => [
  ...SIDES.map((side) => sideOf(scenario, side)),
  groundOf(scenario),
])
