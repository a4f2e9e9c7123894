import { ARM } from '../../tables/index.ts'
import type { Unit } from '../unit.ts'
import type { ZoneNumber } from '../zone.ts'
import type { Draft, DraftUnit } from './draft.ts'

const isRearward = ({ type }: Unit): boolean => ARM[type] === 'artillery' || ARM[type] === 'balloon'

/**
 * GF-STACK-02: numbers the waves of each stack. Those that were seen keep their order; whoever was not stands behind the
 * regiments and before the guns among them.
 */
export const numberAllWaves = ({ units, crowd }: Draft, seen: ReadonlySet<Unit>): void => {
  const stacks = new Map<ZoneNumber, DraftUnit[]>()
  for (const unit of units) {
    if (unit.place < 0 || (crowd[unit.place] ?? 0) < 2) continue
    const stack = stacks.get(unit.place)
    if (stack) stack.push(unit)
    else stacks.set(unit.place, [unit])
  }
  for (const stack of stacks.values()) numberWaves(stack, seen)
}

const numberWaves = (stack: readonly DraftUnit[], seen: ReadonlySet<Unit>): void => {
  const known = stack.filter((unit) => seen.has(unit)).sort((one, other) => one.wave - other.wave)
  const hidden = stack.filter((unit) => !seen.has(unit))
  if (hidden.length === 0) return
  const guns = known.findIndex(isRearward)
  // Those who share a wave are not parted.
  const at = guns < 0 || (guns > 0 && known[guns]?.wave === known[guns - 1]?.wave) ? known.length : guns
  const regiments = hidden.filter((unit) => !isRearward(unit))
  regiments.forEach((unit, i) => {
    unit.wave = at + i
  })
  for (const unit of known.slice(at)) unit.wave += regiments.length
  hidden.filter(isRearward).forEach((unit, i) => {
    unit.wave = known.length + regiments.length + i
  })
}
