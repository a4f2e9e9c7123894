import { bestOf, type Wish } from '#kernel/game/commander.ts'
import { bearing } from '#kernel/geometry/angle.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { nearestOn, pointOn } from '../../game/board/centreline.ts'
import { isAboveGround } from '../../game/board/ground.ts'
import { nearestOnOutline } from '../../game/board/outlines.ts'
import { fieldOf, type House } from '../../game/field.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { Unit } from '../../game/state.ts'
import { DUGOUT_REACH, fromInches } from '../../tables/table-top.ts'
import { willBeGassed } from '../gas.ts'
import type { Situation } from '../situation.ts'
import { inchesTo } from '../stance.ts'
import { isWornDown } from '../worth.ts'
import { errandOf } from './goals.ts'
import { degreesOf, writtenPoint } from './journeys.ts'

/** Where men come out of a dugout: into the trench by it if there is one, else on the side of their errand. */
const mouths = ({ view }: Situation, house: House, to: Point): readonly Point[] => {
  const reach = fromInches(DUGOUT_REACH)
  const trenches = fieldOf(view.scenario)
    .trenches.map(({ line }) => nearestOn(line, nearestOnOutline(house, nearestOn(line, house.middle).at)).at)
    .filter((at) => shapeGapToPoint(house.shape, at) <= reach)
    .toSorted((one, other) => distance(one, to) - distance(other, to))
  return [...trenches, nearestOnOutline(house, to)]
}

const nearestEnemy = ({ view, enemies }: Situation, p: Point): number =>
  Math.min(99, ...enemies.map((enemy) => inchesTo(view, enemy, p)))

/** SK 9.24: down while shells fall, up when the enemy is upon us or there is work to do. */
export function* dugoutWishes(situation: Situation, unit: Unit, house: House): Generator<Wish<PlayerOrder>> {
  const { enemies, thresholds, view } = situation
  const errand = errandOf(situation, unit)
  const near = nearestEnemy(situation, house.middle)
  const isGas = willBeGassed(situation, house)
  const stays = isWornDown(unit) && !errand?.goal && !isGas
  if (!stays && (isGas || errand || near <= thresholds.upon || view.move >= view.scenario.moves - 3)) {
    const foe = enemies.toSorted(
      (one, other) => distance(one.position, house.middle) - distance(other.position, house.middle),
    )[0]
    const to = errand?.at ?? foe?.position ?? house.middle
    for (const at of mouths(situation, house, to))
      yield {
        order: {
          kind: 'leave',
          unit: unit.id,
          at: writtenPoint(at),
          ...(foe ? { facing: degreesOf(bearing(at, foe.position)) } : {}),
          prone: false,
        },
        why: isGas ? 'Out of the gas.' : 'Up to the parapet.',
      }
  }
  yield { order: { kind: 'hold', unit: unit.id }, why: 'Keep below until they come.' }
}

/** Where a trench runs out of a structure, on the side of an errand. */
const trenchDoor = ({ view }: Situation, house: House, to: Point): Point | undefined => {
  const doors = fieldOf(view.scenario).trenches.flatMap(({ line }) => {
    const { along } = nearestOn(line, house.middle)
    return DOOR_STEPS.map((by) => pointOn(line, along + by)).filter(
      (p) => shapeGapToPoint(house.shape, p) > 0 && shapeGapToPoint(house.shape, p) <= fromInches(0.5),
    )
  })
  const best = bestOf(doors, (p) => -distance(p, to))
  return best && nearestOnOutline(house, best)
}

const DOOR_STEPS = Array.from({ length: 25 }, (_, i) => fromInches((i - 12) / 4))

/** Out of a building when there is something to be had elsewhere. */
export function* leaveWishes(situation: Situation, unit: Unit, house: House): Generator<Wish<PlayerOrder>> {
  const errand = errandOf(situation, unit)
  if (!errand || !isAboveGround(house) || errand.goal?.house === house.id) return
  const at = trenchDoor(situation, house, errand.at) ?? nearestOnOutline(house, errand.at)
  yield {
    order: {
      kind: 'leave',
      unit: unit.id,
      at: writtenPoint(at),
      facing: degreesOf(bearing(at, errand.at)),
      prone: false,
    },
    why: errand.why,
  }
}
