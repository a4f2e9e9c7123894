import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { sentence } from '#kernel/words.ts'
import { options } from '../options.ts'
import { WIND_DIRECTIONS, WIND_STRENGTHS } from '../tables/index.ts'
import type { Wind } from '../vocabulary.ts'
import { COMPASS } from '../wording.ts'

interface WindRoll {
  readonly direction: number
  readonly strength: Wind
}

const CALM: WindRoll = { direction: 0, strength: 'calm' }

export const windRoll = procedure({
  name: 'wind-roll',
  title: 'Wind before the game',
  clauses: ['SK-CLD-05'],
  input: form({ options }),
  resolve(_input, dice, trace): WindRoll {
    const direction = dice.d(10, 'wind direction')
    trace.note('SK-CLD-05', 'Direction die', direction)
    if (direction > WIND_DIRECTIONS) {
      trace.note('SK-CLD-05', 'Calm')
      return CALM
    }
    const strength = WIND_STRENGTHS[dice.d(6, 'wind strength') - 1] ?? 'calm'
    trace.note('SK-CLD-05', 'Strength', strength)
    return { direction, strength }
  },
  outcome: ({ direction, strength }) => ({ direction, strength }),
  verdict({ direction, strength }) {
    const towards = COMPASS[direction - 1]
    return towards === undefined ? 'Calm.' : sentence(`${strength} wind towards the ${towards}`)
  },
})
