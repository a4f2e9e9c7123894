import type { Wish } from '#kernel/game/commander.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { assailedBy } from '../game/contact/bodies.ts'
import { nameOf } from '../game/names.ts'
import { mayMutiny } from '../game/phases/deployment/mutiny.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { specialOf } from '../game/phases/morale/testing.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import { battalionNamed, isRifles, unitNamed } from '../game/units.ts'
import { BARRAGE_DANGER, toCm } from '../tables/index.ts'
import { QUALITIES } from '../vocabulary.ts'
import { turning } from './advancing.ts'
import { netFactor } from './assaulting.ts'
import { coverGrade } from './danger.ts'
import type { Situation } from './situation.ts'

type Thought = Wish<PlayerOrder>

/** The ground is taken where it is better than what one has. */
export function* groundWishes(
  situation: Situation,
  { stand: id, at }: PhaseOf<'take-ground'>,
): Generator<Thought> {
  const { view, attacks } = situation
  const stand = view.stands.find((one) => one.id === id)
  const better = stand && coverGrade(situation, stand, at) >= coverGrade(situation, stand, stand.centre)
  const facing = toDegrees(turning(situation))
  const take = attacks || better === true
  const why = take ? 'This ground is worth having.' : 'Better cover where they stand.'
  yield { order: { kind: 'take-ground', stand: id, take, facing }, why }
  yield { order: { kind: 'take-ground', stand: id, take: false }, why: 'They stay where they are.' }
}

/** On against the next if the odds are even or better, but not into an unshaken machine gun. */
export function* followUps(
  situation: Situation,
  { stand: id, targets }: PhaseOf<'follow-up'>,
): Generator<Thought> {
  const { view } = situation
  const stand = view.stands.find((one) => one.id === id)
  const open = targets.flatMap((target) => assailedBy(view, target) ?? [])
  const promising = stand
    ? open
        .filter((target) => !(target.stand?.type === 'machine-gun' && target.stand.markers === 0))
        .map((target) => ({ target, net: netFactor(situation, stand, target, false) }))
        .filter(({ net }) => net >= 0)
        .toSorted((one, other) => other.net - one.net)
    : []
  for (const { target } of promising)
    yield {
      order: { kind: 'follow-up', stand: id, target: target.id },
      why: `On against ${nameOf(view, target.id)}.`,
    }
  yield { order: { kind: 'follow-up', stand: id, target: null }, why: 'They hold what they have.' }
}

/** What can be added to a test is added. */
export function* moraleWishes({ view, side }: Situation, phase: PhaseOf<'morale'>): Generator<Thought> {
  const battalion = battalionNamed(view, phase.battalion)
  const own = battalion?.side === side
  const why = own ? 'They must stand.' : 'A push may break them.'
  const national = own && battalion !== undefined && specialOf(view, battalion) !== undefined
  const cards = view.cards?.hands[side] ?? []
  for (const card of cards) if (card) yield { order: { kind: 'morale', national, card }, why }
  yield { order: { kind: 'morale', national }, why }
  yield { order: { kind: 'morale', national: false }, why: 'The die will tell.' }
}

/** Field batteries answer calls: the heavier, and those that have nothing to fire on, are lost first (FF-DS-01). */
export function* batteriesToLose(
  { view }: Situation,
  { batteries }: PhaseOf<'lose-battery'>,
): Generator<Thought> {
  const dear = (id: string): number => {
    const unit = unitNamed(view, id)
    return (unit?.type === 'field-gun' || unit?.type === 'field-howitzer' ? 2 : 0) + (unit?.aim ? 1 : 0)
  }
  for (const battery of batteries.toSorted((one, other) => dear(one) - dear(other)))
    yield { order: { kind: 'lose-battery', battery }, why: 'This one we can best do without.' }
}

/** So far behind the danger strip, cm, the foremost of the wave has lost the barrage: more than a move. */
const LOST = 15

/** FF-RB-11: it waits for men who cannot keep up with it. */
export function* halts({ view, picture }: Situation): Generator<Thought> {
  const foremost = Math.max(...picture.own.filter(isRifles).map(({ centre }) => centre.y))
  const behind = view.barrage ? toCm(view.barrage.edge - foremost) - BARRAGE_DANGER : 0
  const halt = behind > LOST && Number.isFinite(behind)
  yield {
    order: { kind: 'halt-barrage', halt },
    why: halt ? 'The barrage waits for the men.' : 'The barrage goes on by the plan.',
  }
  yield { order: { kind: 'halt-barrage', halt: !halt }, why: halt ? 'On by the plan.' : 'It may wait here.' }
}

/** FF-NAT-06: the best of the enemy's battalions will not advance. */
export function* mutinies({ view, enemy }: Situation, { most }: PhaseOf<'mutiny'>): Generator<Thought> {
  const able = mayMutiny(view, enemy)
    .toSorted(
      (one, other) =>
        QUALITIES.indexOf(other.quality) - QUALITIES.indexOf(one.quality) || other.start - one.start,
    )
    .map(({ id }) => id)
  yield { order: { kind: 'mutiny', battalions: able.slice(0, most) }, why: 'Their best will not go forward.' }
  yield { order: { kind: 'mutiny', battalions: [] }, why: 'They all do their duty.' }
}
