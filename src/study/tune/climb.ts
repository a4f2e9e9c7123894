import { percent, type Random } from '#kernel/chance/random.ts'
import type { Numbers } from './numbers.ts'

/** How a search goes. */
export interface Climb {
  /** Where it begins. */
  readonly from: Numbers
  /** How far each step goes. */
  readonly step: number
  readonly random: Random
}

/** Numbers are shifted by this part of what they were to begin with; a nought by as much itself. */
const SHIFT = 0.3

/** After so many trials steps are a quarter shorter. */
const SETTLING = 300
const SHORTER = 0.4

const unitOf = (number: number): number => (number === 0 ? SHIFT : SHIFT * Math.abs(number))

/** What speaks for something never comes to speak against it. */
const keptToItsSide = (before: number, now: number): number =>
  before > 0 ? Math.max(0, now) : before < 0 ? Math.min(0, now) : now

/** Where a search stands after a trial. */
export interface Climbed {
  readonly trials: number
  readonly numbers: Numbers
}

/**
 * Climbs by simultaneous perturbation, as chess programs are tuned: in every trial all numbers are shifted at random, one way and
 * the other; the two meet, and all go a little the way of the winner. What matters drifts, what does not stays about where it is.
 * `duel` says how the first fared against the second, from -1 to 1.
 */
export function* climb(
  { from, step, random }: Climb,
  duel: (one: Numbers, other: Numbers, trial: number) => number,
): Generator<Climbed, never> {
  const shifts = new Map([...from.keys()].map((path) => [path, 0]))
  const at = (ways: ReadonlyMap<string, number> | undefined, sign: number): Numbers =>
    new Map(
      [...from].map(([path, before]) => {
        const shift = (shifts.get(path) ?? 0) + sign * (ways?.get(path) ?? 0)
        return [path, keptToItsSide(before, before + unitOf(before) * shift)]
      }),
    )
  for (let trial = 1; ; trial++) {
    const ways = new Map([...from.keys()].map((path) => [path, percent(random, 50) ? 1 : -1]))
    const won = duel(at(ways, 1), at(ways, -1), trial)
    const length = (step * won) / (1 + trial / SETTLING) ** SHORTER
    for (const [path, way] of ways) shifts.set(path, (shifts.get(path) ?? 0) + length * way)
    yield { trials: trial, numbers: at(undefined, 0) }
  }
}
