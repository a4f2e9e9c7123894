import type { Refusal } from '../../../../kernel/game/game.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import { houseNamed } from '../board/ground.ts'
import { isHeld } from '../phases/movement/open.ts'
import type { State, Unit } from '../state.ts'
import { nameOf } from '../stories/names.ts'
import { isInMelee, isRouting } from '../units.ts'
import { isArtillery, weaponsOf } from './weapons.ts'

/** SK-FIRE-22: why a unit fires nothing in this phase; none if it may. */
export const unfitUnit = (state: State, unit: Unit): Refusal | undefined => {
  const name = nameOf(state, unit.id)
  const { marks } = unit
  if (unit.where !== 'table') return refuse('not-on-table', `${name} is not on the table.`, 'SK-SEQ-11')
  if (isInMelee(state, unit)) return refuse('in-melee', `${name} is in melee.`, 'SK-FIRE-22')
  if (isRouting(unit)) return refuse('routing', `${name} is routing.`, 'SK-FIRE-22')
  if (marks.fellBackFrom !== null || marks.pushedBack)
    return refuse('retreated', `${name} has fallen back this move.`, 'SK-FIRE-22')
  if (marks.charged) return refuse('charged', `${name} has charged this move.`, 'SK-MOV-17')
  if (marks.firedDefensively)
    return refuse('has-fired', `${name} has fired at those who charged it.`, 'SK-FIRE-22')
  if (marks.silent) return refuse('no-time', `${name} had no time left to fire.`, 'SK-MOV-08')
  if (unit.mounted) return refuse('mounted', `${name} is mounted.`, 'SK-MOV-17')
  if (
    unit.formation === 'column' &&
    !unit.vehicle &&
    unit.weapon === null &&
    unit.trench === null &&
    unit.inside === null
  )
    return refuse('column', `${name} is in column.`, 'SK-FIRE-22')
  if (isHeld(state, unit)) return refuse('held', `${name} may not act yet.`, 'SK-SET-07')
  if (unit.inside !== null && houseNamed(state, unit.inside)?.kind === 'dugout')
    return refuse('in-dugout', `${name} is in a dugout.`, 'SK-MOV-14')
  return undefined
}

/** SK-MOV-17, SK-FIRE-31, SK-FIRE-41: why a weapon of a unit does not fire now. */
export const unfitWeapon = (state: State, unit: Unit, weapon: string): Refusal | undefined => {
  const name = nameOf(state, unit.id)
  const { marks } = unit
  if (!weaponsOf(unit).includes(weapon))
    return refuse('no-such-weapon', `${name} has no ${weapon}.`, 'SK-FIRE-25')
  if (marks.fired.includes(weapon))
    return refuse('has-fired', `${name} has fired this weapon already.`, 'SK-FIRE-41')
  if (unit.vehicle) {
    const { moved } = marks
    const firing = marks.fired.length
    // SK-VEH-15: one man drives if it has moved, one for each weapon
    if (unit.figures.length - (moved ? 1 : 0) <= firing)
      return refuse('no-crew', `${name} has no man left for another weapon.`, 'SK-VEH-15')
    return undefined
  }
  const isHeavy = weapon === 'hmg' || isArtillery(weapon)
  if (isHeavy && (marks.moved || marks.swung))
    return refuse('has-moved', `${name} has moved: its weapon cannot fire.`, 'SK-MOV-17')
  if (isArtillery(weapon)) {
    if (weapon === 'mortar')
      return refuse('indirect-only', 'Mortars fire only what was plotted.', 'SK-ART-10')
    if (unit.limbered) return refuse('limbered', `${name} is limbered.`, 'SK-ART-27')
    if (marks.firedPlot) return refuse('has-fired', `${name} has fired its plot this move.`, 'SK-ART-09')
  }
  return undefined
}
