import { fair, type Random } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { experienceCapOf } from '../../reckoning/crews.ts'
import { isRated, lowestRating } from '../../reckoning/unit.ts'
import { HIGHEST_RATING } from '../../tables/index.ts'
import { monthOf } from '../calendar.ts'
import { unitWith } from '../records.ts'
import type { Unit } from '../unit.ts'
import { GONE, OFF_BOARD } from '../zone.ts'
import { type Draft, type DraftUnit, happens } from './draft.ts'
import type { Known } from './known.ts'
import { within, wornRatings, wornStrength } from './wear.ts'

/** What does not show of a unit on the table; figures that were reported are as good as they are new. */
const filledIn = ({ view, enemy, wear }: Known, random: Random, seen: Unit, like: Unit): DraftUnit => {
  const { figures, mount, mounted, place, type } = seen
  const experienceCap = experienceCapOf(type, monthOf(view).year)
  const strength = figures
    ? Math.max(1, figures.strength - fair(random, 1 + within(0, view.week - figures.week, 3)))
    : wornStrength(random, like.establishment, wear)
  const { experience, morale } = figures ?? wornRatings(view, random, like, experienceCap, wear)
  const least = isRated(type) ? lowestRating(view.options) : 0
  const unit: DraftUnit = unitWith(seen)
  unit.id = like.id
  if (!figures) {
    unit.name = like.name
    unit.stosstruppe = like.stosstruppe
    unit.captured = like.captured
  }
  unit.establishment = Math.max(like.establishment, strength)
  unit.experienceCap = experienceCap
  unit.strength = strength
  unit.beforeDrafts = strength
  unit.experience = within(least, experience, experienceCap)
  unit.morale = within(least, morale, HIGHEST_RATING)
  unit.maxMorale = Math.max(unit.morale, like.maxMorale)
  if ((mount === 'horses' || mount === 'bicycles') && !mounted) unit.parked = place
  unit.sortied = view.armies[enemy].sorties.some((sortie) => sortie.unit === seen.id)
  return unit
}

const worn = ({ view, wear }: Known, random: Random, like: Unit): DraftUnit => {
  const unit: DraftUnit = unitWith(like)
  const strength = wornStrength(random, like.establishment, wear)
  const { experience, morale } = wornRatings(view, random, like, like.experienceCap, wear)
  unit.strength = strength
  unit.beforeDrafts = strength
  unit.experience = experience
  unit.morale = morale
  unit.place = OFF_BOARD
  return unit
}

/** GF-OBS-17: the number of a marker, if it is one. */
const markerIn = (id: string | null): number | null => Number(id?.split('?')[1]) || null

const destroyed = (like: Unit, flewAs: string | null): DraftUnit => {
  const unit: DraftUnit = unitWith(like)
  unit.marker = markerIn(flewAs)
  unit.strength = 0
  unit.place = GONE
  unit.gone = 'destroyed'
  return unit
}

/** What the beginning of a week has wiped off those who were seen before. */
const RESTED = {
  moving: false,
  fired: false,
  shotOpportunity: false,
  cameFrom: null,
  grounded: false,
  sortied: false,
} as const

/** The enemy's units before anything is settled about where the unseen are. */
export const draftOf = (known: Known, random: Random): Draft => {
  const placing = topPhase(known.view)?.name === 'deployment'
  const units = known.seen.map(({ unit, like }) => filledIn(known, random, unit, like))
  if (placing) for (const unit of units) Object.assign(unit, RESTED)
  const free: DraftUnit[] = []
  for (const { like, flewAs } of known.unseen) {
    if (flewAs !== null || happens(random, known.wear.units)) units.push(destroyed(like, flewAs))
    else {
      const unit = worn(known, random, like)
      units.push(unit)
      free.push(unit)
    }
  }
  return { ...known, random, units, free, crowd: crowdIn(known) }
}

/** How many of those who were seen are in each zone. */
const crowdIn = ({ view, seen }: Known): number[] => {
  const crowd = view.zones.map(() => 0)
  for (const { unit } of seen) if (unit.place >= 0) crowd[unit.place] = (crowd[unit.place] ?? 0) + 1
  return crowd
}
