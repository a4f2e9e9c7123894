import { expect, test } from 'vitest'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { eveOf } from '../web/battle/eve-of-moment.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { QUICK } from './battle-page.ts'
import { keepOn } from './kept-campaign.ts'

const LOST = eveOf(PASSCHENDAELE, 'one-trench.collapse.german', 'entente', 'lost')
const SHELLED = eveOf(GREEN_FIELDS, 'michael-1918.victory-points.a', 'a', 'lost')

const SIZES = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 1024, height: 768 }, hasTouch: true },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
] as const

inBrowser('Results', ({ open }) => {
  test.each(SIZES)('a roll is shown with its dice and outcome, and a loss waits: %o', async (size) => {
    const { page, close } = await open({ ...size, ...QUICK })
    await keepOn(page, [LOST.record])
    await page.goto(`/battle/${LOST.record.id}`)
    await page.locator('.prompt[data-deciding="entente"]').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.locator('.acknowledgement').waitFor()
    const latest = page.locator('.result-strip .latest')
    expect(await latest.locator('.die-face').count()).toBeGreaterThan(0)
    // What came of it is told in the strip as in what waits to be acknowledged.
    const outcome = (await latest.locator('.outcome').textContent()) ?? ''
    const told = await page.locator('.acknowledgement h2').allTextContents()
    expect(
      told.some((title) => outcome.includes(title)),
      `${outcome}: ${told.join(', ')}`,
    ).toBe(true)
    expect(await page.locator('.mark.loss .ring').count()).toBe(1)
    await expectNoFaults(page, 'a loss')
    await page.keyboard.press('Enter')
    await page.locator('.acknowledgement').waitFor({ state: 'detached' })
    expect(await page.locator('.mark.loss .ring').count()).toBe(0)
    expect(await page.locator('.mark.loss .fell').count()).toBe(1)
    await page.getByRole('button', { name: 'Working' }).click()
    expect(await page.locator('.strip-working').textContent()).toMatch(/PA-[A-Z]+-\d+/)
    await close()
  })

  test.each(SIZES)(
    'a bombardment names whom it destroyed, a dozen of its dice in sight: %o',
    async (size) => {
      const { page, close } = await open({ ...size, ...QUICK })
      await keepOn(page, [SHELLED.record])
      await page.goto(`/battle/${SHELLED.record.id}`)
      await page.locator('.prompt[data-deciding="a"]').waitFor()
      const before = await page.locator('main.battle').getAttribute('data-orders')
      await page.keyboard.press('Control+Enter')
      await page.waitForFunction(
        (count) =>
          document.querySelector('.acknowledgement') !== null ||
          document.querySelector('main.battle')?.getAttribute('data-orders') !== count,
        before,
      )
      const latest = page.locator('.result-strip .latest')
      expect(await latest.locator('.die-face').count()).toBe(12)
      expect(await latest.locator('.outcome').textContent()).toMatch(/is shelled: .* is destroyed/)
      await close()
    },
  )
})
