import { logLoss } from './regression.ts'

/** A chance that was given, how it came out from 0 to 1, and how much it counts. */
export interface Forecast {
  readonly chance: number
  readonly y: number
  readonly weight: number
}

/** How good forecasts were; both are the better the lower. */
export interface Quality {
  /** The mean square of what they were off. */
  readonly brier: number
  readonly logLoss: number
}

export const qualityOf = (forecasts: readonly Forecast[]): Quality => {
  let all = 0
  let squares = 0
  let logs = 0
  for (const { chance, y, weight } of forecasts) {
    all += weight
    squares += weight * (chance - y) * (chance - y)
    logs += weight * logLoss(chance, y)
  }
  return { brier: squares / all, logLoss: logs / all }
}
