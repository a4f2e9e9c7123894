import { type IDBPDatabase, openDB } from 'idb'

/** What is kept on this device, in the order in which the app learned to keep it. A newer version adds to an older one's. */
const STORES = ['evenings', 'battles', 'armies', 'series'] as const

let opened: Promise<IDBPDatabase> | undefined

const database = (): Promise<IDBPDatabase> => {
  opened ??= openDB('duckboard', STORES.length, {
    upgrade(db, from) {
      for (const store of STORES.slice(from)) db.createObjectStore(store, { keyPath: 'id' })
    },
    blocking() {
      // Another tab has a newer version of the app; it must not wait for this one.
      void opened?.then((db) => db.close())
      opened = undefined
    },
  })
  return opened
}

/** Things of one kind that are kept on this device, by their ids. */
export interface DeviceStore<T> {
  /** Those changed last come first. */
  all(): Promise<readonly T[]>
  get(id: string): Promise<T | undefined>
  /**
   * Resolves when the thing is safe. The write is committed with the change that asked for it, so that a tab killed the
   * moment after has lost nothing; the browser itself keeps writes to one store, and reads after them, in the order they
   * were asked for.
   */
  put(thing: T): Promise<void>
  remove(id: string): Promise<void>
}

export const deviceStore = <T extends { readonly id: string; readonly changed: string }>(
  name: (typeof STORES)[number],
): DeviceStore<T> => ({
  async all() {
    const all: readonly T[] = await (await database()).getAll(name)
    return all.toSorted((a, b) => (a.changed < b.changed ? 1 : -1))
  },
  get: async (id) => (await database()).get(name, id),
  async put(thing) {
    const transaction = (await database()).transaction(name, 'readwrite')
    const written = transaction.store.put(thing)
    transaction.commit()
    await Promise.all([written, transaction.done])
  },
  remove: async (id) => (await database()).delete(name, id),
})

/** Asks the browser not to throw away what is kept when it runs short of space. */
export const askToPersist = (): void => {
  void navigator.storage?.persist?.()
}
