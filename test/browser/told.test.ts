import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { ordersGiven, PATIENT, QUICK } from './battle-page.ts'
import { lastOfTurn, openKept, record } from './fought-battles.ts'

/** Gives the usual orders until what the enemy did is told. */
const untilTold = async (page: Page): Promise<void> => {
  const waits = () =>
    page.waitForFunction(
      () =>
        document.querySelector('.told-card, .offer') !== null ||
        (document.querySelector('.prompt')?.getAttribute('data-deciding') ?? '') !== '',
    )
  for (let i = 0; i < 80; i++) {
    await waits()
    if ((await page.locator('.told-card').count()) > 0) return
    const before = await ordersGiven(page)
    const offer = page.locator('.offer')
    if ((await offer.count()) > 0) {
      await page.locator('.panel-foot').getByRole('button', { name: 'Play on' }).click()
      await offer.waitFor({ state: 'detached' })
      continue
    }
    await page.keyboard.press('Control+Enter')
    await page.waitForFunction(
      (count) => Number(document.querySelector('main.battle')?.getAttribute('data-orders')) > count,
      before,
    )
  }
  throw new Error('nothing was told')
}

inBrowser("the enemy's turn", (app) => {
  test('is told in a few lines that light up on the table', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    const players = { entente: HUMAN, german: 'regular' }
    await openKept(page, record('told', lastOfTurn(PASSCHENDAELE, 'one-trench', 5), players))
    await untilTold(page)
    const lines = page.locator('.told-line')
    const count = await lines.count()
    expect(count).toBeGreaterThanOrEqual(3)
    expect(count).toBeLessThanOrEqual(6)
    expect(await page.locator('.told-card h2').textContent()).toMatch(/The Germans’ turn \d/)
    // Every line has its number on the table, and dice are faces.
    expect(await page.locator('.table-overlay .mark .disc').count()).toBe(count)
    expect(await page.locator('.told-card .die-face').count()).toBeGreaterThan(0)
    expect(await page.locator('.decision').count()).toBe(0)
    await expectNoFaults(page, 'told')
    const orders = await ordersGiven(page)
    await page.getByRole('button', { name: 'Next' }).click()
    expect(await page.locator('.mark.lit text').textContent()).toBe('1')
    expect(await page.locator('.marks .veil').count()).toBe(1)
    await page.getByRole('button', { name: 'Next' }).click()
    expect(await page.locator('.mark.lit text').textContent()).toBe('2')
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await lines.first().getAttribute('aria-pressed')).toBe('true')
    await expectNoFaults(page, 'a line lit')
    // It waits for whoever reloads, and is told once.
    await page.reload()
    await page.locator('.told-card').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.told-card').waitFor({ state: 'detached' })
    expect(await page.locator('.marks').count()).toBe(0)
    await page.locator('.decision').waitFor()
    expect(await ordersGiven(page)).toBe(orders)
    await page.reload()
    await page.locator('.decision').waitFor()
    expect(await page.locator('.told-card').count()).toBe(0)
    await close()
  })
})
