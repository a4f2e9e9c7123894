import { otherSide, type SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import type { Zone, ZoneNumber } from '../zone.ts'
import { onTheTableIn, standingIn } from './occupation.ts'

export const zoneAt = (state: Pick<State, 'zones'>, zone: ZoneNumber): Zone => {
  const found = state.zones[zone]
  if (!found) throw new Error(`there is no zone ${zone}`)
  return found
}

type Field = Pick<State, 'units' | 'zones'>

export const hasUnits = (field: Field, zone: ZoneNumber, side: SideName): boolean =>
  standingIn(field, zone, side) > 0

/** Enemies that a side knows to be in a zone. */
export const knowsEnemiesIn = (field: Field, zone: ZoneNumber, side: SideName): boolean =>
  onTheTableIn(field, zone, otherSide(side)) > 0

/** GF-BOMB-12: in the week, ground of the enemy, or any on which one of his units is known to stand. */
export const isTargetInWeek = (field: Field, zone: ZoneNumber, side: SideName): boolean =>
  zoneAt(field, zone).owner !== side || knowsEnemiesIn(field, zone, side)

/** GF-DEP-09: on ground that the enemy holds; in the week that means left behind there. */
export const isStranded = (field: Field, { place, side }: Unit): boolean =>
  place >= 0 && zoneAt(field, place).owner !== side

const NOBODY: readonly Unit[] = []

/** The units of one side in a zone, leading wave first; riders stand for their transport. */
export const stackIn = (state: State, zone: ZoneNumber, side: SideName): readonly Unit[] => {
  let missing = standingIn(state, zone, side)
  if (missing === 0) return NOBODY
  const stack: Unit[] = []
  for (const unit of state.units) {
    if (unit.place !== zone || unit.side !== side) continue
    fallIn(stack, unit)
    missing--
    if (missing === 0) break
  }
  return stack
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
