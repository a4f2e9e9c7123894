import type { Page } from 'playwright-core'

/*
 * All that a player could find out from the page, as text to be compared or searched: the elements with their
 * attributes, what a screen reader is told, what is painted, and what the device keeps.
 */

/** What was pressed has had its effect: the screen is drawn, also sharp after a zoom, and its pictures hang. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.table-layer')].every(({ style }) =>
      style.transform.endsWith(' scale(1)'),
    ),
  )
  await page.waitForFunction(() => document.querySelector('canvas[data-painting]') === null)
  // What the staff would do is worked out beside the screen.
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
}

/** The pictures on the page by their digests. */
const painted = async (page: Page): Promise<string> => {
  await settled(page)
  return page.evaluate(async () => {
    const digests = [...document.querySelectorAll('canvas')].map(async (canvas) => {
      const bytes = new TextEncoder().encode(canvas.width > 0 ? canvas.toDataURL() : '')
      return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join()
    })
    return (await Promise.all(digests)).join(' ')
  })
}

/** Everything in a part of the page, but for its pictures. Which battle it is and when it was played says nothing. */
export const writtenOn = async (page: Page, part = 'html'): Promise<string> => {
  const found = page.locator(part)
  await settled(page)
  const elements = await found.evaluate((element) => element.outerHTML)
  const spoken = await (part === 'html' ? page.locator('body') : found).ariaSnapshot()
  return (
    [elements, spoken]
      .join('\n')
      // Files that are loaded beside each other arrive in any order.
      .replace(/<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
      .replace(/battle\/[^/#"\s]+/g, 'battle/NUMBER')
      .replace(/last played [^<"]+/g, 'last played')
  )
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
