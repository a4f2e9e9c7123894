import { memoEach } from '#kernel/memo.ts'
import { usualStanding } from '../reckoning/standing.ts'
import { FEWEST_FIRED_AT, HIGHEST_RATING } from '../tables/index.ts'
import { nameToEnemy } from './names.ts'
import { unitWith } from './records.ts'
import type { SideName } from './sides.ts'
import { idToEnemy, type Unit } from './unit.ts'

/** GF-DEP-02, GF-RAID-05: of an enemy on the table the type is known, and the figures last reported. */
const seenUnit = (unit: Unit, wave: number): Unit => {
  const { figures } = unit
  const seen = unitWith(unit)
  seen.duty = 'none'
  seen.wave = wave
  seen.strength = figures?.strength ?? 0
  seen.standing = usualStanding(unit.type)
  seen.atLeast = FEWEST_FIRED_AT
  seen.id = idToEnemy(unit)
  seen.stosstruppe = figures !== null && unit.stosstruppe
  seen.experience = figures?.experience ?? 0
  seen.morale = figures?.morale ?? 0
  seen.name = nameToEnemy(unit)
  seen.captured = figures !== null && unit.captured
  seen.establishment = 0
  seen.experienceCap = HIGHEST_RATING
  seen.maxMorale = figures?.morale ?? 0
  seen.parked = null
  seen.aboard = null
  seen.stood = null
  seen.raided = false
  seen.missions = 0
  seen.sortied = false
  seen.drafts = 0
  seen.beforeDrafts = 0
  seen.worked = false
  return seen
}

/** The enemy has it before his eyes: on the table, or spotted behind the lines. */
export const isInSight = (unit: Unit): boolean =>
  (unit.revealed || unit.spotted) && unit.gone === null && !unit.onItsWay

/** Its place among those of its stack that are on the table, so that no gap tells of others. */
const seenWave = ({ place, side, wave }: Unit, known: readonly Unit[]): number => {
  let before = 0
  if (wave > 0)
    for (const one of known) if (one.place === place && one.side === side && one.wave < wave) before++
  return before
}

/** For each unit what is seen of it, by its place in its stack. */
const looksOf = memoEach((_: Unit): (Unit | undefined)[] => [])

/**
 * Whatever of a side stands on the table, or of both, as the enemy sees it. Who looks as he did the last time is the same
 * object.
 */
export const seenUnits = (units: readonly Unit[], side?: SideName): readonly Unit[] => {
  const known = units.filter((unit) => (side === undefined || unit.side === side) && isInSight(unit))
  const looks = looksOf(units)
  const seen: Unit[] = []
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]
    const before = looks[i]
    if (!unit || !before || (side !== undefined && unit.side !== side) || !isInSight(unit)) continue
    const wave = seenWave(unit, known)
    const look = before[wave] ?? seenUnit(unit, wave)
    before[wave] = look
    seen.push(look)
  }
  return seen.sort(byMarker)
}

/** GF-OBS-17: those who are identified, then the others in the order of appearance: the roster's tells too much. */
const byMarker = (one: Unit, other: Unit): number => markerOf(one) - markerOf(other)

const markerOf = ({ figures, marker }: Unit): number => (figures === null ? (marker ?? 0) : 0)

/** The units of a side. */
export const ownUnits = (side: SideName): ((units: readonly Unit[]) => readonly Unit[]) => {
  let last: readonly Unit[] = []
  return (units) => {
    // Written over a copy of the last: a list of the right length need not grow.
    const own = last.slice()
    let count = 0
    for (const unit of units) if (unit.side === side) own[count++] = unit
    own.length = count
    last = own
    return own
  }
}

/** What the enemy of a side sees of it. An order changes few units: as long as none of those in sight has, it is the same. */
export const enemiesSeen = (side: SideName): ((units: readonly Unit[]) => readonly Unit[]) => {
  const isSeen = (unit: Unit | undefined): boolean => unit?.side === side && isInSight(unit)
  const looksTheSame = (units: readonly Unit[], before: readonly Unit[]): boolean => {
    for (let i = 0; i < Math.max(units.length, before.length); i++)
      if (units[i] !== before[i] && (isSeen(units[i]) || isSeen(before[i]))) return false
    return true
  }
  let last: readonly Unit[] = []
  let seen: readonly Unit[] = []
  return (units) => {
    if (!looksTheSame(units, last)) seen = seenUnits(units, side)
    last = units
    return seen
  }
}
