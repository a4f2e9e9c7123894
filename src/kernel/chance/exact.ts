import { type Chances, evenChances, poolChances } from './chances.ts'
import { type Dice, type Die, type Fold, facesOf, type Key, type PoolResult, type Rounds } from './dice.ts'

/** One place where chance decided, and which branch is being followed. */
interface Point {
  values: readonly unknown[]
  chances: readonly number[]
  index: number
}

/** Leaves the walk when it has followed more branches than allowed. */
export class TooManyBranches extends Error {}

/** The weight left in a cycle of rounds below which it can no longer change a probability. */
const NOTHING_LEFT = 1e-17

export interface ExactDice {
  readonly dice: Dice
  /** Runs `run` once for every way the dice can fall and reports each result with its probability. */
  walk<R>(run: () => R, visit: (result: R, chance: number) => void, limit: number): void
}

/**
 * Dice that fall every way at once. The procedure is run again for each branch; what was decided before is
 * replayed from the list of points, and the last point that still has a branch left moves on. Pools are one point
 * with the distribution of their score; `each`, `stage` and `rounds` are worked out on their own, merged by key,
 * and then are one point as well.
 */
export const exactDice = (): ExactDice => {
  const points: Point[] = []
  let top = 0
  let cursor = 0
  let weight = 1
  let branches = 0
  let allowed = 0
  const pools = new Map<readonly number[], Map<Die, Chances<PoolResult>[]>>()
  const singles = new Map<Die, Chances<number>>()

  /** Opens a point with the given branches and follows the first. */
  const open = <T>({ values, chances }: Chances<T>): T => {
    const point = points[top]
    if (point) {
      point.values = values
      point.chances = chances
      point.index = 0
    } else {
      points.push({ values, chances, index: 0 })
    }
    top++
    cursor++
    weight *= chances[0] ?? 0
    return values[0] as T
  }

  /** What was decided at a point that has been met before. */
  const replay = <T>(): T => {
    const point = points[cursor++] as Point
    weight *= point.chances[point.index] ?? 0
    return point.values[point.index] as T
  }

  const moveOn = (base: number): boolean => {
    while (top > base) {
      const point = points[top - 1] as Point
      if (++point.index < point.values.length) return true
      top--
    }
    return false
  }

  const follow = <R>(run: () => R, visit: (result: R, chance: number) => void): void => {
    const base = top
    const before = weight
    do {
      if (++branches > allowed) throw new TooManyBranches()
      cursor = base
      weight = 1
      const result = run()
      visit(result, weight)
    } while (moveOn(base))
    cursor = base
    weight = before
  }

  const merged = <R>(run: () => R, key: (result: R) => Key): Chances<R> => {
    const places = new Map<Key, number>()
    const values: R[] = []
    const chances: number[] = []
    follow(run, (result, chance) => {
      const name = key(result)
      const place = places.get(name)
      if (place === undefined) {
        places.set(name, values.length)
        values.push(result)
        chances.push(chance)
      } else {
        chances[place] = (chances[place] ?? 0) + chance
      }
    })
    return { values, chances }
  }

  const foldAll = <T, R, S>(
    items: readonly T[],
    roll: (item: T, index: number) => R,
    fold: Fold<R, S>,
  ): Chances<R[]> => {
    interface Partial {
      sum: S
      chance: number
      last: R | undefined
      before: Partial | undefined
    }
    let partials: Partial[] = [{ sum: fold.start, chance: 1, last: undefined, before: undefined }]
    items.forEach((item, index) => {
      const one = merged(
        () => roll(item, index),
        (result) => fold.key(fold.add(fold.start, result)),
      )
      const next = new Map<Key, Partial>()
      for (const before of partials) {
        one.values.forEach((last, i) => {
          const sum = fold.add(before.sum, last)
          const chance = before.chance * (one.chances[i] ?? 0)
          const key = fold.key(sum)
          const known = next.get(key)
          if (known) known.chance += chance
          else next.set(key, { sum, chance, last, before })
        })
      }
      partials = [...next.values()]
      branches += partials.length
      if (branches > allowed) throw new TooManyBranches()
    })
    const listOf = (partial: Partial): R[] => {
      const list: R[] = []
      for (let at = partial; at.before; at = at.before) list.push(at.last as R)
      return list.reverse()
    }
    return { values: partials.map(listOf), chances: partials.map((partial) => partial.chance) }
  }

  const allRounds = <S>(start: S, { over, key, round }: Rounds<S>): Chances<S> => {
    const ended = new Map<Key, { state: S; chance: number }>()
    const steps = new Map<Key, Chances<S>>()
    let open = new Map<Key, { state: S; chance: number }>([[key(start), { state: start, chance: 1 }]])
    const add = (to: Map<Key, { state: S; chance: number }>, name: Key, state: S, chance: number) => {
      const known = to.get(name)
      if (known) known.chance += chance
      else to.set(name, { state, chance })
    }
    while (open.size > 0) {
      const next = new Map<Key, { state: S; chance: number }>()
      for (const [name, { state, chance }] of open) {
        if (over(state)) {
          add(ended, name, state, chance)
          continue
        }
        if (chance < NOTHING_LEFT) continue
        let step = steps.get(name)
        if (!step) {
          step = withoutStandstill(
            merged(() => round(state), key),
            name,
            key,
          )
          steps.set(name, step)
        }
        const { values, chances } = step
        values.forEach((after, i) => {
          add(next, key(after), after, chance * (chances[i] ?? 0))
        })
      }
      open = next
    }
    const ends = [...ended.values()]
    return { values: ends.map((end) => end.state), chances: ends.map((end) => end.chance) }
  }

  const dice: Dice = {
    d(die) {
      if (cursor < top) return replay()
      let single = singles.get(die)
      if (!single) {
        single = evenChances(facesOf(die))
        singles.set(die, single)
      }
      return open(single)
    },
    pool(count, die, score) {
      if (cursor < top) return replay()
      let byDie = pools.get(score)
      if (!byDie) {
        byDie = new Map()
        pools.set(score, byDie)
      }
      let byCount = byDie.get(die)
      if (!byCount) {
        byCount = []
        byDie.set(die, byCount)
      }
      let chances = byCount[count]
      if (!chances) {
        chances = poolChances(count, die, score)
        byCount[count] = chances
      }
      return open(chances)
    },
    each: (items, roll, fold) => (cursor < top ? replay() : open(foldAll(items, roll, fold))),
    // The order of the throws does not matter here, so each item is weighed on its own.
    exchange: (items, first, answer, fold) =>
      cursor < top ? replay() : open(foldAll(items, (item) => answer(item, () => first(item)), fold)),
    stage: (run, key) => (cursor < top ? replay() : open(merged(run, key))),
    rounds: (start, rounds) => (cursor < top ? replay() : open(allRounds(start, rounds))),
  }

  return {
    dice,
    walk(run, visit, limit) {
      top = 0
      weight = 1
      branches = 0
      allowed = limit
      follow(run, visit)
    },
  }
}

/** A round that may leave everything as it was is repeated until it does not: its other results share that chance. */
const withoutStandstill = <S>(step: Chances<S>, name: Key, key: (state: S) => Key): Chances<S> => {
  const stays = step.values.findIndex((state) => key(state) === name)
  if (stays < 0 || step.values.length === 1) return step
  const rest = 1 - (step.chances[stays] ?? 0)
  return {
    values: step.values.filter((_, i) => i !== stays),
    chances: step.chances.filter((_, i) => i !== stays).map((chance) => chance / rest),
  }
}
