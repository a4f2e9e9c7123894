import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { begunPlay } from '#kernel/game/play.ts'
import { memo } from '#kernel/memo.ts'
import type { Options } from '../../options.ts'
import { idOf } from '../../scenarios/ids.ts'
import type { Force, Objective, Scenario, Spot } from '../../scenarios/scenario.ts'
import { HEROIC_ACTIONS, NATIONAL_USES, PROFESSIONAL_TANKS } from '../../tables/index.ts'
import { SIDES, type Side } from '../../vocabulary.ts'
import { newCards } from '../cards/pack.ts'
import { startOff } from '../flow.ts'
import type { Roster } from '../roster.ts'
import type { Army, State } from '../state.ts'
import type { Story } from '../stories.ts'
import { addForce } from './forces.ts'

/** FF-HERO-04 */
const heroicOf = (actions: number): Pick<Army, 'heroic' | 'heroicSpare'> => ({
  heroic: actions > 0,
  heroicSpare: Math.max(0, actions - 1),
})

const armyOf = ({ national = [], airMissions = 0 }: Force, options: Options, side: Side): Army => ({
  airMissions,
  ...heroicOf(HEROIC_ACTIONS[options['heroic-actions']]),
  heroicRefused: false,
  tanksUnderFire: false,
  tankUses: national.includes('professionalism') ? PROFESSIONAL_TANKS : 0,
  // FF-NAT-06: battalions that defend
  stubborn:
    side === 'defender' && national.includes('stubborn-resistance')
      ? NATIONAL_USES['stubborn-resistance']
      : 0,
})

/** FF-END-03: who holds what before anybody has moved. */
const holderOf = (scenario: Scenario, at: Spot): Side | null =>
  SIDES.find((side) => {
    const [from, to] = scenario[side].zone
    return at[1] >= from && at[1] <= to
  }) ?? null

/** The middle of the piece of ground that is an objective. */
const middleOf = ({ ground }: Scenario, objective: Objective): Spot => {
  const found = ground.find((one) => 'at' in one && idOf(one) === idOf(objective))
  if (!found || !('at' in found)) throw new Error(`no ground is called ${objective.name}`)
  const [left, near, right, far] = found.at
  return [(left + right) / 2, (near + far) / 2]
}

/** Everybody in his default place: the same in every battle of a scenario. */
const rosterOf = memo((scenario: Scenario): Roster => {
  const roster: Roster = { stands: [], units: [], battalions: [], regiments: [], blockHouses: [] }
  for (const side of SIDES) addForce(roster, scenario, side)
  return roster
})

/** A battle with every stand in its default place. */
export const stateOf = (scenario: Scenario, options: Options): State => {
  const roster = rosterOf(scenario)
  return {
    scenario,
    options,
    turn: 0,
    active: 'attacker',
    step: 'barrage-length',
    stands: roster.stands,
    units: roster.units,
    battalions: roster.battalions,
    regiments: roster.regiments,
    blockHouses: roster.blockHouses,
    armies: {
      attacker: armyOf(scenario.attacker, options, 'attacker'),
      defender: armyOf(scenario.defender, options, 'defender'),
    },
    arrived: [],
    gaps: [],
    clouds: [],
    wind: null,
    barrage: null,
    barrageTurns: null,
    barrageHalted: false,
    plans: { attacker: null, defender: null },
    cards: options['random-events'] === 'on' ? newCards() : null,
    deepSuppression: 0,
    objectives: scenario.objectives.map((objective) => ({
      name: objective.name,
      value: objective.value,
      holder: holderOf(scenario, objective.at === 'area' ? middleOf(scenario, objective) : objective.at),
    })),
    lost: [],
    orphans: [],
    wireFailed: [],
    phases: [],
    agreed: [],
    ending: null,
  }
}

/** A battle that waits for its first decision; no die is rolled before it. */
export const begunBattle = (scenario: Scenario, options: Options): State => {
  const state = stateOf(scenario, options)
  startOff(begunPlay<State, Story>(state, NO_DICE))
  return state
}
