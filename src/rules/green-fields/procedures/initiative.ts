import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'

interface Throws {
  readonly a: number
  readonly b: number
}

const ROLL_OFF = {
  over: ({ a, b }: Throws) => a !== b,
  key: ({ a, b }: Throws) => Math.sign(a - b),
}

export const initiative = procedure({
  name: 'initiative',
  title: 'Initiative of the week',
  clauses: ['GF-TURN-02'],
  input: form({ options }),
  resolve(_, dice, trace) {
    const round = (): Throws => {
      const a = dice.d(6, 'side a')
      const b = dice.d(6, 'side b')
      trace.note('GF-TURN-02', 'Die of side a', a)
      trace.note('GF-TURN-02', 'Die of side b', b)
      return { a, b }
    }
    const { a, b } = dice.rounds<Throws>({ a: 0, b: 0 }, { over: ROLL_OFF.over, key: ROLL_OFF.key, round })
    const winner = a > b ? 'a' : 'b'
    trace.note('GF-TURN-02', 'Initiative goes to side', winner)
    return { winner, declaresFirst: a > b ? 'b' : 'a' } as const
  },
  outcome: ({ winner, declaresFirst }) => ({ winner, declaresFirst }),
  verdict: ({ winner, declaresFirst }) =>
    `Side ${winner.toUpperCase()} has the initiative; side ${declaresFirst.toUpperCase()} declares first.`,
})
