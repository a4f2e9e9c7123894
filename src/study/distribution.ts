/** How a figure that is never negative is spread over many battles. */
export interface Distribution {
  readonly mean: number
  readonly min: number
  readonly max: number
  /** How often each value came up. */
  readonly histogram: Readonly<Record<string, number>>
  /** Between these the true mean lies with a confidence of 95 %. */
  readonly interval: Interval
}

export type Interval = readonly [low: number, high: number]

/** Standard errors to either side of a mean that hold 95 % of a normal distribution. */
const Z = 1.96

export const distribution = (values: readonly number[]): Distribution => {
  const n = values.length
  const histogram: Record<string, number> = {}
  let sum = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const value of values) {
    sum += value
    min = Math.min(min, value)
    max = Math.max(max, value)
    histogram[value] = (histogram[value] ?? 0) + 1
  }
  const mean = sum / n
  const squares = values.reduce((total, value) => total + (value - mean) * (value - mean), 0)
  const margin = n > 1 ? Z * Math.sqrt(squares / (n - 1) / n) : Number.POSITIVE_INFINITY
  return {
    mean,
    min,
    max,
    histogram: sorted(histogram),
    interval: [Math.max(0, mean - margin), mean + margin],
  }
}

const sorted = (histogram: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(histogram).sort(([a], [b]) => Number(a) - Number(b)))

/** Wilson's interval for a share, which holds for few battles and for none won as well. */
export const shareInterval = (count: number, of: number): Interval => {
  const share = count / of
  const square = (Z * Z) / of
  const centre = (share + square / 2) / (1 + square)
  const margin = (Z * Math.sqrt((share * (1 - share) + square / 4) / of)) / (1 + square)
  return [Math.max(0, centre - margin), Math.min(1, centre + margin)]
}
