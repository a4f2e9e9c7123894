import type { AnyOrder } from '#kernel/game/game.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import { middleOf } from '../game/board/sheet.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { otherSide, sideIndex } from '../game/sides.ts'
import type { Unit } from '../game/unit.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { zoneNamed } from '../reckoning/grid.ts'
import { asOrder } from './legal.ts'
import { shownAs } from './order-shown.ts'
import { arrow, depotPoint } from './table/areas.ts'
import { headingOf, standsOf, zoneArea } from './table/layout.ts'

/** Pieces of those who would stand elsewhere, each in its wave beside the others. */
const movedPieces = (view: View, orders: readonly PlayerOrder[]): Ghosts['pieces'] => {
  const places = new Map(orders.flatMap((order) => shownAs(order).sends?.(view, order) ?? []))
  if (places.size === 0) return []
  const units = view.units.map((unit): Unit => {
    const place = places.get(unit.id)
    return place === undefined ? unit : { ...unit, place }
  })
  const stands = standsOf({ ...view, units })
  return units.flatMap(({ id, side }) => {
    const stand = places.get(id) === undefined ? undefined : stands.get(id)
    return stand ? [{ id, centre: stand.centre, heading: headingOf(side) }] : []
  })
}

/** Where an order points at: a zone, a unit, or the depot behind the enemy. */
const targetPoint = (view: View, unit: Unit, target: string): Point | undefined => {
  const zone = zoneNamed(view.country, target)
  if (zone !== undefined) return middleOf(view, zone)
  return target === 'depot' || target === 'aerodrome'
    ? depotPoint(view, otherSide(unit.side))
    : standsOf(view).get(target)?.centre
}

/** What is done where a unit stands, or to a zone. */
const zonesOf = (view: View, order: PlayerOrder, i: number): readonly Area[] => {
  const id = `advised-${i}`
  if (order.kind === 'release-gas') {
    const zone = zoneNamed(view.country, order.zone)
    return zone === undefined ? [] : [zoneArea(view, zone, 'gas', { id, label: 'gas' })]
  }
  const label = shownAs(order).work
  const place = 'unit' in order ? unitNamed(view, order.unit)?.place : undefined
  return label === undefined || place === undefined || place < 0
    ? []
    : [zoneArea(view, place, 'chosen', { id, label })]
}

const waysOf = (view: View, order: PlayerOrder, i: number): readonly Area[] => {
  const stands = standsOf(view)
  if (order.kind === 'move' || order.kind === 'exit') {
    const start = stands.get(order.units[0] ?? '')?.centre
    const points = order.path.flatMap((name) => {
      const zone = zoneNamed(view.country, name)
      return zone === undefined ? [] : [middleOf(view, zone)]
    })
    return start && points.length > 0
      ? [{ id: `advised-${i}`, style: 'path', outline: { shape: 'arrow', points: [start, ...points] } }]
      : []
  }
  const unit = 'unit' in order ? unitNamed(view, order.unit) : undefined
  if (!unit) return []
  const from = stands.get(unit.id)?.centre
  const aims = shownAs(order).aims?.(order) ?? []
  return aims.flatMap((aim, n) =>
    arrow(`advised-${i}-${n}`, from, targetPoint(view, unit, aim), 'path', sideIndex(unit.side)),
  )
}

/** What advice would come to, drawn beside what stands. */
export const ghosts = (view: View, advised: readonly AnyOrder[]): Ghosts => {
  const orders = advised.flatMap((order) => asOrder(order) ?? [])
  return {
    pieces: movedPieces(view, orders),
    areas: orders.flatMap((order, i) => [...zonesOf(view, order, i), ...waysOf(view, order, i)]),
  }
}
