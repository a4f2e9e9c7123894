import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, measure, preset } from '#kernel/procedure/schema.ts'
import { inchesLong } from '#kernel/words.ts'
import { options } from '../options.ts'
import { exactLength } from '../reckoning/lengths.ts'
import {
  INFANTRY_DEPTH,
  SLIP_ALLOWANCE,
  SLIP_BEYOND,
  SLIP_FROM,
  STOSSTRUPPEN_DEPTH,
} from '../tables/index.ts'
import { ORDERS, TROOPS } from '../vocabulary.ts'

type Reason = 'ok' | 'not-stosstruppen' | 'not-advancing' | 'too-far' | 'too-short' | 'blocked-behind'

export const passThrough = procedure({
  name: 'pass-through',
  title: 'Storm troops slip through',
  clauses: ['PA-STOSS-01', 'PA-STOSS-02', 'PA-STOSS-03', 'PA-STOSS-05', 'PA-STOSS-06'],
  input: form({
    inches: measure(),
    enemyDistance: measure(),
    enemyDepth: preset(measure(), INFANTRY_DEPTH),
    secondRank: flag(),
    troop: preset(choice(TROOPS), 'stosstruppen'),
    order: preset(choice(ORDERS), 'advance'),
    options,
  }),
  resolve(input, _dice, trace) {
    const { inches, enemyDistance, enemyDepth } = input
    const farSide = exactLength(enemyDistance + enemyDepth)
    const needed = Math.max(SLIP_ALLOWANCE, farSide)
    const onlyAllowance = input.options['pass-through-limit'] === 'allowance-only'
    const reasonFor = (): Reason => {
      if (input.troop !== 'stosstruppen') return 'not-stosstruppen'
      if (input.order !== 'advance') return 'not-advancing'
      if (!onlyAllowance && enemyDistance > SLIP_FROM) return 'too-far'
      if (inches < needed) return 'too-short'
      return input.secondRank ? 'blocked-behind' : 'ok'
    }
    const reason = reasonFor()
    const possible = reason === 'ok'
    trace.note('PA-STOSS-05', 'Inches needed to come out behind', needed)
    trace.note('PA-STOSS-05', possible ? 'They slip through' : 'They cannot slip through', reason)
    const frontAfter = possible ? exactLength(farSide + SLIP_BEYOND + STOSSTRUPPEN_DEPTH) : null
    if (frontAfter !== null) trace.note('PA-STOSS-06', 'Their front moves by, inches', frontAfter)
    return { possible, reason, frontAfter }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ reason, frontAfter }) =>
    frontAfter === null
      ? `No way through: ${HINDRANCE[reason]}.`
      : `They slip through and come out ${inchesLong(frontAfter)} further on.`,
})

const HINDRANCE: Readonly<Record<Reason, string>> = {
  ok: 'nothing',
  'not-stosstruppen': 'only storm troops can do that',
  'not-advancing': 'they are not advancing',
  'too-far': 'they start too far from the enemy',
  'too-short': 'their move is too short',
  'blocked-behind': 'there is more enemy behind',
}
