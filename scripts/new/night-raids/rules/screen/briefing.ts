import { several } from '#kernel/words.ts'
import type { BriefedSide, Briefing } from '#screen/briefing.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { SCENARIO_WORDS } from '../scenarios/words.ts'
import { SIDES } from '../vocabulary.ts'
import { menWords, SIDE_NAMES } from '../wording.ts'

/** What the players of a scenario are told before it begins. */
export const briefingOf = (id: string): Briefing | undefined => {
  const scenario = SCENARIOS.find((one) => one.id === id)
  const said = SCENARIO_WORDS[id]
  if (!scenario || !said) return undefined
  const { title, turns, men } = scenario
  return {
    title,
    situation: said.situation,
    sides: SIDES.map(
      (side, i): BriefedSide => ({
        side,
        name: SIDE_NAMES[side],
        task: said.tasks[i] ?? '',
        forces: [{ name: 'A platoon', text: menWords(men[side]) }],
        remember: said.remember[i] ?? '',
      }),
    ),
    points: [{ name: 'Every man left', points: '1' }],
    ends: [`After ${several(turns, 'turn')}, or when a side has no men left.`],
    length: several(turns, 'turn'),
    minutes: said.minutes,
    chances: 'Nobody knows yet who should win.',
  }
}
