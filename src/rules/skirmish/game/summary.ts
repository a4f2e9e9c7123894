import { capitalised, words } from '#kernel/words.ts'
import { scores } from './scoring.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

export const stepWords = ({ step, ending }: State): string => (ending ? 'Over' : capitalised(words(step)))

/** One line on how things stand. */
export const summary = (view: View): string => {
  const { a, b } = scores(view)
  const { scenario, move } = view
  return `Move ${Math.max(1, move)} of ${scenario.moves} · ${scenario.a.name} ${a}, ${scenario.b.name} ${b}`
}
