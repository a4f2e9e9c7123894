import { listed, several } from '../../../kernel/words.ts'
import type { BriefedSide, Briefing } from '../../../screen/briefing.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Award, Force, Muster, Scenario } from '../scenarios/scenario.ts'
import { SCENARIO_WORDS } from '../scenarios/words.ts'
import type { Side } from '../vocabulary.ts'
import { NATION_NAMES } from './naming.ts'

const unitText = ({ organisation, quality }: Muster): string => `${organisation}${quality ?? ''}`

const forcesOf = ({ units, batteries = [] }: Force): BriefedSide['forces'] => [
  ...units.map((unit) => ({ name: unit.name, text: unitText(unit) })),
  ...batteries.map(({ name, guns }) => ({ name, text: `${several(guns, 'gun')} off the table` })),
]

const sideOf = (scenario: Scenario, side: Side, task: string, remember: string): BriefedSide => ({
  side,
  name: NATION_NAMES[scenario[side].nation].name,
  task,
  remember,
  forces: forcesOf(scenario[side]),
})

const awardOf = (award: Award): { readonly name: string; readonly points: string } => ({
  name: award.kind,
  points: '1',
})

/** The sheet that a scenario opens with. */
export const briefingOf = (id: string): Briefing | undefined => {
  const scenario = SCENARIOS.find((one) => one.id === id)
  const said = SCENARIO_WORDS[id]
  if (!scenario || !said) return undefined
  const { title, moves, objectives, awards } = scenario
  return {
    title,
    situation: said.situation,
    sides: [
      sideOf(scenario, 'a', said.tasks[0], said.remember[0]),
      sideOf(scenario, 'b', said.tasks[1], said.remember[1]),
    ],
    points: [
      ...objectives.map(({ name, points }) => ({ name, points: String(points) })),
      ...awards.map(awardOf),
    ],
    ends: [listed([`The battle lasts ${several(moves, 'move')}.`])],
    length: several(moves, 'move'),
    minutes: said.minutes,
    chances: 'Either side can win.',
  }
}
