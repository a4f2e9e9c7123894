import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptArmy } from '../army/kept.ts'
import type { StoredBattle } from '../battle/sealing.ts'
import type { Evening } from '../evening/document.ts'

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
