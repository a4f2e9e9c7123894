import { tellOf } from '../../../../../kernel/game/play.ts'
import { along, bearing } from '../../../../../kernel/geometry/angle.ts'
import { add, middleOf, minus, type Point } from '../../../../../kernel/geometry/point.ts'
import { fromInches, MELEE_REACH } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { houseNamed } from '../../board/ground.ts'
import { wireMet } from '../../board/lines.ts'
import { isOnTableTop, mayStandOn, settled, settledApart } from '../../board/room.ts'
import { closedUp, outsideOf } from '../../contact/coming-up.ts'
import { trenchAt } from '../../moves/trench-ways.ts'
import { changeUnit, mark, type Play, unitNow } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { Melee, State, Unit } from '../../state.ts'
import { movesAs } from '../../units.ts'
import { entryRefusal, insideOf } from '../movement/orders/works.ts'
import { meanOf } from './fighters.ts'
import { unitsIn } from './involved.ts'

/** Whether a unit can be shifted so: over no uncut wire, impassable ground or edge. */
const canShift = (state: State, unit: Unit, by: Point): boolean => {
  const from = middleOf(unit.figures.map(({ at }) => at))
  const to = add(from, by)
  return (
    isOnTableTop(state, to) &&
    mayStandOn(state, { ...unit, mounted: false }, to) &&
    !wireMet(state, [from, to], movesAs(unit))
  )
}

const shiftedBy = (state: State, unit: Unit, by: Point): Unit => {
  const moved: Unit = {
    ...unit,
    position: add(unit.position, by),
    figures: unit.figures.map((figure) => ({ ...figure, at: add(figure.at, by) })),
  }
  // Whoever leaves the band of a trench is out of it; whoever is pushed into one is not in it before he is laid out.
  const trench =
    unit.trench !== null && trenchAt(state, moved.position, unit.trench)?.trench === unit.trench
      ? unit.trench
      : null
  const out = { ...moved, trench }
  return { ...out, figures: settledApart(state, out) }
}

/** SK-MEL-22: a beaten garrison is put out on the side away from the winners. */
const putOut = (state: State, unit: Unit, winners: readonly Unit[]): Unit => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (!house) return unit
  const away = along(house.middle, bearing(meanOf(winners), house.middle), fromInches(20))
  const at = outsideOf(state, house.id, away, fromInches(1))
  if (!at) return unit
  const out: Unit = { ...unit, inside: null, position: at, formation: 'line' }
  const figures = settled(state, out)
  return figures ? { ...out, figures } : unit
}

/** SK-MEL-35: crews pushed back take an HMG or mortar along; a gun is left and lost. */
const withoutGun = (unit: Unit): Unit =>
  unit.kind === 'gun-crew' && unit.weapon !== null ? { ...unit, weapon: null, limbered: false } : unit

/** SK-MEL-13, SK-MEL-28: the losers go back three inches as they stand. */
export const goBack = (play: Play, melee: Melee, loser: Side): Point => {
  const losers = unitsIn(play.state, melee, loser)
  const winners = unitsIn(play.state, melee, otherSide(loser))
  const from = meanOf(losers)
  const away = bearing(meanOf(winners), from)
  const shift = minus(along(from, away, fromInches(MELEE_REACH.retreat)), from)
  for (const unit of losers) {
    const out = putOut(play.state, unit, winners)
    if (!canShift(play.state, out, shift)) {
      if (out !== unit) changeUnit(play, unit.id, out)
      continue
    }
    changeUnit(play, unit.id, withoutGun(shiftedBy(play.state, out, shift)))
    mark(play, unit.id, { pushedBack: true, moved: true })
    tellOf(play, { kind: 'pushed-back', unit: unit.id })
  }
  return shift
}

/** SK-MEL-22, SK-MEL-29: the winners come after them by the same way and close in; or they go into the structure. */
export const followUp = (play: Play, melee: Melee, loser: Side, shift: Point, taken: string | null): void => {
  const losers = unitsIn(play.state, melee, loser)
  for (const { id } of unitsIn(play.state, melee, otherSide(loser))) {
    const unit = unitNow(play, id)
    const house = taken === null ? undefined : houseNamed(play.state, taken)
    if (house && !entryRefusal(play.state, unit, house)) {
      changeUnit(play, id, insideOf(unit, house))
      tellOf(play, { kind: 'followed-up', unit: id })
      continue
    }
    if (!canShift(play.state, unit, shift)) continue
    const moved = shiftedBy(play.state, unit, shift)
    changeUnit(play, id, moved)
    mark(play, id, { moved: true })
    tellOf(play, { kind: 'followed-up', unit: id })
    const [nearest] = losers
    if (nearest && unitNow(play, nearest.id).where === 'table')
      changeUnit(
        play,
        id,
        closedUp(play.state, unitNow(play, id), unitNow(play, nearest.id), fromInches(MELEE_REACH.retreat)),
      )
  }
}
