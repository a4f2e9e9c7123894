import { capitalised, words } from '#kernel/words.ts'
import type { Aftermath, DiaryPlace } from '#screen/aftermath.ts'
import { dateOf } from '../game/calendar.ts'
import { whoseWord } from '../game/names.ts'
import { countedFor } from '../game/scoring.ts'
import type { SideName } from '../game/sides.ts'
import type { State } from '../game/state.ts'
import type { Story } from '../game/stories.ts'
import { tell } from '../game/stories.ts'
import { unitTold } from '../game/units.ts'
import { dayWords } from '../reckoning/calendar.ts'
import { SIDES } from '../vocabulary.ts'
import { GRAVEYARD_WORDS, nationName } from '../wording.ts'
import { sketchOf } from './table/map-sheet.ts'

/** GF-VP-05 */
const ratingOf = (state: State, side: SideName): string => GRAVEYARD_WORDS[countedFor(state, side).rating]

const placeOf = (state: State): DiaryPlace => {
  const { week, assault, step } = state
  const from = dayWords(dateOf(state))
  return {
    chapter: week === 0 ? `The opening, ${from}` : `Week ${week}, from ${from}`,
    section: assault
      ? `The assault, day ${assault.day}${assault.night ? ', night' : ''}`
      : capitalised(words(step)),
  }
}

/** 'British', or 'Side A' where both are of one nation. */
const shortName = ({ armies }: State, side: SideName): string =>
  armies.a.nation === armies.b.nation ? `Side ${side.toUpperCase()}` : nationName(armies[side].nation)

/** Graveyard and war diary of a campaign. */
export const AFTERMATH: Aftermath<State, Story> = {
  graves: (state) =>
    SIDES.map((side) => ({
      side,
      name: shortName(state, side),
      crosses: state.armies[side].lost,
      rating: capitalised(ratingOf(state, side)),
    })),
  map: sketchOf,
  place: placeOf,
  about(state, event) {
    const side =
      'side' in event ? event.side : 'unit' in event ? unitTold(state, event.unit)?.side : undefined
    return side && !tell(state, event, 'umpire').includes(whoseWord(state, side)) ? side : undefined
  },
  tally: (state) =>
    SIDES.map((side) => {
      const { points, lost } = state.armies[side]
      return `${shortName(state, side)}: ${points} victory points, ${lost} strength lost.`
    }).join(' '),
}
