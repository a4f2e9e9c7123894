import type { ScenarioCard } from '../../../screen/briefing.ts'
import { SCENARIOS } from './index.ts'
import { SCENARIO_WORDS } from './words.ts'

/** The scenarios in the list of battles; nothing of the rules is needed for it. */
export const CARDS: readonly ScenarioCard[] = SCENARIOS.map(({ id, title, turns }, i) => {
  const { about = '', minutes = 60, lesson } = SCENARIO_WORDS[id] ?? {}
  return {
    id,
    title,
    about,
    length: `${turns} turns`,
    minutes,
    ...(i === 0 ? { first: true } : {}),
    ...(lesson ? { lesson } : {}),
  }
})
