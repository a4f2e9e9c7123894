import { along, HALF, QUARTER, turned } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import { shownArrow, shownCircle } from '#table/shown.ts'
import { isInArc } from '../game/board/arcs.ts'
import { centreOf, halfWidth } from '../game/board/quadrants.ts'
import { nearestSafePoint, wayHome } from '../game/board/way-home.ts'
import { sideIndex } from '../game/sides.ts'
import type { Unit } from '../game/state.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { type Mounted, mountedWeapon } from '../game/weapons.ts'
import { fromInches } from '../tables/table-top.ts'
import { weaponsInWords } from './naming.ts'

/** The ends of the front of a unit, left and right. */
export const frontOf = (view: View, unit: Unit): readonly [Point, Point] => {
  const centre = centreOf(view, unit)
  const half = Math.max(halfWidth(view, unit, centre), fromInches(0.1))
  return [
    along(centre, turned(unit.facing, -QUARTER), half),
    along(centre, turned(unit.facing, QUARTER), half),
  ]
}

/** Half of a right angle: the lines of SK-GEN-10. */
export const DIAGONAL = QUARTER / 2

/** SK-GEN-10: the front quadrant as far as a range. */
const frontFan = (view: View, unit: Unit, range: number): Area['outline'] => {
  const centre = centreOf(view, unit)
  const half = halfWidth(view, unit, centre)
  // A weapon has no front but its middle.
  if (half === 0)
    return {
      shape: 'sector',
      centre,
      inner: 0,
      outer: range,
      from: turned(unit.facing, -DIAGONAL),
      to: turned(unit.facing, DIAGONAL),
    }
  const [left, right] = frontOf(view, unit)
  return { shape: 'fan', left, right, range, splay: DIAGONAL }
}

/** SK-FIRE-19: who fires any way he likes, as a place right behind him shows. */
const firesAllRound = (view: View, unit: Unit): boolean =>
  isInArc(view, unit, along(unit.position, turned(unit.facing, HALF), fromInches(100)))

/** Inches that the arc of a chosen unit is drawn to; the night may end it sooner. */
const ARC = 12

const MOUNTED = ['front', 'right', 'left', 'rear', 'all'] as const

/** SK-VEH-13: how far each way the weapons of a vehicle bear, from ahead and clockwise. */
const MOUNTED_ARCS: Readonly<Record<Mounted['arc'], readonly [number, number]>> = {
  front: [-DIAGONAL, DIAGONAL],
  right: [0, 3 * DIAGONAL],
  left: [-3 * DIAGONAL, 0],
  rear: [3 * DIAGONAL, -3 * DIAGONAL],
  all: [0, 0],
}

const mountedArcs = (view: View, unit: Unit, range: number): readonly Area[] => {
  const weapons = (unit.vehicle?.weapons ?? []).flatMap((id) => mountedWeapon(id) ?? [])
  return MOUNTED.flatMap((arc): readonly Area[] => {
    const bearing = weapons.filter((weapon) => weapon.arc === arc)
    if (bearing.length === 0) return []
    const about = {
      id: `arc-${unit.id}-${arc}`,
      style: 'range',
      side: sideIndex(view, unit.side),
      label: weaponsInWords(bearing.map(({ kind }) => kind)),
    } as const
    if (arc === 'all') return [{ ...about, outline: shownCircle(unit.position, range) }]
    const [from, to] = MOUNTED_ARCS[arc]
    return [
      {
        ...about,
        outline: {
          shape: 'sector',
          centre: unit.position,
          inner: 0,
          outer: range,
          from: turned(unit.facing, from),
          to: turned(unit.facing, to),
        },
      },
    ]
  })
}

/** SK-FIRE-19: where the weapons of a unit bear, as far as a range. */
export const arcAsFar = (view: View, unit: Unit, range: number): Area['outline'] =>
  firesAllRound(view, unit) ? shownCircle(unit.position, range) : frontFan(view, unit, range)

const arc = (view: View, unit: Unit): readonly Area[] => {
  const range = fromInches(Math.min(ARC, view.scenario.sight ?? ARC))
  if (unit.vehicle) return mountedArcs(view, unit, range)
  const about = { id: `arc-${unit.id}`, style: 'zone', side: sideIndex(view, unit.side) } as const
  return [{ ...about, outline: arcAsFar(view, unit, range) }]
}

/** The melee a unit is in: a line to everybody else in it. */
const melee = (view: View, unit: Unit): readonly Area[] =>
  view.melees
    .filter(({ units }) => units.includes(unit.id))
    .flatMap(({ units, rounds }) =>
      units.flatMap((id): readonly Area[] => {
        const other = unitNamed(view, id)
        if (!other || other.side === unit.side) return []
        return [
          {
            id: `melee-${unit.id}-${id}`,
            style: 'danger',
            outline: shownArrow(unit.position, other.position),
            label: rounds === 0 ? 'melee' : `melee, round ${rounds + 1}`,
            clear: true,
          },
        ]
      }),
    )

/** SK-SNP-04, SK-SNP-10: a sniper's way to his base edge, or where he must make for if he is cut off. */
const home = (view: View, unit: Unit): readonly Area[] => {
  if (unit.kind !== 'sniper' || unit.inside !== null) return []
  const about = { id: `home-${unit.id}`, clear: true } as const
  const way = wayHome(view, unit)
  if (way)
    return [
      {
        ...about,
        style: 'path',
        side: sideIndex(view, unit.side),
        outline: shownArrow(...way),
        label: 'way home',
      },
    ]
  const safe = nearestSafePoint(view, unit)
  return safe
    ? [{ ...about, style: 'danger', outline: shownArrow(unit.position, safe), label: 'cut off: this way' }]
    : []
}

/** What is drawn about the chosen unit. */
export const chosenAreas = (view: View, unit: Unit): readonly Area[] =>
  unit.where === 'table' ? [...arc(view, unit), ...melee(view, unit), ...home(view, unit)] : []
