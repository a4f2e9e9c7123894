import {
  ahead,
  along,
  angleBetween,
  bearing,
  HALF,
  type Heading,
  QUARTER,
  turned,
} from '#kernel/geometry/angle.ts'
import { type Box, EDGES, type Edge, edgesTouched } from '#kernel/geometry/box.ts'
import { type Disc, type Footprint, farApart, isDisc, reach, standingAt } from '#kernel/geometry/footprint.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { nearestFree } from '#table/placing.ts'
import { CONTACT, fromCm } from '../../tables/index.ts'
import { hasRoom } from '../board/room.ts'
import { stateWith } from '../records.ts'
import type { Stand, State } from '../state.ts'
import { type Assailed, squaredOff } from './bodies.ts'

/** Where an attacker is set against its enemy. */
export interface ContactPlace {
  readonly centre: Point
  readonly heading: Heading
  readonly edge: Edge
}

/** So near that rounding to whole coordinates may be the reason. */
const GRAZE = 3
/** How finely a place is sought along an edge. */
const STEP = fromCm(0.1)

const outwardOf = (box: Box, edge: Edge): Heading => turned(box.heading, EDGES.indexOf(edge) * QUARTER)
const lengthOf = (box: Box, edge: Edge): number =>
  edge === 'front' || edge === 'rear' ? box.width : box.depth
const middleOf = (box: Box, edge: Edge): Point =>
  along(box.centre, outwardOf(box, edge), (edge === 'front' || edge === 'rear' ? box.depth : box.width) / 2)

/** FF-ASLT-13: the edge that the last leg meets; at a corner the one that more nearly faces it. */
const edgeMet = (box: Box, stand: Footprint, way: Heading): Edge => {
  const touched = isDisc(stand)
    ? EDGES.filter((edge) => ahead(middleOf(box, edge), outwardOf(box, edge), stand.centre) > 0)
    : edgesTouched(box, stand, GRAZE)
  const facing = (edge: Edge): number => angleBetween(outwardOf(box, edge), turned(way, HALF))
  return (touched.length > 0 ? touched : EDGES).reduce((best, edge) =>
    facing(edge) < facing(best) ? edge : best,
  )
}

/** 0, then ever farther to the one side and the other. */
function* slides(): Generator<number> {
  yield 0
  for (let off = STEP; off <= fromCm(CONTACT.slide); off += STEP) {
    yield off
    yield -off
  }
}

type Free = (place: Footprint) => boolean

/** Against a straight edge: flat, sharing enough of it. */
const againstEdge = (stand: Footprint, box: Box, way: Heading, free: Free): ContactPlace | undefined => {
  const edge = edgeMet(box, stand, way)
  const outward = outwardOf(box, edge)
  const middle = middleOf(box, edge)
  const own = squaredOff(stand)
  const heading = turned(outward, HALF)
  const share = isDisc(stand) ? 0 : own.width / 2 - fromCm(CONTACT.shared)
  const most = lengthOf(box, edge) / 2 + share
  const right = turned(outward, QUARTER)
  const off = ahead(middle, right, stand.centre)
  const from = along(middle, outward, own.depth / 2 + 1)
  for (const slide of slides()) {
    const aside = Math.min(most, Math.max(-most, off)) + slide
    if (Math.abs(aside) > most) continue
    const centre = along(from, right, aside)
    if (free(standingAt(stand, centre, heading))) return { centre, heading, edge }
  }
  return undefined
}

/** FF-ASLT-13: the front of a round base is the quarter around its heading. */
const quarterMet = (disc: Disc, from: Point): Edge => {
  const off = angleBetween(disc.heading, bearing(disc.centre, from))
  if (off <= QUARTER / 2) return 'front'
  if (off >= HALF - QUARTER / 2) return 'rear'
  return ahead(disc.centre, turned(disc.heading, QUARTER), from) > 0 ? 'right' : 'left'
}

/** Against a round base: square to the line of centres. */
const againstRound = (stand: Footprint, disc: Disc, free: Free): ContactPlace | undefined => {
  const edge = quarterMet(disc, stand.centre)
  const reached = bearing(disc.centre, stand.centre)
  const apart = disc.radius + squaredOff(stand).depth / 2 + 1
  for (const slide of slides()) {
    const side = turned(reached, Math.round((slide / disc.radius) * (HALF / Math.PI)))
    const centre = along(disc.centre, side, apart)
    const heading = turned(side, HALF)
    if (free(standingAt(stand, centre, heading))) return { centre, heading, edge }
  }
  return undefined
}

/** FF-ASLT-21: a stand below is met at its place. */
const above = (stand: Footprint, { centre }: Footprint, free: Free): ContactPlace | undefined => {
  const rings = { apart: STEP, most: fromCm(CONTACT.shelter), turn: QUARTER / 2 }
  const there = distance(stand.centre, centre) <= rings.most ? stand.centre : centre
  const place = nearestFree(standingAt(stand, there, stand.heading), rings, free)
  return place && { centre: place.centre, heading: stand.heading, edge: 'front' }
}

/**
 * FF-ASLT-13: where a stand is set that first touches its enemy here, coming along its last leg from there; none if there
 * is no room for it.
 */
export const contactPlace = (
  state: State,
  stand: Stand,
  target: Assailed,
  from: Point,
): ContactPlace | undefined => {
  const { body } = target
  // Nobody farther off can be in its way, wherever along the enemy it is set.
  const about = 2 * (reach(stand) + fromCm(CONTACT.shelter) + 1)
  const near = stateWith(state, { stands: state.stands.filter((other) => !farApart(other, body, about)) })
  const free: Free = (place) => hasRoom(near, place, [stand.id])
  if (target.stand?.below) return above(stand, body, free)
  if (isDisc(body)) return againstRound(stand, body, free)
  const way =
    distance(from, stand.centre) > GRAZE ? bearing(from, stand.centre) : bearing(stand.centre, body.centre)
  return againstEdge(stand, body, way, free)
}
