import { listed, several, spelled } from '#kernel/words.ts'
import type { ShownDie, ShownModifier } from '#screen/results.ts'
import type { FireOutcome } from '../vocabulary.ts'

const SIX = 6

export const die = (value: number, counted?: boolean): ShownDie => ({
  sides: SIX,
  value,
  ...(counted === undefined ? {} : { counted }),
})

interface Struck {
  readonly natural: number | null
  readonly outcome: FireOutcome
}

/** The dice of those who were struck at; no die where nothing could happen. */
export const strikeDice = (strikes: readonly Struck[]): readonly ShownDie[] =>
  strikes.flatMap(({ natural, outcome }) => (natural === null ? [] : [die(natural, outcome !== 'none')]))

/** One figure for what is added, where it is not known apart. */
export const added = (name: string, value: number): readonly ShownModifier[] =>
  value === 0 ? [] : [{ name, value }]

/** 'two destroyed and one suppressed' */
export const toll = (outcomes: readonly FireOutcome[]): string => {
  const count = (kind: FireOutcome): number => outcomes.filter((one) => one === kind).length
  const [killed, suppressed] = [count('killed'), count('suppressed')]
  if (killed + suppressed === 0) return 'no effect'
  return listed([
    ...(killed > 0 ? [`${several(killed, 'stand')} destroyed`] : []),
    ...(suppressed > 0
      ? [`${killed > 0 ? spelled(suppressed) : several(suppressed, 'stand')} suppressed`]
      : []),
  ])
}

/** 'suppresses on 4, destroys on 6' */
export const neededWords = (suppress: number | 'auto' | null, kill: number | null): string =>
  [
    ...(suppress === null ? [] : [suppress === 'auto' ? 'always suppresses' : `suppresses on ${suppress}`]),
    ...(kill === null ? [] : [`destroys on ${kill}`]),
  ].join(', ')
