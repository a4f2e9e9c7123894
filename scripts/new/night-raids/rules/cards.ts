import { cardsOf, type ScenarioCard } from '#screen/cards.ts'
import { PLAYED } from './played.ts'
import { SCENARIOS } from './scenarios/index.ts'
import { SCENARIO_WORDS } from './scenarios/words.ts'

/** The scenarios in the list of battles; the app has them ready made, without the rules (scripts/build.js). */
export const CARDS: readonly ScenarioCard[] = cardsOf(
  PLAYED,
  SCENARIOS.map(({ id, turns }, i) => {
    const { about = '', minutes = 60 } = SCENARIO_WORDS[id] ?? {}
    return { id, about, length: `${turns} turns`, minutes, first: i === 0 }
  }),
)
