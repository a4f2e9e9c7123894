import { capitalised, words } from '#kernel/words.ts'
import { NATION_WORDS } from '../wording.ts'
import { scores } from './scores.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

export const stepWords = ({ step, ending }: State): string => (ending ? 'Over' : capitalised(words(step)))

/** One line on how things stand. */
export const summary = (view: View): string => {
  const { attacker, defender } = scores(view)
  const { scenario, turn } = view
  const [one, other] = [NATION_WORDS[scenario.attacker.nation], NATION_WORDS[scenario.defender.nation]]
  return `Turn ${Math.max(1, turn)} of ${scenario.turns} · ${one} ${attacker}, ${other} ${defender}`
}
