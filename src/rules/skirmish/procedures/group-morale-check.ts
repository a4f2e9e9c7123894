import { FACES } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { form, list } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { moraleScore, SQUAD_FIELDS, throwFailure } from '../reckoning/morale-score.ts'
import { FEWEST_SQUADS, FIGURES_LOST } from '../tables/index.ts'
import type { MoraleResult } from '../vocabulary.ts'
import { against, FAILURE_WORDS } from '../wording.ts'

interface GroupMoraleCheck {
  readonly scores: readonly number[]
  readonly total: number
  readonly rollTotal: number
  readonly passed: boolean
  readonly result: MoraleResult
  readonly figuresLostEach: number
}

/** The most squads that may check together. */
const MOST_SQUADS = 60

export const groupMoraleCheck = procedure({
  name: 'group-morale-check',
  title: 'Morale check of several squads together',
  clauses: ['SK-MOR-12', 'SK-MOR-13'],
  input: form({ squads: list(form(SQUAD_FIELDS), FEWEST_SQUADS, MOST_SQUADS), options }),
  resolve({ squads }, dice, trace): GroupMoraleCheck {
    const scores: number[] = []
    let total = 0
    for (const squad of squads) {
      const score = moraleScore(squad, trace)
      scores.push(score)
      total += score
    }
    trace.note('SK-MOR-12', 'Scores together', total)
    const rollTotal = dice.stage(
      () => dice.pool(squads.length, 10, FACES[10], 'morale').score,
      (thrown) => (thrown < total ? 'pass' : 'fail'),
    )
    const passed = rollTotal < total
    trace.note('SK-MOR-12', passed ? 'All pass with' : 'All fail with', rollTotal)
    const result = passed ? 'pass' : throwFailure(dice, trace)
    return { scores, total, rollTotal, passed, result, figuresLostEach: FIGURES_LOST[result] }
  },
  outcome: ({ passed, result, figuresLostEach }) => ({ passed, result, figuresLostEach }),
  verdict: ({ total, rollTotal, result }) =>
    `${result === 'pass' ? 'All pass' : FAILURE_WORDS[result].all} ${against(rollTotal, total)}.`,
})
