import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { PATIENT } from './battle-page.ts'
import { misfits } from './fitting.ts'
import { cutAt, keepOn, kept, monthOfWar } from './kept-campaign.ts'

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const

const expectToFit = async (page: Page, where: string): Promise<void> => {
  expect(await misfits(page), where).toEqual([])
}

inBrowser('campaigns on a phone', (app) => {
  const { file, moments } = monthOfWar()

  test('the pages round a campaign fit', PATIENT, async () => {
    const { page, close } = await app.open(PHONE)
    await keepOn(page, [kept('whole', file)])
    await page.goto('/play')
    await page.getByRole('radio', { name: /Green Fields/ }).check()
    await page.locator('main.play:not([aria-busy])').waitFor()
    await expectToFit(page, 'play')
    await page.goto('/campaign')
    await page.getByRole('img', { name: 'Map of the country' }).waitFor()
    await expectToFit(page, 'the wizard')
    await page.goto('/army')
    await page.getByRole('button', { name: 'New army' }).click()
    await page.getByRole('button', { name: /^The usual army/ }).click()
    await expectToFit(page, 'the designer')
    for (const screen of ['graveyard', 'diary', 'report', 'replay']) {
      await page.goto(`/battle/whole/${screen}`)
      await page.locator('main:not([aria-busy])').waitFor()
      await expectToFit(page, screen)
    }
    await close()
  })

  test('the battle fits in every phase, with all that can be opened beside it', PATIENT, async () => {
    const { page, close } = await app.open(PHONE)
    const phases = [...moments]
    expect(phases.length).toBeGreaterThan(8)
    await keepOn(
      page,
      phases.map(([name, orders]) => kept(name, cutAt(file, orders))),
    )
    for (const [name] of phases) {
      await page.goto(`/battle/${name}`)
      await page.locator('.prompt[data-deciding="a"]').waitFor()
      await expectToFit(page, name)
    }
    const [first = ''] = phases.map(([name]) => name)
    await page.goto(`/battle/${first}`)
    await page.locator('.prompt[data-deciding="a"]').waitFor()
    for (const pane of ['Units', 'Log', 'Orders']) {
      await page.getByRole('button', { name: pane, exact: true }).click()
      await expectToFit(page, pane)
    }
    for (const tool of ['What to show', 'Map key']) {
      await page.getByRole('button', { name: tool }).click()
      await expectToFit(page, tool)
      await expectNoFaults(page, tool)
      // The key of a phone lies over its own button.
      await page.keyboard.press(tool === 'Map key' ? 'k' : 'Escape')
    }
    for (const shown of [true, false]) {
      await page.getByRole('button', { name: 'More tools' }).click()
      if (shown) await expectNoFaults(page, 'more tools')
      await page.getByRole('button', { name: 'Table in words' }).click()
      await expectToFit(page, 'Table in words')
    }
    await page.locator('.battle-menu summary').click()
    await expectToFit(page, 'menu')
    // The menu leads out of the battle: there is no room for the way round the app.
    await page.getByRole('link', { name: 'All battles' }).click()
    await page.waitForURL(/\/play$/)
    await close()
  })
})
