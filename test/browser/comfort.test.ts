import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { eveOf } from '../web/battle/eve-of-moment.ts'
import { inBrowser } from './app.ts'
import { playersTurn, QUICK, toPlay } from './battle-page.ts'
import { keepOn } from './kept-campaign.ts'

const { record } = eveOf(PASSCHENDAELE, 'one-trench.collapse.german', 'entente', 'lost')
const OVER = { ...record, id: 'over', standing: 'over' }

/** A desktop screen whose reader has made everything twice as large. */
const ZOOMED = { ...QUICK, viewport: { width: 720, height: 450 } } as const

/** Whatever moves on the page or is about to. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const { duration = 0 } = effect?.getComputedTiming() ?? {}
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' && Number(duration) > 20 ? [String(target?.getAttribute('class'))] : []
    }),
  )

const shareOfTable = (page: Page): Promise<number> =>
  page.locator('.battle-table').evaluate((pane) => {
    const { width, height } = pane.getBoundingClientRect()
    return (width * height) / (innerWidth * innerHeight)
  })

inBrowser('whoever looks', (app) => {
  test('and asked for no motion sees none while dice fall and a unit is lost', async () => {
    const { page, close } = await app.open(QUICK)
    await keepOn(page, [record])
    await page.goto(`/battle/${record.id}`)
    await page.locator('.prompt[data-deciding="entente"]').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.locator('.acknowledgement').waitFor()
    expect(await moving(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.locator('.acknowledgement').waitFor({ state: 'detached' })
    expect(await moving(page)).toEqual([])
    await close()
  })

  test('at twice the size scrolls no page sideways and has the button that gives the order', async () => {
    const { page, close } = await app.open(ZOOMED)
    await keepOn(page, [record, OVER])
    for (const address of ['/', '/play', '/rules', '/settings', '/referee', `/battle/${record.id}`]) {
      await page.goto(address)
      await page.locator('main:not([aria-busy])').waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, address).toBeLessThanOrEqual(720)
    }
    await playersTurn(page)
    const give = page.locator('.primary:visible').first()
    await give.scrollIntoViewIfNeeded()
    await give.click({ trial: true })
    expect(await shareOfTable(page)).toBeGreaterThan(0.3)
    await close()
  })

  test('at a replay has more than half of the screen for the table', async () => {
    for (const size of [
      { viewport: { width: 1440, height: 900 } },
      { viewport: { width: 1024, height: 768 }, hasTouch: true },
    ]) {
      const { page, close } = await app.open({ ...QUICK, ...size })
      await keepOn(page, [OVER])
      await page.goto('/battle/over/replay')
      await page.locator('main.replay[data-at="0"]').waitFor()
      expect(await shareOfTable(page)).toBeGreaterThanOrEqual(0.5)
      await close()
    }
  })

  test('on a phone is asked the whole question, however long it is', async () => {
    const { page, close } = await app.open({
      ...QUICK,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await toPlay(page)
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await playersTurn(page)
    const asked = page.locator('.battle-head .asked')
    expect(await asked.textContent()).toMatch(/^Mortars and MG battalions: .{50,}\.$/)
    const hidden = await asked.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(hidden).toBeLessThanOrEqual(1)
    await close()
  })
})
