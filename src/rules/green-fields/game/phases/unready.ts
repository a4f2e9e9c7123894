import { SIDES } from '../../vocabulary.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'

const NEITHER: readonly SideName[] = []
const ONLY_A: readonly SideName[] = ['a']
const ONLY_B: readonly SideName[] = ['b']

/** Who has yet to finish a phase in which both sides decide in secret. */
export const unready = ({ armies: { a, b } }: Pick<State, 'armies'>): readonly SideName[] => {
  if (a.ready) return b.ready ? NEITHER : ONLY_B
  return b.ready ? ONLY_A : SIDES
}
