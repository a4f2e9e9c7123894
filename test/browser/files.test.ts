import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writtenBattle } from '#kernel/game/battle/file.ts'
import { DESIGNER } from '#rules/skirmish/own-battle/designer/index.ts'
import { storedBattle } from '../web/battle/fought.ts'
import { inBrowser } from './app.ts'

/** Lets a file go over the middle of a page; whether the page took it. */
const drop = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'a file.json', { type: 'application/json' }))
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    return !(document.querySelector('main') ?? document.body).dispatchEvent(event)
  }, text)

inBrowser('files let go over a page', (app) => {
  test('open where they belong, say where else, and never take the place of the app', async () => {
    const { page, close } = await app.open()
    const army = JSON.stringify(DESIGNER.fresh())
    await page.goto('/play')
    await page.locator('main:not([aria-busy])').waitFor()
    await page.getByLabel('Open a backup file').waitFor()
    expect(await drop(page, army)).toBe(true)
    expect(await page.getByRole('alert').textContent()).toBe('This is an army: open it under Armies.')
    await drop(page, writtenBattle(storedBattle().file))
    await page.getByRole('region', { name: 'Battles on this device' }).getByRole('link').first().waitFor()
    await page.goto('/army')
    await page.getByLabel('Open an army file').waitFor()
    await drop(page, army)
    await page.locator('main.designer').waitFor()
    // A page that opens no files lets none of them in.
    expect(await drop(page, army)).toBe(true)
    await close()
  })
})
