import type { ScenarioCard } from '../../../screen/briefing.ts'
import { SCENARIOS } from './index.ts'
import { SCENARIO_WORDS } from './words.ts'

/** The campaigns in the list of battles; nothing of the rules is needed for it. */
export const CARDS: readonly ScenarioCard[] = SCENARIOS.map(({ id, title, text, terms }) => {
  const { about = text, minutes = 120 } = SCENARIO_WORDS[id] ?? {}
  return { id, title, about, length: `${terms.weeks} weeks`, minutes }
})
