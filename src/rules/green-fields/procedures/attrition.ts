import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, integer } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { strength } from '../reckoning/unit.ts'
import { ARM, ATTRITION, HIT_DIE, HITS_PER_POINT } from '../tables/index.ts'
import { GROUND_UNITS } from '../vocabulary.ts'
import { points } from '../wording.ts'

export const attrition = procedure({
  name: 'attrition',
  title: 'Attrition near the line',
  clauses: ['GF-ATT-01'],
  input: form({ type: choice(GROUND_UNITS), strength: strength(), distance: integer(1), options }),
  resolve({ type, strength, distance }, dice, trace) {
    if (distance > ATTRITION.within) {
      trace.note('GF-ATT-01', 'Too far from the enemy lines', distance)
      return { rolled: false, casualties: 0, strengthAfter: strength, destroyed: false }
    }
    const hits = dice.pool(ATTRITION.dice, 6, HIT_DIE, 'attrition').score
    trace.note('GF-ATT-01', 'Hits', hits)
    const casualties = Math.min(strength, Math.floor(hits / HITS_PER_POINT[ARM[type]]))
    trace.note('GF-ATT-01', 'Strength lost', casualties)
    return {
      rolled: true,
      casualties,
      strengthAfter: strength - casualties,
      destroyed: casualties === strength,
    }
  },
  outcome: (result) => ({ ...result }),
  verdict({ rolled, casualties, destroyed }) {
    if (!rolled) return 'Too far from the enemy for attrition.'
    if (destroyed) return 'Worn away: the unit is destroyed.'
    return casualties === 0 ? 'No attrition.' : `Loses ${points(casualties)} to attrition.`
  },
})
