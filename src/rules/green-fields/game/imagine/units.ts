import { fair, type Random } from '../../../../kernel/chance/random.ts'
import { experienceCapOf } from '../../reckoning/crews.ts'
import { isRated, lowestRating } from '../../reckoning/unit.ts'
import { HIGHEST_RATING } from '../../tables/index.ts'
import { FIELD_UNITS, type FieldUnit } from '../../vocabulary.ts'
import { monthOf } from '../calendar.ts'
import { GONE, OFF_BOARD, type SideName, type State, topPhase, type Unit } from '../state.ts'
import type { View } from '../view.ts'
import { type Draft, happens, joined } from './draft.ts'

/** How worn a side is: what its units lack in strength, and how many of them are no more, in percent. */
interface Wear {
  readonly strength: number
  readonly units: number
}

/** The enemy is taken to be about as worn as one's own troops are. */
const wearOf = ({ units }: View, side: SideName): Wear => {
  let [full, left, raised, gone] = [0, 0, 0, 0]
  for (const unit of units) {
    if (unit.side !== side) continue
    full += unit.establishment
    left += unit.strength
    raised++
    if (unit.gone === 'destroyed') gone++
  }
  return {
    strength: full > 0 ? Math.max(0, (100 * (full - left)) / full) : 0,
    units: raised > 0 ? (100 * gone) / raised : 0,
  }
}

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

const wornStrength = (random: Random, full: number, { strength }: Wear): number =>
  Math.max(1, full - fair(random, 1 + Math.floor((full * strength) / 50)))

/** What may have become of the ratings a unit began with. */
const wornRatings = (
  { view, random }: Draft,
  { type, experience, experienceCap, maxMorale }: Unit,
  wear: Wear,
): Pick<Unit, 'experience' | 'morale'> => {
  if (!isRated(type)) return { experience: 0, morale: 0 }
  const least = lowestRating(view.options)
  const learnt = view.week > 1 ? fair(random, 4) : 1
  return {
    experience: within(least, experience + (learnt === 0 ? -1 : learnt === 3 ? 1 : 0), experienceCap),
    morale: within(least, maxMorale - (happens(random, wear.strength * 2) ? 1 : 0), maxMorale),
  }
}

/** A unit on the table, with what does not show; figures that were reported are as good as they are old. */
const filledIn = (draft: Draft, seen: Unit, like: Unit, wear: Wear): Unit => {
  const { view, random } = draft
  const { figures, mount, mounted, place } = seen
  const experienceCap = experienceCapOf(seen.type, monthOf(view).year)
  const strength = figures
    ? Math.max(1, figures.strength - fair(random, 1 + within(0, view.week - figures.week, 3)))
    : wornStrength(random, like.establishment, wear)
  const ratings = figures ?? wornRatings(draft, { ...like, experienceCap }, wear)
  const least = isRated(seen.type) ? lowestRating(view.options) : 0
  const morale = within(least, ratings.morale, HIGHEST_RATING)
  return {
    ...seen,
    name: figures ? seen.name : like.name,
    stosstruppe: figures ? seen.stosstruppe : like.stosstruppe,
    captured: figures ? seen.captured : like.captured,
    establishment: Math.max(like.establishment, strength),
    experienceCap,
    strength,
    experience: within(least, ratings.experience, experienceCap),
    morale,
    maxMorale: Math.max(morale, like.maxMorale),
    parked: (mount === 'horses' || mount === 'bicycles') && !mounted ? place : null,
    sortied: view.armies[draft.enemy].sorties.some(({ unit }) => unit === seen.id),
    beforeDrafts: strength,
  }
}

const unseen = (draft: Draft, like: Unit, wear: Wear): Unit => {
  const strength = wornStrength(draft.random, like.establishment, wear)
  return { ...like, strength, ...wornRatings(draft, like, wear), beforeDrafts: strength }
}

const destroyed = (like: Unit): Unit => ({
  ...like,
  strength: 0,
  place: GONE,
  gone: 'destroyed',
  parked: null,
  aboard: null,
})

/** GF-SUP-03, GF-MOVE-02: what a new week takes off everybody. */
const RESTED = {
  duty: 'none',
  moving: false,
  fired: false,
  shotOpportunity: false,
  cameFrom: null,
  grounded: false,
  sortied: false,
} as const

const numberIn = (id: string, side: SideName, type: FieldUnit): number => {
  const kind = `${side}-${type}-`
  return id.startsWith(kind) ? Number(id.slice(kind.length)) || 0 : 0
}

/** All the units the enemy has or had: those he began with, and whoever must have joined since, for they are numbered. */
const rosterOf = (
  parts: Pick<Draft, 'view' | 'enemy' | 'start'>,
  names: readonly string[],
): readonly Unit[] => {
  const { start, enemy } = parts
  const roster = start.units.filter(({ side }) => side === enemy)
  for (const type of FIELD_UNITS) {
    let most = 0
    for (const id of names) most = Math.max(most, numberIn(id, enemy, type))
    for (let number = roster.filter((unit) => unit.type === type).length; number < most; number++)
      roster.push(joined(parts, roster, type))
  }
  return roster
}

/** The enemy's units before anything is settled about where the unseen are. */
export const draftOf = (
  view: View,
  viewer: SideName,
  enemy: SideName,
  random: Random,
  start: State,
): Draft => {
  const seen = view.units.filter(({ side }) => side === enemy)
  // Who has taken off and is not to be seen has been shot down.
  const flown = view.armies[enemy].sorties.map(({ unit }) => unit)
  const roster = rosterOf({ view, enemy, start }, [...seen.map(({ id }) => id), ...flown])
  const draft: Draft = { view, viewer, enemy, random, start, units: [], free: [] }
  const wear = wearOf(view, viewer)
  const placing = topPhase(view)?.name === 'deployment'
  for (const unit of seen) {
    const like = roster.find(({ id }) => id === unit.id) ?? joined(draft, roster, unit.type)
    draft.units.push({ ...filledIn(draft, unit, like, wear), ...(placing ? RESTED : {}) })
  }
  const free: number[] = []
  for (const like of roster) {
    if (seen.some(({ id }) => id === like.id)) continue
    const isGone = flown.includes(like.id) || happens(random, wear.units)
    if (!isGone) free.push(draft.units.length)
    draft.units.push(isGone ? destroyed(like) : { ...unseen(draft, like, wear), place: OFF_BOARD })
  }
  draft.free = free
  return draft
}
