import { along } from '#kernel/geometry/angle.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Point as Place } from '#kernel/geometry/point.ts'
import { capitalised } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import { shownArrow, shownSquare } from '#table/shown.ts'
import { mapLabel } from '../../../game/map-names.ts'
import { nameOf } from '../../../game/names.ts'
import { gasNumber } from '../../../game/phases/plans/scope.ts'
import { sideIndex } from '../../../game/sides.ts'
import { unitNamed } from '../../../game/units.ts'
import type { View } from '../../../game/view.ts'
import { areaAt } from '../../../game/zones/areas.ts'
import { type GunWeapon, gunWeaponOf } from '../../../game/zones/weapons.ts'
import { BARRAGE_DEPTH, CLOUD, fromCm, pointAt } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { filmAreas, filmOf } from './film.ts'
import type { Fire, FirePlan, Gas, Point } from './plan.ts'

export const pointTemplate = (battery: string): string => `point-${battery}`
export const fireTemplate = (at: number): string => `fire-${at + 1}`
export const gasTemplate = (gas: string): string => `gas-${gasNumber(gas)}`
export const gripTemplate = (at: number): string => `barrage-${at + 1}`

interface Battery {
  readonly name: string
  readonly label: string
  readonly side: Side
  readonly weapon: Exclude<GunWeapon, 'indirect-mg'>
}

/** A battery or mortar that may have a registered point. */
export const batteryAt = (view: View, id: string): Battery | undefined => {
  const unit = unitNamed(view, id)
  const weapon = unit && gunWeaponOf(unit)
  if (!weapon || weapon === 'indirect-mg') return undefined
  return { name: capitalised(nameOf(view, id)), label: mapLabel(view, unit), side: unit.side, weapon }
}

const isHeavy = (weapon: GunWeapon): boolean =>
  weapon === 'heavy-artillery' || weapon === 'super-heavy-artillery' || weapon === 'heavy-mortar'

export const pointShapes = (view: View, point: Point): readonly Area[] => {
  const battery = batteryAt(view, point.battery)
  if (!battery) return []
  return [
    {
      id: `planned-${point.battery}`,
      style: isHeavy(battery.weapon) ? 'fire-heavy' : 'fire-light',
      side: sideIndex(view, battery.side),
      template: pointTemplate(point.battery),
      label: battery.label,
      outline: shownSquare(areaAt(battery.weapon, pointAt(point))),
    },
  ]
}

export const fireShapes = (view: View, side: Side, fire: Fire, at: number): readonly Area[] => [
  {
    id: `planned-fire-${at}`,
    style: 'fire-heavy',
    side: sideIndex(view, side),
    template: fireTemplate(at),
    label: `Turn ${fire.turn}`,
    outline: shownSquare(areaAt(fire.weapon, pointAt(fire))),
  },
]

/** How far the wind is drawn, cm: a usual turn of it. */
const WIND_DRAWN = 17

export const gasShapes = (view: View, side: Side, gas: Gas): readonly Area[] => {
  const { x, y } = pointAt(gas)
  const { width, depth } = CLOUD[side]
  const half = { x: fromCm(width) / 2, y: fromCm(depth) / 2 }
  const shared = { side: sideIndex(view, side), template: gasTemplate(gas.gas) }
  return [
    {
      ...shared,
      id: `planned-gas-${gasNumber(gas.gas)}`,
      style: 'gas',
      label: `Gas, turn ${gas.turn}`,
      outline: { shape: 'rectangle', x1: x - half.x, y1: y - half.y, x2: x + half.x, y2: y + half.y },
    },
    {
      ...shared,
      id: `planned-wind-${gasNumber(gas.gas)}`,
      style: 'path',
      outline: shownArrow({ x, y }, along({ x, y }, fromDegrees(gas.heading), fromCm(WIND_DRAWN))),
    },
  ]
}

/** Half of a grip, and where the first stands, cm. */
const GRIP = 4
const GRIPS_FROM = 13

/** Grips stand along the band, so that those of a feuerwalze do not cover each other. */
export const gripAt = ({ scenario: { width } }: View, at: number, near: number): Place =>
  pointAt({ x: Math.min(width - GRIP, GRIPS_FROM + at * 2 * GRIP), y: near + BARRAGE_DEPTH / 2 })

/** The whole film with one grip of it. */
export const barrageShapes = (view: View, plan: FirePlan, at: number): readonly Area[] => {
  const film = filmOf(view, plan)
  const frame = film[at]
  if (!frame) return []
  return [...filmAreas(view, film), ...gripShapes(view, frame.near, frame.turn, at)]
}

const gripShapes = (view: View, near: number, turn: number, at: number): readonly Area[] => {
  const centre = gripAt(view, at, near)
  return [
    {
      id: `grip-${at}`,
      style: 'box',
      side: sideIndex(view, 'attacker'),
      template: gripTemplate(at),
      number: turn,
      outline: shownSquare({ centre, heading: 0, width: fromCm(2 * GRIP), depth: fromCm(2 * GRIP) }),
    },
  ]
}

/** All that a plan lays on the table. */
export const planAreas = (view: View, side: Side, plan: FirePlan): readonly Area[] => {
  const film = filmOf(view, plan)
  const grips = plan.barrage && 'edges' in plan.barrage ? film : film.slice(0, 1)
  return [
    ...filmAreas(view, film),
    ...grips.flatMap(({ near, turn }, i) => gripShapes(view, near, turn, i)),
    ...plan.gas.flatMap((gas) => gasShapes(view, side, gas)),
    ...plan.fires.flatMap((fire, i) => fireShapes(view, side, fire, i)),
    ...plan.points.flatMap((point) => pointShapes(view, point)),
  ]
}
