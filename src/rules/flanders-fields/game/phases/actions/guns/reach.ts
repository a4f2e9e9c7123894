import type { Refusal } from '#kernel/game/game.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { capitalised } from '#kernel/words.ts'
import { fromCm, LENGTH_FORGIVEN, toCm, WEAPON_TABLE } from '../../../../tables/index.ts'
import { measured } from '../../../../wording.ts'
import { isPointInArc } from '../../../board/arcs.ts'
import { isInFrontLine } from '../../../board/front-line.ts'
import { fieldOf } from '../../../field.ts'
import { nameOf } from '../../../names.ts'
import type { State } from '../../../state.ts'
import { arcWeaponOf, isFieldArtillery, isMortar } from '../../../zones/weapons.ts'
import type { Aimed, Battery } from './battery.ts'

/** FF-PLAN-07 */
export const isOnTable = ({ scenario }: Pick<State, 'scenario'>, { x, y }: Point): boolean => {
  const { width, length } = fieldOf(scenario)
  return x >= 0 && y >= 0 && x <= width && y <= length
}

/** What guns are laid on, as their player is told. */
const aimedWords = (state: State, { body }: Aimed): string => (body ? nameOf(state, body.id) : 'the point')

/** FF-ARC-01: that guns do not bear on what they are to be laid on. */
export const outOfArc = (state: State, { unit }: Battery, aimed: Aimed): Refusal =>
  refuse(
    'out-of-arc',
    `${aimedWords(state, aimed)} is not in the arc of ${nameOf(state, unit.id)}.`,
    'FF-ARC-01',
  )

/** FF-ARC-05: too near or too far for a mortar, or for guns over open sights. */
export const rangeRefusal = (
  state: State,
  { unit, weapon, gun }: Battery,
  aimed: Aimed,
): Refusal | undefined => {
  if (!gun) return undefined
  const { least, most } = WEAPON_TABLE[weapon]
  const range = gapToPoint(gun, aimed.at)
  const begin = (): string =>
    `${aimedWords(state, aimed)} is ${measured(toCm(range))} cm from ${nameOf(state, unit.id)}, which fires`
  if (range < fromCm(least) - LENGTH_FORGIVEN)
    return refuse('too-near', `${begin()} no nearer than ${least} cm.`, 'FF-ARC-05')
  if (most < Number.POSITIVE_INFINITY && range > fromCm(most) + LENGTH_FORGIVEN)
    return refuse('too-far', `${begin()} no farther than ${most} cm.`, 'FF-ARC-05')
  return undefined
}

/** FF-ART-11, FF-MORT-03, FF-MG-06: why fire that is not direct cannot fall there. */
export const reachRefusal = (state: State, battery: Battery, aimed: Aimed): Refusal | undefined => {
  const { weapon, gun } = battery
  if (!isOnTable(state, aimed.at)) return refuse('off-table', 'The point lies off the table.', 'FF-PLAN-07')
  if (!gun) return undefined
  if (!isPointInArc(arcWeaponOf(weapon), gun, aimed.at)) return outOfArc(state, battery, aimed)
  return isMortar(weapon) ? rangeRefusal(state, battery, aimed) : undefined
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
