import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import type {} from './table-fixture.tsx'
import { lastTold, onTable } from './table-page.ts'

/** The middle of the pill box on the sheet of the fixture, and how far its sign reaches, in centimetres. */
const PILL_BOX = { x: 151.5, y: 61.5, reach: 5 }

/** How many samples of the ground differ plainly from when it was last looked at, at the pill box and elsewhere. */
const changes = (page: Page): Promise<{ readonly there: number; readonly elsewhere: number }> =>
  page.evaluate(({ x, y, reach }) => {
    const shown = document.querySelector<HTMLCanvasElement>('.table-ground')
    const copy = document.createElement('canvas')
    const pen = copy.getContext('2d')
    const found = { there: 0, elsewhere: 0 }
    if (!shown || !pen) return found
    const { width, height } = shown
    copy.width = width
    copy.height = height
    pen.drawImage(shown, 0, 0)
    const { data } = pen.getImageData(0, 0, width, height)
    const scale = width / 180
    const before = window.seen ?? data
    for (const [i, sample] of data.entries()) {
      if (Math.abs(sample - (before[i] ?? 0)) < 32) continue
      const pixel = i >> 2
      const near =
        Math.abs((pixel % width) / scale - x) < reach && Math.abs(pixel / width / scale - y) < reach
      found[near ? 'there' : 'elsewhere']++
    }
    window.seen ??= data
    return found
  }, PILL_BOX)

declare global {
  interface Window {
    seen?: Uint8ClampedArray
  }
}

const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (document.querySelector<HTMLCanvasElement>('.table-ground')?.width ?? 0) > 600)

onTable('the ground of a free table', (table) => {
  test('is painted the same every time, and only what has changed is painted again', async () => {
    const { page, close } = await table.open({}, 'flanders')
    await painted(page)
    const NONE = { there: 0, elsewhere: 0 }
    const setPalette = (name: string) =>
      page.evaluate((palette) => {
        document.documentElement.dataset.palette = palette
      }, name)
    expect(await changes(page)).toEqual(NONE)
    await page.evaluate(() => {
      const { state } = window.fixture
      const terrain = state.value.terrain.filter(({ id }) => id !== 'pill-box')
      state.value = { ...state.value, terrain }
    })
    await expect.poll(async () => (await changes(page)).there).toBeGreaterThan(200)
    expect((await changes(page)).elsewhere).toBe(0)
    await page.evaluate(() => {
      delete window.seen
    })
    expect(await changes(page)).toEqual(NONE)
    await setPalette('night')
    await expect.poll(async () => (await changes(page)).elsewhere).toBeGreaterThan(100_000)
    await setPalette('day')
    // All of it at once looks as it did when it was painted by parts.
    await expect.poll(() => changes(page)).toEqual(NONE)
    await close()
  })

  test('is painted anew, finer, when it is looked at from nearer', async () => {
    const { page, close } = await table.open({}, 'flanders')
    await painted(page)
    const width = () =>
      page.evaluate(() => document.querySelector<HTMLCanvasElement>('.table-ground')?.width ?? 0)
    const first = await width()
    await page.locator('.table-surface').focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(width).toBeGreaterThan(first * 1.3)
    await close()
  })

  test('stands on discs are drawn round and taken where they are', async () => {
    const { page, close } = await table.open({}, 'flanders')
    expect(await page.locator('.table-things [data-piece]').count()).toBeGreaterThanOrEqual(250)
    const disc = page.locator('.table-things [data-piece^="4th-bde-"]')
    const box = await disc.locator('circle.token').boundingBox()
    if (!box) throw new Error('no disc')
    expect(box.width).toBeCloseTo(box.height, 0)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    expect(await lastTold(page, 'select')).toHaveLength(1)
    expect(await disc.locator('circle.ring').count()).toBe(1)
    await close()
  })

  test('is explained in its key and told in words, found bridges too', async () => {
    const { page, close } = await table.open({}, 'flanders')
    await page.locator('.table-surface').focus()
    await page.keyboard.press('k')
    const key = page.getByRole('region', { name: 'Key of the map' })
    for (const sign of ['Barbed wire', 'Bridge', 'Dug-out (German)', 'Wood shot to pieces'])
      await key.getByText(sign, { exact: true }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.locator('.table-surface').focus()
    await page.keyboard.press('k')
    await page.keyboard.press('t')
    const words = page.getByRole('region', { name: 'Table in words' })
    await words.getByText('Bridge: to Cerisy over Steenbeek').waitFor()
    await words.getByText('Pear Copse: wood').waitFor()
    await close()
  })
})
