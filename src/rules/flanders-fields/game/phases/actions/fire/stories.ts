import type { Edge } from '#kernel/geometry/box.ts'
import { capitalised, listed, several } from '#kernel/words.ts'
import type { ShownModifier, ShownResult } from '#screen/results.ts'
import type { StoryPages } from '#screen/stories.ts'
import type { Modifier } from '../../../../reckoning/modifier.ts'
import type { FireOutcome } from '../../../../vocabulary.ts'
import { HARM_WEIGHTS, neededWords, tollOf, worstOf } from '../../../harm/outcomes.ts'
import { nameOf, ownersOf, unitOfId, unitsOf } from '../../../names.ts'
import { added, die, strikeDice } from '../../../shown-dice.ts'
import type { State } from '../../../state.ts'
import type { DirectWeapon } from './barrels.ts'

interface Shot {
  readonly firer: string
  readonly face: Edge | null
  readonly weapon: DirectWeapon
  readonly target: string
  /** In cm; none where it fires at whoever reaches it (FF-ASLT-02). */
  readonly range: number | null
  readonly modifiers: readonly Modifier[]
  readonly modifier: number
  readonly needSuppress: number | 'auto' | null
  readonly needKill: number | null
  readonly dice: readonly {
    readonly natural: number
    readonly total: number
    readonly outcome: FireOutcome
  }[]
  readonly outcome: FireOutcome
  /** How many markers the dice put on the target. */
  readonly markers: number
  /** It spreads to the target's company (FF-FIRE-10). */
  readonly companySuppressed: boolean
}

export interface FireShapes {
  /** One stand, or one face of a tank, at one target. */
  fired: Shot
  /** A machine gun, or a face of a block house: the first target, then its beaten zone. */
  burst: {
    readonly gun: string
    readonly face: Edge | null
    readonly range: number
    readonly strikes: readonly {
      readonly stand: string
      readonly modifier: number
      readonly natural: number | null
      readonly total: number | null
      readonly outcome: FireOutcome
    }[]
    readonly companies: readonly string[]
  }
  /** FF-NAT-02 */
  'mad-minute': { readonly unit: string }
}

const EFFECTS: Readonly<Record<FireOutcome, string>> = {
  none: 'no effect',
  suppressed: 'suppressed',
  killed: 'destroyed',
}

const faceOf = (face: string | null): string => (face === null || face === 'front' ? '' : ` (${face} face)`)

/** 'kills on 6, suppresses on 4' */
const needed = (suppress: number | 'auto' | null, kill: number | null): string => {
  const parts = [
    ...(kill === null ? [] : [`destroys on ${kill}`]),
    ...(suppress === null ? [] : [suppress === 'auto' ? 'always suppresses' : `suppresses on ${suppress}`]),
  ]
  return parts.length > 0 ? `; ${parts.join(', ')}` : ''
}

const firerOf = (state: State, firer: string): string => unitOfId(state, firer)?.id ?? firer

const sameFor = (shots: readonly Shot[]): readonly ShownModifier[] => {
  const [first] = shots
  const words = JSON.stringify(first?.modifiers)
  return first && shots.every(({ modifiers }) => JSON.stringify(modifiers) === words) ? first.modifiers : []
}

const follows = (said: string): Pick<ShownResult, 'follows'> =>
  said === '' ? {} : { follows: capitalised(said) }

/** The shots of one unit, one after the other. */
const volley = (state: State, shots: readonly Shot[]): ShownResult => {
  const [first] = shots
  const modifiers = sameFor(shots)
  const needs = new Set(shots.map(({ needSuppress, needKill }) => neededWords(needSuppress, needKill)))
  const by = ownersOf(state, [first?.firer ?? ''])
  const at = ownersOf(
    state,
    shots.map(({ target }) => target),
  )
  return {
    throws: [
      {
        dice: shots.flatMap(({ dice }) =>
          dice.map(({ natural, outcome }) => die(natural, outcome !== 'none')),
        ),
        ...(modifiers.length > 0 ? { modifiers } : {}),
      },
    ],
    outcome: capitalised(`${by} fires at ${at}: ${tollOf(shots.map(({ outcome }) => outcome))}`),
    ...(needs.size === 1 ? follows([...needs].join('')) : {}),
  }
}

export const FIRE_STORIES: StoryPages<FireShapes, State> = {
  fired: {
    line(state, { firer, face, target, dice, outcome, needSuppress, needKill }) {
      const totals = listed(dice.map(({ total }) => String(total)))
      const rolled = totals === '' ? '' : ` (rolled ${totals}${needed(needSuppress, needKill)})`
      return capitalised(
        `${nameOf(state, firer)}${faceOf(face)} fires at ${nameOf(state, target)}: ${EFFECTS[outcome]}${rolled}.`,
      )
    },
    weight: ({ outcome }) => HARM_WEIGHTS[outcome],
    about: ({ firer, target }, state) => unitsOf(state, [firer, target]),
    alike({ firer, outcome }, state) {
      if (outcome !== 'none') return undefined
      const by = firerOf(state, firer)
      const words = (count: number): string =>
        capitalised(
          `${several(count, 'shot')} of ${nameOf(state, by)} ${count === 1 ? 'has' : 'have'} no effect.`,
        )
      return { key: `missed ${by}`, words }
    },
    result: {
      rank: () => 2,
      together: ({ firer }, state) => firerOf(state, firer),
      of: ({ together, after }) => [volley(after, together)],
    },
  },
  burst: {
    line(state, { gun, face, strikes }) {
      const [first, ...behind] = strikes
      const hit = strikes.filter(({ outcome }) => outcome !== 'none')
      const missed = behind.filter(({ outcome }) => outcome === 'none').length
      const others = missed > 0 ? [`${several(missed, 'other')} behind`] : []
      const spared = first?.outcome === 'none' ? [nameOf(state, first.stand), ...others] : others
      const struck = [
        ...hit.map(({ stand, outcome }) => `${nameOf(state, stand)} ${EFFECTS[outcome]}`),
        ...(spared.length > 0 ? [`no effect on ${listed(spared)}`] : []),
      ]
      return capitalised(`${nameOf(state, gun)}${faceOf(face)} fires a burst: ${struck.join('; ')}.`)
    },
    weight: ({ strikes }) => worstOf(strikes),
    about: ({ gun, strikes }, state) => unitsOf(state, [gun, ...strikes.map(({ stand }) => stand)]),
    result: {
      rank: () => 2,
      of({ story: { gun, strikes }, after }) {
        const at = ownersOf(
          after,
          strikes.map(({ stand }) => stand),
        )
        return [
          {
            throws: [
              { dice: strikeDice(strikes), modifiers: added('first target', strikes[0]?.modifier ?? 0) },
            ],
            outcome: capitalised(
              `${nameOf(after, gun)} fires at ${at}: ${tollOf(strikes.map(({ outcome }) => outcome))}`,
            ),
          },
        ]
      },
    },
  },
  'mad-minute': {
    line: (state, { unit }) => `${capitalised(nameOf(state, unit))} has its Mad Minute.`,
    weight: () => 1,
  },
}
