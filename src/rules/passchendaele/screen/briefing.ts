import { listed, several, spelled } from '#kernel/words.ts'
import { type BriefedSide, type Briefing, chancesOf } from '#screen/briefing.ts'
import { agreedBattle } from '../game/terms.ts'
import type { Scenario, ScenarioUnit } from '../scenarios/scenario.ts'
import { ownWords, SCENARIO_WORDS } from '../scenarios/words.ts'
import { BREAKTHROUGH_POINTS, CASUALTY_POINTS, MARGINAL_FROM } from '../tables/index.ts'
import { otherSide, type Quality, type SideName, type Troop } from '../vocabulary.ts'
import { SIDE_NAMES } from '../wording.ts'

/** One base and several. */
const BASES: Readonly<Record<Troop, readonly [string, string]>> = {
  infantry: ['infantry base', 'infantry bases'],
  cavalry: ['cavalry base', 'cavalry bases'],
  stosstruppen: ['base of storm troops', 'bases of storm troops'],
  'trench-mortar': ['trench mortar base', 'trench mortar bases'],
  'machine-gun': ['machine-gun base', 'machine-gun bases'],
  tank: ['tank base', 'tank bases'],
  'light-tank': ['light tank base', 'light tank bases'],
  'field-artillery': ['field gun base', 'field gun bases'],
  'heavy-artillery': ['heavy gun base', 'heavy gun bases'],
  'extra-heavy-artillery': ['extra-heavy gun base', 'extra-heavy gun bases'],
  'super-heavy-artillery': ['super-heavy gun base', 'super-heavy gun bases'],
}

const QUALITY_WORDS: Readonly<Record<Quality, string>> = {
  veteran: ', veterans',
  line: '',
  reservist: ', reservists',
}

const forceOf = ({
  name,
  quality,
  bases,
}: ScenarioUnit): { readonly name: string; readonly text: string } => {
  const counts = new Map<Troop, number>()
  for (const [troop] of bases) counts.set(troop, (counts.get(troop) ?? 0) + 1)
  const text = listed([...counts].map(([troop, count]) => several(count, ...BASES[troop])))
  return { name, text: `${text}${QUALITY_WORDS[quality]}` }
}

const isGerman = ({ nation }: ScenarioUnit): boolean => nation === 'german'

const sideOf = ({ units }: Scenario, side: SideName, task: string, remember: string): BriefedSide => ({
  side,
  name: SIDE_NAMES[side],
  task,
  remember,
  forces: units.filter((unit) => isGerman(unit) === (side === 'german')).map(forceOf),
})

const pointsOf = ({
  objectives,
  called = {},
  breakthrough = BREAKTHROUGH_POINTS,
}: Scenario): Briefing['points'] => [
  ...objectives.map(([id, , , points]) => ({ name: called[id] ?? id, points: String(points) })),
  { name: 'Each enemy infantry base destroyed', points: String(CASUALTY_POINTS.infantry) },
  { name: 'Each base off the far edge', points: String(breakthrough) },
]

/** The sheet that a scenario opens with. */
export const briefingOf = (id: string, options?: unknown): Briefing | undefined => {
  const agreed = agreedBattle(id, options ?? {})
  if (!agreed.ok) return undefined
  const { scenario } = agreed.value
  const said = SCENARIO_WORDS[id] ?? ownWords(scenario)
  const { title, attacker, turns, fog, surprised } = scenario
  const defender = otherSide(attacker)
  return {
    title,
    situation: said.situation,
    sides: [
      sideOf(scenario, attacker, said.tasks[0], said.remember[0]),
      sideOf(scenario, defender, said.tasks[1], said.remember[1]),
    ],
    points: pointsOf(scenario),
    ends: [
      `The battle lasts ${several(turns, 'turn')}; whoever is ${spelled(MARGINAL_FROM)} or more points ahead then has won.`,
      'A side that has lost three quarters of its infantry and cavalry gives up at once.',
      ...(fog
        ? [`Fog until the end of turn ${spelled(fog.turns)}: small arms reach ${fog.range} inches.`]
        : []),
      ...(surprised
        ? [`The ${SIDE_NAMES[surprised]} are surprised: they hold, and send no orders in turn one.`]
        : []),
    ],
    length: several(turns, 'turn'),
    minutes: said.minutes,
    chances: said.trial
      ? chancesOf(said.trial, [SIDE_NAMES[attacker], SIDE_NAMES[defender]])
      : 'Nobody has fought this battle before. Most of those drawn up with the usual figures go to the defender; lean divisions and one more of them attacking make it even.',
  }
}
