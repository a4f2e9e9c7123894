import { zoneNamed } from '../../reckoning/grid.ts'
import type { Scenario, ScenarioWater } from '../../scenarios/scenario.ts'
import { GROUND_LETTERS, sized, TRENCH_LETTERS } from '../../scenarios/scenario.ts'
import type { State } from '../state.ts'
import { NO_WRECKS, type Zone, type ZoneNumber } from '../zone.ts'
import type { Country, WaterEdge } from './country.ts'

/** The letters of a printed grid in the order of zones: its last line is row 1. */
const lettersOf = (grid: readonly string[]): readonly string[] => [...grid].reverse().join('').split('')

export const named = (scenario: Scenario, reference: string): ZoneNumber => {
  const zone = zoneNamed(sized(scenario), reference)
  if (zone === undefined) throw new Error(`${scenario.id} has no zone ${reference}`)
  return zone
}

const edgesOf = (scenario: Scenario, { water, edges }: ScenarioWater): readonly WaterEdge[] =>
  edges.map((edge) => {
    const [one = '', other = ''] = edge.split('/')
    return { between: [named(scenario, one), named(scenario, other)], water }
  })

/** The country of a scenario. */
export const surveyed = (scenario: Scenario): Country => {
  const { columns, rows } = sized(scenario)
  const elevation = Array.from({ length: columns * rows }, () => 0)
  for (const level of [1, 2] as const) {
    for (const reference of scenario.elevation[level] ?? []) elevation[named(scenario, reference)] = level
  }
  const raised = new Set(scenario.embankment.map((reference) => named(scenario, reference)))
  return {
    columns,
    rows,
    elevation,
    embankment: elevation.map((_, zone) => raised.has(zone)),
    roads: scenario.roads.map((road) => road.split('-').map((reference) => named(scenario, reference))),
    water: scenario.water.flatMap((water) => edgesOf(scenario, water)),
  }
}

/** GF-SCALE-04: each side holds its half of the rows. */
export const zonesOf = (scenario: Scenario): readonly Zone[] => {
  const ground = lettersOf(scenario.ground)
  const trench = scenario.trench ? lettersOf(scenario.trench) : []
  return ground.map((letter, zone) => ({
    ground: GROUND_LETTERS[letter] ?? 'open',
    trench: TRENCH_LETTERS[trench[zone] ?? '-'] ?? 'none',
    emplacement: 'none',
    owner: zone < ground.length / 2 ? 'a' : 'b',
    shellHoles: 0,
    roadCut: false,
    track: 'none',
    wireHits: 0,
    artilleryHits: 0,
    bomberHits: 0,
    missions: 0,
    gas: 'none',
    reported: [],
    glimpsed: [],
    fallen: 0,
    wrecks: NO_WRECKS,
    unseenWrecks: NO_WRECKS,
    crater: false,
    bases: 0,
  }))
}

export const bridgesOf = (scenario: Scenario): State['bridges'] =>
  scenario.water.flatMap(({ edges, bridges }) =>
    edges.map((edge) => (bridges.includes(edge) ? 'intact' : 'none')),
  )
