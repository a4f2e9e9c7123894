import type { Heading } from '#kernel/geometry/angle.ts'
import { overlapSpan } from '#kernel/geometry/approach.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { type Disc, type Footprint, farApart } from '#kernel/geometry/footprint.ts'
import { gapToPoint, overlaps, within } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Surroundings } from '#table/travel.ts'
import type { Table, Water } from '../../scenarios/table.ts'
import { BRIDGE_WITHIN, FORD_WITHIN, fromInches } from '../../tables/index.ts'
import { isGuns, isTank } from '../../vocabulary.ts'
import type { Base } from '../state.ts'

const isNear = (base: Footprint, bridge: Point): boolean =>
  gapToPoint(base, bridge) <= fromInches(BRIDGE_WITHIN)

/** PA-MOVE-24: a bridge is open to the bases that are themselves close to it. */
export const isAtBridge = (base: Box, { bridges }: Water): boolean => {
  for (const bridge of bridges) if (isNear(base, bridge)) return true
  return false
}

/** PA-MOVE-24: two bases near the same bridge are not parted by what it crosses. */
export const isBridgedBetween = (a: Footprint, b: Footprint, { bridges }: Water): boolean =>
  bridges.some((bridge) => isNear(a, bridge) && isNear(b, bridge))

/** What a base may meet: barriers near a bridge are open to it, but nobody stops in them (PA-MOVE-20). */
export const openedTo = (table: Table, around: Surroundings<Box>, base: Box): Surroundings<Box> => {
  if (table.barriers.length === 0) return around
  const open = table.barriers.filter((barrier) => isAtBridge(base, barrier))
  if (open.length === 0) return around
  const bridged = open.flatMap(({ boxes }) => boxes)
  return { ...around, bridged, closed: around.closed.filter((box) => !bridged.includes(box)) }
}

/** PA-MOVE-25: a stream does not count for those at a bridge, nor for foot and horse who begin the move beside it. */
const isNoHindrance = (base: Base, stream: Water): boolean => {
  if (isAtBridge(base, stream)) return true
  const fords = !isTank(base.troop) && !isGuns(base.troop)
  // Whoever has fallen back into it gets out again.
  return stream.boxes.some((box) =>
    fords ? within(base, box, fromInches(FORD_WITHIN)) : overlaps(base, box),
  )
}

/** The same for one that moves by order, which streams may stop. */
export const marchingOver = (table: Table, around: Surroundings<Box>, base: Base): Surroundings<Box> => {
  const opened = openedTo(table, around, base)
  if (table.streams.length === 0) return opened
  const stopped = table.streams.filter((stream) => !isNoHindrance(base, stream))
  if (stopped.length === 0) return opened
  return { ...opened, closed: [...opened.closed, ...stopped.flatMap(({ boxes }) => boxes)] }
}

const discAt = (centre: Point, radius: number): Disc => ({ centre, heading: 0, radius })

/** How far along a way a base is still close enough to one of these bridges. */
const leavesBridge = (from: Box, way: Heading, bridges: readonly Point[]): number =>
  Math.max(
    0,
    ...bridges.map((at) => overlapSpan(from, way, discAt(at, fromInches(BRIDGE_WITHIN)), true)?.to ?? 0),
  )

/** PA-MOVE-20, PA-MOVE-24: wholly beyond and close to the bridge, or else at the near bank. */
const settledAtBarrier = (from: Box, way: Heading, barrier: Water, near: Box, at: number): number => {
  const bridges = barrier.bridges.filter((bridge) => isNear(near, bridge))
  let stop = at
  for (const box of barrier.boxes) {
    const span = overlapSpan(from, way, box)
    if (span === undefined || span.to <= 0 || span.from >= stop) continue
    const beyond = Math.min(stop, leavesBridge(from, way, bridges))
    stop = beyond < span.to ? Math.max(0, span.from) : beyond
  }
  return stop
}

/** PA-MOVE-25: nobody stops with the centre in a stream; the near bank is where the foremost edge touches it. */
const settledAtStream = (from: Box, way: Heading, stream: Water, at: number): number => {
  let stop = at
  for (const box of stream.boxes) {
    if (farApart(from, box, stop)) continue
    const wet = overlapSpan(discAt(from.centre, 0), way, box, true)
    if (wet === undefined || wet.from > stop || wet.to < stop) continue
    stop = Math.min(stop, Math.max(0, overlapSpan(from, way, box, true)?.from ?? 0))
  }
  return stop
}

/** There is no water on the table that anybody could end in. */
export const isDry = ({ barriers, streams }: Table): boolean => barriers.length === 0 && streams.length === 0

/** The last place along a way, up to this one, where water lets a base stop that began its move as `base`. */
export const settledBy = (table: Table, base: Base, from: Box, way: Heading, at: number): number => {
  let stop = at
  for (const barrier of table.barriers)
    if (isAtBridge(base, barrier)) stop = settledAtBarrier(from, way, barrier, base, stop)
  for (const stream of table.streams) stop = settledAtStream(from, way, stream, stop)
  return stop
}

/** PA-MOVE-24: a base whose way goes over a barrier at a bridge, and how far it then stands from the bridge. */
export const crossesAt = (table: Table, base: Base, way: Heading, length: number): number | undefined => {
  let nearest: number | undefined
  for (const barrier of table.barriers) {
    if (!isAtBridge(base, barrier)) continue
    const crosses = barrier.boxes.some((box) => {
      const span = overlapSpan(base, way, box)
      return span !== undefined && span.to > 0 && span.from < length
    })
    for (const bridge of crosses ? barrier.bridges : [])
      nearest = Math.min(nearest ?? Number.POSITIVE_INFINITY, gapToPoint(base, bridge))
  }
  return nearest
}
