import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Device, inBrowser } from './app.ts'
import { addArmy, beginEvening, enterDice } from './evening.ts'

/** Serious and critical faults that axe finds on the page as it stands. */
const faults = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

/** A device on which the palette has been chosen. */
const lit = async (open: () => Promise<Device>, palette: string): Promise<Device> => {
  const device = await open()
  await device.page.goto('/settings')
  await device.page.getByLabel(palette).check()
  return device
}

const PALETTES = ['Day', 'Night'] as const

const PAGES: Readonly<Record<string, readonly string[]>> = {
  'the first pages': ['/', '/play', '/campaign', '/army', '/referee', '/settings', '/rules', '/nowhere'],
  'the rule books': [
    '/rules/flanders-fields',
    '/rules/skirmish',
    '/rules/green-fields',
    '/rules/passchendaele',
  ],
  'the sheets': [
    '/rules/flanders-fields/sheet/mid',
    '/rules/skirmish/sheet',
    '/rules/green-fields/sheet',
    '/rules/passchendaele/sheet',
  ],
}

inBrowser('for everyone', (app) => {
  const looks = PALETTES.flatMap((palette) =>
    Object.entries(PAGES).map(([title, places]) => ({ palette, title, places })),
  )
  test.each(looks)('axe finds no serious fault on $title ($palette)', async ({ palette, places }) => {
    const { page, close } = await lit(app.open, palette)
    for (const place of places) {
      await page.goto(place)
      await page.locator('main:not([aria-busy])').waitFor()
      expect(await faults(page), place).toEqual([])
    }
    await close()
  })

  test.each(PALETTES)('axe finds no serious fault in an evening (%s)', async (palette) => {
    const { page, close } = await lit(app.open, palette)
    await beginEvening(page, 'Passchendaele')
    expect(await faults(page), 'empty evening').toEqual([])
    await addArmy(page, /one trench/i)
    await page
      .getByRole('button', { name: /^Left Division/ })
      .first()
      .click()
    expect(await faults(page), 'roster').toEqual([])
    await page.locator('.unit-sheet').getByRole('button', { name: 'Carry on' }).click()
    await page.getByRole('button', { name: 'Small arms: one more' }).click()
    expect(await faults(page), 'desk').toEqual([])
    await enterDice(page, [2, 3])
    expect(await faults(page), 'result').toEqual([])
    for (const pane of ['Turn', 'Rolls', 'Log']) {
      await page.getByRole('button', { name: pane, exact: true }).click()
      expect(await faults(page), pane).toEqual([])
    }
    await page.locator('.evening-settings > summary').click()
    expect(await faults(page), 'settings of the evening').toEqual([])
    await close()
  })

  test.each(['Flanders Fields', 'Great War Skirmish', 'To The Green Fields Beyond!'])(
    'axe finds no serious fault at the desk of %s',
    async (ruleset) => {
      const { page, close } = await app.open()
      await beginEvening(page, ruleset)
      await addArmy(page, /./)
      await page.locator('.roster .unit').nth(1).click()
      await page.getByRole('button', { name: 'Edit card' }).click()
      expect(await faults(page), 'card').toEqual([])
      await page.locator('.verbs button').first().click()
      await page.locator('.desk').waitFor()
      expect(await faults(page), 'desk').toEqual([])
      await close()
    },
  )

  test('the list of keys opens with ? and closes with Esc', async () => {
    const { page, close } = await app.open()
    await page.goto('/')
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await keys.waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'hidden' })
    await close()
  })

  test('text size and palette are kept', async () => {
    const { page, close } = await app.open()
    await page.goto('/settings')
    await page.getByLabel('Largest').check()
    await page.getByLabel('Night').check()
    await page.reload()
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      palette: 'night',
      text: 'largest',
    })
    await close()
  })
})
