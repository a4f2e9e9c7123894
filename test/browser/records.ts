import type { Page } from 'playwright-core'

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
