import { angleBetween, bearing, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { fromInches, TRENCH_ENFILADE } from '../../tables/table-top.ts'
import type { Figure, State, Unit } from '../state.ts'
import { type Mounted, mountedWeapon } from '../weapons.ts'
import { modelOf } from './bases.ts'
import { nearestOn, runsAt } from './centreline.ts'
import { houseNamed, isAboveGround } from './ground.ts'
import { nearestOnOutline } from './outlines.ts'
import { quadrantOf, quadrantsOf } from './quadrants.ts'
import { trenchNamed } from './room.ts'

/** One who fires: the man, or the middle of a model, and the place from which he looks towards a point. */
export interface Muzzle {
  readonly id: string
  at(towards: Point): Point
}

/** SK-FIRE-24: men inside look from the nearest point of the outline, crewed weapons from the middle of the model. */
export const muzzleOf = (state: State, unit: Unit, figure: Figure): Muzzle => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (house) return { id: figure.id, at: (towards) => nearestOnOutline(house, towards) }
  return { id: figure.id, at: () => figure.at }
}

/** SK-FIRE-19, SK-FIRE-30: front quadrant; all round for lone figures and men inside buildings. */
const arcOf = (state: State, unit: Unit): ((p: Point) => boolean) => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (house && isAboveGround(house) && house.faces === undefined) return () => true
  if (unit.kind === 'sniper' || (unit.figures.length === 1 && unit.weapon === null)) return () => true
  const quadrant = quadrantsOf(state, unit)
  return (p) => quadrant(p) === 'front'
}

export const isInArc = (state: State, unit: Unit, p: Point): boolean => arcOf(state, unit)(p)

/** Where a weapon of a unit bears. */
export const bearingOf = (state: State, unit: Unit, weapon: string): ((p: Point) => boolean) => {
  const mounted = unit.vehicle ? mountedWeapon(weapon) : undefined
  return mounted ? (p) => isInMountedArc(unit, mounted, p) : arcOf(state, unit)
}

/** SK-VEH-13: from ahead to 135 degrees on its side; 45 to either side in front and rear. */
export const isInMountedArc = ({ position, facing }: Unit, { arc }: Mounted, p: Point): boolean => {
  if (arc === 'all') return true
  const off = angleBetween(facing, bearing(position, p))
  if (arc === 'front') return off <= QUARTER / 2
  if (arc === 'rear') return off >= QUARTER * 1.5
  const isRight = angleBetween(turned(facing, QUARTER), bearing(position, p)) <= QUARTER
  return off <= QUARTER * 1.5 && (off === 0 || isRight === (arc === 'right'))
}

/** SK-FIRE-24: where a man of a target is seen, and how far he is (SK-GEN-18). */
export const targetSpot = (state: State, target: Unit, figure: Figure, from: Point): Point => {
  const house = target.inside === null ? undefined : houseNamed(state, target.inside)
  return house ? nearestOnOutline(house, from) : figure.at
}

/** SK-GEN-18: to the nearest point of a hull. */
export const toHull = (target: Unit, from: Point): number => {
  const hull = modelOf(target)
  return hull ? gapToPoint(hull, from) : distance(target.position, from)
}

/** SK-FIRE-17, SK-FIRE-36 */
export const isEnfiladed = (state: State, target: Unit, from: Point): boolean => {
  if (target.vehicle || target.inside !== null || target.figures.length === 1) return false
  const trench = trenchNamed(state, target.trench)
  if (trench) {
    const { along } = nearestOn(trench.line, target.position)
    const line = bearing(from, target.position)
    return runsAt(trench.line, along, fromInches(0.01)).some((run) => {
      const off = angleBetween(run, line)
      return Math.min(off, 2 * QUARTER - off) <= fromDegrees(TRENCH_ENFILADE)
    })
  }
  const quadrant = quadrantOf(state, target, from)
  return target.formation === 'column'
    ? quadrant === 'front' || quadrant === 'rear'
    : quadrant === 'left' || quadrant === 'right'
}
