import { capitalised, several } from '#kernel/words.ts'
import { placeOf, toCm } from '../../../tables/index.ts'
import { nameOf, sideWords } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { BarrageStory } from './story.ts'

export const BARRAGE_LINES: Lines<BarrageStory> = {
  'deep-suppression': (state, { penalty, batteryLost }) => {
    if (penalty === 0) return 'No deep suppression this turn.'
    return `Deep suppression: ${sideWords(state, 'defender')} order their guns behind the front at ${-penalty}${batteryLost ? ', and one battery is destroyed' : ''}.`
  },
  'barrage-moved': (_, { edge, turnsLeft }) =>
    `The rolling barrage falls from ${toCm(edge)} cm on, for ${several(turnsLeft, 'turn')} more with this one.`,
  'barrage-lifted': () => 'The rolling barrage lifts.',
  'barrage-halted': () => 'The rolling barrage is told to stay where it is for a turn.',
  'scheduled-fire': (_, { at }) => {
    const { x, y } = placeOf(at)
    return `A bombardment of the fire plan falls on ${x}, ${y}.`
  },
  'sos-called': (state, { battery, arrives }) =>
    arrives
      ? `${capitalised(nameOf(state, battery))} answers the SOS call.`
      : `${capitalised(nameOf(state, battery))} does not answer the SOS call.`,
}
