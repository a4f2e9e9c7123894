import { recentMemo } from '../../../../kernel/memo.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import type { Zone, ZoneNumber } from '../zone.ts'

export const zoneAt = (state: Pick<State, 'zones'>, zone: ZoneNumber): Zone => {
  const found = state.zones[zone]
  if (!found) throw new Error(`there is no zone ${zone}`)
  return found
}

/** Whose units stand in a zone, and whose stand there revealed, as bits. */
const standing = (side: SideName): number => (side === 'a' ? 1 : 2)
const onTheTable = (side: SideName): number => (side === 'a' ? 4 : 8)

type Field = Pick<State, 'units'>

/** For each zone in which anybody stands the bits of all that do. */
const occupationOf = recentMemo((units: State['units']): readonly number[] => {
  const occupation: number[] = []
  for (const { place, side, revealed } of units) {
    if (place >= 0)
      occupation[place] = (occupation[place] ?? 0) | standing(side) | (revealed ? onTheTable(side) : 0)
  }
  return occupation
})

export const hasUnits = ({ units }: Field, zone: ZoneNumber, side: SideName): boolean =>
  ((occupationOf(units)[zone] ?? 0) & standing(side)) !== 0

/** Enemies that a side knows to be in a zone. */
export const knowsEnemiesIn = ({ units }: Field, zone: ZoneNumber, side: SideName): boolean =>
  ((occupationOf(units)[zone] ?? 0) & onTheTable(side === 'a' ? 'b' : 'a')) !== 0

/** The units of one side in a zone, leading wave first; riders stand for their transport. */
export const stackIn = (state: State, zone: ZoneNumber, side: SideName): readonly Unit[] => {
  const stack: Unit[] = []
  if (!hasUnits(state, zone, side)) return stack
  for (const unit of state.units) if (unit.place === zone && unit.side === side) stack.push(unit)
  return stack.length > 1 ? stack.sort((one, other) => one.wave - other.wave) : stack
}
