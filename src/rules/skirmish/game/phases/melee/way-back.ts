import { along, type Heading } from '#kernel/geometry/angle.ts'
import { add, minus, type Point } from '#kernel/geometry/point.ts'
import { fromInches, MELEE_REACH, TOLERANCE } from '../../../tables/table-top.ts'
import { nearestOn, pointOn } from '../../board/centreline.ts'
import { houseNamed } from '../../board/ground.ts'
import { wireMet } from '../../board/lines.ts'
import { distanceToUnit } from '../../board/obstacles.ts'
import { isOnTableTop, mayStandOn, settled, settledApart, trenchNamed } from '../../board/room.ts'
import { trenchAt, wayAlong } from '../../board/trench-ways.ts'
import { outsideOf } from '../../contact/coming-up.ts'
import { figureAt } from '../../figure-at.ts'
import { lengthOfPath } from '../../moves/way.ts'
import { unitWith } from '../../records.ts'
import type { Melee, State, Unit } from '../../state.ts'
import { isActive, movesAs } from '../../units.ts'
import { meanOf } from './involved.ts'

const STEP = fromInches(0.25)
const SLACK = fromInches(TOLERANCE)
const BACK = fromInches(MELEE_REACH.retreat)

/** SK-MEL-28: ground and obstacles cost nothing, trenches do not hinder; a crew goes without its gun. */
const asFoot = (unit: Unit): Unit => unitWith(unit, { mounted: false, weapon: null })

/** SK-MEL-16: within an inch of an active enemy outside the melee, and nearer to him than before. */
const isMet = (state: State, unit: Unit, melee: Melee, from: Point, at: Point): boolean =>
  state.units.some(
    (other) =>
      other.side !== unit.side &&
      isActive(other) &&
      !melee.units.includes(other.id) &&
      distanceToUnit(state, other, at) <= fromInches(MELEE_REACH.wayBack) + SLACK &&
      distanceToUnit(state, other, at) < distanceToUnit(state, other, from),
  )

/** How far a unit's middle can be shifted along a heading: short of uncut wire, impassable ground and the edge. */
export const farShifted = (state: State, unit: Unit, from: Point, heading: Heading): number => {
  let far = 0
  while (far < BACK) {
    const next = Math.min(BACK, far + STEP)
    const at = along(from, heading, next)
    if (!isOnTableTop(state, at) || !mayStandOn(state, asFoot(unit), at)) break
    if (wireMet(state, [from, at], movesAs(unit))) break
    far = next
  }
  return far
}

/** A unit shifted as it stands; out of its trench if that is where it was. */
export const shiftedBy = (state: State, unit: Unit, by: Point): Unit => {
  const moved: Unit = unitWith(unit, {
    position: add(unit.position, by),
    figures: unit.figures.map((figure) => figureAt(figure, add(figure.at, by))),
  })
  const isStillIn =
    unit.trench !== null && trenchAt(state, moved.position, unit.trench)?.trench === unit.trench
  const out: Unit = unitWith(moved, { trench: isStillIn ? unit.trench : null })
  return unitWith(out, { figures: settledApart(state, out) })
}

/** SK-MEL-22: a beaten garrison is put out on the side away from the winners. */
const putOut = (state: State, unit: Unit, away: Heading): Unit | undefined => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (!house) return unit
  const at = outsideOf(state, house.id, along(house.middle, away, fromInches(24)), fromInches(1))
  if (!at) return undefined
  const out: Unit = unitWith(unit, { inside: null, position: at })
  const figures = settled(state, out)
  return figures && unitWith(out, { figures })
}

/** SK-MEL-35: crews pushed back take an HMG or mortar along; a gun is left and lost. */
const withoutGun = (unit: Unit): Unit =>
  unit.kind === 'gun-crew' && unit.weapon !== null ? unitWith(unit, { weapon: null, limbered: false }) : unit

/** SK-MEL-40: along the centreline from enemies who are in the trench as well; none if they are not. */
const wayInTrench = (state: State, unit: Unit, winners: readonly Unit[]): 1 | -1 | undefined => {
  const trench = trenchNamed(state, unit.trench)
  const from = trench && trenchAt(state, meanOf([unit]), trench.id)
  if (!trench || !from) return undefined
  for (const winner of winners) {
    const to = winner.trench === null ? undefined : trenchAt(state, meanOf([winner]), winner.trench)
    const next = (to && wayAlong(state, from, to))?.[1]
    if (next) return nearestOn(trench.line, next).along > from.along ? -1 : 1
  }
  return undefined
}

/** SK-MEL-40: three inches along the trench, if it goes on so far, no bunker bars it and no enemy is at it. */
const backInTrench = (state: State, unit: Unit, melee: Melee, sign: 1 | -1): Unit | undefined => {
  const trench = trenchNamed(state, unit.trench)
  if (!trench) return undefined
  const length = lengthOfPath(trench.line)
  const shift = (at: Point): Point | undefined => {
    const from = nearestOn(trench.line, at).along
    const to = from + sign * BACK
    if (to < -SLACK || to > length + SLACK) return undefined
    const ends = { trench: trench.id, along: Math.max(0, Math.min(length, to)) }
    const way = wayAlong(state, { trench: trench.id, along: from }, ends)
    if (!way || lengthOfPath(way) > BACK + SLACK) return undefined
    for (let far = STEP; far <= BACK; far += STEP)
      if (isMet(state, unit, melee, at, pointOn(trench.line, from + sign * far))) return undefined
    return pointOn(trench.line, ends.along)
  }
  const figures = unit.figures.flatMap((figure) => {
    const at = shift(figure.at)
    return at ? [figureAt(figure, at)] : []
  })
  if (figures.length < unit.figures.length) return undefined
  const moved: Unit = unitWith(unit, { figures })
  return unitWith(moved, { position: nearestOn(trench.line, meanOf([moved])).at })
}

/** A beaten unit that can go back: along its trench it is there already, elsewhere it is still to be shifted. */
interface WayBack {
  readonly unit: Unit
  readonly shift: Point | undefined
}

/** SK-MEL-16, SK-MEL-28: the way of a beaten unit three inches back along the axis; nothing if it has none. */
export const wayBack = (
  state: State,
  unit: Unit,
  winners: readonly Unit[],
  melee: Melee,
  away: Heading,
): WayBack | undefined => {
  const sign = wayInTrench(state, unit, winners)
  if (sign) {
    const back = backInTrench(state, withoutGun(unit), melee, sign)
    return back && { unit: back, shift: undefined }
  }
  const out = putOut(state, withoutGun(unit), away)
  if (!out) return undefined
  const from = meanOf([out])
  if (farShifted(state, out, from, away) < BACK) return undefined
  for (let far = STEP; far <= BACK; far += STEP)
    if (isMet(state, out, melee, from, along(from, away, far))) return undefined
  return { unit: out, shift: minus(along(from, away, BACK), from) }
}

/** A beaten unit at the end of its way. */
export const goneBack = (state: State, { unit, shift }: WayBack): Unit =>
  shift ? shiftedBy(state, unit, shift) : unit
