import { farAlong } from '../../../kernel/geometry/angle.ts'
import type { Box } from '../../../kernel/geometry/box.ts'
import { fromDegrees } from '../../../kernel/geometry/measure.ts'
import {
  type Rectangle,
  rectangleBox,
  rectangleCentre,
  rectangleContains,
} from '../../../kernel/geometry/rectangle.ts'
import { memo } from '../../../kernel/memo.ts'
import type { Scenario, ScenarioArea, ScenarioUnit, SideName } from '../scenarios/scenario.ts'
import { BASE_SIZES, fromInches, pointAt } from '../tables/index.ts'
import { COVERS, type Cover, isLineTroop, type Nation, type Quality, type Troop } from '../vocabulary.ts'
import { copyUnit } from './copy.ts'
import type { GameOptions } from './options.ts'
import { deployments } from './phases/deployment/deploying.ts'
import { mayRelocate } from './phases/deployment/relocation.ts'
import { otherSide } from './sides.ts'
import type { Area, Barrier, Base, State, Table, Unit } from './state.ts'

export const sideOfNation = (nation: Nation): SideName => (nation === 'german' ? 'german' : 'entente')

/** "20th (Light) Division" is `20th-light-division`. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const rectangleOf = ([, , x1, y1, x2, y2]: ScenarioArea): Rectangle => ({
  x1: fromInches(x1),
  y1: fromInches(y1),
  x2: fromInches(x2),
  y2: fromInches(y2),
})

const isCover = (terrain: string): terrain is Cover => COVERS.some((cover) => cover === terrain)

/** PA-SETUP-14: whose ground an area lies on; what lies between the lines is the defender's. */
const ownerOf = (scenario: Scenario, fronts: Table['front'], area: Rectangle): SideName => {
  const { attacker, enemy } = scenario
  const heading = fromDegrees(enemy[attacker])
  const behind =
    farAlong(heading, rectangleCentre(area)) <= farAlong(heading, rectangleCentre(fronts[attacker]))
  return behind ? attacker : otherSide(attacker)
}

const areasOf = (scenario: Scenario, fronts: Table['front']): readonly Area[] =>
  scenario.terrain
    .flatMap((area): Area[] => {
      const [name, terrain] = area
      if (!isCover(terrain)) return []
      const rectangle = rectangleOf(area)
      return [{ ...rectangle, name, cover: terrain, owner: ownerOf(scenario, fronts, rectangle) }]
    })
    .sort((a, b) => COVERS.indexOf(b.cover) - COVERS.indexOf(a.cover))

const barriersOf = (scenario: Scenario): readonly Barrier[] => {
  const bridges = scenario.bridges.map(([x, y]) => pointAt({ x, y }))
  return scenario.terrain
    .filter(([, terrain]) => terrain === 'impassable')
    .map((area) => {
      const rectangle = rectangleOf(area)
      return {
        name: area[0],
        box: rectangleBox(rectangle),
        bridges: bridges.filter((bridge) => rectangleContains(rectangle, bridge)),
      }
    })
}

const blockingOf = (scenario: Scenario): readonly Box[] =>
  scenario.terrain
    .filter(([, terrain]) => terrain === 'blocking')
    .map((area) => rectangleBox(rectangleOf(area)))

const frontOf = (scenario: Scenario, side: SideName): Rectangle => {
  const area = scenario.terrain.find(([name]) => name === scenario.front[side])
  if (!area) throw new Error(`${scenario.id} has no trench ${scenario.front[side]}`)
  return rectangleOf(area)
}

const tableOf = (scenario: Scenario): Table => {
  const front = { german: frontOf(scenario, 'german'), entente: frontOf(scenario, 'entente') }
  return {
    width: fromInches(scenario.width),
    depth: fromInches(scenario.depth),
    turns: scenario.turns,
    attacker: scenario.attacker,
    enemy: { german: fromDegrees(scenario.enemy.german), entente: fromDegrees(scenario.enemy.entente) },
    front,
    ground: scenario.ground,
    areas: areasOf(scenario, front),
    barriers: barriersOf(scenario),
    blocking: blockingOf(scenario),
    gasLimit: { german: scenario.gas.german ?? null, entente: scenario.gas.entente ?? null },
    fog: scenario.fog ?? null,
    surprised: scenario.surprised ?? null,
    mayRelocate: (scenario.mayRelocate ?? []).map(idOf),
  }
}

/** PA-TROOP-12: a division is what its infantry or cavalry is, whatever is attached to it. */
const troopOf = ({ bases }: ScenarioUnit): Troop =>
  (bases.find(([troop]) => isLineTroop(troop)) ?? bases[0])?.[0] ?? 'infantry'

const unitOf =
  (table: Table) =>
  (written: ScenarioUnit): Unit => {
    const side = sideOfNation(written.nation)
    const id = idOf(written.name)
    return {
      id,
      name: written.name,
      side,
      nation: written.nation,
      group: written.group,
      troop: troopOf(written),
      quality: written.quality,
      strength: written.bases.length,
      status: 'solid',
      order: 'hold',
      goal: null,
      checked: false,
      dugIn: true,
      bases: written.bases.map(([troop, x, y], index): Base => {
        const { width, depth } = BASE_SIZES[troop]
        return {
          id: `${id}-${index + 1}`,
          troop,
          centre: pointAt({ x, y }),
          heading: table.enemy[side],
          width: fromInches(width),
          depth: fromInches(depth),
          sheaf: null,
        }
      }),
      gone: [],
    }
  }

/** What every battle of a scenario begins with. Nothing of it is ever changed, so they all share it. */
const laidOut = memo((scenario: Scenario): Pick<State, 'table' | 'units' | 'objectives'> => {
  const table = tableOf(scenario)
  return {
    table,
    units: scenario.units.map(unitOf(table)),
    objectives: scenario.objectives.map(([name, x, y, points]) => ({
      name,
      at: pointAt({ x, y }),
      points,
      holder: otherSide(scenario.attacker),
    })),
  }
})

/** PA-ORG-08. */
const withQuality = (unit: Unit, americans: Quality): Unit =>
  unit.nation === 'american' && unit.troop === 'infantry' && unit.quality !== americans
    ? Object.assign(copyUnit(unit), { quality: americans })
    : unit

/** The table as it is laid out, before the first decision. */
export const stateOf = (scenario: Scenario, options: GameOptions): State => {
  const { table, units, objectives } = laidOut(scenario)
  const defender = otherSide(scenario.attacker)
  const state: State = {
    scenario: scenario.id,
    options,
    table,
    turn: 0,
    units: units.map((unit) => withQuality(unit, options['american-quality'])),
    objectives,
    gas: [],
    gasLaid: { german: 0, entente: 0 },
    secrets: { german: null, entente: null },
    first: null,
    phases: [{ name: 'initial-orders' }],
    combat: null,
    agreed: [],
    refusedOffer: { german: null, entente: null },
    underFire: false,
    ending: null,
  }
  const free = options.deployment === 'free'
  const relocates = free || state.units.some((unit) => mayRelocate(state, unit))
  return {
    ...state,
    phases: [
      ...state.phases,
      ...(relocates ? [{ name: 'relocation', side: scenario.attacker } as const] : []),
      ...(free ? deployments(state.units, scenario.attacker, defender) : []),
    ],
  }
}
