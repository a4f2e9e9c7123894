import { SILENT } from '#kernel/procedure/trace.ts'
import { closeDice } from '../../../reckoning/attack-dice.ts'
import { columnOf } from '../../../reckoning/grid.ts'
import { hasUnits, stackIn, zoneAt } from '../../board/zones.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { FACINGS, type Facing, facingOf } from './facings.ts'

/** The attackers on one facing, leading wave first. */
export interface Attack {
  readonly facing: Facing
  readonly attackers: readonly Unit[]
}

/** Who stands against whom in a contested zone. */
export interface LineUp {
  readonly zone: ZoneNumber
  readonly defending: SideName
  readonly defenders: readonly Unit[]
  /** Front first. */
  readonly attacks: readonly Attack[]
}

/** GF-CLOSE-04 */
export const diceOf = ({ type, strength, status }: Unit, trace = SILENT): number =>
  closeDice({ type, strength, suppressed: status !== 'steady', routing: status === 'routing' }, trace) ?? 0

export const isArmed = (unit: Unit): boolean => diceOf(unit) > 0

/** Whoever has no dice stands behind those that have, or a round could pass in which nobody fires. */
const armedFirst = (stack: readonly Unit[]): readonly Unit[] =>
  stack.every(isArmed) ? stack : [...stack.filter(isArmed), ...stack.filter((unit) => !isArmed(unit))]

/** GF-CLOSE-02: the next zone to be fought for: A1, A2 and so on, then B1. */
export const firstContested = (state: State): ZoneNumber | undefined => {
  const { country, units } = state
  let first: ZoneNumber | undefined
  let firstColumn = 0
  for (const { place, side } of units) {
    if (side !== 'a' || place < 0 || place === first || !hasUnits(state, place, 'b')) continue
    const column = columnOf(country, place)
    if (first === undefined || column < firstColumn || (column === firstColumn && place < first)) {
      first = place
      firstColumn = column
    }
  }
  return first
}

/**
 * GF-CLOSE-02: the defender was there first, so some of its units have not come in upon an enemy. If all have, the
 * first mover's came first; if neither side's have, the zone is its owner's.
 */
const defendingSide = (state: State, zone: ZoneNumber): SideName => {
  let a = false
  let b = false
  for (const { place, side, cameFrom } of state.units) {
    if (place !== zone || cameFrom !== null) continue
    if (side === 'a') a = true
    else b = true
  }
  if (a !== b) return a ? 'a' : 'b'
  return a ? zoneAt(state, zone).owner : (state.assault?.firstMover ?? 'a')
}

export const lineUp = (state: State, zone: ZoneNumber): LineUp => {
  const defending = defendingSide(state, zone)
  const defenders = armedFirst(stackIn(state, zone, defending))
  const stack = armedFirst(stackIn(state, zone, otherSide(defending)))
  const attacks: Attack[] = []
  for (const facing of FACINGS) {
    const attackers = stack.filter(
      ({ cameFrom }) => facingOf(state.country, zone, defending, cameFrom) === facing,
    )
    if (attackers.length > 0) attacks.push({ facing, attackers })
  }
  return { zone, defending, defenders, attacks }
}

const severalArmed = (stack: readonly Unit[]): boolean => {
  let armed = 0
  for (const unit of stack) if (isArmed(unit)) armed++
  return armed > 1
}

/** Whether a side has anything to decide before a round: who leads, where to front, how to divide its fire. */
export const hasChoice = ({ defending, defenders, attacks }: LineUp, side: SideName): boolean =>
  side === defending
    ? attacks.length > 1 || severalArmed(defenders)
    : attacks.some(({ attackers }) => severalArmed(attackers))
