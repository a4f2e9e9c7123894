import { distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import { memo, partsOf } from '#kernel/memo.ts'
import { otherSide } from '../game/sides.ts'
import type { Stand } from '../game/state.ts'
import type { View } from '../game/view.ts'
import { toCm } from '../tables/index.ts'
import type { Side } from '../vocabulary.ts'
import type { Thresholds } from './thresholds.ts'

/** The table as a side sees it. */
export interface Situation {
  readonly view: View
  readonly side: Side
  readonly enemy: Side
  readonly attacks: boolean
  readonly thresholds: Thresholds
  /** Stands of the enemy above the ground. */
  readonly enemies: readonly Stand[]
  readonly picture: Picture
}

/**
 * Who stands where. It is the same object from one decision to the next as long as nobody moves, falls or is marked: what
 * follows from it alone is remembered by it.
 */
export interface Picture {
  readonly enemies: readonly Stand[]
  readonly own: readonly Stand[]
  readonly byUnit: ReadonlyMap<string, readonly Stand[]>
}

const drawn = ({ stands }: View, side: Side): Picture => {
  const enemies: Stand[] = []
  const own: Stand[] = []
  const byUnit = new Map<string, Stand[]>()
  for (const stand of stands) {
    if (stand.side === side) own.push(stand)
    else if (!stand.below) enemies.push(stand)
    const unit = byUnit.get(stand.unit)
    if (unit) unit.push(stand)
    else byUnit.set(stand.unit, [stand])
  }
  return { enemies, own, byUnit }
}

/** Thresholds and what the battle is about are asked for as well by what is remembered with it. */
const pictureOf = partsOf<View>()('stands', 'blockHouses', 'objectives', 'turn', 'scenario', 'options').memo(
  (view: View, side: Side, _: Thresholds) => drawn(view, side),
)

export const situationOf = (view: View, side: Side, thresholds: Thresholds): Situation => {
  const picture = pictureOf(view, side, thresholds)
  return {
    view,
    side,
    enemy: otherSide(side),
    attacks: side === 'attacker',
    thresholds,
    enemies: picture.enemies,
    picture,
  }
}

const NOBODY: readonly Stand[] = []

/** Those of a unit who are on the table. */
export const standsIn = ({ picture }: Situation, unit: string): readonly Stand[] =>
  picture.byUnit.get(unit) ?? NOBODY

interface Whereabouts {
  readonly middle: Point
  /** To the nearest enemy, in cm. */
  readonly toEnemy: number
}

/** What is said of the distance to an enemy who is not there. */
export const FAR_OFF = 200

export const distanceToEnemy = ({ enemies }: Situation, from: Point | undefined): number => {
  const nearest = from && nearestTo(enemies, from)
  return nearest && from ? toCm(distance(nearest.centre, from)) : FAR_OFF
}

const places = memo((_: Picture) => new Map<string, Whereabouts>())

/** Where a unit is; none if nobody of it is on the table. */
export const whereaboutsOf = (situation: Situation, unit: string): Whereabouts | undefined => {
  const known = places(situation.picture)
  const before = known.get(unit)
  if (before) return before
  const stands = standsIn(situation, unit)
  if (stands.length === 0) return undefined
  const middle = middleOf(stands.map(({ centre }) => centre))
  const found = { middle, toEnemy: distanceToEnemy(situation, middle) }
  known.set(unit, found)
  return found
}

export const nearestTo = <S extends { readonly centre: Point }>(
  stands: readonly S[],
  from: Point,
): S | undefined => {
  let best: S | undefined
  let least = Number.POSITIVE_INFINITY
  for (const stand of stands) {
    const far = distance(stand.centre, from)
    if (far < least) {
      least = far
      best = stand
    }
  }
  return best
}
