import { containsPoint } from '../../../kernel/geometry/gap.ts'
import type { Point } from '../../../kernel/geometry/point.ts'
import { shapeHolds } from '../../../kernel/geometry/shape.ts'
import { type Blocked, type Blocker, firstInTheWay } from '../../../table/sight.ts'
import { fieldOf } from '../game/board/field.ts'
import { blockingTerrain, friendsOf, spoilersOf } from '../game/board/lines-of-fire.ts'
import type { Base, Unit } from '../game/state.ts'
import type { View } from '../game/view.ts'
import { placeName } from '../place-names.ts'
import { isBlocked } from '../reckoning/beaten-zone.ts'
import { isGuns } from '../vocabulary.ts'

interface Standing {
  readonly unit: Unit
  readonly base: Base
}

/** Who stands on a place. */
const standingOn = ({ units }: View, p: Point): Standing | undefined => {
  for (const unit of units) {
    for (const base of unit.bases) if (containsPoint(base, p)) return { unit, base }
  }
  return undefined
}

/** All that stops the fire of a base; of nobody in particular only the ground. */
const spoilersFor = (view: View, firing: Standing | undefined) => {
  if (!firing) return [blockingTerrain(view)]
  const { troop } = firing.base
  return isGuns(troop)
    ? []
    : spoilersOf(view, firing.base, friendsOf(view, firing.unit)).filter(({ by }) =>
        isBlocked(troop, by, view.options),
      )
}

const GROUND = 'the ground'

/** What the ground is called that stops a line at a place. */
const groundAt = ({ table }: View, at: Point): string => {
  const found = fieldOf(table).patches.find(({ area, shape }) => area.blocks && shapeHolds(shape, at))
  return found ? placeName(found.area.name) : GROUND
}

/**
 * What stops a line of fire that a player lays from one place to another, and where: the same that stops it in play, for
 * whoever stands where the line begins (PA-FIRE-04, PA-FIRE-05, PA-FIRE-06).
 */
export const lineOfFire = (view: View, from: Point, to: Point): Blocked<string> | undefined => {
  const target = standingOn(view, to)?.base
  const nameOf = (one: unknown): string =>
    view.units.find(({ bases }) => bases.some((base) => base === one))?.name ?? GROUND
  const each = spoilersFor(view, standingOn(view, from)).flatMap(
    ({ by, ground, except, upTo }): Blocker<string>[] =>
      // All the ground together stops what none of it may alone (PA-GEO-17).
      by === 'blocking-terrain' && upTo !== undefined
        ? [{ by: GROUND, ground, upTo }]
        : ground
            .filter((one) => one !== except && one !== target)
            .map((one) => ({ by: nameOf(one), ground: [one] })),
  )
  const blocked = firstInTheWay(from, to, each)
  return blocked?.by === GROUND ? { ...blocked, by: groundAt(view, blocked.at) } : blocked
}
