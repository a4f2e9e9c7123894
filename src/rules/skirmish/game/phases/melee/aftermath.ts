import { tellOf } from '#kernel/game/play.ts'
import { along, type Heading } from '#kernel/geometry/angle.ts'
import { distance, minus } from '#kernel/geometry/point.ts'
import { fromInches, MELEE_REACH } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { radiusOf } from '../../board/bases.ts'
import { houseNamed } from '../../board/ground.ts'
import { trenchAt, wayAlong } from '../../board/trench-ways.ts'
import { pathCut } from '../../contact/charge-line.ts'
import { closedUp } from '../../contact/coming-up.ts'
import { inFile } from '../../contact/in-file.ts'
import { entryRefusal, insideOf } from '../../moves/inside.ts'
import { lengthOfPath } from '../../moves/way.ts'
import { mark, type Play, replaceUnit, unitNow } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { Melee, State, Unit } from '../../state.ts'
import { meanOf, unitsIn } from './involved.ts'
import { farShifted, goneBack, shiftedBy, wayBack } from './way-back.ts'

const BACK = fromInches(MELEE_REACH.retreat)

/** SK-MEL-13, SK-MEL-28: the losers go back three inches as they stand, along the axis; one who cannot, stays. */
export const goBack = (play: Play, melee: Melee, loser: Side, away: Heading): void => {
  const winners = unitsIn(play.state, melee, otherSide(loser))
  for (const unit of unitsIn(play.state, melee, loser)) {
    const way = wayBack(play.state, unit, winners, melee, away)
    if (!way) continue
    replaceUnit(play, goneBack(play.state, way))
    mark(play, unit.id, { pushedBack: true, moved: true })
    tellOf(play, { kind: 'pushed-back', unit: unit.id })
  }
}

/** SK-MEL-22: the structure that beaten men have been put out of. */
export const houseLost = (state: State, melee: Melee, loser: Side): string | null =>
  unitsIn(state, melee, loser).find(({ inside }) => inside !== null)?.inside ?? null

const nearestUnit = (unit: Unit, others: readonly Unit[]): Unit | undefined =>
  others.toSorted(
    (one, other) => distance(meanOf([one]), meanOf([unit])) - distance(meanOf([other]), meanOf([unit])),
  )[0]

/** SK-MEL-40: after the beaten men along the trench, in file: three inches, and three more to close up. */
const followedInTrench = (state: State, unit: Unit, beaten: Unit): Unit | undefined => {
  if (unit.trench === null || beaten.trench === null) return undefined
  const pairs = unit.figures.flatMap((figure) =>
    beaten.figures.map((man) => ({ from: figure.at, to: man.at })),
  )
  const [nearest] = pairs.toSorted(
    (one, other) => distance(one.from, one.to) - distance(other.from, other.to),
  )
  const from = nearest && trenchAt(state, nearest.from, unit.trench)
  const to = nearest && trenchAt(state, nearest.to, beaten.trench)
  const way = from && to && wayAlong(state, from, to)
  if (!way) return undefined
  const far = Math.min(BACK * 2, lengthOfPath(way) - radiusOf(unit) - radiusOf(beaten))
  return far > 0 ? inFile(state, unit, pathCut(way, far), nearest.to) : unit
}

/** SK-MEL-29: by the same way as the beaten, short of wire and impassable ground, and close up to them. */
const followed = (state: State, unit: Unit, away: Heading, beaten: Unit): Unit => {
  const from = meanOf([unit])
  const far = farShifted(state, unit, from, away)
  const moved = far > 0 ? shiftedBy(state, unit, minus(along(from, away, far), from)) : unit
  const now: State = { ...state, units: state.units.map((one) => (one.id === unit.id ? moved : one)) }
  return closedUp(now, moved, beaten, BACK)
}

/** SK-MEL-22, SK-MEL-29, SK-MEL-41: the winners come after the beaten units, or go into the structure they held. */
export const followUp = (
  play: Play,
  melee: Melee,
  loser: Side,
  away: Heading,
  taken: string | null,
): void => {
  const house = taken === null ? undefined : houseNamed(play.state, taken)
  for (const { id } of unitsIn(play.state, melee, otherSide(loser))) {
    const unit = unitNow(play, id)
    const beaten = nearestUnit(unit, unitsIn(play.state, melee, loser))
    if (house) {
      if (entryRefusal(play.state, unit, house)) continue
      replaceUnit(play, insideOf(unit, house))
    } else if (beaten)
      replaceUnit(
        play,
        followedInTrench(play.state, unit, beaten) ?? followed(play.state, unit, away, beaten),
      )
    mark(play, id, { moved: true })
    tellOf(play, { kind: 'followed-up', unit: id })
  }
}
