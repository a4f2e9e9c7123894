import type * as v from 'valibot'
import type { Fault } from '#kernel/procedure/result.ts'
import { checkedForm, choice, flag, integer, maybe, preset, type Schema } from '#kernel/procedure/schema.ts'
import type { Options } from '../options.ts'
import { ARM, HIGHEST_RATING, LOWEST_RATING, MOST_STRENGTH } from '../tables/index.ts'
import {
  AIRCRAFT,
  GROUNDS,
  type Ground,
  STRUCK_FROM_THE_AIR,
  UNIT_TYPES,
  type UnitType,
  WORKS,
  type Works,
} from '../vocabulary.ts'

/** A unit that is shot at: what it is, how good it is, and how it stands. */
export interface Unit {
  readonly type: UnitType
  readonly strength: number
  readonly experience: number
  readonly morale: number
  readonly maxMorale?: number | undefined
  readonly experienceCap: number
  readonly ground: Ground
  readonly trench: Works
  readonly emplacement: Works
  readonly embankment: boolean
  readonly moving: boolean
  readonly mounted: boolean
  readonly flanked: boolean
  readonly suppressed: boolean
  readonly routing: boolean
  readonly draft: boolean
  readonly grounded: boolean
}

/** Ratings may be 0 under one house rule; `tooLow` refuses it under the other. */
export const rating = () => integer(LOWEST_RATING.zero, HIGHEST_RATING)
export const strength = () => integer(1, MOST_STRENGTH)
export const experienceCap = () => preset(integer(1, HIGHEST_RATING), HIGHEST_RATING)

/** How a unit stands, as far as the throw to save goes. */
export const POSTURE = {
  ground: preset(choice(GROUNDS), 'open'),
  trench: preset(choice(WORKS), 'none'),
  emplacement: preset(choice(WORKS), 'none'),
  embankment: flag(),
  moving: flag(),
  mounted: flag(),
  flanked: flag(),
}

const BESIDES_TYPE = {
  strength: strength(),
  experience: rating(),
  morale: rating(),
  maxMorale: maybe(rating()),
  experienceCap: experienceCap(),
  ...POSTURE,
  suppressed: flag(),
  routing: flag(),
  draft: flag(),
  grounded: flag(),
}

/** The most a unit's morale may rise to is no less than what it is. */
export const maxBelowMorale = ({
  morale,
  maxMorale = morale,
}: {
  readonly morale: number
  readonly maxMorale?: number | undefined
}): Fault | undefined =>
  maxMorale < morale
    ? {
        path: 'maxMorale',
        message: `"maxMorale" must be at least the morale of ${morale}, not ${maxMorale}.`,
      }
    : undefined

const groundedOnGround = ({ type, grounded }: Pick<Unit, 'type' | 'grounded'>): Fault | undefined =>
  grounded && ARM[type] !== 'aircraft'
    ? { path: 'grounded', message: 'Only aircraft can be caught on the ground.' }
    : undefined

/** GF-SAVE-12: depots and transport have no ratings and need none written down. */
const ratingsOptional = <S extends Schema>(schema: S): S => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
    schema['~run'](
      isUnrated(dataset.value) ? { ...dataset, value: unratedUnit(dataset.value) } : dataset,
      config,
    ),
})

const isUnrated = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'depot' || value.type === 'motor-transport')

const unratedUnit = (value: object): object => ({
  experience: LOWEST_RATING.zero,
  morale: LOWEST_RATING.zero,
  ...value,
})

const maxBelowMoraleOfRated = (unit: Pick<Unit, 'type' | 'morale' | 'maxMorale'>): Fault | undefined =>
  isRated(unit.type) ? maxBelowMorale(unit) : undefined

export const unit = ratingsOptional(
  checkedForm({ type: choice(UNIT_TYPES), ...BESIDES_TYPE }, maxBelowMoraleOfRated, groundedOnGround),
)

/** What an attack from the air can strike on the table. */
export const groundUnit = ratingsOptional(
  checkedForm(
    { type: choice(STRUCK_FROM_THE_AIR), ...BESIDES_TYPE },
    maxBelowMoraleOfRated,
    groundedOnGround,
  ),
)

export const flyingUnit = checkedForm(
  { type: choice(AIRCRAFT), ...BESIDES_TYPE },
  maxBelowMorale,
  ({ grounded }) =>
    grounded ? { path: 'grounded', message: 'A unit on the ground does not attack.' } : undefined,
)

export const fighterUnit = checkedForm(
  { type: preset(choice(['fighter']), 'fighter'), ...BESIDES_TYPE },
  maxBelowMorale,
)

export const lowestRating = (options: Options): number => LOWEST_RATING[options['rating-floor']]

interface Rated {
  readonly type?: UnitType
  readonly experience?: number | undefined
  readonly morale?: number | undefined
}

/** GF-SAVE-12: depots and transport have no ratings, whatever was written down for them. */
export const isRated = (type: UnitType): boolean => type !== 'depot' && type !== 'motor-transport'

/** GF-SCALE-09: the fault of a rating of 0 where the house rule does not allow it. */
export const tooLow = (options: Options, rated: Rated, path = ''): Fault | undefined => {
  const least = lowestRating(options)
  if (rated.type !== undefined && !isRated(rated.type)) return undefined
  for (const field of ['experience', 'morale'] as const) {
    const given = rated[field]
    if (given !== undefined && given < least) {
      return { path: path + field, message: `"${path + field}" must be at least ${least}, not ${given}.` }
    }
  }
  return undefined
}

export const anyTooLow = (options: Options, units: readonly Rated[], path: string): Fault | undefined => {
  for (const [i, each] of units.entries()) {
    const fault = tooLow(options, each, `${path}.${i}.`)
    if (fault) return fault
  }
  return undefined
}
