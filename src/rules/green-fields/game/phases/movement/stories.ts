import { several } from '#kernel/words.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { Status } from '../../../vocabulary.ts'
import { diceThrown, points } from '../../../wording.ts'
import { blows, GRAVEST, heardOfBoth, savedWords, sufferedWords, unitAndStruck } from '../../blows.ts'
import type { Suffered } from '../../board/suffered.ts'
import { gain, ITS_LOSS } from '../../moments.ts'
import { nameOf, namesOf, sideName, type Told, unitDoes } from '../../names.ts'
import { otherSide, type SideName } from '../../sides.ts'
import { DULL, ITS_UNIT, itsZone, middlesOf, NOWHERE, type Pages, UNIT_IN_ZONE } from '../../story-page.ts'
import { unitTold } from '../../units.ts'
import type { ZoneNumber } from '../../zone.ts'

export interface MovementShapes {
  'rally-thrown': {
    readonly unit: string
    readonly dice: number
    readonly hits: number
    readonly status: Status
  }
  moved: {
    readonly units: readonly string[]
    readonly from: ZoneNumber
    readonly to: ZoneNumber
    /** The enemy is there. */
    readonly contested: boolean
  }
  'broke-down': {
    readonly unit: string
    readonly zone: ZoneNumber
    readonly dice: number
    readonly hits: number
    readonly saves: number
    readonly casualties: number
  }
  'opportunity-fire': {
    readonly unit: string
    readonly from: ZoneNumber
    readonly zone: ZoneNumber
    readonly dice: number
    readonly hits: number
    readonly struck: readonly Suffered[]
  }
  riding: {
    readonly unit: string
    readonly how: 'mount' | 'dismount' | 'load' | 'unload'
    readonly zone: ZoneNumber
  }
  overrun: { readonly unit: string; readonly zone: ZoneNumber }
  'mounts-lost': { readonly unit: string; readonly zone: ZoneNumber }
  exited: { readonly unit: string; readonly zone: ZoneNumber }
  'depot-overrun': { readonly side: SideName }
}

const RALLY_WORDS = {
  steady: 'steady again',
  suppressed: 'still suppressed',
  routing: 'still running',
} as const

const RIDING_WORDS = {
  mount: 'mounts',
  dismount: 'dismounts',
  load: 'climbs onto lorries',
  unload: 'gets off its lorries',
} as const

const exitLine = (told: Told, { unit, zone }: MovementShapes['exited']): string =>
  `${unitDoes(told, unit, 'is')} through: off the enemy's edge from ${referenceOf(told.country, zone)}.`

const depotLine = (told: Told, { side }: MovementShapes['depot-overrun']): string =>
  `${sideName(told, side)} loses its whole depot.`

export const MOVEMENT_STORIES: Pages<MovementShapes> = {
  'rally-thrown': {
    line: (state, { unit, dice, hits, status }) =>
      dice === 0
        ? `${unitDoes(state, unit, 'is')} ${RALLY_WORDS[status]}.`
        : `${unitDoes(state, unit, 'tries')} to rally (${diceThrown(dice)}, ${several(hits, 'success', 'successes')}): ${RALLY_WORDS[status]}.`,
    weight: () => 1,
    ...ITS_UNIT,
  },
  moved: {
    line: (state, { units, from, to, contested }) => {
      const who = namesOf(state, units)
      const way = `from ${referenceOf(state.country, from)} ${contested ? 'into' : 'to'} ${referenceOf(state.country, to)}`
      return `${who} ${units.length === 1 ? 'goes' : 'go'} ${way}${contested ? ', among the enemy' : ''}.`
    },
    weight: () => 2,
    heard: (story, { idOf }) => ({ ...story, units: story.units.map(idOf) }),
    about: ({ units }) => units,
    places: ({ to }, state) => middlesOf(state, [to]),
  },
  'broke-down': {
    line: (state, { unit, zone, dice, hits, saves, casualties }) =>
      hits === 0
        ? `${unitDoes(state, unit, 'gets')} through ${referenceOf(state.country, zone)} without a breakdown (${diceThrown(dice)}).`
        : `${unitDoes(state, unit, 'breaks')} down in ${referenceOf(state.country, zone)}: ${diceThrown(dice)}, ${several(hits, 'hit')}, ${savedWords(hits, saves)}, ${points(casualties)} lost.`,
    weight: () => 2,
    ...UNIT_IN_ZONE,
  },
  'opportunity-fire': {
    line: (state, { unit, from, zone, dice, hits, struck }) =>
      `${nameOf(state, unit)} in ${referenceOf(state.country, from)} fires on ${referenceOf(state.country, zone)}: ${diceThrown(dice)}, ${several(hits, 'hit')}. ${sufferedWords(state, struck)}`,
    ...blows(2.5),
    heard: heardOfBoth,
    about: unitAndStruck,
    places: itsZone,
    deed: (told, { unit, zone }) => `${nameOf(told, unit)} fires on ${referenceOf(told.country, zone)}`,
  },
  riding: {
    line: (state, { unit, how, zone }) =>
      `${unitDoes(state, unit, RIDING_WORDS[how])} in ${referenceOf(state.country, zone)}.`,
    weight: () => DULL,
    ...UNIT_IN_ZONE,
  },
  overrun: {
    line: (state, { unit, zone }) =>
      `${unitDoes(state, unit, 'is')} caught alone in ${referenceOf(state.country, zone)} and destroyed.`,
    weight: () => 5,
    ...UNIT_IN_ZONE,
    gravity: GRAVEST,
    moments: ITS_LOSS,
  },
  'mounts-lost': {
    line: (state, { unit, zone }) =>
      `The mounts of ${nameOf(state, unit)} in ${referenceOf(state.country, zone)} fall to the enemy.`,
    weight: () => 3,
    ...UNIT_IN_ZONE,
  },
  exited: {
    line: exitLine,
    weight: () => 4.5,
    ...UNIT_IN_ZONE,
    moments: {
      of: (one) => [gain(one, unitTold(one.after, one.story.unit)?.side ?? 'a', exitLine)],
    },
  },
  'depot-overrun': {
    line: depotLine,
    weight: () => 5,
    ...NOWHERE,
    moments: {
      of: (one) => [gain(one, otherSide(one.story.side), depotLine)],
    },
  },
}
