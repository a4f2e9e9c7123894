import type { Page } from 'playwright-core'

/*
 * All that a player could find out from the page, as text to be compared or searched: the elements with their
 * attributes, what a screen reader is told, what is painted, and what the device keeps.
 */

/** The pictures on the page by their digests, once they are no longer being painted. */
const painted = async (page: Page): Promise<string> => {
  let last = ''
  for (;;) {
    const now = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))
      const digests = [...document.querySelectorAll('canvas')].map(async (canvas) => {
        const bytes = new TextEncoder().encode(canvas.width > 0 ? canvas.toDataURL() : '')
        return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join()
      })
      return (await Promise.all(digests)).join(' ')
    })
    if (now === last) return now
    last = now
  }
}

/** Everything in a part of the page, but for its pictures. Which battle it is and when it was played says nothing. */
export const writtenOn = async (page: Page, part = 'html'): Promise<string> => {
  const found = page.locator(part)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  const elements = await found.evaluate((element) => element.outerHTML)
  const spoken = await (part === 'html' ? page.locator('body') : found).ariaSnapshot()
  return [elements, spoken]
    .join('\n')
    .replace(/battle\/[^/#"\s]+/g, 'battle/NUMBER')
    .replace(/last played [^<"]+/g, 'last played')
}

/** Everything on the page. */
export const everythingOn = async (page: Page): Promise<string> => {
  const pictures = await painted(page)
  return `${await writtenOn(page)}\n${pictures}`
}

/** What lies in the storage of the device and can be read there. */
export const storedOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll()
        await new Promise((done) => {
          all.onsuccess = done
        })
        found.push(all.result)
      }
      db.close()
    }
    return JSON.stringify(found, (_, value) => (ArrayBuffer.isView(value) ? 'bytes' : value))
  })
