import { fair } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, list } from '#kernel/procedure/schema.ts'
import { several } from '#kernel/words.ts'
import { MOST_MUTINOUS } from '../../../tables/index.ts'
import { SIDES, type Side } from '../../../vocabulary.ts'
import { changeBattalion, type Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { Battalion, State } from '../../state.ts'
import { id, kind } from '../forms.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { battalionsToDeploy } from './parties.ts'

/** FF-NAT-06, option `mutiny-limit`: those present, or also those who are still to come. */
export const mayMutiny = (state: State, side: Side): readonly Battalion[] => {
  const asked = state.options['mutiny-limit'] === 'three' ? state.battalions : battalionsToDeploy(state)
  return asked.filter((battalion) => battalion.side === side)
}

/** FF-NAT-06: never more than half of those present; or any three. */
export const beginMutiny = (play: Play): void => {
  const { scenario, options } = play.state
  for (const side of SIDES) {
    if (!scenario[side].national?.includes('mutiny')) continue
    const able = mayMutiny(play.state, side).length
    const most = Math.min(MOST_MUTINOUS, options['mutiny-limit'] === 'three' ? able : Math.floor(able / 2))
    if (most > 0) pushPhase(play, { name: 'mutiny', side: otherSide(side), most })
  }
}

const wanted = (most: number): string =>
  `Name the battalions of your enemy that will not advance: ${several(most, 'battalion')} at most.`

const mutinyRefusal = (
  state: State,
  { side, most }: PhaseOf<'mutiny'>,
  battalions: readonly string[],
): Refusal | undefined => {
  const able = new Set(mayMutiny(state, otherSide(side)).map(({ id }) => id))
  if (battalions.length > most) return refuse('too-many', wanted(most), 'FF-NAT-06')
  for (const id of battalions)
    if (!able.delete(id))
      return refuse(
        'unknown-battalion',
        `Your enemy has no battalion "${id.slice(0, 60)}" to name.`,
        'FF-NAT-06',
      )
  return undefined
}

const ORDERS = [form({ kind: kind('mutiny'), battalions: list(id(), 0, MOST_MUTINOUS) })] as const

export const MUTINY: Page<'mutiny', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (_, { most }) => wanted(most),
  check: (state, phase, _, { battalions }) => mutinyRefusal(state, phase, battalions),
  sample(state, { side, most }, _, random) {
    const able = mayMutiny(state, otherSide(side))
    const first = fair(random, able.length)
    return { kind: 'mutiny', battalions: able.slice(first, first + most).map(({ id }) => id) }
  },
  act(play, _, side, order) {
    popPhase(play)
    for (const id of order.battalions) changeBattalion(play, id, { mutinous: true })
    tellOf(play, { kind: 'mutiny', side, battalions: order.battalions })
  },
}
