import { capitalised, doing, listed, several, words } from '#kernel/words.ts'
import { referenceOf } from '../reckoning/grid.ts'
import { FIELD_UNITS, type FieldUnit, type Nation } from '../vocabulary.ts'
import { asSide, type SideName } from './sides.ts'
import type { Ending, State } from './state.ts'
import type { Unit } from './unit.ts'
import { unitTold } from './units.ts'
import type { ZoneNumber } from './zone.ts'

/** A campaign as it is told to a side, or to an umpire if to none: whoever hears of it hears the names that he knows. */
export interface Told extends Pick<State, 'country' | 'armies' | 'units' | 'terms'> {
  readonly listener?: SideName | undefined
}

/** A campaign as it is told to one who may listen; all names are known when it is over. */
export const toldTo = ({ country, armies, units, terms, ending }: State, viewer: string): Told => ({
  country,
  armies,
  units,
  terms,
  listener: ending ? undefined : asSide(viewer),
})

const ADJECTIVES: Readonly<Record<Nation, string>> = {
  british: 'British',
  dominion: 'Dominion',
  french: 'French',
  belgian: 'Belgian',
  american: 'American',
  italian: 'Italian',
  russian: 'Russian',
  german: 'German',
  'austro-hungarian': 'Austro-Hungarian',
  turkish: 'Turkish',
}

/** A side by its nation, and by its letter where both are of one; one of them, so that it shells and opens. */
export const sideName = ({ armies }: Told, side: SideName): string =>
  armies.a.nation === armies.b.nation
    ? `Side ${side.toUpperCase()}`
    : `The ${ADJECTIVES[armies[side].nation]} side`

const PEOPLE: Readonly<Record<Nation, string>> = {
  british: 'British',
  dominion: 'Dominions',
  french: 'French',
  belgian: 'Belgians',
  american: 'Americans',
  italian: 'Italians',
  russian: 'Russians',
  german: 'Germans',
  'austro-hungarian': 'Austro-Hungarians',
  turkish: 'Turks',
}

/** A side by its people, and by its letter where both are of one nation. */
export const peopleIn = (nations: Readonly<Record<SideName, Nation>>, side: SideName): string =>
  nations.a === nations.b ? `Side ${side.toUpperCase()}` : PEOPLE[nations[side]]

export const peopleOf = ({ armies }: Pick<State, 'armies'>, side: SideName): string =>
  peopleIn({ a: armies.a.nation, b: armies.b.nation }, side)

/** A side as its people, at the head of a sentence: "The Germans". */
export const peopleName = (state: Told, side: SideName): string =>
  state.armies.a.nation === state.armies.b.nation ? peopleOf(state, side) : `The ${peopleOf(state, side)}`

/** "the German player", "the Side B player". */
export const adjectiveOf = ({ armies }: Pick<State, 'armies'>, side: SideName): string =>
  armies.a.nation === armies.b.nation ? `Side ${side.toUpperCase()}` : ADJECTIVES[armies[side].nation]

/** The same within a sentence. */
export const peopleWithin = (state: Told, side: SideName): string =>
  peopleName(state, side).replace(/^The /, 'the ')

/** A side within a sentence. */
export const sideWithin = (state: Told, side: SideName): string =>
  sideName(state, side).replace(/^The /, 'the ')

export const ENDING_WORDS: Readonly<Record<Ending['reason'], string>> = {
  'victory-points': 'on victory points',
  date: 'when the time is up',
  concession: 'because the other side gives up',
  agreement: 'as both sides agree to stop',
}

/** Both sides have a 1st Infantry Regiment: 'German', or 'Side B’s' where both are of one nation. */
export const whoseWord = ({ armies }: Pick<State, 'armies'>, side: SideName): string =>
  armies.a.nation === armies.b.nation ? `Side ${side.toUpperCase()}’s` : ADJECTIVES[armies[side].nation]

const TYPE_NAMES: ReadonlyMap<FieldUnit, string> = new Map(
  FIELD_UNITS.map((type) => [type, capitalised(words(type))]),
)

/** GF-DEP-02, GF-RAID-05, GF-OBS-17: the name by which the enemy knows a unit: type and marker until its figures are reported. */
export const nameToEnemy = ({ figures, name, type, marker }: Unit): string => {
  if (figures) return name
  const arm = TYPE_NAMES.get(type) ?? type
  return marker === null ? arm : `${arm} ?${marker}`
}

const knownName = ({ listener }: Told, unit: Unit): string =>
  listener === undefined || listener === unit.side ? unit.name : nameToEnemy(unit)

/** A unit with whose it is, unless its name says so. */
export const nameOf = (state: Told, id: string): string => {
  const unit = unitTold(state, id)
  if (!unit) return 'A unit'
  const whose = whoseWord(state, unit.side)
  const name = knownName(state, unit)
  return name.includes(whose) ? name : `${whose} ${bareName(name, unit)}`
}

/** What a unit does: the verb agrees with its name. */
export const unitDoes = (state: Told, id: string, does: string): string => doing(nameOf(state, id), does)

/** Its name within a sentence: of whom no more is known than the arm is no proper name. */
const bareName = (name: string, unit: Unit): string => {
  const arm = words(unit.type)
  const known = capitalised(arm)
  return name === known || name.startsWith(`${known} ?`) ? `${arm}${name.slice(known.length)}` : name
}

/** Several units; whose they are is said once for those of one side that follow each other, and equal names are counted. */
export const namesOf = (state: Told, ids: readonly string[]): string => {
  const told: { readonly name: string; readonly side: SideName | undefined; count: number }[] = []
  for (const id of ids) {
    const unit = unitTold(state, id)
    const name = unit ? bareName(knownName(state, unit), unit) : nameOf(state, id)
    const last = told.at(-1)
    if (last && last.name === name && last.side === unit?.side) last.count++
    else told.push({ name, side: unit?.side, count: 1 })
  }
  return listed(
    told.map(({ name, side, count }, i) => {
      const whose = side === undefined || told[i - 1]?.side === side ? '' : whoseWord(state, side)
      const said = whose === '' || name.includes(whose) ? name : `${whose} ${name}`
      return count === 1 ? said : `${said} (${several(count, 'unit')})`
    }),
  )
}

/** 'C4', or where else a unit can be. */
export const placeName = ({ country }: Told, place: ZoneNumber): string =>
  place >= 0 ? referenceOf(country, place) : 'off the board'
