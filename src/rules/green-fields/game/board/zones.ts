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

type Field = Pick<State, 'units' | 'zones'>

/** Whose units stand in a zone, and whose stand there revealed, as bits. */
const standing = (side: SideName): number => (side === 'a' ? 1 : 2)
const onTheTable = (side: SideName): number => (side === 'a' ? 4 : 8)

/** For each zone the bits of all that stand there. */
const occupationOf = recentMemo((units: State['units'], zones: number): Uint8Array => {
  const occupation = new Uint8Array(zones)
  for (const { place, side, revealed } of units) {
    if (place >= 0)
      occupation[place] = (occupation[place] ?? 0) | standing(side) | (revealed ? onTheTable(side) : 0)
  }
  return occupation
})

const occupies = ({ units, zones }: Field, zone: ZoneNumber, bit: number): boolean =>
  ((occupationOf(units, zones.length)[zone] ?? 0) & bit) !== 0

export const hasUnits = (field: Field, zone: ZoneNumber, side: SideName): boolean =>
  occupies(field, zone, standing(side))

/** Enemies that a side knows to be in a zone. */
export const knowsEnemiesIn = (field: Field, zone: ZoneNumber, side: SideName): boolean =>
  occupies(field, zone, onTheTable(side === 'a' ? 'b' : 'a'))

/** GF-BOMB-12: in the week, ground of the enemy, or any on which one of his units is known to stand. */
export const isTargetInWeek = (field: Field, zone: ZoneNumber, side: SideName): boolean =>
  zoneAt(field, zone).owner !== side || knowsEnemiesIn(field, zone, side)

/** GF-DEP-09: on ground that the enemy holds; in the week that means left behind there. */
export const isStranded = (field: Field, { place, side }: Unit): boolean =>
  place >= 0 && zoneAt(field, place).owner !== side

const NOBODY: readonly Unit[] = []

/** The units of one side in a zone, leading wave first; riders stand for their transport. */
export const stackIn = (state: State, zone: ZoneNumber, side: SideName): readonly Unit[] => {
  if (!hasUnits(state, zone, side)) return NOBODY
  let stack: Unit[] | undefined
  for (const unit of state.units) {
    if (unit.place !== zone || unit.side !== side) continue
    if (stack) fallIn(stack, unit)
    else stack = [unit]
  }
  return stack ?? NOBODY
}

/** A unit takes its place in a stack behind those of its wave. */
const fallIn = (stack: Unit[], unit: Unit): void => {
  let place = stack.length
  for (let last = stack[place - 1]; last && last.wave > unit.wave; last = stack[place - 1]) {
    stack[place] = last
    place--
  }
  stack[place] = unit
}
