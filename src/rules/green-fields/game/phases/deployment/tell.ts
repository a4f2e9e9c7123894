import { listed, several } from '#kernel/words.ts'
import { points } from '../../../wording.ts'
import { referenceOf } from '../../board/grid.ts'
import {
  type Lines,
  nameOf,
  namesOf,
  placeName,
  sideName,
  sufferedWords,
  type Told,
  unitDoes,
} from '../../stories/words.ts'
import type { DeploymentStory, Worn } from './story.ts'

const wornWords = (state: Told, { unit, casualties, destroyed }: Worn): string =>
  unitDoes(state, unit, destroyed ? 'is worn away' : `loses ${points(casualties)}`)

export const DEPLOYMENT_LINES: Lines<DeploymentStory> = {
  deployed: (state, { side, onBoard, idle }) =>
    `${sideName(state, side)} holds the line with ${several(onBoard, 'unit')}${idle.length === 0 ? '' : `; ${namesOf(state, idle)} ${idle.length === 1 ? 'stands' : 'stand'} down for want of supply`}.`,
  'on-the-table': (state, { units }) =>
    `In plain view: ${listed(units.map(({ unit, zone }) => `${nameOf(state, unit)} in ${referenceOf(state.country, zone)}`))}.`,
  attrition: (state, { rolled, worn }) =>
    worn.length === 0
      ? `Attrition in the line: ${several(rolled, 'die', 'dice')}, no loss.`
      : `Attrition in the line: ${several(rolled, 'die', 'dice')}; ${listed(worn.map((one) => wornWords(state, one)))}.`,
  sighted: (state, { unit, zone }) =>
    `${unitDoes(state, unit, 'is')} seen in ${referenceOf(state.country, zone)}.`,
  'crossed-box': (state, { zone, struck }) =>
    `Through the barrage around ${referenceOf(state.country, zone)}: ${sufferedWords(state, struck)}`,
  'fell-back': (state, { unit, from, to }) =>
    `${unitDoes(state, unit, 'falls')} back from ${placeName(state, from)} to ${placeName(state, to)}.`,
  surrendered: (state, { unit, zone }) =>
    `${unitDoes(state, unit, 'is')} surrounded in ${placeName(state, zone)} and lays down its arms.`,
  'cut-off': (state, { unit, zone }) =>
    `${unitDoes(state, unit, 'is')} cut off in ${placeName(state, zone)} and lost.`,
}
