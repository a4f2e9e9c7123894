import { type Refusal, refuse } from '../../../../../../kernel/procedure/refusal.ts'
import { measured } from '../../../../wording.ts'
import { isInArc } from '../../../board/arcs.ts'
import { groundHeld } from '../../../board/houses.ts'
import { sees } from '../../../board/sight.ts'
import type { Stand, State } from '../../../state.ts'
import { nameOf } from '../../../stories/names.ts'
import { isTank } from '../../../units.ts'
import { ARC_OF, type Barrel, rangeTo } from './barrels.ts'
import { canHarm, type FireAction, faceHit } from './conditions.ts'
import { isFaceSilent } from './fitness.ts'
import { choiceOf, maskOf, reachOf } from './targets.ts'

const ARC_CLAUSES = {
  infantry: 'FF-ARC-01',
  lmg: 'FF-ARC-01',
  'at-rifle': 'FF-ARC-01',
  flamethrower: 'FF-ARC-01',
  'machine-gun': 'FF-ARC-02',
  'block-house': 'FF-ARC-03',
  'tank-gun': 'FF-TANK-04',
  'tank-lmg': 'FF-TANK-04',
} as const

const LIST_WORDS: readonly string[] = [
  'it has nobody to fire at',
  'it must fire at the closest',
  'it must fire at one within 15 cm',
  'it must fire at one straight ahead within 30 cm',
]

const nameOfBarrel = (state: State, { firer, face }: Barrel): string => {
  const name = nameOf(state, firer.id)
  return face === null || face === 'front' ? name : `the ${face} face of ${name}`
}

/** Why a weapon does not harm the target, whatever the die. */
const harmless = (state: State, barrel: Barrel, target: Stand): Refusal => {
  const { firer, weapon } = barrel
  if (target.type === 'block-house' && faceHit(barrel, target) === undefined)
    return refuse(
      'blind-rear',
      `Fire at the rear of ${nameOf(state, target.id)} does nothing.`,
      'FF-BLOCK-04',
    )
  if (isTank(target))
    return refuse(
      'no-effect',
      `${nameOf(state, firer.id)} cannot harm ${nameOf(state, target.id)}, even with a 6.`,
      'FF-ARM-01',
    )
  if (weapon === 'at-rifle')
    return refuse('no-effect', `${nameOf(state, firer.id)} fires at armour only.`, 'FF-ARM-03')
  return refuse(
    'no-effect',
    `${nameOf(state, firer.id)} cannot harm ${nameOf(state, target.id)}, even with a 6.`,
    'FF-FIRE-02',
  )
}

/** Why a weapon cannot hit an enemy, the plainest reason first; none if it can. */
export const hitRefusal = (
  state: State,
  barrel: Barrel,
  target: Stand,
  action: FireAction,
): Refusal | undefined => {
  const { firer, from, weapon } = barrel
  const by = (): string => nameOfBarrel(state, barrel)
  if (isFaceSilent(state, barrel))
    return refuse('face-suppressed', `${by()} bears a marker and does not fire.`, 'FF-BLOCK-02')
  if (target.below) return refuse('below', `${nameOf(state, target.id)} is in a deep shelter.`, 'FF-DUG-01')
  if (!isInArc(ARC_OF[weapon], from, groundHeld(state, target)))
    return refuse(
      'out-of-arc',
      `${nameOf(state, target.id)} is not in the arc of ${by()}.`,
      ARC_CLAUSES[weapon],
    )
  const range = rangeTo(state, barrel, target)
  const most = reachOf(state, barrel)
  if (range > most)
    return refuse(
      'out-of-range',
      `${nameOf(state, target.id)} is ${measured(range)} cm from ${by()}, which reaches ${most} cm.`,
      'FF-ARC-05',
    )
  if (!sees(state, firer, target))
    return refuse(
      'unseen',
      `${nameOf(state, firer.id)} does not see ${nameOf(state, target.id)}.`,
      'FF-VIS-01',
    )
  const mask = maskOf(state, barrel, target)
  if (mask)
    return refuse('masked', `${nameOf(state, mask.id)} is in the line of fire of ${by()}.`, 'FF-ARC-09')
  return canHarm(state, barrel, target, action) ? undefined : harmless(state, barrel, target)
}

/** FF-ARC-06: why a weapon may not be aimed at an enemy; none if it may. */
export const aimRefusal = (
  state: State,
  barrel: Barrel,
  target: Stand,
  action: FireAction,
  except: readonly string[] = [],
): Refusal | undefined => {
  const { targets, list } = choiceOf(state, barrel, action, except)
  if (targets.some(({ id }) => id === target.id) && !isFaceSilent(state, barrel)) return undefined
  const missed = hitRefusal(state, barrel, target, action)
  if (missed) return missed
  const names = targets.map(({ id }) => nameOf(state, id)).join(', ')
  return refuse(
    'target-order',
    `${nameOfBarrel(state, barrel)} may not aim at ${nameOf(state, target.id)}: ${LIST_WORDS[list] ?? ''}: ${names}.`,
    'FF-ARC-06',
  )
}
