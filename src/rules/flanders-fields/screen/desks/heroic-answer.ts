import { listed } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { nameOf } from '../../game/names.ts'
import { heroicAction } from '../../procedures/heroic-action.ts'
import { asked, told } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

/** FF-HERO-04: the card that may come with it is not known. */
const writing = ({ view, phase: { platoon, targets } }: Asked<'heroic-answer'>): Writing => {
  const input: Parameters<typeof heroicAction.resolve>[0] = { card: false, options: view.options }
  const agree: Edit = {
    title: 'Agree',
    odds: {
      feared: { procedure: heroicAction, input, title: 'succeeds', holds: ({ success }) => success === true },
    },
    pieces: [platoon, ...targets],
    order: told({ kind: 'heroic-answer', agree: true }),
  }
  const decline: Edit = {
    title: 'Decline',
    detail: 'nothing happens, and none is proposed again in this turn',
    order: told({ kind: 'heroic-answer', agree: false }),
  }
  const against = listed(targets.map((id) => nameOf(view, id)))
  return asked(
    `A heroic action of ${nameOf(view, platoon)} against ${against}`,
    [agree, decline],
    'Agree to it',
  )
}

export const HEROIC_ANSWER_DESK: PhaseDesk<'heroic-answer'> = { writing }
