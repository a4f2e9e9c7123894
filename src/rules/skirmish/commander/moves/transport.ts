import type { Wish } from '#kernel/game/commander.ts'
import { bearing } from '#kernel/geometry/angle.ts'
import { distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import { fieldOf } from '../../game/field.ts'
import { allowanceOf } from '../../game/moves/allowance.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { Unit } from '../../game/state.ts'
import { fromInches, pointAt } from '../../tables/table-top.ts'
import { outlooks } from '../danger.ts'
import type { Situation } from '../situation.ts'
import { inchesTo, stanceOf } from '../stance.ts'
import { errandOf } from './goals.ts'
import { degreesOf, journeyOf, legsTo, reachOn, writtenPoint } from './journeys.ts'

const middleOfEnemies = ({ enemies, view, side }: Situation): Point =>
  enemies.length > 0
    ? middleOf(enemies.map(({ position }) => position))
    : { x: fieldOf(view.scenario).width / 2, y: side === 'a' ? fieldOf(view.scenario).length : 0 }

const hold = (unit: Unit, why: string): Wish<PlayerOrder> => ({ order: { kind: 'hold', unit: unit.id }, why })

/** The first moves along a way, farthest first. */
function* along(
  situation: Situation,
  unit: Unit,
  to: Point,
  shares: readonly number[],
  why: string,
): Generator<Wish<PlayerOrder>> {
  const { route } = journeyOf(situation, unit, { at: to, goal: undefined, points: 0, why })
  if (!route) return
  const reach = reachOn(situation, unit, route, allowanceOf(situation.view, unit, 'normal'))
  for (const share of shares) {
    if (reach * share < fromInches(0.3)) continue
    yield {
      order: {
        kind: 'move',
        unit: unit.id,
        legs: legsTo(route, reach * share).map(writtenPoint),
        rise: false,
        prone: false,
      },
      why,
    }
  }
}

/** SK 9.31: guns come up at once, unlimber by the third move, and stay. */
export function* gunWishes(situation: Situation, unit: Unit): Generator<Wish<PlayerOrder>> {
  const { view } = situation
  const foe = middleOfEnemies(situation)
  const facing = degreesOf(bearing(unit.position, foe))
  if (unit.limbered) {
    const [outlook] = outlooks(situation, { ...unit, limbered: false }, [{ ...stanceOf(unit), moved: false }])
    if (view.move >= 3 || (outlook?.later ?? 0) > 2)
      yield { order: { kind: 'unlimber', unit: unit.id, facing }, why: 'Action front.' }
    yield* along(situation, unit, foe, [1, 0.6], 'The gun comes up.')
    yield { order: { kind: 'unlimber', unit: unit.id, facing }, why: 'Action front.' }
    return
  }
  const [outlook] = outlooks(situation, unit, [{ ...stanceOf(unit), moved: false, aimed: true }])
  const target = outlook?.target
  if (target) {
    const to = degreesOf(bearing(unit.position, target.position))
    yield { order: { kind: 'hold', unit: unit.id, facing: to }, why: 'The gun is laid on its target.' }
  }
  yield hold(unit, 'The gun stays in its place.')
}

/** SK 9.8, 9.30: machines lead, on what roads or ground they can. */
export function* vehicleWishes(situation: Situation, unit: Unit): Generator<Wish<PlayerOrder>> {
  const { view, enemies } = situation
  const errand = errandOf(situation, unit)
  const foe = enemies.reduce<Unit | undefined>(
    (best, one) =>
      best && distance(best.position, unit.position) <= distance(one.position, unit.position) ? best : one,
    undefined,
  )
  const to = errand?.at ?? foe?.position
  const near = foe ? inchesTo(view, foe, unit.position) : 99
  const keep = unit.kind === 'tank' ? 1 : 12
  if (to && near > keep && unit.vehicle?.running) {
    if (unit.kind === 'armoured-car') yield* roadWishes(situation, unit, to)
    yield* along(situation, unit, to, [1, 0.7, 0.4], 'The machine leads.')
  }
  yield hold(unit, 'The machine stays and fires.')
}

/** Along the road that it stands on. */
function* roadWishes(situation: Situation, unit: Unit, to: Point): Generator<Wish<PlayerOrder>> {
  const { view } = situation
  const ends = view.scenario.ground.flatMap((feature) =>
    feature.kind === 'road' ? feature.along.map(([x, y]) => pointAt({ x, y })) : [],
  )
  const ahead = ends
    .filter(
      (end) =>
        Math.abs(end.x - unit.position.x) < fromInches(1) ||
        Math.abs(end.y - unit.position.y) < fromInches(1),
    )
    .toSorted((one, other) => distance(one, to) - distance(other, to))[0]
  if (!ahead) return
  const far = Math.min(distance(unit.position, ahead), allowanceOf(view, unit, 'normal'))
  for (const share of [1, 0.6, 0.3]) {
    const legs = legsTo({ points: [unit.position, ahead], cut: undefined, inTrench: false }, far * share)
    const at = legs.at(-1)
    if (!at || distance(at, to) >= distance(unit.position, to)) continue
    yield {
      order: { kind: 'move', unit: unit.id, legs: legs.map(writtenPoint), rise: false, prone: false },
      why: 'Up the road.',
    }
  }
}

/** The wagon comes up at the end, when the crossroads are safe. */
export function* wagonWishes(situation: Situation, unit: Unit): Generator<Wish<PlayerOrder>> {
  const { view, enemies, movesLeft } = situation
  const award = view.scenario.awards.find(({ kind }) => kind === 'wagon-near')
  if (award?.kind === 'wagon-near') {
    const to = pointAt({ x: award.at[0], y: award.at[1] })
    const left = distance(unit.position, to) - fromInches(award.within - 1)
    const isDue = left > fromInches(4) ? movesLeft * fromInches(6) <= left + fromInches(12) : false
    const isSafe = enemies.every((enemy) => inchesTo(view, enemy, unit.position) > 14)
    if ((isDue || (isSafe && left > fromInches(8))) && left > 0)
      yield* along(situation, unit, to, [1, 0.5], 'The wagon comes up.')
  }
  yield hold(unit, 'The wagon waits.')
}

/** SK 9.29: cavalry rides for what is empty, and fights on foot. */
export function* cavalryWishes(situation: Situation, unit: Unit): Generator<Wish<PlayerOrder>> {
  const { view, enemies } = situation
  const errand = errandOf(situation, unit)
  const near = Math.min(99, ...enemies.map((enemy) => inchesTo(view, enemy, unit.position)))
  const there = errand && distance(errand.at, unit.position) <= fromInches(5)
  const [outlook] = outlooks(situation, unit, [stanceOf(unit)])
  if (near <= 16 || there || (outlook && outlook.danger > 8))
    yield { order: { kind: 'dismount', unit: unit.id, when: 'before' }, why: 'They dismount.' }
  if (errand) yield* along(situation, unit, errand.at, [1, 0.6, 0.3], `Ride. ${errand.why}`)
  yield { order: { kind: 'dismount', unit: unit.id, when: 'before' }, why: 'They dismount.' }
}
