import { listed, several, spelled } from '#kernel/words.ts'
import type { FireOutcome } from '../../vocabulary.ts'

/** How much it matters what a shot did. */
export const HARM_WEIGHTS: Readonly<Record<FireOutcome, number>> = { none: 1.2, suppressed: 2.6, killed: 3.6 }

/** How much it matters what several did. */
export const worstOf = (outcomes: readonly { readonly outcome: FireOutcome }[]): number =>
  outcomes.reduce((weight, { outcome }) => Math.max(weight, HARM_WEIGHTS[outcome]), 1)

/** 'two destroyed and one suppressed' */
export const tollOf = (outcomes: readonly FireOutcome[]): string => {
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
