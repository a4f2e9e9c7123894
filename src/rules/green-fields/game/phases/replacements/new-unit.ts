import { replacePhase, topPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { ordinal } from '#kernel/words.ts'
import { experienceCapOf } from '../../../reckoning/crews.ts'
import { middleColumn } from '../../../reckoning/grid.ts'
import { TITLES } from '../../../scenarios/forces/troops.ts'
import { crossBoxes } from '../../board/box-barrages.ts'
import { reveal } from '../../board/sight.ts'
import { formUp } from '../../board/stacking.ts'
import { stackIn } from '../../board/zones.ts'
import { monthOf } from '../../calendar.ts'
import { changeUnit, type Play, raise, unitNow } from '../../play.ts'
import { freshUnit } from '../../set-up.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'

/** What the owner has settled about a new unit. */
export type Raised = Pick<Unit, 'type' | 'strength' | 'experience' | 'morale'> & Partial<Unit>

/** The next of its kind; those that are gone keep their numbers. */
const numberOf = ({ units }: State, side: SideName, type: Unit['type']): number => {
  let number = 1
  for (const unit of units) if (unit.side === side && unit.type === type) number++
  return number
}

/** A unit as it leaves its depot, behind the middle of the line. */
export const unitFrom = (state: State, side: SideName, raised: Raised): Unit => {
  const { type, stosstruppe = false, captured = false } = raised
  const number = numberOf(state, side, type)
  const title = stosstruppe ? 'Stosstruppe' : captured ? 'Captured Tanks' : TITLES[type]
  return freshUnit({
    ...raised,
    id: `${side}-${type}-${number}`,
    name: `${ordinal(number)} ${title}`,
    side,
    nation: state.armies[side].nation,
    experienceCap: experienceCapOf(type, monthOf(state).year),
    column: middleColumn(state.country),
  })
}

/**
 * GF-REP-03: a new unit joins and goes up to its zone, through whatever barrage lies around it. As with troops that are
 * redeployed (GF-DEP-07) its losses stand, but it goes where it was sent.
 */
export const sendUp = (play: Play, unit: Unit, zone: ZoneNumber): void => {
  raise(play, unit)
  if (zone === OFF_BOARD) return
  const { id, side } = unit
  const enemies = stackIn(play.state, zone, otherSide(side))
  if (enemies.length > 0) {
    tellOf(play, { kind: 'arrival-barred', unit: id, zone, only: side })
    for (const enemy of enemies) reveal(play, enemy)
    return
  }
  crossBoxes(play, id, zone)
  if (unitNow(play, id).gone !== null) return
  changeUnit(play, id, { place: zone, status: 'steady' })
  formUp(play, zone, side)
  const phase = topPhase(play.state)
  if (phase?.name === 'replacements') replacePhase(play, { ...phase, arrived: [...phase.arrived, id] })
}
