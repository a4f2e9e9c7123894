import { signal } from '@preact/signals'
import type { StoreName } from './database.ts'

/** Things that the device refused to store: they live in this tab only. */
export const unkept = signal<ReadonlyMap<string, unknown>>(new Map())

/** The browser keeps nothing at all for the site. */
export const refused = signal(false)

const placeOf = (store: StoreName, id: string): string => `${store}/${id}`

export const unkeptIn = (store: StoreName): readonly unknown[] =>
  [...unkept.peek()].flatMap(([place, thing]) => (place.startsWith(placeOf(store, '')) ? [thing] : []))

export const unkeptThing = (store: StoreName, id: string): unknown => unkept.peek().get(placeOf(store, id))

export const holdUnkept = (store: StoreName, id: string, thing: unknown): void => {
  unkept.value = new Map(unkept.peek()).set(placeOf(store, id), thing)
}

/** It is safe now, or not wanted any more. */
export const dropUnkept = (store: StoreName, id: string): void => {
  if (!unkept.peek().has(placeOf(store, id))) return
  const others = new Map(unkept.peek())
  others.delete(placeOf(store, id))
  unkept.value = others
}

/** Whoever closes the tab is asked first while something lives in it only. */
export const guardUnkept = (): void =>
  addEventListener('beforeunload', (event) => {
    if (unkept.peek().size > 0) event.preventDefault()
  })
