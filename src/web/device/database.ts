import { type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'

/** What is kept on this device, in the order in which the app learned to keep it. A newer version adds to an older one's. */
const STORES = ['evenings', 'battles', 'armies', 'series', 'marks', 'turns', 'dispatches'] as const

/**
 * Kinds of things that are kept. The marks say which tab has stored them, and how often; turns and dispatches belong to
 * battles and come and go with them.
 */
export type StoreName = Exclude<(typeof STORES)[number], 'marks' | 'turns' | 'dispatches'>

let opened: Promise<IDBPDatabase> | undefined

const forget = (): void => {
  opened = undefined
}

const CALLS: OpenDBCallbacks<unknown> = {
  upgrade(db, from) {
    for (const store of STORES.slice(from)) {
      const made = db.createObjectStore(store, { keyPath: 'id' })
      if (store === 'marks') made.createIndex('place', 'place', { unique: true })
    }
  },
  blocking() {
    // Another tab has a newer version of the app; it must not wait for this one.
    void opened?.then((db) => db.close(), forget)
    forget()
  },
  terminated: forget,
}

const opening = async (): Promise<IDBPDatabase> => {
  try {
    return await openDB('duckboard', STORES.length, CALLS)
  } catch (thrown) {
    // A newer version of the app has been here and keeps more; what this one knows is there too.
    if (thrown instanceof DOMException && thrown.name === 'VersionError')
      return openDB('duckboard', undefined, CALLS)
    throw thrown
  }
}

/** Rejects where the browser keeps nothing for the site; the next to ask tries again. */
export const database = (): Promise<IDBPDatabase> => {
  if (!opened) {
    const asked = opening()
    opened = asked
    asked.catch(() => {
      if (opened === asked) forget()
    })
  }
  return opened
}

/** Asks the browser not to throw away what is kept when it runs short of space. */
export const askToPersist = (): void => {
  void navigator.storage?.persist?.().catch(() => false)
}
