import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { keepsNerve, moraleScore, SQUAD_FIELDS, throwFailure } from '../reckoning/morale-score.ts'
import { FIGURES_LOST } from '../tables/index.ts'
import type { MoraleResult } from '../vocabulary.ts'
import { against, FAILURE_WORDS } from '../wording.ts'

interface MoraleCheck {
  readonly score: number
  readonly roll: number
  readonly passed: boolean
  readonly result: MoraleResult
  readonly figuresLost: number
}

export const moraleCheck = procedure({
  name: 'morale-check',
  title: 'Morale check',
  clauses: [
    'SK-MOR-01',
    'SK-MOR-02',
    'SK-MOR-03',
    'SK-MOR-04',
    'SK-MOR-05',
    'SK-MOR-06',
    'SK-MOR-07',
    'SK-MOR-08',
    'SK-MOR-09',
    'SK-MOR-10',
    'SK-MOR-11',
    'SK-SNP-03',
  ],
  input: form({ ...SQUAD_FIELDS, options }),
  resolve(input, dice, trace): MoraleCheck {
    const score = moraleScore(input, trace)
    const roll = dice.d(10, 'morale')
    const passed = keepsNerve(roll, score, input.options)
    trace.note('SK-MOR-05', passed ? 'Passed with' : 'Failed with', roll)
    const result = passed ? 'pass' : throwFailure(dice, trace)
    return { score, roll, passed, result, figuresLost: FIGURES_LOST[result] }
  },
  outcome: ({ passed, result, figuresLost }) => ({ passed, result, figuresLost }),
  verdict: ({ score, roll, result }) =>
    `${result === 'pass' ? 'Passes' : FAILURE_WORDS[result].one} ${against(roll, score)}.`,
})
