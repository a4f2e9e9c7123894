import { several } from '../../kernel/words.ts'
import { referenceOf } from './grid.ts'
import { type Ending, type SideName, type State, unitNamed, type ZoneNumber } from './state.ts'
import type { Suffered } from './suffered.ts'
import type { Nation } from './vocabulary.ts'

/** For each kind of story a line for the log. */
export type Lines<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: (state: State, story: Extract<T, { readonly kind: K }>) => string
}

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
export const sideName = ({ armies }: State, side: SideName): string =>
  armies.a.nation === armies.b.nation
    ? `Side ${side.toUpperCase()}`
    : `The ${ADJECTIVES[armies[side].nation]} side`

export const ENDING_WORDS: Readonly<Record<Ending['reason'], string>> = {
  'victory-points': 'on victory points',
  date: 'when the time is up',
  concession: 'because the other side gives up',
  agreement: 'by agreement',
}

export const nameOf = (state: State, id: string): string => unitNamed(state, id)?.name ?? 'A unit'

/** 'C4', or where else a unit can be. */
export const placeName = ({ country }: State, place: ZoneNumber): string =>
  place >= 0 ? referenceOf(country, place) : 'off the board'

const FATE_WORDS: Readonly<Record<Suffered['outcome'], string>> = {
  unhurt: 'unhurt',
  hold: 'holds',
  waver: 'wavers',
  rout: 'routs',
  destroyed: 'is destroyed',
}

/** Dice, hits, saves, strength lost, and how each unit takes it. */
export const sufferedWords = (state: State, struck: readonly Suffered[]): string => {
  if (struck.length === 0) return 'nobody is hit.'
  const each = struck.map(({ unit, hits, saves, casualties, outcome }) =>
    hits === 0
      ? `${nameOf(state, unit)} is not hit`
      : `${nameOf(state, unit)} takes ${several(hits, 'hit')}, saves ${Math.min(hits, saves)}, loses ${casualties} and ${FATE_WORDS[outcome] === 'unhurt' ? 'is unhurt' : FATE_WORDS[outcome]}`,
  )
  return `${each.join('; ')}.`
}
