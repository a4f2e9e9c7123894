import { type Point, squaredDistance } from '#kernel/geometry/point.ts'
import { capitalised, listed } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { shownArrow, shownCircle } from '#table/shown.ts'
import { bodiesOf } from '../../game/board/houses.ts'
import { handOf } from '../../game/cards/pack.ts'
import { eventWords, nameOf } from '../../game/names.ts'
import { BATTALIONS } from '../../game/phases/battalions/battalions.ts'
import { HEROIC } from '../../game/phases/battalions/heroic.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Stand } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { heroicAction } from '../../procedures/heroic-action.ts'
import { fromCm } from '../../tables/index.ts'
import { told } from './orders.ts'

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

/** The deed that is being written, on the table. */
export const heroicAreas = (view: View, { platoon, targets }: Heroic): readonly Area[] => {
  const bodies = bodiesOf(view)
  const hero = bodies.find(({ id }) => id === platoon)
  const struck = bodies.filter(({ id }) => targets.includes(id))
  const [first] = struck
  return [
    ...struck.map(({ id, centre }) => ({
      id: `struck-${id}`,
      style: 'danger' as const,
      outline: shownCircle(centre, fromCm(2)),
    })),
    ...(hero && first
      ? [{ id: 'deed', style: 'path' as const, outline: shownArrow(hero.centre, first.centre) }]
      : []),
  ]
}

const oddsOf = (view: View, card: boolean): NonNullable<Edit['odds']> => ({
  likely: {
    procedure: heroicAction,
    input: { card, options: view.options },
    title: 'succeeds',
    holds: ({ success }) => success === true,
  },
})

/** FF-HERO-01: once a battle a platoon does the impossible, or dies. */
export const heroicGroup = (view: View, phase: Phase): readonly EditGroup[] => {
  if (!HEROIC.isPossible(view, phase.side)) return []
  return [
    {
      title: 'One platoon against a weapon, a block house or three platoons in a trench',
      edits: [
        {
          title: 'Choose the enemy',
          detail: 'within 20 cm; the platoon is lost if it fails',
          odds: oddsOf(view, false),
          pick: {
            prompt: 'Tap the enemy that a platoon of yours is to go for.',
            preview(point) {
              const deed = deedAt(view, phase, point)
              return {
                legal: deed !== undefined,
                text: deed
                  ? capitalised(
                      `${nameOf(view, deed.platoon)} against ${listed(deed.targets.map((id) => nameOf(view, id)))}`,
                    )
                  : 'No platoon of yours can go for an enemy there.',
                shapes: deed ? heroicAreas(view, deed) : [],
              }
            },
            order: (point) => told(deedAt(view, phase, point) ?? { kind: 'end-orders' }),
          },
        },
      ],
    },
  ]
}

/** Enemies that are offered beside those already gone for, and own platoons beside the hero: the nearest. */
const OFFERED = 6

const heroesFor = (view: View, phase: Phase, deed: Heroic): readonly Edit[] => {
  const bodies = bodiesOf(view)
  const first = bodies.find(({ id }) => id === deed.targets[0])
  if (!first) return []
  return byDistance(
    bodies.filter(({ side }) => side === phase.side),
    first.centre,
  )
    .map(({ id }): Heroic => ({ ...deed, platoon: id }))
    .filter((order) => !BATTALIONS.check(view, phase, phase.side, order))
    .slice(0, OFFERED)
    .map((order) => ({
      title: capitalised(nameOf(view, order.platoon)),
      pieces: [order.platoon],
      chosen: order.platoon === deed.platoon,
      order,
    }))
}

const targetsFor = (view: View, phase: Phase, deed: Heroic): readonly Edit[] => {
  const bodies = bodiesOf(view)
  const hero = bodies.find(({ id }) => id === deed.platoon)
  if (!hero) return []
  return byDistance(
    bodies.filter(({ side }) => side !== phase.side),
    hero.centre,
  )
    .flatMap(({ id }): readonly Edit[] => {
      const chosen = deed.targets.includes(id)
      const others = deed.targets.filter((one) => one !== id)
      const more = [others, [...others, id], [id]]
      const order = (chosen ? [others] : more.slice(1))
        .map((targets): Heroic => ({ ...deed, targets: [...targets] }))
        .find((one) => one.targets.length > 0 && !BATTALIONS.check(view, phase, phase.side, one))
      const title = capitalised(nameOf(view, id))
      if (order) return [{ title, pieces: [id], chosen, order }]
      return chosen ? [{ title, pieces: [id], chosen }] : []
    })
    .slice(0, OFFERED)
}

/** FF-HERO-02: the deed as it is written: who dares it, and against whom. */
export const writingHeroic = (
  view: View,
  phase: Phase,
  deed: Heroic,
): Pick<Writing, 'order' | 'give' | 'groups' | 'turnable'> => {
  const { card, ...plain } = deed
  const cards = handOf(view, phase.side).flatMap((one): readonly Edit[] => {
    const order: Heroic = card === one ? plain : { ...plain, card: one }
    return BATTALIONS.check(view, phase, phase.side, order)
      ? []
      : [{ title: capitalised(eventWords(one)), chosen: card === one, order }]
  })
  return {
    order: deed,
    give: `${capitalised(nameOf(view, deed.platoon))} against ${listed(deed.targets.map((id) => nameOf(view, id)))}`,
    groups: [
      {
        title: 'Heroic action: lost if it fails',
        edits: [
          {
            title: 'As chosen',
            detail: 'once a battle',
            chosen: true,
            odds: oddsOf(view, card !== undefined),
            order: deed,
          },
        ],
      },
      { title: 'Who dares it', edits: heroesFor(view, phase, deed) },
      { title: 'Against whom', edits: targetsFor(view, phase, deed) },
      ...(cards.length > 0 ? [{ title: 'With a card', edits: cards }] : []),
    ],
    turnable: [deed.platoon],
  }
}
