/** What was seen once: the figures, how it came out from 0 to 1, and how much it counts. */
export interface Row {
  readonly x: readonly number[]
  readonly y: number
  readonly weight: number
}

/** How freely weights may be fitted, each by its place. */
export interface Restraint {
  /** What they are held to. */
  readonly centre: readonly number[]
  /** How firmly: as if so much had been seen already. */
  readonly penalty: readonly number[]
  /** May not be below 0. */
  readonly positive: readonly boolean[]
}

const MOST_STEPS = 40
const SWEEPS = 200
/** Weights that change by less are found. */
const FINE = 1e-7

export const logistic = (z: number): number => 1 / (1 + Math.exp(-z))

const product = (one: readonly number[], other: readonly number[]): number => {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0)
  return sum
}

interface Curvature {
  readonly gradient: Float64Array
  /** Row by row. */
  readonly hessian: Float64Array
}

/** Slope and curvature of the penalised loss where the weights stand. */
const curvatureAt = (rows: readonly Row[], weights: readonly number[], { centre, penalty }: Restraint) => {
  const n = weights.length
  const gradient = new Float64Array(n)
  const hessian = new Float64Array(n * n)
  for (const { x, y, weight } of rows) {
    const p = logistic(product(x, weights))
    const off = weight * (p - y)
    const bend = weight * Math.max(p * (1 - p), 1e-6)
    for (let i = 0; i < n; i++) {
      const xi = x[i] ?? 0
      if (xi === 0) continue
      gradient[i] = (gradient[i] ?? 0) + off * xi
      for (let j = 0; j <= i; j++) hessian[i * n + j] = (hessian[i * n + j] ?? 0) + bend * xi * (x[j] ?? 0)
    }
  }
  for (let i = 0; i < n; i++) {
    const firm = penalty[i] ?? 0
    gradient[i] = (gradient[i] ?? 0) + firm * ((weights[i] ?? 0) - (centre[i] ?? 0))
    hessian[i * n + i] = (hessian[i * n + i] ?? 0) + firm + FINE
    for (let j = 0; j < i; j++) hessian[j * n + i] = hessian[i * n + j] ?? 0
  }
  return { gradient, hessian }
}

/** The lowest point of the parabola that touches the loss here, where no positive weight falls below 0. */
const lowest = (
  { gradient, hessian }: Curvature,
  from: readonly number[],
  positive: readonly boolean[],
): number[] => {
  const n = from.length
  const weights = [...from]
  const slope = Float64Array.from(gradient)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let most = 0
    for (let i = 0; i < n; i++) {
      const before = weights[i] ?? 0
      const free = before - (slope[i] ?? 0) / (hessian[i * n + i] ?? 1)
      const after = positive[i] ? Math.max(0, free) : free
      const change = after - before
      if (change === 0) continue
      weights[i] = after
      for (let j = 0; j < n; j++) slope[j] = (slope[j] ?? 0) + change * (hessian[j * n + i] ?? 0)
      most = Math.max(most, Math.abs(change))
    }
    if (most < FINE) break
  }
  return weights
}

const lossAt = (rows: readonly Row[], weights: readonly number[], { centre, penalty }: Restraint): number => {
  let loss = 0
  for (const { x, y, weight } of rows) loss += weight * logLoss(logistic(product(x, weights)), y)
  weights.forEach((one, i) => {
    const off = one - (centre[i] ?? 0)
    loss += ((penalty[i] ?? 0) * off * off) / 2
  })
  return loss
}

/** Nobody is punished without end for having been sure. */
const SURE = 1e-6

export const logLoss = (forecast: number, y: number): number => {
  const p = Math.min(1 - SURE, Math.max(SURE, forecast))
  return -(y * Math.log(p) + (1 - y) * Math.log(1 - p))
}

/** Ridge-regularised logistic regression by Newton's method. */
export const fitted = (rows: readonly Row[], restraint: Restraint): readonly number[] => {
  let weights = restraint.centre.map((one, i) => (restraint.positive[i] ? Math.max(0, one) : one))
  let loss = lossAt(rows, weights, restraint)
  for (let step = 0; step < MOST_STEPS; step++) {
    const aim = lowest(curvatureAt(rows, weights, restraint), weights, restraint.positive)
    let share = 1
    let next = aim
    let after = lossAt(rows, next, restraint)
    // A whole step may lead too far; half of it never does for long.
    while (after > loss + FINE && share > 1e-4) {
      share /= 2
      next = weights.map((one, i) => one + share * ((aim[i] ?? 0) - one))
      after = lossAt(rows, next, restraint)
    }
    const gain = loss - after
    if (gain <= 0) break
    weights = next
    loss = after
    if (gain < FINE) break
  }
  return weights
}
