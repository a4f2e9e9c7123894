import type { Edit, Writing } from '#screen/writing.ts'
import { asked, told } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

/** SK-SEQ-02 */
const writing = ({ view, side }: Asked<'initiative'>): Writing => {
  const first: Edit = { title: 'Move first', order: told({ kind: 'choose-turn', turn: 'first' }) }
  const second: Edit = { title: 'Move second', order: told({ kind: 'choose-turn', turn: 'second' }) }
  const edits = view.scenario.attacker === side ? [first, second] : [second, first]
  return asked('You have the initiative', edits, edits[0]?.title ?? 'Go on')
}

export const INITIATIVE_DESK: PhaseDesk<'initiative'> = { writing }
