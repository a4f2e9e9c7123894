import { popPhase } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, kind } from '#kernel/procedure/schema.ts'
import { listed, several } from '#kernel/words.ts'
import { ids } from '../../forms.ts'
import { loseNamed } from '../../harm/naming.ts'
import { nameOf } from '../../names.ts'
import type { State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'

const ORDERS = [form({ kind: kind('name-loss'), figures: ids() })] as const

const promptOf = (state: State, { unit, what, count, among }: PhaseOf<'naming'>): string => {
  if (what === 'weapon') return `Name the weapon of ${nameOf(state, unit)} that is hit: ${listed(among)}.`
  return `Name ${several(count, 'man', 'men')} of ${nameOf(state, unit)} to fall.`
}

/** SK-SEQ-08, SK-SEQ-12 */
export const NAMING: Page<'naming', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: promptOf,
  check(state, phase, _, { figures }) {
    if (figures.length !== phase.count || new Set(figures).size !== figures.length)
      return refuse('wrong-number', promptOf(state, phase), 'SK-SEQ-08')
    const stranger = figures.find((id) => !phase.among.includes(id))
    return stranger === undefined
      ? undefined
      : refuse(
          'not-among-them',
          `${stranger} is not one of those who may be named: ${listed(phase.among)}.`,
          'SK-SEQ-08',
        )
  },
  // SK-SEQ-04: the usual one comes first
  sample: (_, { among, count }) => ({ kind: 'name-loss', figures: among.slice(0, count) }),
  act(play, phase, _, { figures }) {
    popPhase(play)
    if (unitNamed(play.state, phase.unit)) loseNamed(play, phase, figures)
  },
}
