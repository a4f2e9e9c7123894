import { capitalised, listed } from '#kernel/words.ts'
import { nameOf, sideWords } from '../../stories/names.ts'
import type { Lines } from '../../stories/words.ts'
import type { MeleeStory } from './story.ts'

const FATES = {
  continue: 'the fight goes on',
  retreat: 'are pushed back',
  surrender: 'are cornered and surrender',
  hold: 'are cornered and hold on',
  destroyed: 'are cut down',
} as const

export const MELEE_LINES: Lines<MeleeStory> = {
  'melee-joined': (state, { units }) => `Hand to hand: ${listed(units.map((id) => nameOf(state, id)))}.`,
  'melee-round': (state, { tableA, tableB, lostA, lostB, loser, outcome }) => {
    const sums = `tables ${tableA} and ${tableB}, losses ${lostA} and ${lostB}`
    return loser
      ? `${capitalised(sideWords(state, loser))} ${FATES[outcome]} (${sums}).`
      : `Nobody gives way (${sums}).`
  },
  'pushed-back': (state, { unit }) => `${capitalised(nameOf(state, unit))} goes back 3″.`,
  'followed-up': (state, { unit }) => `${capitalised(nameOf(state, unit))} follows up.`,
}
