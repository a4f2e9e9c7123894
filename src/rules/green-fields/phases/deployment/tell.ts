import { referenceOf } from '../../grid.ts'
import { type Lines, nameOf, placeName, sufferedWords } from '../../telling.ts'
import type { DeploymentStory } from './story.ts'

export const DEPLOYMENT_LINES: Lines<DeploymentStory> = {
  sighted: (state, { unit, zone }) =>
    `${nameOf(state, unit)} is seen in ${referenceOf(state.country, zone)}.`,
  'crossed-box': (state, { zone, struck }) =>
    `Through the barrage around ${referenceOf(state.country, zone)}: ${sufferedWords(state, struck)}`,
  'fell-back': (state, { unit, from, to }) =>
    `${nameOf(state, unit)} falls back from ${placeName(state, from)} to ${placeName(state, to)}.`,
  'cut-off': (state, { unit, zone }) =>
    `${nameOf(state, unit)} has no way back from ${placeName(state, zone)} and is lost.`,
}
