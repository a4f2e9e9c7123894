import { type Chain, itemsOf } from '#kernel/chance/chain.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { form, list, preset, text } from '#kernel/procedure/schema.ts'
import { sentence } from '#kernel/words.ts'
import { options } from '../options.ts'
import { SIDES } from '../vocabulary.ts'
import { HOLDER_WORDS } from '../wording.ts'

interface Throws {
  readonly winner: string | undefined
  readonly rolls: Chain<readonly [number, number]> | undefined
}

export const initiative = procedure({
  name: 'initiative',
  title: 'Initiative',
  clauses: ['PA-TURN-02'],
  input: form({ sides: preset(list(text(), 2, 2), [...SIDES]), options }),
  resolve({ sides: [one = '', other = ''] }, dice, trace) {
    const start: Throws = { winner: undefined, rolls: undefined }
    const { winner = '', rolls: thrown } = dice.rounds(start, {
      over: (throws) => throws.winner !== undefined,
      key: ({ rolls }) => standing(rolls?.last),
      round({ rolls: before }): Throws {
        const a = dice.d(6, one)
        const b = dice.d(6, other)
        trace.note('PA-TURN-02', 'Die of the first side', a)
        trace.note('PA-TURN-02', 'Die of the second side', b)
        if (a === b) trace.note('PA-TURN-02', 'A tie is thrown again')
        return {
          winner: a === b ? undefined : a > b ? one : other,
          rolls: { last: [a, b], before },
        }
      },
    })
    trace.note('PA-TURN-02', 'Chooses who moves first', winner)
    const rolls = itemsOf(thrown)
    return { winner, throws: rolls.length, rolls }
  },
  outcome: ({ winner }) => ({ winner }),
  verdict: ({ winner }) => sentence(`${chooser(winner)} won the throw and may move first or second`),
})

/** Who is ahead on the last throw: 0 for nobody. */
const standing = (throw_: readonly [number, number] | undefined): number =>
  throw_ ? Math.sign(throw_[0] - throw_[1]) : 0

/** The two usual sides, or whatever the players call themselves. */
const chooser = (winner: string): string => {
  if (winner === 'german' || winner === 'entente') return HOLDER_WORDS[winner]
  return winner.trim() || 'one side'
}
