import type { SideName, State, ZoneNumber } from './state.ts'

/** Whose units stand in a zone, and whose stand there revealed. */
const STANDING: Readonly<Record<SideName, number>> = { a: 1, b: 2 }
const REVEALED: Readonly<Record<SideName, number>> = { a: 4, b: 8 }

type Field = Pick<State, 'units' | 'zones'>

let lastUnits: State['units'] | undefined
let lastOccupation: readonly number[] = []

/** For each zone the above as bits. Units are replaced when they change; mostly the same list is asked about again. */
const occupationOf = ({ units, zones }: Field): readonly number[] => {
  if (units === lastUnits) return lastOccupation
  const occupation = zones.map(() => 0)
  for (const { place, side, revealed } of units) {
    if (place < 0) continue
    occupation[place] = (occupation[place] ?? 0) | STANDING[side] | (revealed ? REVEALED[side] : 0)
  }
  lastUnits = units
  lastOccupation = occupation
  return occupation
}

export const hasUnits = (field: Field, zone: ZoneNumber, side: SideName): boolean =>
  ((occupationOf(field)[zone] ?? 0) & STANDING[side]) !== 0

/** Enemies that a side knows to be in a zone. */
export const knowsEnemiesIn = (field: Field, zone: ZoneNumber, side: SideName): boolean =>
  ((occupationOf(field)[zone] ?? 0) & REVEALED[side === 'a' ? 'b' : 'a']) !== 0
