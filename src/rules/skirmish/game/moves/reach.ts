import { along, type Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { CRAWL } from '../../tables/organisation.ts'
import { fromInches, RETREAT_REACH, TOLERANCE } from '../../tables/table-top.ts'
import { linesCrossed } from '../board/lines.ts'
import { barredBy } from '../board/obstacles.ts'
import { mayStandOn } from '../board/room.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { allowanceOf } from './allowance.ts'
import { tooDear } from './course.ts'
import { crawlRefusal, stayingRefusal } from './crawling.ts'
import { isWay, lengthPaid, wayOf } from './way.ts'

const STEP = fromInches(0.25)

/** How far it is along a heading to the edge of the table. */
const toEdge = ({ scenario }: State, from: Point, heading: Heading): number => {
  const { width, length } = fieldOf(scenario)
  const far = width + length
  const to = along(from, heading, far)
  const shares = [
    to.x < 0 ? from.x / (from.x - to.x) : 1,
    to.x > width ? (width - from.x) / (to.x - from.x) : 1,
    to.y < 0 ? from.y / (from.y - to.y) : 1,
    to.y > length ? (length - from.y) / (to.y - from.y) : 1,
  ]
  return Math.min(...shares) * far
}

/** SK-MOV-20, SK-MOV-32: how far a compulsory move gets along a straight line, and whether it leaves the table. */
export const reachAlong = (
  state: State,
  unit: Unit,
  heading: Heading,
  allowance: number,
  routs: boolean,
): { readonly far: number; readonly leaves: boolean } => {
  const edge = toEdge(state, unit.position, heading)
  const most = Math.min(allowance, edge)
  const line = [unit.position, along(unit.position, heading, most)]
  const paid = Math.min(lengthPaid(state, unit, 'retreat', line, allowance), most)
  // What stops it on the way, wire or a wall, it does not come to stand on.
  let far = paid < most && isStopped(state, unit, heading, paid) ? paid - fromInches(TOLERANCE) : paid
  while (far > 0 && barredBy(state, unit, unit.position, along(unit.position, heading, far))) far -= STEP
  far = Math.max(0, far)
  if (routs && far >= edge - fromInches(TOLERANCE) && allowance > edge) return { far: edge, leaves: true }
  if (routs) return { far, leaves: false }
  return { far: Math.max(0, Math.min(far, edge - fromInches(RETREAT_REACH.edge))), leaves: false }
}

const isStopped = (state: State, unit: Unit, heading: Heading, far: number): boolean => {
  const before = along(unit.position, heading, Math.max(0, far - fromInches(TOLERANCE)))
  const beyond = along(unit.position, heading, far + fromInches(TOLERANCE))
  return linesCrossed(state, [before, beyond]).length > 0 || !mayStandOn(state, unit, beyond)
}

/** By so many halvings a step is measured to a hundredth of an inch. */
const HALVINGS = 5

/** The farthest place along a heading up to which all is open: what lies behind something that is closed is not. */
const farthest = (from: Point, heading: Heading, most: number, isOpen: (to: Point) => boolean): number => {
  const open = (far: number): boolean => isOpen(along(from, heading, far))
  let near = 0
  while (near < most && open(Math.min(most, near + STEP))) near = Math.min(most, near + STEP)
  let far = Math.min(most, near + STEP)
  for (let i = 0; near < most && i < HALVINGS; i++) {
    const middle = (near + far) / 2
    if (open(middle)) near = middle
    else far = middle
  }
  return near
}

/** SK-MOV-01, SK-MOV-28: how far a unit could move straight along a heading, if there is room for it. */
export const straightReach = (state: State, unit: Unit, heading: Heading): number => {
  const { position, prone } = unit
  if (stayingRefusal(unit)) return 0
  const allowance = prone ? fromInches(CRAWL) : allowanceOf(state, unit, 'normal')
  const most = Math.min(allowance, toEdge(state, position, heading))
  return farthest(position, heading, most, (to) => {
    if (prone) return !crawlRefusal(state, unit, to)
    const way = wayOf(state, unit, 'normal', [to])
    return isWay(way) && !tooDear(way.cost, allowance)
  })
}
