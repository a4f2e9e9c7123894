import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { goOnFromTold, ordersGiven, QUICK, turnTo } from './battle-page.ts'
import { cutAt, keepOn, kept, monthOfWar } from './kept-campaign.ts'

const { file, moments } = monthOfWar()
const late = Math.max(...moments.values())

inBrowser('the log of a campaign', (app) => {
  test('is searched, lights up whom it speaks of, and leads back to any of its lines', async () => {
    const { page, close } = await app.open(QUICK)
    await keepOn(page, [kept('month', cutAt(file, late))])
    await page.goto('/battle/month')
    await page.locator('main.battle').waitFor()
    await page.locator('.told-foot, .acknowledge, .decision').first().waitFor()
    await goOnFromTold(page)
    await turnTo(page, 'Log')
    const log = page.locator('.battle-log')
    const lines = log.locator('ol > li > details')
    await lines.first().waitFor()
    const all = await lines.count()
    expect(all).toBeGreaterThan(40)

    await page.locator('.battle-menu > summary').click()
    await page.keyboard.press('Escape')
    await page.locator('.battle-menu:not([open])').waitFor()

    await log.getByRole('button', { name: 'Find', exact: true }).click()
    // The field has the focus at once.
    await page.keyboard.type('raid')
    await expect.poll(() => lines.count()).toBeLessThan(all)
    expect(await lines.count()).toBeGreaterThan(0)
    for (const text of await lines.allTextContents()) expect(text).toMatch(/raid/i)
    await log.getByLabel('Find in the log').fill('no such word')
    await log.getByText('Nothing in the log fits.').waitFor()
    await log.getByLabel('Find in the log').fill('')
    await log.getByLabel('Part of the turn').selectOption('Deployment')
    await expect.poll(() => lines.count()).toBeLessThan(all)
    await log.getByLabel('Part of the turn').selectOption('')
    await log.getByRole('button', { name: 'With dice' }).click()
    await expect.poll(() => log.getByText('No dice.', { exact: true }).count()).toBe(0)
    await log.getByRole('button', { name: 'With dice' }).click()

    await turnTo(page, 'Units')
    const unit = page
      .locator('.battle-units .unit-row, .battle-units button', { hasText: 'Infantry' })
      .first()
    await unit.click()
    const name = (await page.locator('.unit-card h3').textContent()) ?? ''
    await turnTo(page, 'Log')
    await log.getByRole('button', { name: 'Find', exact: true }).click()
    await log.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => lines.count()).toBeLessThan(all)
    for (const text of await lines.allTextContents()) expect(text).toContain(name)
    // The computer's own orders are not for the player to take back.
    const own = log.locator('ol > li > details:has(button)').first()
    await own.locator('summary').hover()
    await page.locator('.piece.lit, .piece.selected').first().waitFor()

    const given = await ordersGiven(page)
    await own.locator('summary').click()
    page.once('dialog', (dialog) => dialog.accept())
    await own.getByRole('button', { name: 'Back to before this' }).click()
    await expect.poll(() => ordersGiven(page)).toBeLessThan(given)
    await page.locator('main.battle').waitFor()
    await close()
  })
})
