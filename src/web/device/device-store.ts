import type { IDBPDatabase } from 'idb'
import { failure, type Result } from '../../kernel/procedure/result.ts'
import { tellChange } from './changes.ts'
import { database, type StoreName } from './database.ts'
import { fieldOf, type Spoiled, spoiledOf } from './spoiled.ts'
import { dropUnkept, holdUnkept, refused, unkeptIn, unkeptThing } from './unkept.ts'

/** Things of one kind as they are kept on this device. */
export interface Keeping<T> {
  readonly store: StoreName
  /** The format that they name. */
  readonly format: string
  /** Reads whatever lies there by its schema; says in a sentence why it cannot, if there is more to say than that. */
  read(stored: unknown): Result<T, string | undefined>
  /** How a thing is written, if not as it is. */
  write?(thing: T): object
}

/**
 * What became of something that was to be kept: it is safe; the device refuses, and it lives in this tab only; or
 * nothing was written, since another tab has stored it anew.
 */
export type Kept = 'safe' | 'unsafe' | 'moved-on'

/** All there is of one kind. */
export interface Found<T> {
  /** Those changed last come first. */
  readonly sound: readonly T[]
  readonly spoiled: readonly Spoiled[]
}

/** Things of one kind that are kept on this device, by their ids. */
export interface DeviceStore<T> {
  all(): Promise<Found<T>>
  /** Reads something to look at it. */
  look(id: string): Promise<Result<T, Spoiled> | undefined>
  /** Reads something to change it: from now on it is stored only if no other tab has stored it since. */
  open(id: string): Promise<Result<T, Spoiled> | undefined>
  /**
   * Resolves when the thing is safe. The write is committed with the change that asked for it, so that a tab killed the
   * moment after has lost nothing; the browser itself keeps writes to one store, and reads after them, in the order they
   * were asked for.
   */
  put(thing: T): Promise<Kept>
  remove(key: IDBValidKey): Promise<void>
}

/** All records of a store by their keys; where they cannot be read at once, each by itself. */
const recordsIn = async (db: IDBPDatabase, store: StoreName): Promise<readonly [IDBValidKey, unknown][]> => {
  const keys = await db.getAllKeys(store)
  try {
    const records = await db.getAll(store)
    if (records.length === keys.length) return keys.map((key, i) => [key, records[i]])
  } catch {
    // One of them is damaged where it lies.
  }
  return Promise.all(
    keys.map(
      async (key): Promise<[IDBValidKey, unknown]> => [key, await db.get(store, key).catch(() => undefined)],
    ),
  )
}

/** How often a record had been stored. */
const writesOf = (raw: unknown): number => {
  const written = fieldOf(raw, 'written')
  return typeof written === 'number' ? written : 0
}

export const deviceStore = <T extends { readonly id: string; readonly changed: string }>({
  store,
  format,
  read,
  write = (thing) => thing,
}: Keeping<T>): DeviceStore<T> => {
  /** How often each thing had been stored when this tab last read it to change it, or stored it. */
  const known = new Map<string, number>()

  const readRaw = (key: IDBValidKey, raw: unknown): Result<T, Spoiled> => {
    const { written: _, ...thing } =
      typeof raw === 'object' && raw !== null ? { written: 0, ...raw } : { written: 0 }
    const found = read(thing)
    return found.ok ? found : failure(spoiledOf(key, raw, format, found.error))
  }

  const rawOf = async (id: string): Promise<unknown> => {
    const held = unkeptThing(store, id)
    if (held !== undefined) return held
    try {
      return await (await database()).get(store, id)
    } catch {
      refused.value = true
      return undefined
    }
  }

  const rawAll = async (): Promise<readonly [IDBValidKey, unknown][]> => {
    const held = unkeptIn(store).map((raw): [IDBValidKey, unknown] => [String(fieldOf(raw, 'id')), raw])
    try {
      const kept = await recordsIn(await database(), store)
      refused.value = false
      return [...held, ...kept.filter(([key]) => !held.some(([other]) => other === key))]
    } catch {
      refused.value = true
      return held
    }
  }

  return {
    async all() {
      const read = (await rawAll()).map(([key, raw]) => readRaw(key, raw))
      const sound = read.flatMap((one) => (one.ok ? [one.value] : []))
      return {
        sound: sound.toSorted((a, b) => (a.changed < b.changed ? 1 : -1)),
        spoiled: read.flatMap((one) => (one.ok ? [] : [one.error])),
      }
    },
    async look(id) {
      const raw = await rawOf(id)
      return raw === undefined ? undefined : readRaw(id, raw)
    },
    async open(id) {
      const raw = await rawOf(id)
      known.set(id, writesOf(raw))
      return raw === undefined ? undefined : readRaw(id, raw)
    },
    async put(thing) {
      const { id } = thing
      const before = known.get(id) ?? 0
      const written = before + 1
      known.set(id, written)
      const raw = { ...write(thing), written }
      try {
        const transaction = (await database()).transaction([store, 'writes'], 'readwrite')
        const put = transaction.objectStore(store).put(raw)
        // Whoever has read the same state and stored it first has made this mark; then nothing is written at all.
        const marked = transaction.objectStore('writes').add({ id: `${store}/${id}/${written}` })
        transaction.commit()
        await Promise.all([put, marked, transaction.done])
      } catch (thrown) {
        if (thrown instanceof DOMException && thrown.name === 'ConstraintError') return 'moved-on'
        known.set(id, before)
        holdUnkept(store, id, raw)
        return 'unsafe'
      }
      known.set(id, Math.max(written, known.get(id) ?? 0))
      dropUnkept(store, id)
      tellChange({ store, id })
      return 'safe'
    },
    async remove(key) {
      const id = String(key)
      dropUnkept(store, id)
      known.delete(id)
      try {
        const transaction = (await database()).transaction([store, 'writes'], 'readwrite')
        const place = `${store}/${id}/`
        await Promise.all([
          transaction.objectStore(store).delete(key),
          transaction.objectStore('writes').delete(IDBKeyRange.bound(place, `${place}\uffff`)),
          transaction.done,
        ])
      } catch {
        refused.value = true
      }
    },
  }
}
