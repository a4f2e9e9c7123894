import type { ShownTable } from '#kernel/procedure/reference.ts'
import { HITS } from '../tables/index.ts'
import { menWords } from '../wording.ts'

export const SHOWN_TABLES: readonly ShownTable[] = [
  {
    id: 'raid-dice',
    title: 'The dice of a raid',
    clause: 'NR-RAID-02',
    columns: ['Die', 'Hit'],
    rows: HITS.map((hits, i) => [String(i + 1), hits > 0 ? menWords(hits) : 'nobody']),
  },
]
