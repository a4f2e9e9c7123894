import type { Army } from '#kernel/procedure/referee.ts'
import { titled } from '#kernel/words.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import {
  type FirePlan,
  type Force,
  type NationalGrant,
  type Placed,
  type Battalion as PrintedBattalion,
  type Regiment as PrintedRegiment,
  type Scenario,
  WEAPONS,
  type Weapon,
} from '../scenarios/scenario.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import {
  airMissions,
  army,
  type Battalion,
  barrage,
  cloud,
  type Plan,
  type Regiment,
  type Weapons,
} from './builder.ts'
import type { Card, Kind } from './card.ts'

/* FF-END-12: the sides of the printed battles as cards of the referee. */

const TEAMS: Readonly<Partial<Record<Weapon, Kind>>> = {
  lmg: 'lmg-team',
  flamethrower: 'flamethrower-team',
  'at-rifle': 'at-rifle-team',
}

const cardsOf = (count: (weapon: Weapon) => number): Weapons =>
  Object.fromEntries(
    WEAPONS.filter((weapon) => count(weapon) > 0).map((weapon) => [TEAMS[weapon] ?? weapon, count(weapon)]),
  )

const placed = (weapons: Placed = {}): Weapons => cardsOf((weapon) => weapons[weapon]?.length ?? 0)

/** A battalion of a force, counted from 1. */
const battalionOf = (force: Force, battalion: PrintedBattalion, number: number): Battalion => {
  const { name, quality } = battalion
  const groups = (force.groups ?? []).filter((group) => group.battalion === number)
  const later = groups.flatMap(({ tanks }) => tanks)
  const common = {
    title: name,
    quality,
    ...(force.tankCrews ? { tankCrews: force.tankCrews } : {}),
    ...(later.length > 0 ? { tanksInReserve: later } : {}),
  }
  if ('reserve' in battalion) {
    const { companies, stands, arm, weapons = {} } = battalion.reserve
    return {
      ...common,
      ...(arm === 'cavalry' ? { kind: 'cavalry-squadron' } : {}),
      companies,
      platoons: stands,
      weapons: cardsOf((weapon) => weapons[weapon] ?? 0),
      reserve: true,
    }
  }
  const { companies, pioneers = 0, weapons, tanks = [] } = battalion
  const [first] = companies
  const last = companies.at(-1)
  return {
    ...common,
    companies: companies.length - pioneers,
    platoons: first?.stands ?? 0,
    ...(pioneers > 0 ? { pioneers: last?.stands ?? 0 } : {}),
    weapons: placed(weapons),
    tanks: tanks.map(({ type }) => type),
  }
}

const regimentsOf = (force: Force): readonly Regiment[] => {
  let before = 0
  return force.regiments.map(({ name, command, weapons, offTable = [], battalions }: PrintedRegiment) => {
    const first = before + 1
    before += battalions.length
    return {
      ...(force.regiments.length > 1 ? { title: name } : {}),
      ...(command ? {} : { leaderless: true as const }),
      battalions: battalions.map((battalion, i) => battalionOf(force, battalion, first + i)),
      assets: placed(weapons),
      offTable: cardsOf((weapon) => offTable.filter((battery) => battery === weapon).length),
    }
  })
}

/** What the commanders and companies of a side may do. */
const nationalRules = (grants: readonly NationalGrant[]): Partial<Plan> => ({
  ...(grants.includes('mad-minute')
    ? { companyRule: { national: 'mad-minute', marksmanship: true } as const }
    : {}),
  ...(grants.includes('pals') ? { battalionRule: 'pals' } : {}),
  ...(grants.includes('professionalism') ? { battalionRule: 'professionalism' } : {}),
  ...(grants.includes('prussian-discipline') ? { battalionRule: 'prussian-discipline' } : {}),
  ...(grants.includes('prussian-regiments') ? { regimentRule: 'prussian-discipline' } : {}),
})

const planned = ({ barrage: band, gas = [] }: Pick<FirePlan, 'barrage' | 'gas'>): Plan['plans'] => [
  ...(band ? [barrage()] : []),
  ...gas.map(({ kind, turn, at: [x, y] }, i) =>
    cloud(gas.length > 1 ? `Gas ${i + 1}, turn ${turn}` : `Gas, turn ${turn}`, `${x}, ${y}`, kind),
  ),
]

/** Who defends his trenches stands in them. */
const inTrenches = ({ ground }: Scenario, side: Side): boolean =>
  side === 'defender' && ground.some((one) => one.kind === 'trench' && one.of === side)

const planOf = (scenario: Scenario, side: Side): Plan => {
  const force = scenario[side]
  return {
    id: `${scenario.id}-${side}`,
    title: `${scenario.title}: ${titled(force.nation)}`,
    side,
    nation: force.nation,
    ...nationalRules(force.national ?? []),
    ...(scenario.onTheMarch ? { limbered: true } : {}),
    ...(inTrenches(scenario, side) ? { cover: 'medium' } : {}),
    regiments: regimentsOf(force),
    plans: [...(planned(force.plan ?? {}) ?? []), ...airMissions(force.airMissions ?? 0)],
  }
}

export const SCENARIO_ARMIES: readonly Army<Card>[] = SCENARIOS.flatMap((scenario) =>
  SIDES.map((side) => army(planOf(scenario, side))),
)
