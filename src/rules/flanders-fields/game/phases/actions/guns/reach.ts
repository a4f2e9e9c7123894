import type { Refusal } from '../../../../../../kernel/game/game.ts'
import { gapToPoint } from '../../../../../../kernel/geometry/gap.ts'
import type { Point } from '../../../../../../kernel/geometry/point.ts'
import { refuse } from '../../../../../../kernel/procedure/refusal.ts'
import { capitalised } from '../../../../../../kernel/words.ts'
import { fromCm, LENGTH_FORGIVEN, WEAPON_TABLE } from '../../../../tables/index.ts'
import { isPointInArc } from '../../../board/arcs.ts'
import { isInFrontLine } from '../../../board/front-line.ts'
import { fieldOf } from '../../../field.ts'
import type { State } from '../../../state.ts'
import { nameOf } from '../../../stories/names.ts'
import { arcWeaponOf, isFieldArtillery, isMortar } from '../../../zones/weapons.ts'
import type { Battery } from './battery.ts'

/** FF-PLAN-07 */
export const isOnTable = ({ scenario }: Pick<State, 'scenario'>, { x, y }: Point): boolean => {
  const { width, length } = fieldOf(scenario)
  return x >= 0 && y >= 0 && x <= width && y <= length
}

/** FF-ARC-05: too near or too far for a mortar, or for guns over open sights. */
export const rangeRefusal = (
  state: State,
  { unit, weapon, gun }: Battery,
  at: Point,
): Refusal | undefined => {
  if (!gun) return undefined
  const { least, most } = WEAPON_TABLE[weapon]
  const range = gapToPoint(gun, at)
  const name = capitalised(nameOf(state, unit.id))
  if (range < fromCm(least) - LENGTH_FORGIVEN)
    return refuse('too-near', `${name} cannot fire nearer than ${least} cm.`, 'FF-ARC-05')
  if (most < Number.POSITIVE_INFINITY && range > fromCm(most) + LENGTH_FORGIVEN)
    return refuse('too-far', `${name} cannot fire farther than ${most} cm.`, 'FF-ARC-05')
  return undefined
}

/** FF-ART-11, FF-MORT-03, FF-MG-06: why fire that is not direct cannot fall there. */
export const reachRefusal = (state: State, battery: Battery, at: Point): Refusal | undefined => {
  const { unit, weapon, gun } = battery
  const name = nameOf(state, unit.id)
  if (!isOnTable(state, at)) return refuse('off-table', 'The point lies off the table.', 'FF-PLAN-07')
  if (!gun) return undefined
  if (!isPointInArc(arcWeaponOf(weapon), gun, at))
    return refuse('out-of-arc', `The point lies outside the arc of ${name}.`, 'FF-ARC-01')
  return isMortar(weapon) ? rangeRefusal(state, battery, at) : undefined
}

/** FF-ART-05 */
export const frontLineRefusal = (state: State, { unit, weapon, gun }: Battery): Refusal | undefined =>
  gun && isFieldArtillery(weapon) && isInFrontLine(state, gun)
    ? refuse(
        'in-front-line',
        `${capitalised(nameOf(state, unit.id))} stands within 25 cm of the front-line trench and fires only at what it sees.`,
        'FF-ART-05',
      )
    : undefined
