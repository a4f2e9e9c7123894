/*
 * What is worth remembering is kept by the object it was made from. The answer follows from that object alone, so it makes no
 * difference but to the time whether it is remembered: objects of a state are replaced when they change, and never changed.
 * Something else that the work needs may be given along if it, too, follows from the object.
 */

/** Remembers the answer for an object as long as the object is in use: for what lives as long as a battle. */
export const memo = <K extends object, T extends object, G = void>(
  work: (from: K, given: G) => T,
): ((from: K, given: G) => T) => {
  const known = new WeakMap<K, T>()
  // Most are asked for again at once, and a look into a weak map is not free.
  let latest: K | undefined
  let answered: T | undefined
  return (from, given) => {
    if (from === latest && answered !== undefined) return answered
    const before = known.get(from)
    const answer = before ?? work(from, given)
    if (before === undefined) known.set(from, answer)
    latest = from
    answered = answer
    return answer
  }
}

/**
 * Remembers the answers for the last two objects, a state's and a view's: for what is replaced many times a battle, where a
 * weak map would cost more than the work.
 */
export const recentMemo = <K extends object, T extends object, G = void>(
  work: (from: K, given: G) => T,
): ((from: K, given: G) => T) => {
  let latest: { readonly from: K; readonly answer: T } | undefined
  let before: typeof latest
  return (from, given) => {
    if (latest?.from === from) return latest.answer
    if (before?.from === from) return before.answer
    before = latest
    latest = { from, answer: work(from, given) }
    return latest.answer
  }
}

/**
 * What follows from each item of a list. Of a list in which few items have changed since the last only those are looked at
 * again; a list of which nothing has changed gets the same answer.
 */
export const memoEach = <K extends object, T>(
  work: (item: K) => T,
): ((list: readonly K[]) => readonly T[]) => {
  let last: readonly K[] = []
  let answers: readonly T[] = []
  return (list) => {
    if (list === last) return answers
    const next = list.map((item, i) => {
      const before = item === last[i] ? answers[i] : undefined
      return before ?? work(item)
    })
    last = list
    answers = next
    return next
  }
}

/**
 * Where in a list the one of an id is; -1 if there is none. Looks first where it was last found: a list in which a few have
 * changed has the others in the same places.
 */
export const memoPlaces = <T extends { readonly id: string }>(): ((
  list: readonly T[],
  id: string,
) => number) => {
  const places = new Map<string, number>()
  return (list, id) => {
    const place = places.get(id)
    if (place !== undefined && list[place]?.id === id) return place
    for (let i = 0; i < list.length; i++)
      if (list[i]?.id === id) {
        places.set(id, i)
        return i
      }
    return -1
  }
}

/** Parts of a state on which much depends that has nothing to do with the rest of it. */
export interface Parts<P extends object> {
  /** What stands in them now: the state itself goes on to others. */
  of(state: P): readonly unknown[]
  isSame(kept: readonly unknown[], state: P): boolean
  /**
   * Remembers what follows from these parts, and from what is given besides, for as long as all of it is the same: for what is
   * asked again and again of a state while other parts of it change. Keeps two answers, a state's and a view's.
   */
  memo<S extends P, A extends unknown[], T>(work: (state: S, ...given: A) => T): (state: S, ...given: A) => T
}

const isSameGiven = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

/** The parts of these names. The one that changes most often comes first, so that a difference is found soon. */
export const partsOf =
  <S extends object>() =>
  <K extends keyof S>(...names: readonly K[]): Parts<Pick<S, K>> => {
    const of = (state: Pick<S, K>): readonly unknown[] => names.map((name) => state[name])
    const isSame = (kept: readonly unknown[], state: Pick<S, K>): boolean => {
      let i = 0
      for (const name of names) if (kept[i++] !== state[name]) return false
      return true
    }
    return {
      of,
      isSame,
      memo: (work) => {
        let latest:
          | {
              readonly kept: readonly unknown[]
              readonly given: readonly unknown[]
              readonly answer: ReturnType<typeof work>
            }
          | undefined
        let before: typeof latest
        return (state, ...given) => {
          if (latest && isSameGiven(latest.given, given) && isSame(latest.kept, state)) return latest.answer
          if (before && isSameGiven(before.given, given) && isSame(before.kept, state)) return before.answer
          before = latest
          latest = { kept: of(state), given, answer: work(state, ...given) }
          return latest.answer
        }
      },
    }
  }
