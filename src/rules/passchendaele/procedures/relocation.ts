import type { Dice } from '#kernel/chance/dice.ts'
import { summed } from '#kernel/chance/fold.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { flag, form, list, text } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { listed, sentence, several, spelled } from '#kernel/words.ts'
import { options } from '../options.ts'
import { RELOCATES_ON } from '../tables/index.ts'

const MOST_DIVISIONS = 60

/** More than these are spelled, not named, in a sentence. */
const MOST_NAMED = 3

const MOVED = summed((moves: boolean) => (moves ? 1 : 0))

interface Division {
  readonly name: string
  readonly frontLine: boolean
}

/** Which of the divisions may go elsewhere, a die each (PA-SETUP-07). */
export const relocationDice = (
  divisions: readonly Division[],
  dice: Dice,
  trace: Trace,
): readonly boolean[] =>
  dice.each(
    divisions,
    ({ name, frontLine }) => {
      if (frontLine) {
        trace.note('PA-SETUP-11', 'On the front line, may not roll', name)
        return false
      }
      const die = dice.d(6, name)
      trace.note('PA-SETUP-07', 'Relocation die', die)
      trace.note('PA-SETUP-07', die >= RELOCATES_ON ? 'May relocate' : 'Stays', name)
      return die >= RELOCATES_ON
    },
    MOVED,
  )

export const relocation = procedure({
  name: 'relocation',
  title: 'Relocating divisions',
  clauses: ['PA-SETUP-07', 'PA-SETUP-11'],
  input: form({
    divisions: list(form({ name: text(), frontLine: flag() }), 1, MOST_DIVISIONS),
    options,
  }),
  resolve({ divisions }, dice, trace) {
    const moves = relocationDice(divisions, dice, trace)
    const relocating: string[] = []
    const staying: string[] = []
    divisions.forEach(({ name }, i) => {
      if (moves[i]) relocating.push(name)
      else staying.push(name)
    })
    return { relocating, staying }
  },
  outcome: ({ relocating, staying }) => ({ relocating: relocating.length, staying: staying.length }),
  verdict({ relocating, staying }) {
    if (relocating.length === 0) return 'No division may relocate.'
    const movers =
      relocating.length > MOST_NAMED ? several(relocating.length, 'division') : listed(relocating)
    const rest =
      staying.length === 0 ? '' : `; ${spelled(staying.length)} ${staying.length === 1 ? 'stays' : 'stay'}`
    return sentence(`${movers} may relocate${rest}`)
  },
})
