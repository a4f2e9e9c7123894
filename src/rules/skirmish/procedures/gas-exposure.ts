import { FACES } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { form, integer, MOST_DICE } from '#kernel/procedure/schema.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { CLOUD_LIFE } from '../tables/index.ts'

interface GasExposure {
  readonly gasNumber: number
  readonly casualties: number
}

/** SK-CLD-03: for each move of a cloud, what each face of the d10 costs. */
const CASUALTIES_BY_FACE = CLOUD_LIFE.map(({ gasNumber }) =>
  FACES[10].map((face) => (face > gasNumber ? 1 : 0)),
)
const NONE: readonly number[] = []

export const gasExposure = procedure({
  name: 'gas-exposure',
  title: 'Men touched by gas',
  clauses: ['SK-CLD-02', 'SK-CLD-03'],
  input: form({ men: integer(1, MOST_DICE), age: integer(1, CLOUD_LIFE.length), options }),
  resolve({ men, age }, dice, trace): GasExposure {
    const gasNumber = CLOUD_LIFE[age - 1]?.gasNumber ?? 0
    trace.note('SK-CLD-02', 'Gas number', gasNumber)
    const casualties = dice.pool(men, 10, CASUALTIES_BY_FACE[age - 1] ?? NONE, 'gas').score
    trace.note('SK-CLD-03', 'Men overcome', casualties)
    return { gasNumber, casualties }
  },
  outcome: ({ casualties }) => ({ casualties }),
  verdict: ({ casualties }) =>
    casualties === 0
      ? 'Nobody is overcome by the gas.'
      : sentence(`${several(casualties, 'man', 'men')} overcome by the gas`),
})
