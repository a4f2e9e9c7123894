import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb'
import type { Evening } from '../../referee/session.ts'
import type { KeptArmy } from '../army/storage.ts'
import type { StoredBattle } from '../battle/storage/sealing.ts'

interface Store extends DBSchema {
  evenings: { key: string; value: Evening }
  battles: { key: string; value: StoredBattle }
  armies: { key: string; value: KeptArmy }
}

let opened: Promise<IDBPDatabase<Store>> | undefined

/** Everything kept on this device. A newer version adds to what an older one has stored. */
export const database = (): Promise<IDBPDatabase<Store>> => {
  opened ??= openDB<Store>('duckboard', 3, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('evenings', { keyPath: 'id' })
      if (from < 2) db.createObjectStore('battles', { keyPath: 'id' })
      if (from < 3) db.createObjectStore('armies', { keyPath: 'id' })
    },
    blocking() {
      // Another tab has a newer version of the app; it must not wait for this one.
      void opened?.then((db) => db.close())
      opened = undefined
    },
  })
  return opened
}

/**
 * Keeps a value on this device; resolves when it is safe. The write is committed with the change
 * that asked for it, so that a tab killed the moment after has lost nothing; the browser itself
 * keeps writes to one store, and reads after them, in the order they were asked for.
 */
export const put = async <Name extends StoreNames<Store>>(
  store: Name,
  value: Store[Name]['value'],
): Promise<void> => {
  const transaction = (await database()).transaction(store, 'readwrite')
  const written = transaction.store.put(value)
  transaction.commit()
  await Promise.all([written, transaction.done])
}

/** Asks the browser not to throw away what is kept when it runs short of space. */
export const askToPersist = (): void => {
  void navigator.storage?.persist?.()
}
