import type { RolledDie } from '#kernel/chance/dice.ts'
import type { ShownDie } from './results.ts'

/** The dice of an order, taken story by story in the order in which they fell. */
export interface ThrownDice {
  /** The next dice thrown for one of these things, as many as belong together; none where none are left. */
  take(what: string, most?: number): readonly RolledDie[]
  /** The next so many, whatever they were thrown for. */
  next(count: number): readonly RolledDie[]
}

export const thrownDice = (dice: readonly RolledDie[]): ThrownDice => {
  let taken = 0
  return {
    take(what, most = 1) {
      const from = dice.findIndex((die, i) => i >= taken && die.for === what)
      if (from < 0) return []
      let to = from
      while (to < dice.length && to - from < most && dice[to]?.for === what) to++
      taken = to
      return dice.slice(from, to)
    },
    next(count) {
      const from = taken
      taken = Math.min(dice.length, from + count)
      return dice.slice(from, taken)
    },
  }
}

export const shownDice = (
  dice: readonly RolledDie[],
  counted?: (value: number) => boolean,
): readonly ShownDie[] =>
  dice.map(({ sides, value }) => ({ sides, value, ...(counted ? { counted: counted(value) } : {}) }))
