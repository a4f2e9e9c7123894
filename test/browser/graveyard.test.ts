import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, MOVING } from './app.ts'
import { QUICK } from './battle-page.ts'
import { keepOn, kept, monthOfWar } from './kept-campaign.ts'

/** Nothing ends by itself after a second or more, so that a slow hand comes in time to end it. */
const endlessly = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const later = window.setTimeout
    const value = (run: () => void, ms = 0): number => (ms < 1000 ? later(run, ms) : 0)
    Object.defineProperty(window, 'setTimeout', { value })
  })
}

inBrowser('the graveyard', (app) => {
  const { file, end } = monthOfWar()
  const lost = [end.armies.a.lost, end.armies.b.lost]

  test('cross by cross, until all stand or the player has seen enough', async () => {
    const { page, close } = await app.open(MOVING)
    await endlessly(page)
    await keepOn(page, [kept('whole', file)])
    const enough = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Show all at once' }).click(),
    ]
    for (const seen of enough) {
      await page.goto('/battle/whole/graveyard')
      await page.locator('main.graveyard.moving').waitFor()
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
      await seen()
      await page.locator('main.graveyard:not(.moving)').waitFor()
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    }
    await close()
  })

  test('at once for those who want no motion', async () => {
    const { page, close } = await app.open(QUICK)
    await keepOn(page, [kept('whole', file)])
    await page.goto('/battle/whole/graveyard')
    await page.locator('main.graveyard').waitFor()
    expect(await page.locator('main.graveyard.moving').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Show all at once' }).count()).toBe(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    for (const [i, count] of lost.entries())
      expect(await page.locator('.plot').nth(i).locator('.cross').count()).toBe(count)
    await close()
  })

  // GF-VP-06
  test('casualty bases stand on the map where many fell', async () => {
    const bases = end.zones.reduce((sum, zone) => sum + zone.bases, 0)
    expect(bases).toBeGreaterThan(0)
    const { page, close } = await app.open(QUICK)
    await keepOn(page, [kept('whole', file)])
    await page.goto('/battle/whole/graveyard')
    const map = page.getByRole('img', { name: /places where many fell/ })
    await map.waitFor()
    expect(await map.locator('.casualty-base').count()).toBe(bases)
    // Each inside its zone.
    const zone = end.zones.findIndex((one) => one.bases > 0)
    const { columns, rows } = end.country
    const edge = await map.locator('.edge').boundingBox()
    const cross = await map.locator('.casualty-base').first().boundingBox()
    if (!edge || !cross) throw new Error('nothing drawn')
    const side = edge.width / columns
    expect(Math.floor((cross.x + cross.width / 2 - edge.x) / side)).toBe(zone % columns)
    expect(rows - 1 - Math.floor((cross.y + cross.height / 2 - edge.y) / side)).toBe(
      Math.floor(zone / columns),
    )
    await close()
  })
})
