import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { begunPlay } from '#kernel/game/play.ts'
import { idOf } from '../../scenarios/ids.ts'
import type { Force, Battery as Listed, Scenario } from '../../scenarios/scenario.ts'
import { fromInches } from '../../tables/table-top.ts'
import { SIDES, type Side } from '../../vocabulary.ts'
import { settled } from '../board/room.ts'
import { startOff } from '../flow.ts'
import type { BattleOptions } from '../options.ts'
import { unitWith } from '../records.ts'
import type { Battery, Gap, State, Unit } from '../state.ts'
import type { Story } from '../stories.ts'
import { musteredUnit } from './muster.ts'

/** SK-ART-40: the larger half of the guns is the first section. */
export const sectionsOf = (guns: number): Battery['guns'] => [Math.ceil(guns / 2), Math.floor(guns / 2)]

const batteryOf = (side: Side, { id, name, weapon, guns, ammo }: Listed): Battery => ({
  id,
  side,
  name,
  weapon,
  ammo,
  guns: sectionsOf(guns),
  moves: null,
  targets: [[], []],
})

const shellsOf = ({ issued }: Force) => ({ smoke: issued?.smoke ?? null, gas: issued?.gas ?? null })

const gapsOf = ({ ground }: Scenario): readonly Gap[] =>
  ground.flatMap((feature) =>
    feature.kind === 'wire'
      ? (feature.gaps ?? []).map(([from, to]) => ({
          line: idOf(feature),
          from: fromInches(from),
          to: fromInches(to),
        }))
      : [],
  )

/**
 * Every unit laid out in its turn, so that nobody stands on another (SK-SET-11); models have their places before any man has
 * his (SK-MOV-40).
 */
const laidOut = (state: State): State => {
  const models = state.units.map((unit) => (unit.vehicle ? unit : unitWith(unit, { figures: [] })))
  let units: readonly Unit[] = []
  for (const [i, unit] of state.units.entries()) {
    const others = [...units, ...models.slice(i + 1)]
    const figures = unit.where === 'table' ? settled({ ...state, units: others }, unit) : unit.figures
    if (!figures) throw new Error(`${unit.id} finds no room where ${state.scenario.id} has it`)
    units = [...units, unitWith(unit, { figures })]
  }
  return { ...state, units }
}

/** A battle with everybody in the place that is listed for him. */
export const stateOf = (scenario: Scenario, options: BattleOptions): State =>
  laidOut({
    scenario,
    options,
    move: 0,
    step: 'battery-plots',
    phases: [],
    agreed: [],
    ending: null,
    initiative: null,
    first: null,
    units: SIDES.flatMap((side) =>
      scenario[side].units.map((muster) => musteredUnit(scenario, side, muster)),
    ),
    batteries: SIDES.flatMap((side) => (scenario[side].batteries ?? []).map((one) => batteryOf(side, one))),
    plots: { a: [], b: [] },
    shells: { a: shellsOf(scenario.a), b: shellsOf(scenario.b) },
    wind: scenario.wind ?? null,
    works: [],
    gaps: gapsOf(scenario),
    clouds: [],
    melees: [],
    counted: 0,
    objectives: scenario.objectives.map((objective) => ({
      id: idOf(objective),
      name: objective.name,
      points: objective.points,
      holder: objective.holder ?? null,
    })),
    earned: [],
    lost: [],
  })

/** A battle that waits for its first decision; no die is thrown before it. */
export const begunBattle = (scenario: Scenario, options: BattleOptions): State => {
  const state = stateOf(scenario, options)
  startOff(begunPlay<State, Story>(state, NO_DICE))
  return state
}
