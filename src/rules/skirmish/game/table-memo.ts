import type { State, Unit } from './state.ts'

/** All of a state that has a say in how units stand, see and move. */
export type Table = Pick<
  State,
  'scenario' | 'options' | 'move' | 'units' | 'works' | 'gaps' | 'clouds' | 'melees'
>

export const isSameTable = (one: Table, other: Table): boolean =>
  one.units === other.units &&
  one.works === other.works &&
  one.gaps === other.gaps &&
  one.clouds === other.clouds &&
  one.melees === other.melees &&
  one.move === other.move &&
  one.options === other.options &&
  one.scenario === other.scenario

/** As it is now: the state itself goes on to other tables. */
export const tableOf = ({ scenario, options, move, units, works, gaps, clouds, melees }: State): Table => ({
  scenario,
  options,
  move,
  units,
  works,
  gaps,
  clouds,
  melees,
})

/**
 * What was worked out for a table, kept as long as nothing on it has changed: a state's parts are replaced, never changed, so
 * that the same parts are the same table. Remembers two, a state's and a view's.
 */
export const tableMemo = <T>(work: (state: State) => T): ((state: State) => T) => {
  let latest: { readonly table: Table; readonly answer: T } | undefined
  let before: typeof latest
  return (state) => {
    if (latest && isSameTable(latest.table, state)) return latest.answer
    if (before && isSameTable(before.table, state)) return before.answer
    before = latest
    latest = { table: tableOf(state), answer: work(state) }
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
  let latest: { readonly answer: T; table: Table } | undefined
  return (state) => {
    if (latest && isSameTable(latest.table, state)) return latest.answer
    const table = tableOf(state)
    const { units } = table
    if (latest && isSameTable({ ...latest.table, units }, state) && standAlike(latest.table.units, units))
      latest.table = table
    else latest = { answer: make(), table }
    return latest.answer
  }
}
