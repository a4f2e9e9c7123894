import type { Dice } from '#kernel/chance/dice.ts'
import { exactDice, TooManyBranches } from '#kernel/chance/exact.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { type AnyOrder, type Game, type Side, snapshot } from '#kernel/game/game.ts'
import { leadIn, type Measure, type Readings, type ShownGauge } from './measure.ts'

/** What the dice of one order did, against all that they could have done. */
export interface Throw {
  /** The first order is 1. */
  readonly order: number
  readonly side: Side
  readonly turn: number
  /** What was to be expected of the gauges after it, and what they showed. */
  readonly expected: Readings
  readonly fell: Readings
  /** How far the lead of the first side over the second may stray from what is expected, squared. */
  readonly variance: number
  /** The chance of a result at least as good for the first side, and at least as bad. */
  readonly atLeast: number
  readonly atMost: number
  /** Otherwise from so many samples. */
  readonly exact: boolean
}

/** Beyond this many branches a sample must do. */
const MOST_BRANCHES = 20_000
const SAMPLES = 2_000
const SAMPLING_SEED = 1914
/** Sums of probabilities that differ by less are the same. */
const DUST = 1e-9

interface Branch {
  readonly chance: number
  readonly shown: Readings
}

/** A game and what it is measured by. */
export interface Measured {
  readonly game: Game
  readonly measure: Measure
}

/** An order that was decided by dice, with the state before it and after it. */
export interface Decided {
  readonly number: number
  readonly side: Side
  readonly order: AnyOrder
  readonly before: unknown
  readonly after: unknown
}

/**
 * Weighs the dice of orders one after the other. The order is played again from the state before it under exact dice,
 * by the same code that adjudicated it; each way it may come out is measured with its probability.
 */
export const luckMaker = ({ game, measure }: Measured, mostBranches = MOST_BRANCHES) => {
  const { gauges } = measure
  const { dice, walk } = exactDice()

  const shownAfter = ({ before, side, order }: Decided, thrown: Dice): Readings => {
    const state = snapshot(before)
    game.act(state, side, order, thrown)
    return measure.read(state)
  }

  const branchesOf = (decided: Decided): { branches: Branch[]; exact: boolean } => {
    const branches: Branch[] = []
    try {
      walk(
        () => shownAfter(decided, dice),
        (shown, chance) => branches.push({ chance, shown }),
        mostBranches,
      )
      return { branches, exact: true }
    } catch (thrown) {
      if (!(thrown instanceof TooManyBranches)) throw thrown
    }
    const thrown = seededDice(SAMPLING_SEED)
    const sampled = Array.from({ length: SAMPLES }, () => ({
      chance: 1 / SAMPLES,
      shown: shownAfter(decided, thrown),
    }))
    return { branches: sampled, exact: false }
  }

  return (decided: Decided): Throw => {
    const { branches, exact } = branchesOf(decided)
    const fell = measure.read(decided.after)
    const expected = fell.map((row, s) =>
      row.map((_, g) => branches.reduce((sum, { chance, shown }) => sum + chance * (shown[s]?.[g] ?? 0), 0)),
    )
    const middle = leadIn(gauges, expected)
    const lead = leadIn(gauges, fell)
    let variance = 0
    let atLeast = 0
    let atMost = 0
    for (const { chance, shown } of branches) {
      const here = leadIn(gauges, shown)
      variance += chance * (here - middle) * (here - middle)
      if (here >= lead - DUST) atLeast += chance
      if (here <= lead + DUST) atMost += chance
    }
    const { number, side } = decided
    const turn = Math.max(1, game.turn(decided.before))
    return { order: number, side, turn, expected, fell, variance, atLeast, atMost, exact }
  }
}

/** By how much the dice of an order were kinder to the first side than was to be expected. */
export const luckIn = (gauges: readonly ShownGauge[], { fell, expected }: Throw): number =>
  leadIn(gauges, fell) - leadIn(gauges, expected)

/** The luck of a whole battle: throws decided one after the other add up, and so do their variances. */
export interface Luck {
  /** Of the first side, by the first gauge; the second had as much bad luck. */
  readonly total: number
  /** About two battles of three stay within this much either way. */
  readonly ordinary: number
  /** How much each gauge of each side was off what was expected of its dice. */
  readonly off: Readings
  readonly throws: number
  readonly exact: boolean
}

export const summedLuck = (
  gauges: readonly ShownGauge[],
  sides: readonly Side[],
  throws: readonly Throw[],
): Luck => ({
  total: throws.reduce((sum, one) => sum + luckIn(gauges, one), 0),
  ordinary: Math.sqrt(throws.reduce((sum, { variance }) => sum + variance, 0)),
  off: sides.map((_, s) =>
    gauges.map((_, g) =>
      throws.reduce((sum, { fell, expected }) => sum + (fell[s]?.[g] ?? 0) - (expected[s]?.[g] ?? 0), 0),
    ),
  ),
  throws: throws.length,
  exact: throws.every(({ exact }) => exact),
})
