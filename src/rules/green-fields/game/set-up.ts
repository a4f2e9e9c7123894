import { memo } from '#kernel/memo.ts'
import { ordinal } from '#kernel/words.ts'
import { experienceCapOf } from '../reckoning/crews.ts'
import { middleColumn } from '../reckoning/grid.ts'
import { mountOf } from '../reckoning/mounts.ts'
import { usualStanding } from '../reckoning/standing.ts'
import type { Muster } from '../scenarios/forces/force.ts'
import type { Troops } from '../scenarios/forces/troops.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { sized } from '../scenarios/scenario.ts'
import type { Terms } from '../scenarios/terms.ts'
import { FEWEST_FIRED_AT } from '../tables/index.ts'
import { FIELD_UNITS, type FieldUnit, type Nation, SIDES } from '../vocabulary.ts'
import type { Army } from './army.ts'
import { bridgesOf, named, surveyed, zonesOf } from './board/country-making.ts'
import type { GameOptions } from './options.ts'
import { stateWith, unitWith } from './records.ts'
import type { SideName } from './sides.ts'
import { NO_ORDERS, type State, type Tunnel } from './state.ts'
import type { Unit } from './unit.ts'
import { OFF_BOARD } from './zone.ts'

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
  attacked: false,
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
  return unitWith({
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
    marker: null,
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
    standing: usualStanding(unit.type),
    atLeast: FEWEST_FIRED_AT,
    onItsWay: false,
    ...unit,
  })
}

const unitsOf = (scenario: Scenario, side: SideName): readonly Unit[] => {
  const { contingents, year } = scenario.armies[side]
  const column = middleColumn(sized(scenario))
  const counts = new Map<string, number>()
  const titles = new Map<string, number>()
  for (const [count, { title }] of contingents) titles.set(title, (titles.get(title) ?? 0) + count)
  const one = (troops: Troops): Unit[] => {
    const { type } = troops
    if (!isFieldUnit(type)) return []
    const number = (counts.get(type) ?? 0) + 1
    counts.set(type, number)
    return [
      freshUnit({
        id: `${side}-${type}-${number}`,
        name: titles.get(troops.title) === 1 ? troops.title : `${ordinal(number)} ${troops.title}`,
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
  SIDES.flatMap((side) =>
    scenario.tunnels
      .filter((tunnel) => tunnel.side === side)
      .map(({ from }, i) => ({ unit: `${side}-sapper-${i + 1}`, zone: named(scenario, from) })),
  )

/** Written out, so that the terms of all campaigns are of one shape. */
const termsOf = (scenario: Scenario): Terms => {
  const { terms } = scenario
  const { marks, ties, prize } = terms.verdict
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
    surprise: terms.surprise,
    noCanisters: terms.noCanisters,
    verdict: {
      marks,
      ties,
      prize: prize && { zone: named(scenario, prize.zone), points: prize.points },
    },
    placed: placedOf(scenario),
    heldBack: scenario.heldBack,
  }
}

const begun = (scenario: Scenario, options: GameOptions): State => ({
  scenario: scenario.id,
  options,
  country: surveyed(scenario),
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
  given: NO_ORDERS,
  agreed: [],
  ending: null,
})

/** Nothing in a state is ever changed but the outermost object, so all campaigns of a scenario share what they begin with. */
const beginningOf = memo(begun)

/** A campaign before its first dice. */
export const stateOf = (scenario: Scenario, options: GameOptions): State =>
  stateWith(beginningOf(scenario, options), { options })
