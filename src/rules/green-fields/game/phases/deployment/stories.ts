import { listed, several } from '#kernel/words.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import { points } from '../../../wording.ts'
import { blows, GRAVEST, heardOfStruck, itsStruck, sufferedWords } from '../../blows.ts'
import type { Suffered } from '../../board/suffered.ts'
import { ITS_LOSS, loss } from '../../moments.ts'
import { nameOf, namesOf, placeName, sideName, type Told, unitDoes } from '../../names.ts'
import type { SideName } from '../../sides.ts'
import {
  DULL,
  heardOfUnit,
  itsUnit,
  itsZone,
  middlesOf,
  nowhere,
  type Pages,
  UNIT_IN_ZONE,
} from '../../story-page.ts'
import type { ZoneNumber } from '../../zone.ts'

/** What a week in the line costs a unit. */
export interface Worn {
  readonly unit: string
  readonly casualties: number
  readonly destroyed: boolean
}

export interface DeploymentShapes {
  deployed: {
    readonly side: SideName
    readonly onBoard: number
    readonly idle: readonly string[]
  }
  'on-the-table': { readonly units: readonly { readonly unit: string; readonly zone: ZoneNumber }[] }
  attrition: {
    readonly side: SideName
    readonly rolled: number
    readonly worn: readonly Worn[]
  }
  sighted: { readonly unit: string; readonly zone: ZoneNumber }
  'crossed-box': { readonly zone: ZoneNumber; readonly struck: readonly Suffered[] }
  'fell-back': { readonly unit: string; readonly from: ZoneNumber; readonly to: ZoneNumber }
  surrendered: { readonly unit: string; readonly zone: ZoneNumber }
  'cut-off': { readonly unit: string; readonly zone: ZoneNumber }
}

const wornWords = (state: Told, { unit, casualties, destroyed }: Worn): string =>
  unitDoes(state, unit, destroyed ? 'is worn away' : `loses ${points(casualties)}`)

export const DEPLOYMENT_STORIES: Pages<DeploymentShapes> = {
  deployed: {
    line: (state, { side, onBoard, idle }) =>
      `${sideName(state, side)} holds the line with ${several(onBoard, 'unit')}${idle.length === 0 ? '' : `; ${namesOf(state, idle)} ${idle.length === 1 ? 'stands' : 'stand'} down for want of supply`}.`,
    weight: () => 0,
  },
  'on-the-table': {
    line: (state, { units }) =>
      `In plain view: ${listed(units.map(({ unit, zone }) => `${nameOf(state, unit)} in ${referenceOf(state.country, zone)}`))}.`,
    weight: () => 1,
    heard: (story, { knownOf }) => ({ ...story, units: knownOf(story.units) }),
    about: ({ units }) => units.map(({ unit }) => unit),
    places: nowhere,
  },
  attrition: {
    line: (state, { rolled, worn }) =>
      worn.length === 0
        ? `Attrition in the line: ${several(rolled, 'die', 'dice')}, no loss.`
        : `Attrition in the line: ${several(rolled, 'die', 'dice')}; ${listed(worn.map((one) => wornWords(state, one)))}.`,
    weight: () => 1,
    about: ({ worn }) => worn.map(({ unit }) => unit),
    places: nowhere,
    moments: {
      of: (one) => one.story.worn.filter(({ destroyed }) => destroyed).map(({ unit }) => loss(one, unit)),
    },
  },
  sighted: {
    line: (state, { unit, zone }) =>
      `${unitDoes(state, unit, 'is')} seen in ${referenceOf(state.country, zone)}.`,
    weight: () => DULL,
    ...UNIT_IN_ZONE,
  },
  'crossed-box': {
    line: (state, { zone, struck }) =>
      `Through the barrage around ${referenceOf(state.country, zone)}: ${sufferedWords(state, struck)}`,
    ...blows(2.5),
    heard: heardOfStruck,
    about: itsStruck,
    places: itsZone,
    deed: ({ country }, { zone }) => `Through the barrage around ${referenceOf(country, zone)}`,
  },
  'fell-back': {
    line: (state, { unit, from, to }) =>
      `${unitDoes(state, unit, 'falls')} back from ${placeName(state, from)} to ${placeName(state, to)}.`,
    weight: () => 2,
    heard: heardOfUnit,
    about: itsUnit,
    places: ({ to }, state) => middlesOf(state, [to]),
  },
  surrendered: {
    line: (state, { unit, zone }) =>
      `${unitDoes(state, unit, 'is')} surrounded in ${placeName(state, zone)} and lays down its arms.`,
    weight: () => 5,
    ...UNIT_IN_ZONE,
    gravity: GRAVEST,
    moments: ITS_LOSS,
  },
  'cut-off': {
    line: (state, { unit, zone }) =>
      `${unitDoes(state, unit, 'is')} cut off in ${placeName(state, zone)} and lost.`,
    weight: () => 5,
    ...UNIT_IN_ZONE,
    gravity: GRAVEST,
    moments: ITS_LOSS,
  },
}
