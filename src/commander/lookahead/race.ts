/** What a candidate came to in each world, in the order of the worlds. */
type Tried = number[]

interface Race {
  /** The share of all that may be spent which is gone after so many trials; no world is begun that would bring it over 1. */
  spent(trials: number): number
  /** By so many standard errors the first must be beaten to be left. */
  readonly doubt: number
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

/** Where not all candidates can be tried in so many worlds, only the foremost run: few worlds tell luck from merit badly. */
const FEWEST_WORLDS = 6

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

/**
 * With a little luck it may still be clearly better in the end, when its error will have shrunk; what makes no difference in any
 * world never is.
 */
const isHopeful = ({ mean, error }: Gain, doubt: number, spent: number): boolean =>
  mean + error > doubt * error * Math.sqrt(spent)

const isClear = ({ mean, error }: Gain, doubt: number): boolean => mean > 0 && mean > doubt * error

/**
 * Sequential halving on paired differences: all candidates are tried in the same worlds, those without hope and the worse half
 * fall out, the rest are tried further. The first is what would be done without thinking; it stays in the race to be measured
 * against, and wins unless another is clearly better.
 */
export const race = (
  candidates: number,
  tryOut: (candidate: number, world: number) => number,
  { spent, doubt }: Race,
): Raced => {
  const tried: Tried[] = Array.from({ length: candidates }, () => [])
  const of = (candidate: number): Tried => tried[candidate] ?? []
  const gain = (candidate: number): Gain => gainOf(of(candidate), of(0))
  let [trials, worlds, halvings] = [0, 0, 0]
  const tryIn = (world: number, runners: readonly number[]): void => {
    for (const candidate of runners.filter((one) => of(one).length === world)) {
      of(candidate).push(tryOut(candidate, world))
      trials++
    }
  }
  // The first trial tells what one costs, and so how many may run.
  if (spent(0) < 1) tryIn(0, [0])
  const most = Math.max(2, Math.floor(1 / (FEWEST_WORLDS * spent(trials))))
  let rivals = Array.from({ length: Math.min(candidates, most) - 1 }, (_, i) => i + 1)
  const halvingsInAll = Math.max(1, Math.ceil(Math.log2(rivals.length + 1)))
  const affords = (): boolean => spent(trials) * (1 + (rivals.length + 1) / trials) <= 1
  while (rivals.length > 0 && affords()) {
    for (let i = 0; i < HEAT && affords(); i++) tryIn(worlds++, [0, ...rivals])
    rivals = rivals
      .filter((rival) => isHopeful(gain(rival), doubt, Math.min(1, spent(trials))))
      .sort((a, b) => gain(b).mean - gain(a).mean || a - b)
    if (spent(trials) >= (halvings + 1) / halvingsInAll) {
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
