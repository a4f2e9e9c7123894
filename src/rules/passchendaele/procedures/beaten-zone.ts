import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { listed } from '#kernel/words.ts'
import { options } from '../options.ts'
import { ZONE_FIELDS, zonePoint } from '../reckoning/beaten-zone.ts'
import type { ZoneFire } from '../vocabulary.ts'

export const beatenZone = procedure({
  name: 'beaten-zone',
  title: 'Beaten zone of one base',
  clauses: [
    'PA-FIRE-01',
    'PA-FIRE-03',
    'PA-FIRE-04',
    'PA-FIRE-05',
    'PA-FIRE-06',
    'PA-FIRE-07',
    'PA-FIRE-08',
    'PA-FIRE-11',
    'PA-FIRE-12',
    'PA-FIRE-13',
    'PA-FIRE-15',
    'PA-GEO-13',
  ],
  input: form({ ...ZONE_FIELDS, options }),
  resolve: (input, _dice, trace) => zonePoint(input, input.options, trace),
  outcome: (result) => ({ ...result }),
  verdict({ inRange, inArc, blocked, points, fireType }) {
    if (points > 0) return `One ${FIRE_WORDS[fireType]} point on the unit.`
    const hindrances = [
      ...(inRange ? [] : ['out of range']),
      ...(inArc ? [] : ['outside the arc']),
      ...(blocked ? ['the line of fire is blocked'] : []),
    ]
    return hindrances.length === 0
      ? 'No point: disordered troops do not fire.'
      : `No point: ${listed(hindrances)}.`
  },
})

const FIRE_WORDS: Readonly<Record<ZoneFire, string>> = {
  'small-arms': 'small arms',
  'trench-mortar': 'trench mortar',
}
