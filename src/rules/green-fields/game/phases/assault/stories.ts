import type { HeardEvent } from '#kernel/game/battle/log.ts'
import { listed, several, spelled } from '#kernel/words.ts'
import { heardOf } from '#screen/stories.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { Ground } from '../../../vocabulary.ts'
import { points } from '../../../wording.ts'
import { GRAVEST } from '../../blows.ts'
import { middleOf } from '../../board/sheet.ts'
import { peopleOf, sideName, sideWithin, unitDoes } from '../../names.ts'
import { type SideName, sideIndex } from '../../sides.ts'
import type { Assault, State } from '../../state.ts'
import { heardOfUnit, IN_ZONE, NOWHERE, type Pages, UNIT_IN_ZONE } from '../../story-page.ts'
import type { ZoneNumber } from '../../zone.ts'

export interface AssaultShapes {
  'flying-weather': { readonly flying: boolean }
  'assault-turn': {
    readonly day: number
    readonly turnOfDay: number
    readonly night: boolean
    readonly first: SideName
  }
  'pioneers-built': {
    readonly unit: string
    readonly work: 'road' | 'bridge'
    readonly zone: ZoneNumber
    /** The far bank. */
    readonly to: ZoneNumber | null
    readonly hits: number
    readonly needed: number
    readonly success: boolean
  }
  'works-seen': { readonly work: 'road' | 'bridge' | 'trench'; readonly zone: ZoneNumber }
  'trench-scraped': { readonly unit: string; readonly zone: ZoneNumber }
  'purchase-arrived': { readonly unit: string; readonly arrived: boolean }
  'reserve-entered': { readonly unit: string; readonly zone: ZoneNumber }
  'entry-barred': { readonly unit: string; readonly zone: ZoneNumber }
  'would-stop': { readonly side: SideName }
  'zone-taken': { readonly zone: ZoneNumber; readonly side: SideName }
  'wrecks-recovered': { readonly side: SideName; readonly strength: number }
  'tunnel-taken': { readonly zone: ZoneNumber }
  'assault-over': {
    readonly reason: NonNullable<Assault['over']>
    readonly taken: Readonly<Record<SideName, number>>
  }
}

const WHY_OVER = {
  'half-suppressed': 'half of the attackers are out of action',
  agreed: 'both sides stop',
  'week-over': 'seven days are up',
  'quiet-day': 'a whole day and night went by without a fight',
} as const

const WORK_WORDS = { road: 'a road', bridge: 'a bridge', trench: 'a light trench' } as const

/** What there is to take besides fields. */
const PLACES: Readonly<Partial<Record<Ground, string>>> = {
  town: 'the town',
  ruins: 'the ruins',
  woods: 'the wood',
  morass: 'the morass',
}

/** "the wood at E5" */
const placeWords = ({ country, zones }: State, zone: ZoneNumber): string => {
  const place = PLACES[zones[zone]?.ground ?? 'open']
  const name = referenceOf(country, zone)
  return place === undefined ? name : `${place} at ${name}`
}

const heardIn = heardOf<AssaultShapes, State>()

/** All that a side took of an order. */
const takenBy = (heard: readonly HeardEvent<State>[], side: SideName): readonly ZoneNumber[] =>
  heardIn(heard, 'zone-taken').flatMap(({ event }) => (event.side === side ? [event.zone] : []))

export const ASSAULT_STORIES: Pages<AssaultShapes> = {
  'flying-weather': {
    line: (_, { flying }) => (flying ? 'The sky is clear enough to fly.' : 'Nobody flies today or tonight.'),
    weight: () => 0,
  },
  'assault-turn': {
    line: (state, { day, turnOfDay, night, first }) =>
      `Day ${day}, ${night ? 'night' : `turn ${turnOfDay}`}: ${sideName(state, first)} moves first.`,
    weight: () => 0,
  },
  'pioneers-built': {
    line: (state, { unit, work, zone, to, hits, needed, success }) =>
      `${unitDoes(state, unit, 'works')} on ${WORK_WORDS[work]} in ${referenceOf(state.country, zone)}${to === null ? '' : ` towards ${referenceOf(state.country, to)}`}: ${several(hits, 'hit')} of ${spelled(needed)} needed, ${success ? 'done' : 'not done'}.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'works-seen': {
    line: (state, { work, zone }) => `There is ${WORK_WORDS[work]} in ${referenceOf(state.country, zone)}.`,
    weight: () => 1.5,
    ...IN_ZONE,
  },
  'trench-scraped': {
    line: (state, { unit, zone }) =>
      `${unitDoes(state, unit, 'digs')} a light trench in ${referenceOf(state.country, zone)}.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'purchase-arrived': {
    line: (state, { unit, arrived }) =>
      `${unitDoes(state, unit, arrived ? 'has come up' : 'is still on the way')}.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'reserve-entered': {
    line: (state, { unit, zone }) =>
      `${unitDoes(state, unit, 'comes')} on in ${referenceOf(state.country, zone)}.`,
    weight: () => 2,
    ...UNIT_IN_ZONE,
  },
  'entry-barred': {
    line: (state, { unit, zone }) =>
      `${unitDoes(state, unit, 'finds')} the way into ${referenceOf(state.country, zone)} barred by the enemy.`,
    weight: () => 1,
    ...UNIT_IN_ZONE,
  },
  'would-stop': {
    line: (state, { side }) => `${sideName(state, side)} would stop the assault.`,
    weight: () => 0,
  },
  'zone-taken': {
    line: (state, { zone, side }) => `${sideName(state, side)} takes ${referenceOf(state.country, zone)}.`,
    weight: () => 4.5,
    ...IN_ZONE,
    gravity: GRAVEST,
    moments: {
      // After all that befell units, and each side's at once.
      rank: ({ story: { side } }) => (side === 'a' ? -1 : -2),
      of({ story: { side, zone }, heard }) {
        const zones = takenBy(heard, side)
        const after = heard.at(-1)?.after
        if (!after || zones[0] !== zone) return []
        return [
          {
            kind: 'taken',
            side: sideIndex(side),
            title: `${sideName(after, side)} takes ${listed(zones.map((one) => placeWords(after, one)))}`,
            text: peopleOf(after, side),
            places: zones.map((one) => middleOf(after, one)),
          },
        ]
      },
    },
  },
  'wrecks-recovered': {
    line: (state, { side, strength }) =>
      `${sideName(state, side)} drags home wrecked tanks of ${points(strength)}.`,
    weight: () => 0,
  },
  'tunnel-taken': {
    line: (state, { zone }) => `The tunnel from ${referenceOf(state.country, zone)} is lost.`,
    weight: () => 4,
    ...IN_ZONE,
  },
  'assault-over': {
    line: (state, { reason, taken }) =>
      `The assault is over: ${WHY_OVER[reason]}. ${sideName(state, 'a')} took ${several(taken.a, 'zone')}, ${sideWithin(state, 'b')} ${several(taken.b, 'zone')}.`,
    weight: () => 3,
    ...NOWHERE,
  },
}
