import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { QUICK } from './battle-page.ts'
import { cutAt, keepOn, kept, monthOfWar } from './kept-campaign.ts'

/** The picture of the country as it is painted now. */
const paintedGround = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLCanvasElement>('.country-sheet canvas')?.toDataURL() ?? '')

inBrowser('campaigns', (app) => {
  test('a campaign with an army of one’s own is laid out and begun', async () => {
    const { page, close } = await app.open(QUICK)
    await page.goto('/army')
    await page.getByRole('button', { name: 'New army' }).click()
    await page.getByRole('spinbutton', { name: 'Frontage' }).fill('5')
    await page.getByRole('button', { name: /^The usual army/ }).click()
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Our own')
    await page.getByRole('link', { name: 'Play', exact: true }).click()
    await page.getByRole('link', { name: /Your own campaign/ }).click()
    await page.getByRole('heading', { name: 'Your own campaign' }).waitFor()
    await expectNoFaults(page, 'the wizard')
    const map = page.getByRole('img', { name: 'Map of the country' })
    expect(await map.locator('.reference').count()).toBe(48)
    const before = await paintedGround(page)
    await page.getByRole('button', { name: 'Number of the map: one more' }).click()
    expect(await paintedGround(page)).not.toBe(before)

    // GF-VAR-07: drawn on with two strokes, and given up again.
    await page.getByRole('button', { name: 'Draw on this map' }).click()
    const drawnOn = await paintedGround(page)
    await page.getByRole('radio', { name: 'Morass' }).check()
    await page.getByRole('button', { name: /^B2: / }).click()
    await page.getByRole('button', { name: 'B2: morass' }).waitFor()
    await page.getByRole('radio', { name: 'River' }).check()
    await page.getByRole('button', { name: /^E1: / }).click()
    await page.getByRole('button', { name: /^E2: / }).click()
    expect(await paintedGround(page)).not.toBe(drawnOn)
    await expectNoFaults(page, 'the drawing')

    // What is drawn outlives a look at the rules, and a reload.
    await page.getByRole('link', { name: 'Rule book' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'B2: morass' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'B2: morass' }).waitFor()
    await page.getByRole('button', { name: 'Begin afresh' }).click()
    await page.getByRole('button', { name: 'B2: morass' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Bring back what was here' }).click()
    await page.getByRole('button', { name: 'B2: morass' }).waitFor()
    await page.getByRole('button', { name: 'Back to a map made by chance' }).click()

    await page
      .getByRole('radio', { name: /^Our own/ })
      .first()
      .check()
    expect(await map.locator('.reference').count()).toBe(40)
    await page.getByRole('radio', { name: 'Winter' }).check()
    expect(await page.getByLabel('Begins on').inputValue()).toBe('1916-01-15')
    await page.getByRole('spinbutton', { name: 'Frontage' }).fill('7')
    expect(await page.getByRole('alert').textContent()).toMatch(/7 zones, and this army is for 5/)
    expect(await page.getByRole('button', { name: 'Begin the campaign' }).isDisabled()).toBe(true)
    await page.getByRole('spinbutton', { name: 'Frontage' }).fill('5')
    await page.getByRole('button', { name: 'Begin the campaign' }).click()
    await page.waitForURL(/\/battle\//)
    const briefing = page.getByRole('dialog', { name: 'Briefing' })
    await briefing.getByRole('heading', { name: /^You have/ }).waitFor()
    // What the enemy has brought is his secret.
    expect(await briefing.locator('.briefing-forces').count()).toBe(1)
    await page.goto('/play')
    const battles = page.getByRole('region', { name: 'Battles on this device' })
    await battles.getByRole('link', { name: /^Your own campaign/ }).waitFor()
    await page.goto('/campaign/nobodys-rules')
    await page.getByRole('heading', { name: 'Nothing here' }).waitFor()
    await close()
  })

  test('a campaign that is over has its graveyard and its war diary', async () => {
    const { page, close } = await app.open(QUICK)
    const { file } = monthOfWar()
    await keepOn(page, [kept('whole', file), kept('half', cutAt(file, 40))])
    await page.goto('/battle/whole/graveyard')
    await page.locator('main.graveyard').waitFor()
    const british = page.getByRole('region', { name: 'British' })
    const lost = Number(await british.locator('h2 strong').textContent())
    expect(lost).toBeGreaterThan(0)
    expect(await british.locator('.cross').count()).toBe(lost)
    await expectNoFaults(page, 'graveyard')

    await page.getByRole('link', { name: 'War diary' }).click()
    await page.getByRole('heading', { name: 'Week 1, from 6 March 1916' }).waitFor()
    await expectNoFaults(page, 'war diary')
    const all = await page.locator('.diary-day li').count()
    await page.getByRole('radio', { name: 'German' }).check()
    await page.getByRole('heading', { name: /\(German\)$/ }).waitFor()
    expect(await page.locator('.diary-day li').count()).toBeLessThan(all)
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Markdown' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/War diary.*German.*\.md$/)

    await page.goto('/battle/half/diary')
    await page.getByRole('heading', { name: 'This is shown when the campaign is over' }).waitFor()
    await close()
  })
})
