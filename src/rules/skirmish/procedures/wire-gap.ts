import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, preset } from '#kernel/procedure/schema.ts'
import { inchesLong } from '#kernel/words.ts'
import { options } from '../options.ts'
import { BURST_DIAMETER, WIRE_GAP_DIVISOR } from '../tables/index.ts'
import { AMMO, ARTILLERY } from '../vocabulary.ts'

export const wireGap = procedure({
  name: 'wire-gap',
  title: 'Gap blown in barbed wire',
  clauses: ['SK-STR-06', 'SK-STR-07'],
  input: form({ weapon: choice(ARTILLERY), ammo: preset(choice(AMMO), 'he'), options }),
  resolve({ weapon, ammo }, _dice, trace): { readonly gapInches: number } {
    if (ammo !== 'he') {
      trace.note('SK-STR-07', 'Only high explosive cuts wire', 0)
      return { gapInches: 0 }
    }
    const burst = BURST_DIAMETER[weapon]
    trace.note('SK-ART-16', 'Burst across', burst)
    // SK-GEN-07: lengths keep their half inch
    const gapInches = burst / WIRE_GAP_DIVISOR
    trace.note('SK-STR-06', 'Gap in inches', gapInches)
    return { gapInches }
  },
  outcome: ({ gapInches }) => ({ gapInches }),
  verdict: ({ gapInches }) =>
    gapInches === 0 ? 'The wire stays uncut.' : `Opens a gap ${inchesLong(gapInches)} wide.`,
})
