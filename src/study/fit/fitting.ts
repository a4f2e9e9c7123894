import { type Chances, type Model, urgency } from '#kernel/game/chances.ts'
import type { Standing } from '#kernel/game/game.ts'
import { type Forecast, type Quality, qualityOf } from './forecasts.ts'
import type { Sample } from './gathering.ts'
import { fitted, logistic, type Row } from './regression.ts'

/** The figures as a model weighs them: start, urgency, and each figure alone and by urgency, on a scale of their own. */
const columnsOf = (standing: Standing, scales: readonly number[]): readonly number[] => {
  const urgent = urgency(standing)
  const columns = [1, urgent]
  standing.figures.forEach((figure, i) => {
    const scaled = figure / (scales[i] ?? 1)
    columns.push(scaled, scaled * urgent)
  })
  return columns
}

/** How much each figure usually is, either way. */
const scalesOf = (samples: readonly Sample[]): readonly number[] => {
  const count = samples[0]?.standing.figures.length ?? 0
  const all = samples.reduce((sum, { weight }) => sum + weight, 0)
  return Array.from({ length: count }, (_, i) => {
    const squares = samples.reduce((sum, { standing, weight }) => {
      const figure = standing.figures[i] ?? 0
      return sum + weight * figure * figure
    }, 0)
    return Math.sqrt(squares / all) || 1
  })
}

const rowsOf = (samples: readonly Sample[], scales: readonly number[]): readonly Row[] =>
  samples.map(({ standing, y, weight }) => ({ x: columnsOf(standing, scales), y, weight }))

/** A start may be what it likes; a figure that speaks for a side never speaks against it. */
const positiveIn = (width: number): readonly boolean[] => Array.from({ length: width }, (_, i) => i > 1)

/** How firmly the weights of all battles are held to 0, and the starts. */
const FIRM = 2
const FIRM_START = 0.2
/** How firmly those of a scenario may be held to those of all, of which the one that forecasts best is taken. */
const HELD = [1, 3, 10, 30, 100] as const
const HELD_START = 0.5

const penalties = (width: number, start: number, others: number): readonly number[] =>
  Array.from({ length: width }, (_, i) => (i < 2 ? start : others))

/** Fits the battles of all scenarios together. */
const commonTo = (rows: readonly Row[], width: number): readonly number[] =>
  fitted(rows, {
    centre: new Array<number>(width).fill(0),
    penalty: penalties(width, FIRM_START, FIRM),
    positive: positiveIn(width),
  })

/** Fits those of one scenario, which are few, and so held to what is common to all. */
const heldTo = (common: readonly number[], rows: readonly Row[], held: number): readonly number[] =>
  fitted(rows, {
    centre: common,
    penalty: penalties(common.length, HELD_START, held),
    positive: positiveIn(common.length),
  })

/** Weights for the figures as they are; four digits are plenty. */
const asModel = (weights: readonly number[], scales: readonly number[]): Model =>
  weights.map((weight, i) => {
    const scale = i < 2 ? 1 : (scales[Math.floor(i / 2) - 1] ?? 1)
    return Number((weight / scale).toPrecision(4))
  })

const scoreOf = (weights: readonly number[], x: readonly number[]): number =>
  logistic(x.reduce((sum, one, i) => sum + one * (weights[i] ?? 0), 0))

const FOLDS = 5

/** What can be said beforehand about battles that were not looked at. */
export interface Trial {
  readonly scenario: string
  readonly battles: number
  readonly model: Quality
  /** Always the share that wins. */
  readonly constant: Quality
  /** By the first gauge alone. */
  readonly gauge: Quality
}

export interface Fit {
  readonly chances: Chances
  readonly held: number
  readonly trials: readonly Trial[]
}

const grouped = (samples: readonly Sample[]): ReadonlyMap<string, readonly Sample[]> => {
  const groups = new Map<string, Sample[]>()
  for (const sample of samples) {
    const group = groups.get(sample.scenario)
    if (group) group.push(sample)
    else groups.set(sample.scenario, [sample])
  }
  return groups
}

/** A forecast by the first gauge alone, fitted to some samples. */
const byGauge = (samples: readonly Sample[]) => {
  const size = Math.sqrt(samples.reduce((sum, { lead }) => sum + lead * lead, 0) / samples.length) || 1
  const rows = samples.map(({ lead, y, weight }) => ({ x: [1, lead / size], y, weight }))
  const weights = fitted(rows, { centre: [0, 0], penalty: [0.2, 0.2], positive: [false, false] })
  return (lead: number): number => scoreOf(weights, [1, lead / size])
}

const shareWon = (samples: readonly Sample[]): number =>
  samples.reduce((sum, { y, weight }) => sum + y * weight, 0) /
  samples.reduce((sum, { weight }) => sum + weight, 0)

interface Guesses {
  /** For each of `HELD`. */
  readonly models: readonly Forecast[][]
  readonly constant: Forecast[]
  readonly gauge: Forecast[]
}

/** Forecasts for battles by what the others have taught. */
const guessed = (samples: readonly Sample[], scales: readonly number[]): ReadonlyMap<string, Guesses> => {
  const guesses = new Map<string, Guesses>()
  const width = 2 + 2 * scales.length
  for (let fold = 0; fold < FOLDS; fold++) {
    const known = samples.filter(({ battle }) => battle % FOLDS !== fold)
    const common = commonTo(rowsOf(known, scales), width)
    const unknown = grouped(samples.filter(({ battle }) => battle % FOLDS === fold))
    for (const [scenario, some] of grouped(known)) {
      const rows = rowsOf(some, scales)
      const weights = HELD.map((held) => heldTo(common, rows, held))
      const gauge = byGauge(some)
      const constant = shareWon(some)
      const into = guesses.get(scenario) ?? { models: HELD.map(() => []), constant: [], gauge: [] }
      guesses.set(scenario, into)
      for (const { standing, lead, y, weight } of unknown.get(scenario) ?? []) {
        const x = columnsOf(standing, scales)
        weights.forEach((one, i) => {
          into.models[i]?.push({ chance: scoreOf(one, x), y, weight })
        })
        into.constant.push({ chance: constant, y, weight })
        into.gauge.push({ chance: gauge(lead), y, weight })
      }
    }
  }
  return guesses
}

/** Fits the chances of a rule set; scenarios in `apart` are battles of one's own and go by what is common to all. */
export const fittedChances = (
  figures: readonly string[],
  samples: readonly Sample[],
  apart: readonly string[] = [],
): Fit => {
  const scales = scalesOf(samples)
  const guesses = guessed(samples, scales)
  const losses = HELD.map((_, i) => qualityOf([...guesses.values()].flatMap(({ models }) => models[i] ?? [])))
  const best = losses.reduce(
    (least, { logLoss }, i) => (logLoss < (losses[least]?.logLoss ?? 0) ? i : least),
    0,
  )
  const held = HELD[best] ?? HELD[0]
  const common = commonTo(rowsOf(samples, scales), 2 + 2 * scales.length)
  const groups = [...grouped(samples)]
  return {
    chances: {
      figures,
      usual: asModel(common, scales),
      scenarios: Object.fromEntries(
        groups
          .filter(([scenario]) => !apart.includes(scenario))
          .map(([scenario, some]) => [scenario, asModel(heldTo(common, rowsOf(some, scales), held), scales)]),
      ),
    },
    held,
    trials: [...guesses].map(([scenario, { models, constant, gauge }]) => ({
      scenario,
      battles: Math.round(constant.reduce((sum, { weight }) => sum + weight, 0)),
      model: qualityOf(models[best] ?? []),
      constant: qualityOf(constant),
      gauge: qualityOf(gauge),
    })),
  }
}
