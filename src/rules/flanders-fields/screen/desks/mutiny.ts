import { several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { nameOf } from '../../game/names.ts'
import { mayMutiny } from '../../game/phases/deployment/mutiny.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { otherSide } from '../../game/sides.ts'
import { told } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

/** FF-NAT-06: battalions are named one by one, then the names are handed in. */
const writing = ({ view, phase: { side, most }, before }: Asked<'mutiny'>): Writing => {
  const named = before?.kind === 'mutiny' ? before.battalions : []
  const order: OrderOf<'mutiny'> = { kind: 'mutiny', battalions: [...named] }
  const edits = mayMutiny(view, otherSide(side)).map(({ id }): Edit => {
    const chosen = named.includes(id)
    const battalions = chosen ? named.filter((one) => one !== id) : [...named, id].slice(-most)
    return { title: nameOf(view, id), chosen, order: told({ kind: 'mutiny', battalions }) }
  })
  return {
    order,
    give: named.length > 0 ? `Name ${several(named.length, 'battalion')}` : 'Name nobody',
    groups: [{ title: `Who will hold but not advance (${most} at most)`, edits }],
    draggable: [],
    gives: true,
  }
}

export const MUTINY_DESK: PhaseDesk<'mutiny'> = { title: 'the mutiny', writing }
