import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import type { ZoneNumber } from '../zone.ts'

/*
 * How many units stand where. Nearly everything asks for it, and most orders change one unit after the other: the count of a
 * roster is therefore that of the roster before it but for the unit that has changed, and only a roster met for the first
 * time is counted through.
 */

type Roster = State['units']

/** Of each side all that stand somewhere, and those of them that the enemy sees. */
const COUNTS = 4
const standing = (side: SideName): number => (side === 'a' ? 0 : 1)
const onTheTable = (side: SideName): number => (side === 'a' ? 2 : 3)

interface Occupation {
  units: Roster
  /** For each zone its counts, and after the last zone those of all zones together. */
  readonly counts: number[]
}

const count = (counts: number[], place: number, by: number): void => {
  counts[place] = (counts[place] ?? 0) + by
}

const countUnit = (counts: number[], { place, side, revealed }: Unit, by: number): void => {
  if (place < 0) return
  const all = counts.length - COUNTS
  count(counts, place * COUNTS + standing(side), by)
  count(counts, all + standing(side), by)
  if (!revealed) return
  count(counts, place * COUNTS + onTheTable(side), by)
  count(counts, all + onTheTable(side), by)
}

const counted = (units: Roster, zones: number): Occupation => {
  const counts: number[] = []
  for (let i = 0; i < (zones + 1) * COUNTS; i++) counts.push(0)
  for (const unit of units) countUnit(counts, unit, 1)
  return { units, counts }
}

/** Remembers the counts of the last two rosters, a state's and a view's. */
const occupations = () => {
  let latest: Occupation | undefined
  let before: Occupation | undefined
  const known = (units: Roster): Occupation | undefined => {
    if (latest?.units === units) return latest
    return before?.units === units ? before : undefined
  }
  return {
    countsOf(units: Roster, zones: number): readonly number[] {
      const found = known(units)
      if (found) return found.counts
      before = latest
      latest = counted(units, zones)
      return latest.counts
    },
    follow(from: Roster, to: Roster, was: Unit | undefined, is: Unit | undefined): void {
      const found = known(from)
      if (!found) return
      found.units = to
      if (!was || !is || (was.place === is.place && was.revealed === is.revealed)) return
      countUnit(found.counts, was, -1)
      countUnit(found.counts, is, 1)
    },
  }
}

const { countsOf, follow } = occupations()

/** A roster takes the place of another that differs from it in one unit, or in nobody's place or being seen. */
export const occupationFollows = (from: Roster, to: Roster, was?: Unit, is?: Unit): void =>
  follow(from, to, was, is)

type Field = Pick<State, 'units' | 'zones'>

/** How many units of a side stand in a zone. */
export const standingIn = ({ units, zones }: Field, zone: ZoneNumber, side: SideName): number =>
  zone < 0 ? 0 : (countsOf(units, zones.length)[zone * COUNTS + standing(side)] ?? 0)

/** How many units of a side the enemy sees in a zone. */
export const onTheTableIn = ({ units, zones }: Field, zone: ZoneNumber, side: SideName): number =>
  zone < 0 ? 0 : (countsOf(units, zones.length)[zone * COUNTS + onTheTable(side)] ?? 0)

/** Whether any unit of a side stands on the board where the enemy has not seen it. */
export const hasUnseen = ({ units, zones }: Field, side: SideName): boolean => {
  const counts = countsOf(units, zones.length)
  const all = zones.length * COUNTS
  return counts[all + standing(side)] !== counts[all + onTheTable(side)]
}
