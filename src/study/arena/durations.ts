/** How long something took, often: the longest exactly, all others to one part in a hundred. */
export interface Durations {
  readonly count: number
  /** Milliseconds. */
  readonly total: number
  readonly max: number
  /** How many took about `STEP` to the power of the key, in milliseconds. */
  readonly steps: ReadonlyMap<number, number>
}

const STEP = 1.02
/** What is shorter cannot be told apart. */
const LEAST = 1e-4

export const NO_DURATIONS: Durations = { count: 0, total: 0, max: 0, steps: new Map() }

/** Keeps adding durations. */
export const durationCounter = () => {
  const steps = new Map<number, number>()
  let [count, total, max] = [0, 0, 0]
  return {
    add(ms: number): void {
      const step = Math.round(Math.log(Math.max(ms, LEAST)) / Math.log(STEP))
      steps.set(step, (steps.get(step) ?? 0) + 1)
      count++
      total += ms
      max = Math.max(max, ms)
    },
    sum: (): Durations => ({ count, total, max, steps }),
  }
}

/** Several lots of durations as one. */
export const together = (lots: readonly Durations[]): Durations => {
  const steps = new Map<number, number>()
  for (const lot of lots)
    for (const [step, count] of lot.steps) steps.set(step, (steps.get(step) ?? 0) + count)
  return {
    count: lots.reduce((sum, lot) => sum + lot.count, 0),
    total: lots.reduce((sum, lot) => sum + lot.total, 0),
    max: lots.reduce((most, lot) => Math.max(most, lot.max), 0),
    steps,
  }
}

/** The duration that this share of all does not exceed. */
const quantile = ({ count, max, steps }: Durations, share: number): number => {
  let seen = 0
  for (const [step, number] of [...steps].sort(([a], [b]) => a - b)) {
    seen += number
    if (seen >= share * count) return Math.min(max, STEP ** step)
  }
  return max
}

export interface DurationFigures {
  readonly median: number
  readonly p99: number
  readonly max: number
}

export const durationFigures = (durations: Durations): DurationFigures => ({
  median: quantile(durations, 0.5),
  p99: quantile(durations, 0.99),
  max: durations.max,
})
