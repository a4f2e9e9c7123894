import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { boundsOf, widened } from '#kernel/geometry/bounds.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { vehicleCover } from '../../procedures/vehicle-cover.ts'
import type { Cover } from '../../vocabulary.ts'
import { MOUNTED_RADIUS, modelOf, radiusOf } from '../board/bases.ts'
import { coverInside, coverOfFigure, sharedCover } from '../board/cover.ts'
import { houseNamed } from '../board/ground.ts'
import { isUnitFarOff } from '../board/obstacles.ts'
import type { Figure, State, Unit } from '../state.ts'

/** A man whom a burst touches. */
export interface Touched {
  readonly unit: Unit
  readonly figure: Figure
  readonly far: number
}

/** SK-GRN-05: one that strays touches nobody inside a structure. */
type Grenade = 'on-target' | 'stray'

/** SK-ART-19, SK-ART-21, SK-VEH-08: who is in a blast. */
export const menInBlast = (
  state: State,
  at: Point,
  radius: number,
  grenade?: Grenade,
): readonly Touched[] => {
  const found: Touched[] = []
  const about = widened(boundsOf([at]), radius + MOUNTED_RADIUS)
  for (const unit of state.units) {
    if (unit.where !== 'table') continue
    const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
    const isHit = house
      ? grenade !== 'stray' && shapeHolds(house.shape, at)
      : unit.vehicle
        ? isCrewReached(unit, at, radius, grenade !== undefined)
        : undefined
    if (isHit === false || (isHit === undefined && isUnitFarOff(unit, about))) continue
    for (const figure of unit.figures) {
      if (figure.hit) continue
      const far = isHit ? 0 : distance(figure.at, at)
      if (isHit || far <= radius + radiusOf(unit)) found.push({ unit, figure, far })
    }
  }
  return found
}

/** SK-VEH-08, SK-GRN-05: a direct hit reaches the crew; a near one, and a grenade, only that of an open car. */
const isCrewReached = (unit: Unit, at: Point, radius: number, grenade: boolean): boolean => {
  const hull = modelOf(unit)
  if (!hull || !unit.vehicle || unit.vehicle.destroyed) return false
  const far = gapToPoint(hull, at)
  return unit.vehicle.vehicle === 'open-armoured-car' ? far <= radius : far <= 0 && !grenade
}

/** SK-ART-28: a man's cover against a burst at a place. */
const coverOfOne = (state: State, { unit, figure }: Touched, at: Point): Cover => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (house) return coverInside(house)
  if (unit.vehicle)
    return vehicleCover.resolve(
      { vehicle: unit.vehicle.vehicle, armourPiercing: false, range: 0, options: state.options },
      NO_DICE,
      SILENT,
    ).cover
  return coverOfFigure(state, unit, figure.at, at)
}

/** SK-ART-19: one table number for a burst, by what at least half of those in it have. */
export const shelterOf = (state: State, men: readonly Touched[], at: Point) => {
  const half = (count: number): boolean => men.length > 0 && count * 2 >= men.length
  const inWorks = ({ unit }: Touched): boolean =>
    unit.trench !== null || unit.inside !== null || unit.vehicle !== null
  return {
    cover: sharedCover(men.map((man) => coverOfOne(state, man, at))),
    prone: half(men.filter(({ unit }) => unit.prone).length),
    targetSkirmish: half(men.filter((man) => man.unit.formation === 'skirmish' && !inWorks(man)).length),
  }
}
