import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { type Options, options } from '../options.ts'
import { quality } from '../reckoning/fields.ts'
import { CAVALRY_COVER, FIELD_CRAFT, GROUND_COVER, WORK_COVER } from '../tables/index.ts'
import {
  COVER_GROUNDS,
  COVER_TROOPS,
  type Cover,
  type CoverGround,
  FIELDWORKS,
  type Fieldwork,
  type Quality,
} from '../vocabulary.ts'

interface Standing {
  readonly ground: CoverGround
  readonly fieldwork: Fieldwork
  readonly troop: (typeof COVER_TROOPS)[number]
  readonly quality: Quality
  readonly fellBack: boolean
  readonly in1914: boolean
  readonly options: Options
}

export const effectiveCover = procedure({
  name: 'effective-cover',
  title: 'Cover of a stand',
  clauses: [
    'FF-COV-01',
    'FF-COV-02',
    'FF-COV-03',
    'FF-COV-04',
    'FF-COV-05',
    'FF-COV-06',
    'FF-QUAL-02',
    'FF-ASLT-03',
  ],
  input: form({
    ground: choice(COVER_GROUNDS),
    fieldwork: preset(choice(FIELDWORKS), 'none'),
    troop: preset(choice(COVER_TROOPS), 'foot'),
    quality,
    fellBack: flag(),
    in1914: flag(),
    options,
  }),
  resolve: (input, _dice, trace): { cover: Cover } => ({ cover: coverOf(input, trace) }),
  outcome: ({ cover }) => ({ cover }),
  verdict: ({ cover }) => COVER_WORDS[cover],
})

/** The first that applies decides. */
const coverOf = (standing: Standing, trace: Trace): Cover => {
  const { ground, fieldwork, troop, fellBack, in1914, options: readings } = standing
  if (ground === 'on-wire') return decided(trace, 'FF-COV-04', 'Stuck on wire', 'open')
  const place = ground === 'wood' || ground === 'built-up' ? ground : 'elsewhere'
  if (fieldwork === 'block-house') {
    return decided(trace, 'FF-COV-03', 'Block house', WORK_COVER['block-house'][place])
  }
  if (troop === 'cavalry') return decided(trace, 'FF-COV-05', 'Cavalry', CAVALRY_COVER[place])
  if (fieldwork !== 'none') return decided(trace, 'FF-COV-03', 'Fieldwork', WORK_COVER[fieldwork][place])
  if (ground === 'road-column') {
    return decided(trace, 'FF-COV-04', 'Column on a road', GROUND_COVER[ground])
  }
  if (ground !== 'open' && ground !== 'shell-torn' && ground !== 'shattered') {
    return decided(trace, 'FF-COV-03', 'Ground', GROUND_COVER[ground])
  }
  if (fellBack) return decided(trace, 'FF-ASLT-03', 'Fell back from a drawn assault', 'soft')
  if (troop === 'packed') return decided(trace, 'FF-COV-02', 'Packed or limbered', 'open')
  if (in1914 && readings.fieldcraft === 'not-in-1914') {
    return decided(trace, 'FF-COV-02', 'No field craft in 1914', 'open')
  }
  return decided(trace, 'FF-COV-02', 'Field craft', FIELD_CRAFT[gradeOf(standing, trace)])
}

/** FF-QUAL-02: crews are experienced whatever their battalion. */
const gradeOf = ({ troop, quality: grade }: Standing, trace: Trace): Quality => {
  if (troop !== 'crewed') return grade
  if (grade !== 'experienced') trace.note('FF-QUAL-02', 'Crews count as', 'experienced')
  return 'experienced'
}

const decided = (
  trace: Trace,
  clause: 'FF-COV-02' | 'FF-COV-03' | 'FF-COV-04' | 'FF-COV-05' | 'FF-ASLT-03',
  text: string,
  cover: Cover,
): Cover => {
  trace.note(clause, text, cover)
  return cover
}

const COVER_WORDS: Readonly<Record<Cover, string>> = {
  open: 'In the open.',
  soft: 'In soft cover.',
  medium: 'In medium cover.',
  hard: 'In hard cover.',
  fortification: 'In a fortification.',
  'deep-shelter': 'In a deep shelter.',
}
