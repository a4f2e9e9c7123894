import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { cutAt, keepOn, kept, monthOfWar } from './kept-campaign.ts'

inBrowser('the sheets of a campaign', (app) => {
  const { file, moments } = monthOfWar()

  test('roster and deployment are printed alone, without table and orders', async () => {
    const { page, close } = await app.open()
    const orders = moments.get('construction')
    if (orders === undefined) throw new Error('nobody has built anything')
    await keepOn(page, [kept('papers', cutAt(file, orders))])
    await page.goto('/battle/papers')
    await page.locator('.prompt[data-deciding="a"]').waitFor()
    await page.locator('.battle-menu summary').click()
    await page.getByRole('button', { name: 'Sheets to print' }).click()
    const sheets = page.getByRole('dialog', { name: 'Sheets to print' })
    await sheets.waitFor()
    const roster = sheets.getByRole('table', { name: 'Roster' })
    expect(await roster.getByRole('row').count()).toBeGreaterThan(4)
    expect(await roster.innerText()).not.toContain('b-')
    expect(await sheets.getByRole('table', { name: 'Deployment' }).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.battle-table').isVisible()).toBe(false)
    expect(await page.locator('.battle-head').isVisible()).toBe(false)
    expect(await sheets.getByRole('button', { name: 'Close' }).isVisible()).toBe(false)
    expect(await roster.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await sheets.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => sheets.count()).toBe(0)
    await close()
  })
})
