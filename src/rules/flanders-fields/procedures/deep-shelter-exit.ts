import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { quality } from '../reckoning/fields.ts'
import { noted } from '../reckoning/modifier.ts'
import { SHELTER_EXIT, SHELTER_EXIT_QUALITY } from '../tables/index.ts'

export const deepShelterExit = procedure({
  name: 'deep-shelter-exit',
  title: 'Leave a deep shelter',
  clauses: ['FF-DUG-02'],
  input: form({ quality, options }),
  resolve({ quality: grade }, dice, trace) {
    const die = dice.d(6, 'leaving the shelter')
    trace.note('FF-DUG-02', 'Die', die)
    const total = die + noted(trace, 'FF-DUG-02', 'Quality', SHELTER_EXIT_QUALITY[grade])
    const emerges = total >= SHELTER_EXIT
    trace.note('FF-DUG-02', emerges ? 'Mans the trench' : 'Stays below', total)
    return { total, emerges }
  },
  outcome: ({ emerges }) => ({ emerges }),
  verdict: ({ emerges }) => (emerges ? 'Up, and mans the trench.' : 'Stays below.'),
})
