import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { farFrom } from '#kernel/geometry/footprint.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { casualtyPoints } from '../procedures/casualty-points.ts'
import { collapse } from '../procedures/collapse.ts'
import { objectiveHolder } from '../procedures/objective-holder.ts'
import { victory } from '../procedures/victory.ts'
import { FOUGHT_FROM, HOLDS_WITHIN, INCH, toInches } from '../tables/index.ts'
import { type Holder, isGuns, isLineTroop, otherSide, type SideName, type Troop } from '../vocabulary.ts'
import type { Ending, Objective, State } from './state.ts'

type Counts = Record<Troop, number>

const noBases = (): Counts => ({
  infantry: 0,
  cavalry: 0,
  stosstruppen: 0,
  'trench-mortar': 0,
  'machine-gun': 0,
  tank: 0,
  'light-tank': 0,
  'field-artillery': 0,
  'heavy-artillery': 0,
  'extra-heavy-artillery': 0,
  'super-heavy-artillery': 0,
})

/** Bases a side has lost, by troops; those that withdrew or broke through are not lost (PA-END-05). */
export const lostBases = (state: State, side: SideName): Counts => {
  const counts = noBases()
  for (const unit of state.units) {
    if (unit.side !== side) continue
    for (const { troop, fate } of unit.gone) if (fate === 'lost') counts[troop]++
  }
  return counts
}

/** The same without the troops it has lost none of. */
export const losses = (state: State, side: SideName): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(lostBases(state, side)).filter(([, count]) => count > 0))

const brokenThrough = (state: State, side: SideName): number => {
  let count = 0
  for (const unit of state.units) {
    if (unit.side !== side) continue
    for (const { fate } of unit.gone) if (fate === 'broken-through') count++
  }
  return count
}

/** PA-END-02, PA-END-03. */
export const scoreOf = (state: State, side: SideName): number => {
  const bases = lostBases(state, otherSide(side))
  let points = casualtyPoints.resolve({ bases, options: state.options }, NO_DICE, SILENT).points
  for (const objective of state.objectives) if (objective.holder === side) points += objective.points
  return points + brokenThrough(state, side) * state.table.breakthrough
}

/** Inches from a point to the nearest base of a side, if any is near enough to matter; guns do not count. */
const nearestTo = (state: State, side: SideName, { at }: Objective): number | null => {
  let nearest: number | null = null
  for (const unit of state.units) {
    if (unit.side !== side) continue
    for (const base of unit.bases) {
      if (farFrom(base, at, INCH * HOLDS_WITHIN) || isGuns(base.troop)) continue
      const away = toInches(gapToPoint(base, at))
      if (nearest === null || away < nearest) nearest = away
    }
  }
  return nearest
}

/** PA-END-03: who holds each objective at the end of a turn. */
export const holders = (state: State): readonly Holder[] =>
  state.objectives.map(
    (objective) =>
      objectiveHolder.resolve(
        {
          holder: objective.holder,
          germanDistance: nearestTo(state, 'german', objective),
          ententeDistance: nearestTo(state, 'entente', objective),
          options: state.options,
        },
        NO_DICE,
        SILENT,
      ).holder,
  )

/** Bases of the line that a side began with, and has lost; how many units it has left. */
const lineOf = (state: State, side: SideName) => {
  let originalBases = 0
  let lostBases = 0
  let units = 0
  for (const unit of state.units) {
    if (unit.side !== side) continue
    if (unit.bases.length > 0) units++
    for (const { troop } of unit.bases) if (isLineTroop(troop)) originalBases++
    for (const { troop, fate } of unit.gone) {
      if (!isLineTroop(troop)) continue
      originalBases++
      if (fate === 'lost') lostBases++
    }
  }
  return { originalBases, lostBases, units }
}

/** PA-END-01: whether a side gives up at the end of a turn. */
export const hasCollapsed = (state: State, side: SideName): boolean => {
  if (state.options.collapse === 'off') return false
  const { originalBases, lostBases, units } = lineOf(state, side)
  if (units === 0) return true
  if (originalBases === 0) return false
  return collapse.resolve({ originalBases, lostBases, options: state.options }, NO_DICE, SILENT).collapsed
}

/** PA-END-01: the part of the losses that break a side which it has suffered; 1 and more breaks it. */
export const worn = (state: State, side: SideName): number => {
  const { originalBases, lostBases, units } = lineOf(state, side)
  if (units === 0) return 1
  if (originalBases === 0) return 0
  const { limit } = collapse.resolve({ originalBases, lostBases, options: state.options }, NO_DICE, SILENT)
  return lostBases / limit
}

const scores = (state: State) => ({ german: scoreOf(state, 'german'), entente: scoreOf(state, 'entente') })

/** PA-END-04: by points. */
export const endedByPoints = (state: State, reason: Ending['reason']): Ending => {
  const score = scores(state)
  const { winner, degree } = victory.resolve(
    { germanPoints: score.german, ententePoints: score.entente, options: state.options },
    NO_DICE,
    SILENT,
  )
  return { winner: winner === 'none' ? null : winner, reason, degree, score }
}

/** PA-END-06: where nothing has been fought for there is nothing to score. */
export const endedByAgreement = (state: State): Ending =>
  state.turn <= FOUGHT_FROM || !state.underFire
    ? { winner: null, reason: 'agreement', degree: 'stalemate', score: { german: 0, entente: 0 } }
    : endedByPoints(state, 'agreement')

/** PA-END-04: a side that concedes or collapses loses decisively. */
export const endedAgainst = (state: State, loser: SideName, reason: 'collapse' | 'concession'): Ending => ({
  winner: otherSide(loser),
  reason,
  degree: 'decisive',
  score: scores(state),
})
