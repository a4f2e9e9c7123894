import type { Fault } from '#kernel/procedure/result.ts'
import type { Options } from '../options.ts'
import { ARM } from '../tables/index.ts'
import type { Scale } from '../vocabulary.ts'
import { anyTooLow, tooLow, type Unit } from './unit.ts'

export interface Mission {
  readonly scale: Scale
  readonly period: 'dawn' | 'day' | 'dusk' | 'night'
  readonly attacker: Unit
  readonly target: Unit
  readonly attackDice?: number | undefined
  readonly behind: readonly Unit[]
  readonly options: Options
}

/** On the ground as far as aircraft are concerned: no balloon, no depot, no aerodrome. */
export const isGroundUnit = ({ type }: Unit): boolean => {
  const arm = ARM[type]
  return arm !== 'balloon' && arm !== 'depot' && arm !== 'aircraft'
}

/** GF-AIR-03, -04; GF-AAIR-02: what only fighters attack, and may divide their fire among. */
const isInTheAir = ({ type, grounded }: Unit): boolean =>
  type === 'balloon' || (ARM[type] === 'aircraft' && type !== 'fighter' && !grounded)

/** GF-AIR-02, -05, -06, -07; GF-AAIR-03, -05: who may attack what. */
const mayAttack = ({ scale, attacker, target }: Mission): boolean => {
  switch (attacker.type) {
    case 'fighter':
      return isInTheAir(target) || (scale === 'assault' && isGroundUnit(target))
    case 'ground-attack':
      return isGroundUnit(target)
    case 'bomber':
      return isGroundUnit(target) || (scale === 'weekly' && (target.type === 'depot' || target.grounded))
    case 'reconnaissance':
      return scale === 'weekly' && (isGroundUnit(target) || target.type === 'depot')
    default:
      return false
  }
}

/** What makes a mission impossible. */
export const missionFault = (mission: Mission): Fault | undefined => {
  const { period, attacker, target, attackDice, behind, options } = mission
  if (!mayAttack(mission)) {
    return { path: 'target.type', message: `A ${attacker.type} unit does not attack this target here.` }
  }
  if (period === 'night' && attacker.type !== 'bomber') {
    return { path: 'period', message: 'Only bombers fly at night (GF-AIR-01).' }
  }
  if (attackDice !== undefined && (attacker.type !== 'fighter' || !isInTheAir(target))) {
    return { path: 'attackDice', message: 'Only fighters divide their dice, among aircraft and balloons.' }
  }
  if (attackDice !== undefined && attackDice > attacker.strength) {
    return { path: 'attackDice', message: `The fighters have only ${attacker.strength} dice.` }
  }
  if (behind.length > 0 && !isGroundUnit(target)) {
    return { path: 'behind', message: 'Only ground units have others behind them.' }
  }
  return (
    tooLow(options, attacker, 'attacker.') ??
    tooLow(options, target, 'target.') ??
    anyTooLow(options, behind, 'behind')
  )
}
