import { type Point, squaredDistance } from '../../../../kernel/geometry/point.ts'
import { capitalised, listed } from '../../../../kernel/words.ts'
import type { EditGroup } from '../../../../screen/writing.ts'
import { shownArrow, shownCircle } from '../../../../table/shown.ts'
import { bodiesOf } from '../../game/board/houses.ts'
import type { OrderOf } from '../../game/orders.ts'
import { HEROIC } from '../../game/phases/battalions/heroic.ts'
import { BATTALIONS } from '../../game/phases/battalions/rules.ts'
import type { PhaseOf } from '../../game/phases/phase.ts'
import type { Stand } from '../../game/state.ts'
import { nameOf } from '../../game/stories/names.ts'
import type { View } from '../../game/view.ts'
import { heroicAction } from '../../procedures/heroic-action.ts'
import { fromCm } from '../../tables/index.ts'
import { told } from './order-written.ts'

type Phase = PhaseOf<'battalion-orders'>
type Heroic = OrderOf<'heroic'>

const MOST_TARGETS = 3

const byDistance = (stands: readonly Stand[], point: Point): readonly Stand[] =>
  stands.toSorted((a, b) => squaredDistance(a.centre, point) - squaredDistance(b.centre, point))

/** FF-HERO-02: the enemy nearest to a point, with his neighbours in the trench, and the platoon that can go for him. */
const deedAt = (view: View, phase: Phase, point: Point): Heroic | undefined => {
  const bodies = bodiesOf(view)
  const enemies = byDistance(
    bodies.filter(({ side }) => side !== phase.side),
    point,
  ).slice(0, 8)
  const [first] = enemies
  if (!first) return undefined
  const own = byDistance(
    bodies.filter(({ side }) => side === phase.side),
    first.centre,
  ).slice(0, 8)
  const allowed = (order: Heroic): boolean => !BATTALIONS.check(view, phase, phase.side, order)
  const hero = own.find(({ id }) => allowed({ kind: 'heroic', platoon: id, targets: [first.id] }))
  if (!hero) return undefined
  let order: Heroic = { kind: 'heroic', platoon: hero.id, targets: [first.id] }
  for (const { id } of enemies.slice(1)) {
    const more: Heroic = { ...order, targets: [...order.targets, id] }
    if (order.targets.length < MOST_TARGETS && allowed(more)) order = more
  }
  return order
}

/** FF-HERO-01: once a battle a platoon does the impossible, or dies. */
export const heroicGroup = (view: View, phase: Phase): readonly EditGroup[] => {
  if (!HEROIC.isPossible(view, phase.side)) return []
  const input: Parameters<typeof heroicAction.resolve>[0] = { card: false, options: view.options }
  return [
    {
      title: 'One platoon against a weapon, a block house or three platoons in a trench',
      atOnce: true,
      edits: [
        {
          title: 'Choose the enemy',
          detail: 'within 20 cm; the platoon is lost if it fails',
          odds: {
            likely: {
              procedure: heroicAction,
              input,
              title: 'succeeds',
              holds: ({ success }) => success === true,
            },
          },
          pick: {
            prompt: 'Tap the enemy that a platoon of yours is to go for.',
            atOnce: true,
            preview(point) {
              const deed = deedAt(view, phase, point)
              const bodies = bodiesOf(view)
              const hero = bodies.find(({ id }) => id === deed?.platoon)
              const struck = bodies.filter(({ id }) => deed?.targets.includes(id))
              const [first] = struck
              return {
                legal: deed !== undefined,
                text: deed
                  ? capitalised(
                      `${nameOf(view, deed.platoon)} against ${listed(deed.targets.map((id) => nameOf(view, id)))}`,
                    )
                  : 'No platoon of yours can go for an enemy there.',
                shapes: [
                  ...struck.map(({ id, centre }) => ({
                    id: `struck-${id}`,
                    style: 'danger' as const,
                    outline: shownCircle(centre, fromCm(2)),
                  })),
                  ...(hero && first
                    ? [
                        {
                          id: 'deed',
                          style: 'path' as const,
                          outline: shownArrow(hero.centre, first.centre),
                        },
                      ]
                    : []),
                ],
              }
            },
            order: (point) => told(deedAt(view, phase, point) ?? { kind: 'end-orders' }),
          },
        },
      ],
    },
  ]
}
