import type { Army } from '#kernel/procedure/referee.ts'
import { prevailingCover } from '../effects/cover.ts'
import { coverLaid, openGround } from '../scenarios/field.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { checksAs, type Scenario, type ScenarioUnit } from '../scenarios/scenario.ts'
import { tableOf } from '../scenarios/table.ts'
import { pointAt } from '../tables/index.ts'
import {
  isLineTroop,
  type Nation,
  otherSide,
  type SideName,
  sideOfNation,
  type Troop,
} from '../vocabulary.ts'
import type { Card } from './card.ts'
import { army, type Row } from './roster.ts'

/** Where an army has a better name than its nation's. */
const NAMES: Readonly<Record<string, string>> = {
  'langemarck-entente': 'XIV Corps',
  'masnieres-entente': 'III Corps',
  'malmaison-entente': 'French',
  'soissons-entente': 'French and Americans',
}

const rowOf = (scenario: Scenario, { name, nation, quality, group, bases }: ScenarioUnit): Row => {
  const table = tableOf(scenario)
  const places = bases.map(([, x, y]) => pointAt({ x, y }))
  const troop = checksAs(bases)
  const count = (wanted: Troop) => bases.filter(([one]) => one === wanted).length
  const attached = isLineTroop(troop)
    ? { attachedMachineGuns: count('machine-gun'), attachedMortars: count('trench-mortar') }
    : {}
  return [
    name,
    troop,
    count(troop),
    {
      nation,
      quality,
      group,
      cover: prevailingCover(places.map((p) => coverLaid(table, p))) ?? scenario.ground,
      ground: places[0] ? openGround(table, places[0]) : scenario.ground,
      ...attached,
    },
  ]
}

/** The nation most units of a side are of. */
const nationOf = (units: readonly ScenarioUnit[]): Nation => {
  const count = (nation: Nation) => units.filter((unit) => unit.nation === nation).length
  return units.map(({ nation }) => nation).sort((a, b) => count(b) - count(a))[0] ?? 'british'
}

const armyOf = (scenario: Scenario, side: SideName): Army<Card> => {
  const { id, title, year, attacker, gas, surprised, objectives, called = {} } = scenario
  const units = scenario.units.filter(({ nation }) => sideOfNation(nation) === side)
  const name = NAMES[`${id}-${side}`] ?? (side === 'german' ? 'German' : 'British')
  return army({
    id: `${id}-${side}`,
    title: `${title}: ${name}`,
    year,
    all: {
      nation: nationOf(units),
      ...(side === attacker ? { group: 'attacker' } : {}),
      ...(side === surprised ? { order: 'hold' } : {}),
    },
    ...(gas[side] === undefined ? {} : { gas: gas[side] }),
    units: units.map((unit) => rowOf(scenario, unit)),
    prizes:
      side === attacker ? [] : objectives.map(([prize, , , points]) => [called[prize] ?? prize, points]),
  })
}

/** Both sides of every scenario, as they are set up there. */
export const SCENARIO_ARMIES: readonly Army<Card>[] = SCENARIOS.flatMap((scenario) => [
  armyOf(scenario, scenario.attacker),
  armyOf(scenario, otherSide(scenario.attacker)),
])
