import { bearing, HALF, type Heading, turned } from '#kernel/geometry/angle.ts'
import type { Direction } from '#kernel/geometry/direction.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { firstClearPlace, travelClear } from '#kernel/geometry/sweep.ts'
import { firstContact, type Surroundings } from './travel.ts'

/** How a unit that goes back keeps from what is in its way. */
export interface Retreat {
  readonly around: Surroundings
  /** As far as it may have to go. */
  readonly most: number
  /** The gap it keeps from enemies beside its way. */
  readonly keepsOff: number
  /** It stops this far short of one straight ahead. */
  readonly shortOf: number
}

/** How far one can go before closed ground or an enemy is in the way; it passes through friends. */
export const roomAlong = (
  { around, most, keepsOff, shortOf }: Retreat,
  stand: Footprint,
  way: Direction,
): number => {
  const dry = travelClear(stand, way, most, around.closed, 0)
  const room = travelClear(stand, way, dry, around.enemies, keepsOff)
  const contact = firstContact(stand, way, room + shortOf, around.enemies)
  return contact === undefined ? room : Math.min(room, Math.max(0, contact - shortOf))
}

/** A way to one side of straight back. */
export interface WayAside {
  readonly side: 'left' | 'right'
  readonly heading: Heading
}

/** The smallest turn to one side, by whole steps and at most so much, after which there is room; none if there is none. */
export const smallestTurn = (
  straight: Heading,
  side: WayAside['side'],
  { step, most }: { readonly step: number; readonly most: number },
  hasRoom: (heading: Heading) => boolean,
): WayAside | undefined => {
  for (let off = step; off <= most; off += step) {
    const heading = turned(straight, side === 'left' ? -off : off)
    if (hasRoom(heading)) return { side, heading }
  }
  return undefined
}

/** Straight back if there is room, or else the ways to either side that have it; none if it is hemmed in. */
export const waysBack = (
  straight: Heading,
  turns: { readonly step: number; readonly most: number },
  hasRoom: (heading: Heading) => boolean,
): { readonly straight: Heading } | { readonly ways: readonly WayAside[] } => {
  if (hasRoom(straight)) return { straight }
  const left = smallestTurn(straight, 'left', turns, hasRoom)
  const right = smallestTurn(straight, 'right', turns, hasRoom)
  return { ways: [...(left ? [left] : []), ...(right ? [right] : [])] }
}

/** Straight away from the nearest of them, the first of those that are as near; none if there is nobody. */
export const awayFrom = (stand: Footprint, others: readonly Footprint[]): Heading | undefined => {
  let nearest: Footprint | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of others) {
    const far = gap(stand, other)
    if (far >= least) continue
    least = far
    nearest = other
  }
  return nearest && turned(bearing(stand.centre, nearest.centre), HALF)
}

/** How far a body goes on along one line, from `least` to `most`, until all of it stands clear; none if it never does. */
export const roomForAll = (
  stands: readonly Footprint[],
  way: Direction,
  { least, most }: { readonly least: number; readonly most: number },
  taken: readonly Footprint[],
): number | undefined => {
  let length = least
  while (length <= most) {
    let farthest = length
    for (const stand of stands) {
      const clear = firstClearPlace(stand, way, length, most, taken)
      if (clear === undefined) return undefined
      farthest = Math.max(farthest, clear)
    }
    if (farthest === length) return length
    length = farthest
  }
  return undefined
}
