import { several } from '#kernel/words.ts'
import { heardOf } from '#screen/stories.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import { blows, heardOfBoth, sufferedWords, unitAndStruck } from '../../blows.ts'
import type { Suffered } from '../../board/suffered.ts'
import { gain } from '../../moments.ts'
import { nameOf, sideName, type Told, unitDoes } from '../../names.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { IN_ZONE, itsZone, type Pages } from '../../story-page.ts'
import type { ZoneNumber } from '../../zone.ts'
import type { AssaultShapes } from '../assault/stories.ts'
import type { Facing } from './facings.ts'

export interface CloseAssaultShapes {
  /** One unit fires at the enemies in its zone; a facing is named if there are several. */
  'close-fire': {
    readonly zone: ZoneNumber
    readonly round: number
    readonly unit: string
    readonly facing: Facing | null
    readonly dice: number
    readonly struck: readonly Suffered[]
  }
  /** GF-CLOSE-04: nobody there can fire. */
  'gave-way': { readonly zone: ZoneNumber; readonly side: SideName }
  /** The fight for a zone is over; nobody may be left in it. */
  'close-assault-over': { readonly zone: ZoneNumber; readonly side: SideName | null }
}

const FACING_WORDS: Readonly<Record<Facing, string>> = {
  front: ' in front',
  left: ' on the left',
  right: ' on the right',
  rear: ' in rear',
}

const overLine = (told: Told, { zone, side }: CloseAssaultShapes['close-assault-over']): string =>
  side
    ? `${sideName(told, side)} is left with ${referenceOf(told.country, zone)}.`
    : `Nobody is left in ${referenceOf(told.country, zone)}.`

/** Of a zone that is taken no more need be said. */
const takenIn = heardOf<Pick<AssaultShapes, 'zone-taken'>, State>()

export const CLOSE_ASSAULT_STORIES: Pages<CloseAssaultShapes> = {
  'close-fire': {
    line: (state, { zone, round, unit, facing, dice, struck }) =>
      `${referenceOf(state.country, zone)}, round ${round}${facing ? FACING_WORDS[facing] : ''}: ${unitDoes(state, unit, 'fires')} ${several(dice, 'die', 'dice')}; ${sufferedWords(state, struck)}`,
    ...blows(2.5),
    heard: heardOfBoth,
    about: unitAndStruck,
    places: itsZone,
    deed: (told, { unit, zone }) => `${nameOf(told, unit)} fires on ${referenceOf(told.country, zone)}`,
  },
  'gave-way': {
    line: (state, { zone, side }) =>
      `${sideName(state, side)} cannot fire a shot in ${referenceOf(state.country, zone)} and gives way.`,
    weight: () => 3.5,
    ...IN_ZONE,
  },
  'close-assault-over': {
    line: overLine,
    weight: () => 4,
    ...IN_ZONE,
    moments: {
      of(one) {
        const { side, zone } = one.story
        const taken = takenIn(one.heard, 'zone-taken').some(({ event }) => event.zone === zone)
        return side && !taken ? [gain(one, side, overLine)] : []
      },
    },
  },
}
