import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, maybe, measure } from '#kernel/procedure/schema.ts'
import { inchesLong } from '#kernel/words.ts'
import { options } from '../options.ts'
import { FRONT_TO_REAR } from '../tables/index.ts'
import { GROUPS, type Group } from '../vocabulary.ts'

type Reason = 'ok' | 'outside-friendly-ground' | 'too-far-from-front' | 'too-close-to-front'

/** Where a group stands in relation to the front line: close behind it, well back, or anywhere. */
const PLACE: Readonly<Record<Group, 'near' | 'back' | 'any'>> = {
  'front-line': 'any',
  'front-support': 'near',
  eingreif: 'back',
  'eingreif-support': 'back',
  attacker: 'any',
}

export const deploymentCheck = procedure({
  name: 'deployment-check',
  title: 'May a unit deploy here?',
  clauses: ['PA-SETUP-04', 'PA-SETUP-05', 'PA-SETUP-06', 'PA-SETUP-10', 'PA-SETUP-14', 'PA-SETUP-19'],
  input: checkedForm(
    {
      group: choice(GROUPS),
      distanceBehindFront: maybe(measure()),
      outsideFriendlyGround: flag(),
      options,
    },
    ({ group, distanceBehindFront }) =>
      PLACE[group] !== 'any' && distanceBehindFront === undefined
        ? {
            path: 'distanceBehindFront',
            message: 'The distance behind the front line is needed for this group.',
          }
        : undefined,
  ),
  resolve({ group, distanceBehindFront = 0, outsideFriendlyGround }, _dice, trace) {
    const reason = outsideFriendlyGround
      ? 'outside-friendly-ground'
      : distanceReason(group, distanceBehindFront)
    if (PLACE[group] !== 'any') trace.note('PA-SETUP-10', 'Inches behind the front line', distanceBehindFront)
    trace.note(CLAUSE[group], 'Answer', reason)
    return { legal: reason === 'ok', reason }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ reason }) => ANSWER[reason],
})

const CLAUSE = {
  'front-line': 'PA-SETUP-04',
  'front-support': 'PA-SETUP-04',
  eingreif: 'PA-SETUP-06',
  'eingreif-support': 'PA-SETUP-06',
  attacker: 'PA-SETUP-05',
} as const satisfies Record<Group, string>

const distanceReason = (group: Group, distance: number): Reason => {
  const place = PLACE[group]
  if (place === 'near' && distance > FRONT_TO_REAR) return 'too-far-from-front'
  return place === 'back' && distance < FRONT_TO_REAR ? 'too-close-to-front' : 'ok'
}

const ANSWER: Readonly<Record<Reason, string>> = {
  ok: 'May deploy here.',
  'outside-friendly-ground': 'Not here: outside friendly ground.',
  'too-far-from-front': `Not here: more than ${inchesLong(FRONT_TO_REAR)} behind the front line.`,
  'too-close-to-front': `Not here: less than ${inchesLong(FRONT_TO_REAR)} behind the front line.`,
}
