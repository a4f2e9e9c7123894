import { angleBetween, bearing, QUARTER } from '#kernel/geometry/angle.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { distance } from '#kernel/geometry/point.ts'
import type { OrderOf } from '../game/phases/index.ts'
import type { Base, Unit } from '../game/state.ts'
import { toInches, ZONE_RANGE } from '../tables/index.ts'
import { isGuns } from '../vocabulary.ts'
import { isFoot, type Situation } from './situation.ts'

type Facings = NonNullable<OrderOf<'carry-on'>['facings']>

/** Where a base should look: at the nearest enemy if none is before it, else straight ahead. */
const headingFor = ({ enemies, ahead, thresholds }: Situation, base: Base): number => {
  const near = ZONE_RANGE + thresholds.ground.facingBeyond
  let nearest: { readonly heading: number; readonly away: number } | undefined
  for (const enemy of enemies) {
    if (!isFoot(enemy)) continue
    for (const { centre } of enemy.bases) {
      const away = toInches(distance(base.centre, centre))
      if (away > near) continue
      const heading = bearing(base.centre, centre)
      if (angleBetween(heading, base.heading) <= QUARTER / 2) return base.heading
      if (!nearest || away < nearest.away) nearest = { heading, away }
    }
  }
  return nearest?.heading ?? ahead
}

/** Turns for the bases of a unit that stays where it is; none if all look the right way. */
export const facings = (situation: Situation, unit: Unit): Facings | undefined => {
  const turns = unit.bases.flatMap((base) => {
    if (isGuns(base.troop) || base.troop === 'trench-mortar') return []
    const heading = headingFor(situation, base)
    return heading === base.heading ? [] : [{ base: base.id, facing: toDegrees(heading) }]
  })
  return turns.length > 0 ? turns : undefined
}
