import { type Refusal, refuse } from '#kernel/procedure/refusal.ts'
import { capitalised } from '#kernel/words.ts'
import { rangeOf } from '../../tables/table-top.ts'
import { OBSTRUCTIONS, obstructionWords } from '../board/obstruction-words.ts'
import { nameOf } from '../names.ts'
import type { State, Unit } from '../state.ts'
import { weaponsOf } from '../weapons.ts'
import { longestRange, type MissedLine, missedLine } from './clear-lines.ts'
import { directShotOf, gunOf, isDirectShot } from './direct.ts'
import { readyWeapons, unfitUnit, unfitWeapon } from './fitness.ts'
import { isShot, shotOf, smallArmOf } from './shot.ts'

const inches = (length: number): string => `${Math.round(rangeOf(length) * 10) / 10} inches`

/** Why no line of a weapon is clear, as its player is told. */
const lineRefusal = (
  state: State,
  unit: Unit,
  weapon: string,
  target: Unit,
  { why, far }: MissedLine,
): Refusal => {
  const arm = smallArmOf(unit, weapon)
  const [by, at] = [capitalised(nameOf(state, unit.id)), nameOf(state, target.id)]
  switch (why) {
    case 'nobody-fires':
      return refuse('nobody', `${by} has nobody left to fire that weapon.`, 'SK-FIRE-24')
    case 'nobody-left':
      return refuse('nobody-left', `Nobody of ${at} is left to hit.`, 'SK-FIRE-39')
    case 'out-of-arc':
      return refuse('out-of-arc', `${capitalised(at)} is not in the arc of ${by}.`, 'SK-FIRE-30')
    case 'out-of-range':
      return refuse(
        'out-of-range',
        `${capitalised(at)} is ${inches(far)} away; that weapon reaches ${arm ? longestRange(arm) : 0} inches.`,
        'SK-FIRE-03',
      )
    default:
      return refuse(
        'not-seen',
        `${by} does not see ${at}, ${inches(far)} away: ${obstructionWords(state, why)}.`,
        OBSTRUCTIONS[why].clause,
      )
  }
}

/** Why a weapon is not fired at a target: of its lines the likeliest, and the first thing that is wrong with it. */
export const explained = (
  state: State,
  unit: Unit,
  weapon: string,
  target: Unit,
  refusal: Refusal,
): Refusal => {
  const arm = smallArmOf(unit, weapon)
  if (refusal.code !== 'not-seen' || !arm) return refusal
  const missed = missedLine(state, unit, weapon, arm, target)
  return missed ? lineRefusal(state, unit, weapon, target, missed) : refusal
}

const CAUSES = ['out-of-arc', 'out-of-range', 'not-seen']

/** Far along in the order in which the conditions of a shot are asked. */
const stepOf = ({ code }: Refusal): number => {
  const step = CAUSES.indexOf(code)
  return step < 0 ? CAUSES.length : step
}

const weaponRefusal = (state: State, unit: Unit, weapon: string, target: Unit): Refusal | undefined => {
  const unfit = unfitWeapon(state, unit, weapon)
  if (unfit) return unfit
  if (gunOf(unit, weapon)) {
    const shot = directShotOf(state, unit, weapon, { target }, undefined)
    return isDirectShot(shot) ? undefined : shot
  }
  const shot = shotOf(state, unit, weapon, target)
  return isShot(shot) ? undefined : explained(state, unit, weapon, target, shot)
}

/** Why a unit may fire none of its weapons at an enemy; nothing if one may be fired. */
export const noShotAt = (state: State, unit: Unit, target: Unit): Refusal | undefined => {
  const unfit = unfitUnit(state, unit)
  if (unfit) return unfit
  const ready = readyWeapons(state, unit)
  let best: Refusal | undefined
  for (const weapon of ready.length > 0 ? ready : weaponsOf(unit)) {
    const refusal = weaponRefusal(state, unit, weapon, target)
    if (!refusal) return undefined
    if (!best || stepOf(refusal) > stepOf(best)) best = refusal
  }
  return best
}

/** Why a unit has nobody to fire at: what is wrong with the likeliest of all its shots. */
export const noShotRefusal = (state: State, unit: Unit): Refusal => {
  const refusals = state.units.flatMap((target) =>
    target.side !== unit.side && target.where === 'table' ? (noShotAt(state, unit, target) ?? []) : [],
  )
  const [likeliest] = refusals.toSorted((one, other) => stepOf(other) - stepOf(one))
  return likeliest ?? refuse('no-target', 'No enemy is on the table.', 'SK-FIRE-33')
}
