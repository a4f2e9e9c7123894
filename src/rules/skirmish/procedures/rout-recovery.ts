import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { keepsNerve, moraleScore, SQUAD_FIELDS } from '../reckoning/morale-score.ts'
import { against } from '../wording.ts'

interface RoutRecovery {
  readonly score: number
  readonly roll: number
  readonly recovered: boolean
}

export const routRecovery = procedure({
  name: 'rout-recovery',
  title: 'Rally from rout',
  clauses: ['SK-MOR-03', 'SK-MOR-14'],
  input: form({ ...SQUAD_FIELDS, options }),
  resolve(input, dice, trace): RoutRecovery {
    const score = moraleScore(input, trace)
    const roll = dice.d(10, 'rally')
    const recovered = keepsNerve(roll, score, input.options)
    trace.note('SK-MOR-14', recovered ? 'Rallies with' : 'Routs on with', roll)
    return { score, roll, recovered }
  },
  outcome: ({ recovered }) => ({ recovered }),
  verdict: ({ score, roll, recovered }) => `${recovered ? 'Rallies' : 'Routs on'} ${against(roll, score)}.`,
})
