import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, integer, maybe, missing } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { isRated, lowestRating, rating, strength, tooLow } from '../reckoning/unit.ts'
import { DRAFT_LOSS, DRAFT_SHARE, MOST_STRENGTH, PRICES } from '../tables/index.ts'
import { FIELD_UNITS } from '../vocabulary.ts'
import { points } from '../wording.ts'

export const replacements = procedure({
  name: 'replacements',
  title: 'Replacements for a unit',
  clauses: ['GF-EXP-02', 'GF-REP-01', 'GF-REP-02', 'GF-REP-03'],
  input: checkedForm(
    {
      type: choice(FIELD_UNITS),
      strength: strength(),
      establishment: integer(1, MOST_STRENGTH),
      added: integer(1, MOST_STRENGTH),
      experience: maybe(rating()),
      options,
    },
    ({ type, experience }) => (isRated(type) && experience === undefined ? missing('experience') : undefined),
    (input) => tooLow(input.options, input),
    ({ strength, added, establishment }) =>
      strength + added > establishment
        ? { path: 'added', message: `The unit may not grow beyond its establishment of ${establishment}.` }
        : undefined,
  ),
  resolve({ type, strength, added, experience = 0, options }, _, trace) {
    const points = added * PRICES[type].strength
    trace.note('GF-REP-02', 'Supply points for the drafts', points)
    const level = isRated(type) ? experience : 0
    const diluted = isRated(type) && added * DRAFT_SHARE >= strength
    const experienceAfter = diluted ? Math.max(lowestRating(options), level - DRAFT_LOSS) : level
    if (diluted) trace.note('GF-EXP-02', 'Half its strength or more is new, experience', experienceAfter)
    return {
      strengthAfter: strength + added,
      experienceAfter,
      experienceLost: experienceAfter < level,
      points,
    }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ strengthAfter, experienceAfter, experienceLost, points: price }) =>
    `Strength ${strengthAfter} for ${points(price)}${experienceLost ? `; experience falls to ${experienceAfter}` : ''}.`,
})
