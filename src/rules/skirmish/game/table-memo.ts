import { partsOf } from '#kernel/memo.ts'
import type { State, Unit } from './state.ts'

/** All of a state but its units that has a say in how they stand, see and move. */
const SURROUNDINGS = ['works', 'gaps', 'clouds', 'melees', 'move', 'options', 'scenario'] as const
const AROUND = partsOf<State>()(...SURROUNDINGS)
export const TABLE = partsOf<State>()('units', ...SURROUNDINGS)

/** What there is between two units as they stand, worked out once for a table. */
export const betweenMemo = <T extends object>(
  work: (state: State, one: Unit, other: Unit) => T,
): ((state: State, one: Unit, other: Unit) => T) => {
  const answers = TABLE.memo((_: State) => new Map<Unit, Map<Unit, T>>())
  return (state, one, other) => {
    const known = answers(state)
    let ofOne = known.get(one)
    if (!ofOne) {
      ofOne = new Map()
      known.set(one, ofOne)
    }
    const before = ofOne.get(other)
    if (before) return before
    const answer = work(state, one, other)
    ofOne.set(other, answer)
    return answer
  }
}

/** What there is for each side, worked out once for a table. */
export const sideMemo = <S extends string, T extends object>(
  work: (state: State, side: S) => T,
): ((state: State, side: S) => T) => {
  const answers = TABLE.memo((_: State) => new Map<S, T>())
  return (state, side) => {
    const known = answers(state)
    const before = known.get(side)
    if (before) return before
    const answer = work(state, side)
    known.set(side, answer)
    return answer
  }
}

const isEachWhereHeWas = (one: Unit['figures'], other: Unit['figures']): boolean => {
  if (one === other) return true
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i]?.at !== other[i]?.at) return false
  return true
}

/** A unit is in the way of others, and others in its way, as before. */
export const standsAlike = (one: Unit, other: Unit): boolean =>
  one === other ||
  (one.id === other.id &&
    one.where === other.where &&
    one.position === other.position &&
    one.facing === other.facing &&
    one.prone === other.prone &&
    one.trench === other.trench &&
    one.inside === other.inside &&
    one.weapon === other.weapon &&
    one.vehicle === other.vehicle &&
    isEachWhereHeWas(one.figures, other.figures))

const standAlike = (one: readonly Unit[], other: readonly Unit[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((unit, i) => {
      const same = other[i]
      return same !== undefined && standsAlike(unit, same)
    }))

/**
 * What was worked out from where everybody stands, kept while only marks, hits and the like change: through a whole Fire phase,
 * in which nobody moves.
 */
export const standingMemo = <T>(make: () => T): ((state: State) => T) => {
  let latest: { readonly answer: T; readonly around: readonly unknown[]; units: State['units'] } | undefined
  return (state) => {
    const { units } = state
    if (latest && AROUND.isSame(latest.around, state) && standAlike(latest.units, units)) latest.units = units
    else latest = { answer: make(), around: AROUND.of(state), units }
    return latest.answer
  }
}
