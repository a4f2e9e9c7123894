import { towards } from '#kernel/geometry/direction.ts'
import { type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { lastClearPlace, placed } from '#kernel/geometry/sweep.ts'
import { legOf, type Mover } from './travel.ts'

/** Why a move along a path ends where it does. */
export type EndOfPath = 'path' | 'allowance' | 'hindrance' | 'enemy' | 'friends' | 'edge'

export interface Followed<Fate> {
  readonly place: Footprint
  /** How far it went along the path. */
  readonly gone: number
  readonly end: EndOfPath
  readonly fate: Fate | undefined
}

interface Walked {
  readonly from: Footprint
  readonly step: Point
  readonly length: number
  readonly before: number
}

/** The last place on the way back where it may stop; where it started if there is none. */
const backToRoom = (walked: readonly Walked[], blockers: readonly Footprint[]) => {
  for (const { from, step, length, before } of walked.toReversed()) {
    const clear = lastClearPlace(from, step, length, blockers)
    if (clear > 0) return { place: placed(from, step, clear), gone: before + clear }
  }
  return undefined
}

/**
 * Takes a stand along a path of straight legs of its centre, facing as it does, as far as `most` along it. It stops at
 * closed ground, at enemies and at the edge of the table; it passes through friends, and stops at the last place on its
 * path where it stands on none of them.
 */
export const followPath = <Fate>(
  mover: Mover<Fate>,
  footprint: Footprint,
  path: readonly Point[],
  most: number,
): Followed<Fate> => {
  const walked: Walked[] = []
  let place = standingAt(footprint, footprint.centre, footprint.heading)
  let gone = 0
  let end: EndOfPath = 'path'
  let fate: Fate | undefined
  for (const to of path) {
    const far = distance(place.centre, to)
    if (far === 0) continue
    const wanted = Math.min(far, most - gone)
    const step = towards(place.centre, to)
    const { most: open, enemy = open + 1, leaves } = legOf(mover, place, step, wanted)
    const met = mover.keepsOff === undefined && enemy <= open
    const length = met ? enemy : open
    walked.push({ from: place, step, length, before: gone })
    gone += length
    place = placed(place, step, length)
    if (met) end = 'enemy'
    else if (leaves !== undefined || length < wanted) {
      fate = leaves?.fate
      end = leaves !== undefined || isAtEdge(mover, place) ? 'edge' : 'hindrance'
    } else if (wanted < far) end = 'allowance'
    if (end !== 'path') break
  }
  const blockers = [...mover.around.friends, ...mover.around.bridged]
  if (fate !== undefined || !blockers.some((one) => overlaps(one, place))) return { place, gone, end, fate }
  const room = backToRoom(walked, blockers)
  return room ? { ...room, end: 'friends', fate } : { place: footprint, gone: 0, end: 'friends', fate }
}

const isAtEdge = <Fate>({ table }: Mover<Fate>, { centre: { x, y } }: Footprint): boolean =>
  x <= 0 || y <= 0 || x >= table.width || y >= table.depth
