import type { Point } from '#kernel/geometry/point.ts'
import { zoneMiddle, zoneUnder } from '#screen/zone-map.ts'
import type { Store } from '../store.ts'

/** The middle of the zone that holds a point, or of the rear at its column; the point itself where there are no zones. */
export const snapped = (store: Store, point: Point): Point => {
  const { grid } = store.data.value
  if (!grid) return point
  const zone = zoneUnder(grid, point)
  if (zone !== undefined) return zoneMiddle(grid, zone)
  const rear = grid.rears.find(({ y1, y2 }) => point.y >= y1 && point.y <= y2)
  const column = Math.floor((point.x - grid.origin.x) / grid.side)
  const kept = Math.min(Math.max(column, 0), grid.columns - 1)
  return {
    x: Math.round(grid.origin.x + (kept + 0.5) * grid.side),
    y: rear ? Math.round((rear.y1 + rear.y2) / 2) : point.y,
  }
}

/** What lies under a point, in words. */
export const groundWords = (store: Store, point: Point): string | undefined => {
  const { grid } = store.data.value
  if (!grid) return undefined
  const zone = zoneUnder(grid, point)
  if (zone !== undefined) return grid.zones[zone]?.text
  return grid.rears.find(({ y1, y2 }) => point.y >= y1 && point.y <= y2)?.text
}
