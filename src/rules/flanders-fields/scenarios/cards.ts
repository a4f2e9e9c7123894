import type { ScenarioCard } from '../../../screen/briefing.ts'
import { SCENARIOS } from './index.ts'
import { SCENARIO_WORDS } from './words.ts'

/** The scenarios in the list of battles; nothing of the rules is needed for it. */
export const CARDS: readonly ScenarioCard[] = SCENARIOS.map(({ id, title, turns, size }) => {
  const { about = '', minutes = 90, lesson } = SCENARIO_WORDS[id] ?? {}
  return {
    id,
    title,
    about,
    length: `${turns} turns`,
    minutes,
    ...(size === 'learning' ? { first: true } : {}),
    ...(lesson ? { lesson } : {}),
  }
})
