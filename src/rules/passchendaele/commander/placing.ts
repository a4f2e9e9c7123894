import type { Wish } from '#kernel/game/commander.ts'
import { along, QUARTER, turned } from '#kernel/geometry/angle.ts'
import type { Box } from '#kernel/geometry/box.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { placeFor } from '../game/phases/deployment/deploy.ts'
import { mayRelocate } from '../game/phases/deployment/relocation.ts'
import { divisionsInHand } from '../game/phases/deployment/steps.ts'
import type { OrderOf } from '../game/phases/index.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import type { Unit } from '../game/state.ts'
import { fromInches, placeOf } from '../tables/index.ts'
import { fireHere, isInWorks } from './danger.ts'
import { inchesToPoint, objectivesAhead, type Situation, supposing } from './situation.ts'

/** Inches ahead and aside that a division is tried elsewhere. */
const AHEAD = [0, 1, 2, 3, 4]
const ASIDE = [0, 2, 4, 6, 8, 10, 12, -2, -4, -6, -8, -10, -12]

const shifted = ({ ahead }: Situation, unit: Unit, forward: number, aside: number): readonly Box[] => {
  const move = (from: Point) =>
    along(along(from, ahead, fromInches(forward)), turned(ahead, QUARTER), fromInches(aside))
  return unit.bases.map((base) => ({ ...base, centre: move(base.centre) }))
}

const placesOf = (unit: Unit, boxes: readonly Box[]) =>
  unit.bases.flatMap(({ id, centre }, i) => {
    const { x, y } = placeOf(boxes[i]?.centre ?? centre)
    return x >= 0 && y >= 0 ? [{ base: id, x, y }] : []
  })

/** How good it is to begin there: near to what can be taken, out of fire, in works. */
const worthOf = (here: Situation, stands: Unit, boxes: readonly Box[]): number => {
  const { situation, unit } = supposing(here, stands, (_, i) => boxes[i])
  const { state, thresholds } = situation
  const { stepOfFire, works, objectivePoint, farthest } = thresholds.placing
  const nearest = Math.min(
    ...objectivesAhead(situation, unit).map(
      ({ at, points }) => inchesToPoint(unit, at) - points * objectivePoint,
    ),
  )
  const fire = fireHere(state, unit) * stepOfFire
  return fire + (isInWorks(state, unit) ? works : 0) - Math.min(nearest, farthest)
}

/** PA-SETUP-07: every division in the rear rolls; where it goes is settled when the dice have fallen. */
export const rolls = ({ state, own }: Situation): readonly Wish<OrderOf<'roll-relocation'>>[] => {
  const divisions = own.filter((unit) => mayRelocate(state, unit)).map(({ id }) => id)
  const why =
    divisions.length > 0 ? 'The divisions in the rear are to try to come up.' : 'Nobody stands in the rear.'
  return [
    { order: { kind: 'roll-relocation', divisions }, why },
    {
      order: { kind: 'roll-relocation', divisions: [] },
      why: 'The divisions in the rear are to stay there.',
    },
  ]
}

/** The best places for a division that may relocate, the best first; to stay is one of them. */
export const relocations = (
  situation: Situation,
  units: readonly string[],
): readonly Wish<OrderOf<'relocate'>>[] => {
  const unit = situation.own.find(({ id }) => units.includes(id))
  if (!unit) return []
  const tried = AHEAD.flatMap((forward) =>
    ASIDE.map((aside) => {
      const boxes = shifted(situation, unit, forward, aside)
      const stays = forward === 0 && aside === 0
      return { boxes, stays, worth: worthOf(situation, unit, boxes) }
    }),
  ).sort((a, b) => b.worth - a.worth || Number(b.stays) - Number(a.stays))
  return tried.map(({ boxes, stays }) =>
    stays
      ? { order: { kind: 'relocate', unit: unit.id }, why: `${unit.name} is to stay: it is well placed.` }
      : {
          order: { kind: 'relocate', unit: unit.id, bases: placesOf(unit, boxes) },
          why: `${unit.name} is to come up where it can strike soonest.`,
        },
  )
}

/** Inches a reserve is shifted to be in works, the nearest first. */
const TO_WORKS = [1, -1, 2, -2, 3, -3, 4, -4, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 3.5, -3.5]

/** PA-SETUP-17: the next to be set down, divisions first. */
const nextDown = ({ state, own }: Situation, phase: PhaseOf<'deploy'>): Unit | undefined => {
  const divisions = divisionsInHand(state, phase)
  const hand = divisions.length > 0 ? divisions : phase.units
  return own.find(({ id }) => hand.includes(id))
}

type Deployed = Wish<OrderOf<'deploy'> | OrderOf<'end-deployment'>>

/** PA-SETUP-04 to 06: where the scenario has it, or near by; reserves in the open go into works if they can. */
export function* deployments(situation: Situation, phase: PhaseOf<'deploy'>): Generator<Deployed> {
  const { state } = situation
  const unit = nextDown(situation, phase)
  if (unit) {
    if (unit.group === 'eingreif' && !isInWorks(state, unit)) yield* inWorks(situation, unit)
    const order = placeFor(state, phase, unit)
    if (order)
      yield {
        order,
        why: order.bases
          ? `${unit.name} is to stand as near as it may to the place that the plan gives it.`
          : `${unit.name} is to take the place that the plan gives it.`,
      }
  }
  yield { order: { kind: 'end-deployment' }, why: 'Everybody stands where he is to begin.' }
}

const inWorks = (situation: Situation, unit: Unit): readonly Deployed[] =>
  TO_WORKS.map((inches) => shifted(situation, unit, inches, 0))
    .filter((boxes) => {
      const there = supposing(situation, unit, (_, i) => boxes[i])
      return isInWorks(there.situation.state, there.unit)
    })
    .map((boxes) => ({
      order: { kind: 'deploy' as const, unit: unit.id, bases: placesOf(unit, boxes) },
      why: `${unit.name} is to take shelter in works near its place.`,
    }))
