import type { State, Unit } from './state.ts'

/** All of a state that has a say in how units stand, see and move. */
type Table = Pick<State, 'scenario' | 'options' | 'move' | 'units' | 'works' | 'gaps' | 'clouds' | 'melees'>

const isSame = (one: Table, other: Table): boolean =>
  one.units === other.units &&
  one.works === other.works &&
  one.gaps === other.gaps &&
  one.clouds === other.clouds &&
  one.melees === other.melees &&
  one.move === other.move &&
  one.options === other.options &&
  one.scenario === other.scenario

/**
 * What was worked out for a table, kept as long as nothing on it has changed: a state's parts are replaced, never changed, so
 * that the same parts are the same table. Remembers two, a state's and a view's.
 */
export const tableMemo = <T>(work: (state: State) => T): ((state: State) => T) => {
  let latest: { readonly table: Table; readonly answer: T } | undefined
  let before: typeof latest
  return (state) => {
    if (latest && isSame(latest.table, state)) return latest.answer
    if (before && isSame(before.table, state)) return before.answer
    const { scenario, options, move, units, works, gaps, clouds, melees } = state
    before = latest
    latest = {
      table: { scenario, options, move, units, works, gaps, clouds, melees },
      answer: work(state),
    }
    return latest.answer
  }
}

/** What there is between two units as they stand, worked out once for a table. */
export const betweenMemo = <T extends object>(
  work: (state: State, one: Unit, other: Unit) => T,
): ((state: State, one: Unit, other: Unit) => T) => {
  const answers = tableMemo(() => new Map<Unit, Map<Unit, T>>())
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
  const answers = tableMemo(() => new Map<S, T>())
  return (state, side) => {
    const known = answers(state)
    const before = known.get(side)
    if (before) return before
    const answer = work(state, side)
    known.set(side, answer)
    return answer
  }
}
