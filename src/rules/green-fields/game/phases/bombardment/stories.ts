import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { Ground, Works } from '../../../vocabulary.ts'
import { GROUND_WORDS, worksWords } from '../../../wording.ts'
import type { FireMission } from '../../army.ts'
import { blows, heardOfStruck, itsStruck, sufferedWords } from '../../blows.ts'
import type { Suffered } from '../../board/suffered.ts'
import { nameOf, sideName, type Told, unitDoes } from '../../names.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import {
  DULL,
  heardOfUnit,
  IN_ZONE,
  itsZone,
  middlesOf,
  NOWHERE,
  nobody,
  nowhere,
  type Pages,
  shellsInZone,
} from '../../story-page.ts'
import type { ZoneNumber } from '../../zone.ts'
import { MISSION_WORDS, targetWords } from './mission-words.ts'

export interface BombardmentShapes {
  'fire-planned': { readonly side: SideName; readonly mission: FireMission }
  /** What the enemy hears of it: not which guns. */
  'fire-announced': {
    readonly side: SideName
    readonly mission: FireMission['mission']
    readonly target: FireMission['target']
  }
  'fire-cancelled': { readonly unit: string }
  /** What the enemy hears of that, and of guns that are told off to something else. */
  'fire-withdrawn': {
    readonly side: SideName
    readonly mission: FireMission['mission']
    readonly target: FireMission['target']
  }
  'zone-shelled': {
    readonly side: SideName
    readonly zone: ZoneNumber
    readonly dice: number
    readonly unobserved: boolean
    readonly groundHits: number
    readonly struck: readonly Suffered[]
  }
  'box-laid': {
    readonly side: SideName
    readonly zone: ZoneNumber
    readonly guns: number
    readonly unobserved: boolean
  }
  'depot-shelled': {
    readonly side: SideName
    readonly dice: number
    readonly unobserved: boolean
    readonly lost: number
  }
  'off-board-shelled': {
    readonly side: SideName
    readonly dice: number
    readonly struck: readonly Suffered[]
  }
  'zone-gassed': {
    readonly zone: ZoneNumber
    readonly source: 'shells' | 'persistent'
    readonly dice: number
    readonly lasting: boolean
    readonly gassed: readonly { readonly unit: string; readonly damage: number; readonly unseen?: true }[]
  }
  'ground-changed': {
    readonly zone: ZoneNumber
    readonly ground: Ground
    readonly degraded: boolean
    /** Works are named only if they are not what they were. */
    readonly trench?: Works
    readonly emplacement?: Works
    readonly roadCut: boolean
  }
}

/** As a listener hears of it. */
const targetTold = (state: Told, target: FireMission['target']): string =>
  typeof target === 'object' ? `${nameOf(state, target.unit)} behind the lines` : targetWords(state, target)

const itsTarget = ({ target }: BombardmentShapes['fire-announced'], state: State): readonly Point[] =>
  typeof target === 'number' ? middlesOf(state, [target]) : []

const diceWords = (dice: number, unobserved: boolean): string =>
  `${several(dice, 'die', 'dice')}${unobserved ? ', unobserved' : ''}`

export const BOMBARDMENT_STORIES: Pages<BombardmentShapes> = {
  'fire-planned': {
    line: (state, { mission: { unit, mission, target } }) =>
      `${unitDoes(state, unit, MISSION_WORDS[mission].fires)} ${targetTold(state, target)}.`,
    weight: () => 0,
  },
  'fire-announced': {
    line: (state, { side, mission, target }) =>
      `${sideName(state, side)} ${MISSION_WORDS[mission].fires} ${targetTold(state, target)}.`,
    weight: () => DULL,
    about: nobody,
    places: itsTarget,
    alike(story, state) {
      const { side, mission, target } = story
      const where = targetWords(state, target)
      return {
        key: `${side} ${mission} ${where}`,
        words: (count) =>
          `${sideName(state, side)} ${MISSION_WORDS[mission].fires} ${where} with ${several(count, 'regiment')} of guns.`,
      }
    },
    secondHand: true,
  },
  'fire-cancelled': {
    line: (state, { unit }) => `${unitDoes(state, unit, 'is')} to hold fire.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'fire-withdrawn': {
    line: (state, { side, mission, target }) =>
      `${sideName(state, side)} calls off its ${mission === 'box' ? 'box barrage around' : 'fire on'} ${targetTold(state, target)}.`,
    weight: () => DULL,
    about: nobody,
    places: itsTarget,
    secondHand: true,
  },
  'zone-shelled': {
    line: (state, { side, zone, dice, unobserved, groundHits, struck }) =>
      `${sideName(state, side)} shells ${referenceOf(state.country, zone)} (${diceWords(dice, unobserved)}, ${several(groundHits, 'ground hit')}): ${sufferedWords(state, struck)}`,
    ...blows(2.5),
    heard: heardOfStruck,
    about: itsStruck,
    places: itsZone,
    deed: ({ country }, { zone }) => `${referenceOf(country, zone)} is shelled`,
    shells: shellsInZone,
  },
  'box-laid': {
    line: (state, { side, zone, guns, unobserved }) =>
      `${sideName(state, side)} boxes in ${referenceOf(state.country, zone)} with ${several(guns, 'regiment')}${unobserved ? ', unobserved' : ''}.`,
    weight: () => 2,
    ...IN_ZONE,
    shells: shellsInZone,
  },
  'depot-shelled': {
    line: (state, { side, dice, unobserved, lost }) =>
      `${sideName(state, side)} shells the depot (${diceWords(dice, unobserved)}): ${lost === 0 ? 'no harm done.' : `${several(lost, 'point')} lost.`}`,
    weight: () => 2.5,
    ...NOWHERE,
  },
  'off-board-shelled': {
    line: (state, { side, dice, struck }) =>
      `${sideName(state, side)} shells behind the lines (${diceWords(dice, false)}): ${sufferedWords(state, struck)}`,
    ...blows(2.5),
    heard: heardOfStruck,
    about: itsStruck,
    places: nowhere,
    deed: () => 'The rear is shelled',
  },
  'zone-gassed': {
    line: (state, { zone, source, dice, lasting, gassed }) => {
      const hurt = gassed.filter(({ damage }) => damage > 0)
      const who = hurt.map(
        ({ unit, damage }) => `${unitDoes(state, unit, 'loses')} ${several(damage, 'point')} of experience`,
      )
      if (dice === 0) return `Gas shells on ${referenceOf(state.country, zone)} come to nothing: no dice.`
      const what = source === 'persistent' ? 'Gas lingers in' : lasting ? 'Persistent gas in' : 'Gas in'
      return `${what} ${referenceOf(state.country, zone)} (${diceWords(dice, false)} on each): ${who.length === 0 ? 'nobody is harmed' : who.join('; ')}.`
    },
    weight: () => 2.5,
    heard: (story, { knownOf }) => ({ ...story, gassed: knownOf(story.gassed) }),
    ...IN_ZONE,
    shells: shellsInZone,
  },
  'ground-changed': {
    line: (state, { zone, ground, degraded, trench, emplacement, roadCut }) => {
      const said = [
        ...(degraded ? [GROUND_WORDS[ground]] : []),
        ...(trench === undefined ? [] : [worksWords(trench, 'trench')]),
        ...(emplacement === undefined ? [] : [worksWords(emplacement, 'emplacement')]),
        ...(roadCut ? ['the road is cut'] : []),
      ]
      return `${referenceOf(state.country, zone)} now: ${said.join(', ')}.`
    },
    weight: () => 1,
    ...IN_ZONE,
  },
}
