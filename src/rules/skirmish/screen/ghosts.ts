import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Area } from '#screen/area.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import type { View } from '../game/view.ts'
import { DESKS } from './desks/index.ts'
import { asOrder } from './writing/orders.ts'

/** What the order being written lays on the table. */
export const writtenAreas = (view: View, writing: AnyOrder | undefined): readonly Area[] => {
  const order = asOrder(writing)
  const phase = topPhase(view)
  const areas = order && phase ? (DESKS[phase.name].areas?.(view, order) ?? []) : []
  return areas.map((area) => ({ ...area, written: true }))
}

const ghostsOf = (view: View, advised: AnyOrder): Ghosts['pieces'] => {
  const order = asOrder(advised)
  const phase = topPhase(view)
  return order && phase ? (DESKS[phase.name].ghosts?.(view, order) ?? []) : []
}

/** Where orders that are only advised would lead. */
export const ghosts = (view: View, advised: readonly AnyOrder[]): Ghosts => ({
  pieces: advised.flatMap((order) => ghostsOf(view, order)),
  areas: advised.flatMap((order) => writtenAreas(view, order)),
})
