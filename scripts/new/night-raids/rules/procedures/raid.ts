import { procedure } from '#kernel/procedure/procedure.ts'
import { type Accepted, form, integer } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import { options } from '../options.ts'
import { HITS, LOST_IN_VAIN, MOST_RAIDERS } from '../tables/index.ts'
import { menWords } from '../wording.ts'

const INPUT = form({ raiders: integer(1, MOST_RAIDERS), options })

export interface Raid {
  readonly hits: number
  readonly lost: number
}

/** A die for every raider. */
export const RAID = procedure<Accepted<typeof INPUT>, Raid>({
  name: 'raid',
  title: 'Raid',
  clauses: ['NR-RAID-01', 'NR-RAID-02'],
  input: INPUT,
  resolve({ raiders, options }, dice, trace) {
    const hits = dice.pool(raiders, 6, HITS, 'raiders').score
    trace.note('NR-RAID-02', 'Men hit', hits)
    const lost = hits === 0 && options['failed-raid'] === 'loses-a-man' ? LOST_IN_VAIN : 0
    if (lost > 0) trace.note('NR-RAID-02', 'Raiders lost', lost)
    return { hits, lost }
  },
  outcome: ({ hits, lost }) => ({ hits, lost }),
  verdict: ({ hits, lost }) => `${capitalised(menWords(hits))} hit, ${menWords(lost)} lost.`,
})
