import type { Trace } from '#kernel/procedure/trace.ts'
import { HALF } from '../tables/index.ts'
import type { CheckReason } from '../vocabulary.ts'

/** What a unit has been through since it last checked. */
interface Ordeal {
  readonly startStrength: number
  readonly strengthBefore: number
  readonly strengthAfter: number
  readonly firstUnderFire: boolean
  readonly gasAttack: boolean
  readonly lostMeleeRound: boolean
  readonly routing: boolean
}

/** SK-MOR-08, SK-MOR-25 */
export const isAtHalfStrength = (strength: number, began: number): boolean => strength <= began * HALF

/** SK-MOR-02, SK-MOR-03, SK-MOR-08, SK-MOR-14: why it owes a check. */
export const checkReasons = (unit: Ordeal, trace: Trace): CheckReason[] => {
  const { startStrength, strengthBefore, strengthAfter } = unit
  if (strengthAfter === 0) {
    trace.note('SK-MOR-08', 'Nobody is left to check')
    return []
  }
  if (unit.routing) {
    trace.note('SK-MOR-14', 'Routing: tries to rally and nothing else')
    return ['rout']
  }
  const reasons: CheckReason[] = []
  if (unit.firstUnderFire) {
    trace.note('SK-MOR-02', 'Shot at for the first time')
    reasons.push('first-fire')
  }
  if (unit.gasAttack) {
    trace.note('SK-MOR-02', 'Touched by gas')
    reasons.push('gas')
  }
  if (strengthAfter < strengthBefore && isAtHalfStrength(strengthAfter, startStrength)) {
    trace.note('SK-MOR-08', 'Losses at half strength or less', strengthAfter)
    reasons.push('half-strength')
  }
  if (unit.lostMeleeRound) {
    trace.note('SK-MOR-03', 'Lost a round of melee')
    reasons.push('melee-lost')
  }
  if (reasons.length === 0) trace.note('SK-MOR-02', 'No cause for a check')
  return reasons
}
