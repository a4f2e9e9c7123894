import { ordinal } from '../../kernel/words.ts'
import type { Muster } from './armies/muster.ts'
import type { Troops } from './armies/troops.ts'
import { copyUnit } from './copy.ts'
import { experienceCapOf } from './crews.ts'
import type { GameOptions } from './game-options.ts'
import { middleColumn, zoneNamed } from './grid.ts'
import { mountOf } from './mounts.ts'
import type { Scenario, ScenarioWater } from './scenarios/scenario.ts'
import {
  type Army,
  type Country,
  OFF_BOARD,
  type SideName,
  type State,
  type Terms,
  type Tunnel,
  type Unit,
  type WaterEdge,
  type Zone,
  type ZoneNumber,
} from './state.ts'
import { FIELD_UNITS, type FieldUnit, type Ground, type Nation, type Works } from './vocabulary.ts'

const GROUND_LETTERS: Readonly<Record<string, Ground>> = {
  O: 'open',
  R: 'rough',
  W: 'woods',
  T: 'town',
  U: 'ruins',
  M: 'morass',
}
const TRENCH_LETTERS: Readonly<Record<string, Works>> = { '-': 'none', L: 'light', H: 'heavy' }

/** The letters of a printed grid in the order of zones: its last line is row 1. */
const lettersOf = (grid: readonly string[]): readonly string[] => [...grid].reverse().join('').split('')

const sized = ({ ground }: Scenario) => ({ columns: ground[0]?.length ?? 0, rows: ground.length })

const named = (scenario: Scenario, reference: string): ZoneNumber => {
  const zone = zoneNamed(sized(scenario), reference)
  if (zone === undefined) throw new Error(`${scenario.id} has no zone ${reference}`)
  return zone
}

const edgesOf = (scenario: Scenario, { water, edges }: ScenarioWater): readonly WaterEdge[] =>
  edges.map((edge) => {
    const [one = '', other = ''] = edge.split('/')
    return { between: [named(scenario, one), named(scenario, other)], water }
  })

/** The survey of a scenario does not change, so all its campaigns share it. */
const countries = new WeakMap<Scenario, Country>()

const countryOf = (scenario: Scenario): Country => {
  const known = countries.get(scenario)
  if (known) return known
  const country = surveyed(scenario)
  countries.set(scenario, country)
  return country
}

const surveyed = (scenario: Scenario): Country => {
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
const zonesOf = (scenario: Scenario): readonly Zone[] => {
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
    wrecks: { a: 0, b: 0 },
    crater: false,
    bases: 0,
  }))
}

const bridgesOf = (scenario: Scenario): State['bridges'] =>
  scenario.water.flatMap(({ edges, bridges }) =>
    edges.map((edge) => (bridges.includes(edge) ? 'intact' : 'none')),
  )

const armyOf = ({ stores }: Muster, nation: Nation): Army => ({
  nation,
  depot: stores.depot,
  depotStart: stores.depot,
  shells: stores.shells,
  luxuries: stores.luxuries ?? 0,
  canisters: stores.gasCanisters ?? 0,
  supply: 0,
  pool: 0,
  points: 0,
  lost: 0,
  exits: 0,
  recovered: 0,
  assaulted: false,
  depotShelled: false,
  depotSpotted: false,
  ready: false,
  raids: [],
  sorties: [],
  fire: [],
})

const isFieldUnit = (type: string): type is FieldUnit => FIELD_UNITS.some((one) => one === type)

/** Whatever a unit has before anything has happened to it. */
export const freshUnit = (
  unit: Pick<
    Unit,
    | 'id'
    | 'name'
    | 'side'
    | 'type'
    | 'nation'
    | 'strength'
    | 'experience'
    | 'morale'
    | 'column'
    | 'experienceCap'
  > &
    Partial<Unit>,
): Unit => {
  const mount = unit.mount ?? mountOf(unit.type, undefined)
  return copyUnit({
    stosstruppe: false,
    captured: false,
    establishment: unit.strength,
    maxMorale: unit.morale,
    mount,
    mounted: mount !== 'none',
    parked: null,
    aboard: null,
    place: OFF_BOARD,
    stood: null,
    wave: 0,
    status: 'steady',
    gone: null,
    revealed: false,
    figures: null,
    spotted: false,
    duty: 'none',
    raided: false,
    missions: 0,
    sortied: false,
    drafts: 0,
    beforeDrafts: unit.strength,
    moving: false,
    fired: false,
    shotOpportunity: false,
    worked: false,
    cameFrom: null,
    grounded: false,
    standing: 'on-entry',
    onItsWay: false,
    ...unit,
  })
}

const unitsOf = (scenario: Scenario, side: SideName): readonly Unit[] => {
  const { contingents, year } = scenario.armies[side]
  const column = middleColumn(sized(scenario))
  const counts = new Map<string, number>()
  const named = new Map<string, number>()
  for (const [count, { title }] of contingents) named.set(title, (named.get(title) ?? 0) + count)
  const one = (troops: Troops): Unit[] => {
    const { type } = troops
    if (!isFieldUnit(type)) return []
    const number = (counts.get(type) ?? 0) + 1
    counts.set(type, number)
    return [
      freshUnit({
        id: `${side}-${type}-${number}`,
        name: named.get(troops.title) === 1 ? troops.title : `${ordinal(number)} ${troops.title}`,
        side,
        type,
        nation: troops.nation ?? scenario.nations[side],
        stosstruppe: troops.stosstruppe ?? false,
        ...(troops.mount === undefined ? {} : { mount: troops.mount }),
        strength: troops.strength,
        experience: troops.experience,
        morale: troops.morale,
        experienceCap: experienceCapOf(type, year),
        column,
      }),
    ]
  }
  return contingents.flatMap(([count, troops]) => Array.from({ length: count }, () => one(troops)).flat())
}

const tunnelsOf = (scenario: Scenario): readonly Tunnel[] =>
  scenario.tunnels.map(({ side, from, under, explosives }, i) => ({
    id: `${side}-tunnel-${i + 1}`,
    side,
    start: named(scenario, from),
    head: named(scenario, under),
    dug: 0,
    next: null,
    dugIn: 0,
    explosives,
    known: false,
  }))

/** S3: the sappers of a tunnel dug before the campaign are at its mouth in the first week. */
const placedOf = (scenario: Scenario): State['terms']['placed'] =>
  scenario.tunnels.map(({ side, from }, i) => ({
    unit: `${side}-sapper-${i + 1}`,
    zone: named(scenario, from),
  }))

/** Written out, so that the terms of all campaigns are of one shape. */
const termsOf = (scenario: Scenario): Terms => {
  const { terms } = scenario
  const { a, b, ties, holds, prize } = terms.verdict
  return {
    begins: terms.begins,
    weeks: terms.weeks,
    limit: terms.limit,
    variation: terms.variation,
    season: terms.season,
    announcer: terms.announcer,
    firstRows: terms.firstRows,
    mustAssault: terms.mustAssault,
    fogTurns: terms.fogTurns,
    noCanisters: terms.noCanisters,
    verdict: {
      a,
      b,
      ties,
      holds,
      prize: prize && { zone: named(scenario, prize.zone), points: prize.points },
    },
    placed: placedOf(scenario),
  }
}

/** A campaign before its first dice. */
export const stateOf = (scenario: Scenario, options: GameOptions): State => {
  return {
    scenario: scenario.id,
    options,
    country: countryOf(scenario),
    terms: termsOf(scenario),
    // The first week, or the opening assault of 1914, is still to begin.
    week: scenario.terms.variation === '1914' ? -1 : 0,
    loser: 'a',
    step: 'assault-decision',
    units: [...unitsOf(scenario, 'a'), ...unitsOf(scenario, 'b')],
    zones: zonesOf(scenario),
    bridges: bridgesOf(scenario),
    armies: {
      a: armyOf(scenario.armies.a, scenario.nations.a),
      b: armyOf(scenario.armies.b, scenario.nations.b),
    },
    tunnels: tunnelsOf(scenario),
    boxes: [],
    assault: null,
    phases: [{ name: 'opening' }],
    agreed: [],
    ending: null,
  }
}
