import type { IDBPDatabase } from 'idb'
import { failure, type Result } from '#kernel/procedure/result.ts'
import { stamp } from '../app/stamp.ts'
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

/** Marks are told apart by the tab that made them. */
const TAB = stamp().id

/** How often a thing has been stored, as far as this tab knows, and how often with what it has yet to store. */
interface Writing {
  readonly safe: number
  readonly asked: number
}

const placeOf = (store: StoreName, id: string, written: number | ''): string => `${store}/${id}/${written}`

/**
 * The marks that a write sets: one for itself and for each before it that is not yet known to be safe. Where another tab
 * has set one of them first, nothing is written at all.
 */
const marksOf = (store: StoreName, id: string, { safe, asked }: Writing): readonly object[] =>
  Array.from({ length: asked - safe }, (_, i) => {
    const place = placeOf(store, id, safe + 1 + i)
    return { id: `${place}/${TAB}`, place }
  })

export const deviceStore = <T extends { readonly id: string; readonly changed: string }>({
  store,
  format,
  read,
  write = (thing) => thing,
}: Keeping<T>): DeviceStore<T> => {
  const writing = new Map<string, Writing>()

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
      const written = writesOf(raw)
      if (unkeptThing(store, id) === undefined) writing.set(id, { safe: written, asked: written })
      return raw === undefined ? undefined : readRaw(id, raw)
    },
    async put(thing) {
      const { id } = thing
      const { safe, asked: before } = writing.get(id) ?? { safe: 0, asked: 0 }
      const asked = before + 1
      writing.set(id, { safe, asked })
      const raw = { ...write(thing), written: asked }
      try {
        const transaction = (await database()).transaction([store, 'marks'], 'readwrite')
        const put = transaction.objectStore(store).put(raw)
        const marked = marksOf(store, id, { safe, asked }).map((mark) =>
          transaction.objectStore('marks').put(mark),
        )
        transaction.commit()
        await Promise.all([put, ...marked, transaction.done])
      } catch (thrown) {
        if (thrown instanceof DOMException && thrown.name === 'ConstraintError') return 'moved-on'
        const { safe: known, asked: latest } = writing.get(id) ?? { safe, asked }
        if (latest === asked) writing.set(id, { safe: known, asked: known })
        holdUnkept(store, id, raw)
        return 'unsafe'
      }
      const now = writing.get(id) ?? { safe: asked, asked }
      writing.set(id, { ...now, safe: Math.max(now.safe, asked) })
      dropUnkept(store, id)
      tellChange({ store, id })
      return 'safe'
    },
    async remove(key) {
      const id = String(key)
      dropUnkept(store, id)
      writing.delete(id)
      try {
        const transaction = (await database()).transaction([store, 'marks'], 'readwrite')
        const place = placeOf(store, id, '')
        await Promise.all([
          transaction.objectStore(store).delete(key),
          transaction.objectStore('marks').delete(IDBKeyRange.bound(place, `${place}\uffff`)),
          transaction.done,
        ])
      } catch {
        refused.value = true
      }
    },
  }
}
