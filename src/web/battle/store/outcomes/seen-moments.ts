import type { ReadonlySignal } from '@preact/signals'
import type { Reader } from '#kernel/game/battle/log.ts'
import { type Acknowledged, HUMAN } from '../../storage/record.ts'
import type { Scene } from '../scene.ts'
import type { Outcome } from './outcomes.ts'

export const readerOf = ({ shared, viewer }: Pick<Scene, 'shared' | 'viewer'>): Reader =>
  shared ? 'everybody' : viewer

const seenTo = ({ opening, by }: Acknowledged, reader: Reader): number => by[reader] ?? opening

/** What came of the players' own orders and waits to be acknowledged; what the enemy did is told in his turn. */
export const unacknowledged = (
  { acknowledged }: { readonly acknowledged: ReadonlySignal<Acknowledged> },
  scene: Scene,
): readonly Outcome[] => {
  const { outcomes, record, result } = scene
  if (result) return []
  const seen = seenTo(acknowledged.value, readerOf(scene))
  return outcomes.filter(
    ({ order, entry, moments }) => order > seen && moments.length > 0 && record.players[entry.side] === HUMAN,
  )
}

/** After orders have been taken back, what comes in their place has not been seen. */
export const forgotten = ({ opening, by }: Acknowledged, orders: number): Acknowledged => ({
  opening: Math.min(opening, orders),
  by: Object.fromEntries(Object.entries(by).map(([reader, to]) => [reader, Math.min(to ?? 0, orders)])),
})
