import type { Wish } from '#kernel/game/commander.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { nameOf } from '../game/names.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import { airAim, metByAircraft } from '../game/phases/support/air-targets.ts'
import type { Stand } from '../game/state.ts'
import { MOST_AIR_TARGETS, placeOf } from '../tables/index.ts'
import type { Situation } from './situation.ts'
import { worthOf } from './worth.ts'

/** What aircraft have more than a target in each cover (FF-AIR-03). */
const IN_COVER = { open: 3, soft: 2, medium: 1 } as const

/** What one pass over a stand promises: the more the barer it lies; machine guns shoot back. */
const promise = ({ view }: Situation, stand: Stand): number => {
  const aim = airAim(view, stand)
  if (!aim) return 0
  const lead = IN_COVER[aim.cover] + (aim.kind === 'artillery' || aim.kind === 'support-weapon' ? 2 : 0)
  return (worthOf(stand) * lead) / 6
}

const HEADINGS = [0, 30, 60, 90, 120, 150] as const

/** Guns in the open first, then companies in the open, no machine guns. */
export function* airWishes(situation: Situation): Generator<Wish<PlayerOrder>> {
  const { view, side, enemies } = situation
  const passes: { readonly order: OrderOf<'air-attack'>; readonly worth: number; readonly first: string }[] =
    []
  const bare = enemies
    .map((stand) => ({ stand, worth: stand.type === 'machine-gun' ? 0 : promise(situation, stand) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
  for (const { stand } of bare.slice(0, 10))
    for (const heading of HEADINGS) {
      const met = metByAircraft(view, side, stand.centre, fromDegrees(heading))
        .filter(({ type }) => type !== 'machine-gun')
        .slice(0, MOST_AIR_TARGETS)
      const worth = met.reduce((sum, one) => sum + promise(situation, one), 0)
      const order = {
        kind: 'air-attack' as const,
        ...placeOf(stand.centre),
        heading,
        targets: met.map(({ id }) => id),
      }
      passes.push({ order, worth, first: stand.id })
    }
  passes.sort((one, other) => other.worth - one.worth)
  for (const { order, first } of passes.slice(0, 5)) yield { order, why: `Down on ${nameOf(view, first)}.` }
  yield {
    order: { kind: 'air-attack', x: 0, y: 0, heading: 0, targets: [] },
    why: 'There is nothing to be seen from above.',
  }
}
