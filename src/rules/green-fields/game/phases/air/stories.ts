import { listed, several, words } from '#kernel/words.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { GroundUnit } from '../../../vocabulary.ts'
import { points } from '../../../wording.ts'
import type { Period } from '../../army.ts'
import { blows, heardOfBoth, heardOfStruck, itsStruck, sufferedWords, unitAndStruck } from '../../blows.ts'
import type { Suffered } from '../../board/suffered.ts'
import { nameOf, namesOf, unitDoes } from '../../names.ts'
import {
  DULL,
  heardOfUnit,
  ITS_UNIT,
  itsUnit,
  itsZone,
  middlesOf,
  nowhere,
  type Pages,
} from '../../story-page.ts'
import type { ZoneNumber } from '../../zone.ts'

export interface AirShapes {
  'sortie-written': {
    readonly unit: string
    readonly period: Period
    /** How much of it, if not all. */
    readonly strength?: number
  }
  'sortie-cancelled': { readonly unit: string }
  'took-off': { readonly period: Period; readonly units: readonly string[] }
  'fighters-met': { readonly struck: readonly Suffered[] }
  'attacked-from-the-air': {
    readonly unit: string
    /** The named target: a unit, `depot` or `aerodrome`. */
    readonly target: string
    readonly zone: ZoneNumber | null
    readonly flak: number
    readonly scrambled: number
    readonly dice: number
    readonly reply: number
    readonly lost: number
    readonly brokenOff: boolean
    readonly struck: readonly Suffered[]
    readonly depotLost: number
    readonly balloonGrounded: boolean
  }
  'bombers-driven-off': {
    readonly unit: string
    readonly scrambled: number
    readonly lost: number
  }
  'bombs-wasted': { readonly unit: string }
  reconnoitred: {
    readonly unit: string
    readonly zones: readonly ZoneNumber[]
    readonly units: number
  }
  'depot-sought': {
    readonly unit: string
    readonly flak: number
    readonly lost: number
    readonly found: boolean
  }
  'looked-behind': {
    readonly unit: string
    readonly sought: GroundUnit
    /** The one column they looked behind, if they did not look everywhere. */
    readonly column: string | null
    /** The one unit they found. */
    readonly found: string | null
  }
}

const diceWords = (dice: number): string => several(dice, 'die', 'dice')

export const AIR_STORIES: Pages<AirShapes> = {
  'sortie-written': {
    line: (state, { unit, period, strength }) =>
      `${unitDoes(state, unit, 'is')} to fly by ${period}${strength === undefined ? '' : ` with ${strength}`}.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'sortie-cancelled': {
    line: (state, { unit }) => `${unitDoes(state, unit, 'stays')} down.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'took-off': {
    line: (state, { period, units }) => `In the air by ${period}: ${namesOf(state, units)}.`,
    weight: () => DULL,
    heard: (story, { idOf }) => ({ ...story, units: story.units.map(idOf) }),
    about: ({ units }) => units,
    places: nowhere,
  },
  'fighters-met': {
    line: (state, { struck }) => `Fighters meet: ${sufferedWords(state, struck)}`,
    ...blows(2.5),
    heard: heardOfStruck,
    about: itsStruck,
    places: nowhere,
  },
  'attacked-from-the-air': {
    line: (state, story) => {
      const { unit, target, zone, flak, scrambled, dice, reply, lost, brokenOff, struck, depotLost } = story
      const aim = target === 'depot' || target === 'aerodrome' ? `the ${target}` : nameOf(state, target)
      const where = zone === null ? '' : ` in ${referenceOf(state.country, zone)}`
      const met = [
        ...(flak > 0 ? [`${diceWords(flak)} of flak`] : []),
        ...(scrambled > 0 ? [`${diceWords(scrambled)} of scrambled fighters`] : []),
        ...(dice > 0 ? [`${diceWords(dice)} on the target`] : []),
        ...(reply > 0 ? [`${diceWords(reply)} back`] : []),
      ]
      const cost =
        lost > 0
          ? ` ${unitDoes(state, unit, 'loses')} ${points(lost)}${brokenOff ? ' and turns away' : ''}.`
          : ''
      const grounded = story.balloonGrounded && struck[0]?.outcome !== 'destroyed'
      const harm =
        target === 'depot'
          ? depotLost > 0
            ? `${several(depotLost, 'depot point')} destroyed.`
            : 'the depot is unharmed.'
          : sufferedWords(state, struck)
      return `${unitDoes(state, unit, 'attacks')} ${aim}${where} (${met.join(', ')}): ${harm}${cost}${grounded ? ' The balloon is brought down for the day.' : ''}`
    },
    ...blows(2.5),
    heard: (story, ears) => ({ ...heardOfBoth(story, ears), target: ears.idOf(story.target) }),
    about: unitAndStruck,
    places: itsZone,
    deed: (told, { unit }) => `${nameOf(told, unit)} attacks from the air`,
  },
  'bombers-driven-off': {
    line: (state, { unit, scrambled, lost }) =>
      `${diceWords(scrambled)} of scrambled fighters meet ${nameOf(state, unit)} on the way to the aerodrome: it loses ${points(lost)} and turns away.`,
    weight: () => 2.5,
    ...ITS_UNIT,
  },
  'bombs-wasted': {
    line: (state, { unit }) =>
      `${unitDoes(state, unit, 'finds')} the aerodrome empty and drops its bombs on grass.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  reconnoitred: {
    line: (state, { unit, zones, units }) =>
      `${unitDoes(state, unit, 'looks')} at ${listed(zones.map((zone) => referenceOf(state.country, zone)))} and finds ${units === 0 ? 'nobody' : several(units, 'unit')}.`,
    weight: () => 2,
    heard: heardOfUnit,
    about: itsUnit,
    places: ({ zones }, state) => middlesOf(state, zones),
  },
  'depot-sought': {
    line: (state, { unit, flak, lost, found }) =>
      `${unitDoes(state, unit, 'flies')} over the depot through ${diceWords(flak)} of flak${lost > 0 ? `, loses ${points(lost)}` : ''} and ${found ? 'pins it down' : 'does not get through'}.`,
    weight: () => 2,
    ...ITS_UNIT,
  },
  'looked-behind': {
    line: (state, { unit, sought, column, found }) =>
      `${unitDoes(state, unit, 'looks')} for ${words(sought)} behind ${column === null ? 'the lines' : `column ${column}`} and finds ${found === null ? 'none' : nameOf(state, found)}.`,
    weight: () => 2,
    heard: (story, { idOf }) => ({
      ...story,
      unit: idOf(story.unit),
      found: story.found === null ? null : idOf(story.found),
    }),
    about: itsUnit,
    places: nowhere,
  },
}
