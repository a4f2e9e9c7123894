import type { Point } from '#kernel/geometry/point.ts'
import { capitalised, several, spelled } from '#kernel/words.ts'
import type { ShownResult } from '#screen/results.ts'
import type { StoryPages } from '#screen/stories.ts'
import { toCm } from '../../tables/index.ts'
import type { AreaWeapon, FireOutcome } from '../../vocabulary.ts'
import { HARM_WEIGHTS, tollOf, worstOf } from '../harm/outcomes.ts'
import { nameOf, ownersOf, unitOfId, unitsOf } from '../names.ts'
import { added, die, strikeDice } from '../shown-dice.ts'
import type { State } from '../state.ts'

/** What one die did to one stand or block house; no die where it could do nothing. */
export interface StrikeTold {
  readonly target: string
  readonly partial: boolean
  readonly modifier: number
  readonly natural: number | null
  readonly total: number | null
  readonly outcome: FireOutcome
}

interface AreaFire {
  readonly by: string | null
  readonly weapon: AreaWeapon
  readonly mode: 'direct' | 'indirect'
  readonly at: Point
  readonly strikes: readonly StrikeTold[]
}

export interface ZoneShapes {
  /** Fire or gas on everybody in an area; `by` is nobody where no battery of the table fires. */
  'area-fired': AreaFire
  /** FF-ZONE-01, FF-GAS-06: a stand has moved through it; `through` is the unit whose fire it is, or the cloud. */
  'met-fire': {
    readonly stand: string
    readonly through: string
    readonly weapon: AreaWeapon
    readonly at: Point
    readonly strike: StrikeTold
  }
  /** FF-RB-03: under the band; no die where nothing can happen. */
  'under-barrage': {
    readonly stands: readonly {
      readonly stand: string
      readonly natural: number | null
      readonly total: number | null
      readonly outcome: FireOutcome
    }[]
  }
  /** FF-RB-04 */
  'close-behind-barrage': {
    readonly stand: string
    /** As on the table. */
    readonly distance: number
    readonly risk: number
    readonly natural: number | null
    readonly total: number | null
    readonly outcome: FireOutcome
  }
}

const WEAPON_WORDS: Readonly<Record<AreaWeapon, string>> = {
  'field-gun': 'field guns',
  'field-howitzer': 'field howitzers',
  'heavy-artillery': 'heavy artillery',
  'super-heavy-artillery': 'super-heavy artillery',
  'light-mortar': 'the light mortar',
  'medium-mortar': 'the medium mortar',
  'heavy-mortar': 'the heavy mortar',
  'indirect-mg': 'the machine gun',
  gas: 'gas',
}

const OUTCOME_WORDS: Readonly<Record<FireOutcome, string>> = {
  none: 'is unharmed',
  suppressed: 'is suppressed',
  killed: 'is killed',
}

/** 'two killed, one suppressed' of so many. */
const toll = (strikes: readonly { readonly outcome: FireOutcome }[]): string => {
  const count = (kind: FireOutcome): number => strikes.filter(({ outcome }) => outcome === kind).length
  const [killed, suppressed] = [count('killed'), count('suppressed')]
  const under = several(strikes.length, 'stand')
  if (killed + suppressed === 0) return `${under}, none harmed`
  const parts = [
    killed > 0 ? `${spelled(killed)} killed` : '',
    suppressed > 0 ? `${spelled(suppressed)} suppressed` : '',
  ]
  return `${under}, ${parts.filter((part) => part !== '').join(' and ')}`
}

const areaFired = (state: State, { by, weapon, strikes }: AreaFire): ShownResult => {
  const firer = by === null ? (weapon === 'gas' ? 'gas' : 'the bombardment') : nameOf(state, by)
  const struck = strikes.map(({ target }) => target)
  const modifiers = new Set(strikes.map(({ modifier }) => modifier))
  const [same] = [...modifiers]
  return {
    throws: [
      {
        dice: strikeDice(strikes),
        ...(modifiers.size === 1 && same !== undefined ? { modifiers: added('modifiers', same) } : {}),
      },
    ],
    outcome: capitalised(
      strikes.length === 0
        ? `${firer} falls on empty ground`
        : `${firer} on ${ownersOf(state, struck)}: ${tollOf(strikes.map(({ outcome }) => outcome))}`,
    ),
  }
}

export const ZONE_STORIES: StoryPages<ZoneShapes, State> = {
  'area-fired': {
    line(state, { by, weapon, strikes }) {
      const firer = by === null ? capitalised(WEAPON_WORDS[weapon]) : capitalised(nameOf(state, by))
      const verb = weapon === 'gas' ? 'reaches' : 'fires on'
      return strikes.length === 0 ? `${firer} ${verb} empty ground.` : `${firer} ${verb} ${toll(strikes)}.`
    },
    weight: ({ strikes }) => worstOf(strikes),
    about: ({ by }, state) => (by === null ? undefined : unitsOf(state, [by])),
    places: ({ at }) => [at],
    result: { rank: () => 1, of: ({ story, after }) => [areaFired(after, story)] },
    shells: ({ story: { weapon, at } }) => (weapon === 'gas' || weapon === 'indirect-mg' ? [] : [at]),
  },
  'met-fire': {
    line: (state, { stand, weapon, strike }) =>
      `${capitalised(nameOf(state, stand))} moves through ${weapon === 'gas' ? 'gas' : `the fire of ${WEAPON_WORDS[weapon]}`} and ${OUTCOME_WORDS[strike.outcome]}.`,
    weight: ({ strike }) => HARM_WEIGHTS[strike.outcome],
    about: ({ stand }, state) => unitsOf(state, [stand]),
    places: ({ at }) => [at],
    result: {
      together: ({ stand }, state) => unitOfId(state, stand)?.id ?? stand,
      of: ({ together, after }) => [
        {
          throws: [{ dice: strikeDice(together.map(({ strike }) => strike)) }],
          outcome: capitalised(
            `${ownersOf(
              after,
              together.map(({ stand }) => stand),
            )} under fire on the way: ${tollOf(together.map(({ strike }) => strike.outcome))}`,
          ),
        },
      ],
    },
  },
  'under-barrage': {
    line: (_, { stands }) => `Under the rolling barrage: ${toll(stands)}.`,
    weight: ({ stands }) => worstOf(stands),
    about: ({ stands }, state) =>
      unitsOf(
        state,
        stands.map(({ stand }) => stand),
      ),
    result: {
      rank: () => 2,
      of: ({ story: { stands } }) => [
        {
          throws: [{ dice: strikeDice(stands) }],
          outcome: `Under the rolling barrage: ${tollOf(stands.map(({ outcome }) => outcome))}`,
        },
      ],
    },
  },
  'close-behind-barrage': {
    line(state, { stand, distance, risk, outcome }) {
      const close = `${capitalised(nameOf(state, stand))} is ${toCm(distance)} cm behind its own barrage (die ${risk})`
      return `${close} and ${OUTCOME_WORDS[outcome]}.`
    },
    weight: ({ outcome }) => HARM_WEIGHTS[outcome],
    about: ({ stand }, state) => unitsOf(state, [stand]),
    result: {
      // The risk die, and the die of the guns where it goes wrong.
      of: ({ story: { stand, risk, natural, outcome }, after }) => [
        {
          throws: [
            { label: 'risk', dice: [die(risk, natural !== null)] },
            ...(natural === null ? [] : [{ dice: [die(natural, outcome !== 'none')] }]),
          ],
          outcome: capitalised(`${nameOf(after, stand)} close behind its own barrage: ${tollOf([outcome])}`),
        },
      ],
    },
  },
}
