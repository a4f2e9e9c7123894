import type { Point } from '#kernel/geometry/point.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { several } from '#kernel/words.ts'
import { moverFor } from '../../game/board/retreat.ts'
import { middleOf } from '../../game/board/sheet.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import { stepsAlong } from '../../game/phases/movement/path.ts'
import { waysOf } from '../../game/phases/movement/ways.ts'
import { otherSide, type SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { allowanceOf, roadBonus } from '../../reckoning/going.ts'
import { baseRow, columnOf, distance, referenceOf, rowOf, zoneOn } from '../../reckoning/grid.ts'
import { OPPORTUNITY_REACH } from '../../tables/index.ts'
import type { Meant } from '../dragging.ts'
import { isLegal } from '../legal.ts'
import { fireOnTheWay } from '../odds/prospects.ts'
import { type Spot, spotAt } from '../table/layout.ts'
import { isOnWatch } from '../watching.ts'

/** From zone to zone as the crow flies. */
const straight = ({ country }: View, from: ZoneNumber, to: ZoneNumber): readonly ZoneNumber[] => {
  const zones: ZoneNumber[] = []
  let [x, y] = [columnOf(country, from), rowOf(country, from)]
  while (x !== columnOf(country, to) || y !== rowOf(country, to)) {
    x += Math.sign(columnOf(country, to) - x)
    y += Math.sign(rowOf(country, to) - y)
    zones.push(zoneOn(country, x, y) ?? to)
  }
  return zones
}

/** The way that was drawn: by its bends, or if there are none, any way that all the movers can go. */
const wayTo = (
  view: View,
  side: SideName,
  movers: readonly Unit[],
  path: readonly Point[],
): readonly ZoneNumber[] => {
  const from = movers[0]?.place ?? 0
  const corners = path.slice(1).flatMap((point) => {
    const spot = spotAt(view, point)
    return 'zone' in spot ? [spot.zone] : []
  })
  const end = corners.at(-1)
  if (end === undefined || end === from) return []
  if (corners.length === 1) {
    for (const unit of movers) {
      const way = waysOf(view, unit).to.get(end)
      if (way && isLegal(view, side, moveOf(view, movers, way))) return way
    }
  }
  return [from, ...corners].flatMap((zone, i, all) =>
    i === 0 ? [] : straight(view, all[i - 1] ?? zone, zone),
  )
}

const moveOf = (view: View, movers: readonly Unit[], way: readonly ZoneNumber[]): PlayerOrder => ({
  kind: 'move',
  units: movers.map(({ id }) => id),
  path: way.map((zone) => referenceOf(view.country, zone)),
})

/** How many more zones the slowest of them could go along a way. */
const leftOf = (view: View, movers: readonly Unit[], way: readonly ZoneNumber[]): number =>
  Math.min(
    ...movers.map((unit) => {
      const mover = moverFor(unit)
      if (!mover) return 0
      return (
        allowanceOf(mover) + roadBonus(stepsAlong(view, unit, way), way.length, mover, SILENT) - way.length
      )
    }),
  )

/** GF-AMOV-02: enemies one knows of that may fire on the way. */
const watchers = (view: View, side: SideName, way: readonly ZoneNumber[]): readonly Unit[] =>
  view.units.filter(
    (unit) =>
      unit.side !== side &&
      isOnWatch(unit) &&
      way.some((zone) => distance(view.country, zone, unit.place) <= OPPORTUNITY_REACH),
  )

const exitOf = (view: View, movers: readonly Unit[], way: readonly ZoneNumber[]): OrderOf<'exit'> => ({
  kind: 'exit',
  units: movers.map(({ id }) => id),
  path: way.map((zone) => referenceOf(view.country, zone)),
})

/** Over the enemy's edge where they are dragged over it, else by the shortest way; none if it is too far. */
const exitBy = (
  view: View,
  side: SideName,
  movers: readonly Unit[],
  path: readonly Point[],
  column: number,
): PlayerOrder | undefined => {
  const [first] = movers
  const edge = zoneOn(view.country, column, baseRow(view.country, otherSide(side)))
  if (!first || edge === undefined) return undefined
  const end = middleOf(view, edge)
  const { to, out } = waysOf(view, first)
  const ways = [
    wayTo(view, side, movers, [...path.slice(0, -1), end]),
    straight(view, first.place, edge),
    to.get(edge) ?? [],
  ]
  const there = ways.map((way) => exitOf(view, movers, way)).find((order) => isLegal(view, side, order))
  return there ?? (out && exitOf(view, movers, out))
}

/** Units are dragged to another zone, or over the enemy's edge. */
export const moved = (
  view: View,
  side: SideName,
  movers: readonly Unit[],
  path: readonly Point[],
  spot: Spot,
): Meant | undefined => {
  const [first] = movers
  if (!first) return undefined
  if (!('zone' in spot)) {
    const order = spot.rear === side ? undefined : exitBy(view, side, movers, path, spot.column)
    return order && { order, text: "Off over the enemy's edge", goes: true }
  }
  const way = wayTo(view, side, movers, path)
  if (way.length === 0) return undefined
  const left = leftOf(view, movers, way)
  const fire = watchers(view, side, [first.place, ...way])
  return {
    order: moveOf(view, movers, way),
    text: `${way.map((zone) => referenceOf(view.country, zone)).join(', ')}: ${several(way.length, 'zone')}, ${left < 0 ? `${several(-left, 'zone')} too far` : `${several(left, 'zone')} left`}.`,
    danger: fire.map((firer) => fireOnTheWay(view, movers, firer)),
    goes: true,
    used: way.length,
    shapes: [
      {
        id: 'drawn',
        style: 'path',
        outline: {
          shape: 'arrow',
          points: [middleOf(view, first.place), ...way.map((zone) => middleOf(view, zone))],
        },
      },
    ],
  }
}
