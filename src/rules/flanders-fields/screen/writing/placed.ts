import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { setDown } from '../../game/phases/deployment/set-down.ts'
import type { Stand } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { asOrder } from './order-written.ts'

/** All stands, those that the order being written sets down where it has them. */
export const placedBy = (view: View, writing: AnyOrder | undefined): readonly Stand[] => {
  const order = asOrder(writing)
  if (topPhase(view)?.name !== 'deploy' || order?.kind !== 'deploy' || !order.stands) return view.stands
  const places = new Map(order.stands.map((place) => [place.stand, place]))
  return view.stands.map((stand) => {
    const place = places.get(stand.id)
    return place ? setDown(view, stand, place) : stand
  })
}
