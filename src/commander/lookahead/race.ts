/** What a candidate came to in each world, in the order of the worlds. */
type Tried = number[]

interface Race {
  /** How often candidates may be tried, all together. */
  readonly budget: number
  /** By so many standard errors the first must be beaten to be left. */
  readonly doubt: number
  /** It is time to stop. */
  enough(): boolean
}

/** How the race ended. */
export interface Raced {
  /** Which candidate won. */
  readonly best: number
  readonly trials: number
  /** What each came to on average, over the worlds in which it was tried; none if it never was. */
  readonly means: readonly (number | undefined)[]
}

/** In so many worlds all that are left are tried before any falls out. */
const HEAT = 4

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** How much better one is than the other, in the worlds in which both were tried. */
interface Gain {
  readonly mean: number
  /** The standard error of that. */
  readonly error: number
}

const gainOf = (one: Tried, other: Tried): Gain => {
  const gains = one.map((value, world) => value - (other[world] ?? value))
  const mean = meanOf(gains)
  if (gains.length < 2) return { mean, error: Number.POSITIVE_INFINITY }
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1)
  return { mean, error: Math.sqrt(variance / gains.length) }
}

/** It may still turn out better; what makes no difference in any world never does. */
const isHopeful = ({ mean, error }: Gain): boolean => mean + error > 0

const isClear = ({ mean, error }: Gain, doubt: number): boolean => mean > 0 && mean > doubt * error

/**
 * Sequential halving on paired differences: all candidates are tried in the same worlds, those without hope and the worse half
 * fall out, the rest are tried further. The first is what would be done without thinking; it stays in the race to be measured
 * against, and wins unless another is clearly better.
 */
export const race = (
  candidates: number,
  tryOut: (candidate: number, world: number) => number,
  { budget, doubt, enough }: Race,
): Raced => {
  const tried: Tried[] = Array.from({ length: candidates }, () => [])
  const of = (candidate: number): Tried => tried[candidate] ?? []
  const gain = (candidate: number): Gain => gainOf(of(candidate), of(0))
  let rivals = Array.from({ length: candidates - 1 }, (_, i) => i + 1)
  let [trials, worlds, halvings] = [0, 0, 0]
  const halvingsInAll = Math.max(1, Math.ceil(Math.log2(candidates)))
  while (rivals.length > 0 && trials + rivals.length + 1 <= budget && !enough()) {
    for (let i = 0; i < HEAT && trials + rivals.length + 1 <= budget && !enough(); i++) {
      for (const candidate of [0, ...rivals]) of(candidate).push(tryOut(candidate, worlds))
      trials += rivals.length + 1
      worlds++
    }
    rivals = rivals
      .filter((rival) => isHopeful(gain(rival)))
      .sort((a, b) => gain(b).mean - gain(a).mean || a - b)
    if (trials >= (budget * (halvings + 1)) / halvingsInAll) {
      rivals = rivals.slice(0, Math.ceil(rivals.length / 2))
      halvings++
    }
  }
  const [rival] = rivals
  return {
    best: rival !== undefined && isClear(gain(rival), doubt) ? rival : 0,
    trials,
    means: tried.map((one) => (one.length > 0 ? meanOf(one) : undefined)),
  }
}
