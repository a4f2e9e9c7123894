import { type Refusal, refuse } from '#kernel/procedure/refusal.ts'
import { capitalised, listed, words } from '#kernel/words.ts'
import { FIRER_IN_GAS, THROUGH_BARRAGE, THROUGH_BARRAGE_UPHILL } from '../../../../tables/index.ts'
import type { Side } from '../../../../vocabulary.ts'
import { measured } from '../../../../wording.ts'
import { isInArc } from '../../../board/arcs.ts'
import { coverOf } from '../../../board/cover.ts'
import { groundHeld } from '../../../board/houses.ts'
import { sees } from '../../../board/sight.ts'
import { unseenRefusal } from '../../../board/why-unseen.ts'
import { nameOf } from '../../../names.ts'
import type { Stand, State } from '../../../state.ts'
import { isTank } from '../../../units.ts'
import type { FireOnLine } from '../../../zones/line-of-fire.ts'
import { ARC_OF, type Barrel, rangeTo } from './barrels.ts'
import {
  barragesBefore,
  canHarm,
  type FireAction,
  faceHit,
  type Hindrance,
  hindranceOf,
} from './conditions.ts'
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

const gunsWords = (state: State, side: Side, { unit }: FireOnLine): string => {
  if (!unit) return 'the rolling barrage'
  return `${unit.side === side ? 'our own' : 'the enemy’s'} shells (${nameOf(state, unit.id)})`
}

/** FF-FIRE-05, FF-FIRE-07: what takes so much off a shot that no die would tell. */
const hindered = (state: State, barrel: Barrel, target: Stand, hindrance: Hindrance): Refusal => {
  const { firer } = barrel
  const range = measured(Math.round(rangeTo(state, barrel, target) * 10) / 10)
  const begin = `${capitalised(nameOf(state, firer.id))} sees ${nameOf(state, target.id)} ${range} cm away, but`
  if (hindrance === 'gas')
    return refuse(
      'in-gas',
      `${begin} stands in gas (${FIRER_IN_GAS}): even a 6 would do nothing.`,
      'FF-FIRE-07',
    )
  const met = barragesBefore(state, barrel, target)
  const by = [...new Set(met.map((one) => gunsWords(state, firer.side, one)))]
  const off = met.some(({ uphill }) => !uphill) ? THROUGH_BARRAGE : THROUGH_BARRAGE_UPHILL
  return refuse(
    'through-barrage',
    `${begin} ${listed(by)} ${by.length === 1 && met[0]?.unit === undefined ? 'lies' : 'lie'} on the line (${off}): even a 6 would do nothing.`,
    'FF-FIRE-05',
  )
}

/** Why a weapon does not harm the target, whatever the die. */
const harmless = (state: State, barrel: Barrel, target: Stand, action: FireAction): Refusal => {
  const { firer, weapon } = barrel
  if (target.type === 'block-house' && faceHit(barrel, target) === undefined)
    return refuse(
      'blind-rear',
      `Fire at the rear of ${nameOf(state, target.id)} does nothing.`,
      'FF-BLOCK-04',
    )
  if (weapon === 'at-rifle' && !isTank(target))
    return refuse('no-effect', `${nameOf(state, firer.id)} fires at armour only.`, 'FF-ARM-03')
  const hindrance = hindranceOf(state, barrel, target, action)
  if (hindrance) return hindered(state, barrel, target, hindrance)
  const there = isTank(target) ? '' : ` in ${words(coverOf(state, target))} cover`
  return refuse(
    'no-effect',
    `${capitalised(nameOf(state, firer.id))} cannot harm ${nameOf(state, target.id)}${there}, even with a 6.`,
    isTank(target) ? 'FF-ARM-01' : 'FF-FIRE-02',
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
  if (!sees(state, firer, target)) return unseenRefusal(state, firer, target)
  const mask = maskOf(state, barrel, target)
  if (mask)
    return refuse('masked', `${nameOf(state, mask.id)} is in the line of fire of ${by()}.`, 'FF-ARC-09')
  return canHarm(state, barrel, target, action) ? undefined : harmless(state, barrel, target, action)
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
