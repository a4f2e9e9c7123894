import { memoPlaces } from '../memo.ts'
import { type Draft, draftOf, replaced } from './play.ts'

interface Named {
  readonly id: string
}

/** A state, or a part of one, that has the list. */
type Holding<F extends string, T> = { readonly [K in F]: readonly T[] }

interface Playing<F extends string, T> {
  readonly state: Holding<F, T>
}

/** The list in a field of the state: how those in it are found by their ids, and how an order changes them. */
export interface Collection<F extends string, T extends Named> {
  /** None if there is none of this id. */
  named(state: Holding<F, T>, id: string): T | undefined
  /** As it now is. From here on it must be there. */
  now(play: Playing<F, T>, id: string): T
  /** Gives fields of it new values. */
  change(play: Playing<F, T>, id: string, set: Partial<T>): void
  /** Takes the place of the one that has its id. */
  put(play: Playing<F, T>, item: T): void
  drop(play: Playing<F, T>, id: string): void
}

/** `itemWith` copies an item with some of its fields changed, as `scripts/records.js` writes it. */
export const collection = <F extends string, T extends Named>(
  field: F,
  itemWith: (item: T, set: Partial<T>) => T,
): Collection<F, T> => {
  const placeOf = memoPlaces<T>()

  /** Puts what is made of an item in its place. */
  const replace = (play: Playing<F, T>, id: string, made: (item: T) => T): void => {
    const draft: Draft<Holding<F, T>> = draftOf(play)
    const list = draft[field]
    const place = placeOf(list, id)
    const item = list[place]
    if (!item) throw new Error(`there is no ${id} among the ${field}`)
    draft[field] = replaced(list, place, made(item))
  }

  const collected: Collection<F, T> = {
    named: (state, id) => {
      const list = state[field]
      return list[placeOf(list, id)]
    },
    now: ({ state }, id) => {
      const item = collected.named(state, id)
      if (!item) throw new Error(`there is no ${id} among the ${field}`)
      return item
    },
    change: (play, id, set) => replace(play, id, (item) => itemWith(item, set)),
    put: (play, item) => replace(play, item.id, () => item),
    drop: (play, id) => {
      const draft: Draft<Holding<F, T>> = draftOf(play)
      draft[field] = draft[field].filter((item) => item.id !== id)
    },
  }
  return collected
}
