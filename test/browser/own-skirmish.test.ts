import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { QUICK } from './battle-page.ts'

inBrowser('forces of Great War Skirmish', (app) => {
  test('a force is built, mended, shared and printed, and fights a battle of its own', async () => {
    const { page, close } = await app.open({ ...QUICK, viewport: { width: 390, height: 844 } })
    await page.goto('/army')
    await page.getByRole('button', { name: 'New force' }).click()
    await page.locator('main.designer').waitFor()
    const balance = page.locator('.balance')
    await expect.poll(() => balance.textContent()).toMatch(/234 of 250 points16 left✓ keeps the rules/)
    await page.getByRole('textbox', { name: 'Name of the force' }).fill('Dunn’s men')
    await page.getByRole('button', { name: /^\+ Mortar/ }).click()
    await page.getByRole('button', { name: /^\+ Sniper/ }).click()
    await expect.poll(() => balance.textContent()).toMatch(/262 of 250 points12 too many✗ 2 violations/)
    const against = page.getByRole('region', { name: 'Against the rules' })
    expect(await against.textContent()).toMatch(/at most one sniper; this one has two snipers.*SK-SET-10/)
    await expectNoFaults(page, 'a force against the rules')
    await against.getByRole('button', { name: 'One Sniper fewer', exact: true }).click()
    await expect.poll(() => balance.textContent()).toMatch(/250 of 250 points0 left✓ keeps the rules/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    await page.getByRole('button', { name: 'Link' }).click()
    const link = await page.getByLabel(/^Link to this army/).inputValue()
    const friend = await app.open()
    await friend.page.goto(link)
    await friend.page.getByRole('heading', { name: 'Dunn’s men' }).first().waitFor()
    await friend.page.emulateMedia({ media: 'print' })
    const [first] = await friend.page.locator('.roster-sheet li').all()
    expect(await first?.locator('.boxes i').count()).toBe(11)
    expect(await first?.locator('.boxes i.half').count()).toBe(1)
    await friend.close()

    await page.goto('/campaign/skirmish')
    await page.getByRole('heading', { name: 'Your own skirmish' }).waitFor()
    await expectNoFaults(page, 'a battle of built forces')
    await page
      .getByRole('radio', { name: /^Dunn’s men/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Year: one less' }).click()
    expect(await page.getByRole('alert').textContent()).toMatch(/there is none in 1916.*SK-SET-12/)
    expect(await page.getByRole('button', { name: 'Begin the battle' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Year: one more' }).click()
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await page.waitForURL(/\/battle\//)
    const briefing = page.getByRole('dialog', { name: 'Briefing' })
    await briefing.getByText('2nd mortar', { exact: false }).first().waitFor()
    await close()
  })
})
