import type { Page } from 'playwright-core'
import { BATTLES } from '#web/battle/storage/reading.ts'
import type { BattleRecord } from '#web/battle/storage/record.ts'
import type { StoredBattle } from '#web/battle/storage/sealing.ts'

type StoreName = 'battles' | 'evenings' | 'armies' | 'series' | 'turns' | 'dispatches'

interface Put {
  readonly store: StoreName
  readonly records: readonly unknown[]
}

/** Puts records on the device of a page as they are, whatever they are, as soon as the app has made room for them. */
export const putRecords = async (page: Page, { store, records }: Put): Promise<void> => {
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'duckboard'),
  )
  await page.evaluate(
    (asked) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('duckboard')
        opening.onerror = reject
        opening.onsuccess = () => {
          const writing = opening.result.transaction(asked.store, 'readwrite')
          for (const record of asked.records) writing.objectStore(asked.store).put(record)
          writing.oncomplete = () => {
            opening.result.close()
            resolve(undefined)
          }
        }
      }),
    { store, records },
  )
}

/** All records of one kind that lie on the device of a page, as they are. */
export const recordsOn = (page: Page, store: StoreName): Promise<readonly unknown[]> =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('duckboard')
        opening.onerror = reject
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
    store,
  )

/** A battle as it is kept on the device of a page, read as the app reads it. */
export const keptBattle = async (page: Page, wanted: string): Promise<BattleRecord> => {
  const { sealed, ...stored } = await page.evaluate(
    (id) =>
      new Promise<Omit<StoredBattle, 'sealed'> & { readonly sealed: readonly number[] | undefined }>(
        (resolve, reject) => {
          const opening = indexedDB.open('duckboard')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const reading = opening.result.transaction('battles').objectStore('battles').get(id)
            reading.onerror = () => reject(reading.error)
            reading.onsuccess = () => {
              opening.result.close()
              const { sealed, ...record } = reading.result
              resolve({ ...record, sealed: sealed && [...sealed] })
            }
          }
        },
      ),
    wanted,
  )
  const read = BATTLES.read(sealed ? { ...stored, sealed: Uint8Array.from(sealed) } : stored)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
