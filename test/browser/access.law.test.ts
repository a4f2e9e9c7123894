import { expect, test } from 'vitest'
import { inLongRun } from '../long.ts'
import { inBrowser } from './app.ts'
import { BUT_CONTRAST, expectNoFaults, expectNoFaultsByDayAndNight, faults } from './axe.ts'
import { addArmy, beginEvening, enterDice } from './evening.ts'

const PAGES: Readonly<Record<string, readonly string[]>> = {
  'the first pages': ['/', '/play', '/campaign', '/army', '/referee', '/settings', '/rules', '/nowhere'],
  'the rule books': [
    '/rules/passchendaele',
    ...(inLongRun ? ['/rules/flanders-fields', '/rules/skirmish', '/rules/green-fields'] : []),
  ],
  'the sheets': [
    '/rules/flanders-fields/sheet/mid',
    ...(inLongRun
      ? ['/rules/passchendaele/sheet', '/rules/skirmish/sheet', '/rules/green-fields/sheet']
      : []),
  ],
}

inBrowser('for everyone', (app) => {
  test.each(Object.entries(PAGES))('axe finds no serious fault on %s', async (title, places) => {
    const { page, close } = await app.open()
    for (const [i, place] of places.entries()) {
      await page.goto(place)
      await page.locator('main:not([aria-busy])').waitFor()
      // Books and sheets are long, and all have the colours of the first.
      if (i === 0 || title === 'the first pages') await expectNoFaultsByDayAndNight(page, place)
      else expect(await faults(page, BUT_CONTRAST), place).toEqual([])
    }
    await close()
  })

  test('axe finds no serious fault in an evening', async () => {
    const { page, close } = await app.open()
    await beginEvening(page, 'Passchendaele')
    await expectNoFaults(page, 'empty evening')
    await addArmy(page, /one trench/i)
    await page
      .getByRole('button', { name: /^Left Division/ })
      .first()
      .click()
    await expectNoFaults(page, 'roster')
    await page.locator('.unit-sheet').getByRole('button', { name: 'Carry on' }).click()
    await page.getByRole('button', { name: 'Small arms: one more' }).click()
    await expectNoFaults(page, 'desk')
    await enterDice(page, [2, 3])
    await expectNoFaults(page, 'result')
    for (const pane of ['Turn', 'Rolls', 'Log']) {
      await page.getByRole('button', { name: pane, exact: true }).click()
      await expectNoFaults(page, pane)
    }
    await page.locator('.evening-settings > summary').click()
    await expectNoFaults(page, 'settings of the evening')
    await close()
  })

  test.each(['Flanders Fields', ...(inLongRun ? ['Great War Skirmish', 'To The Green Fields Beyond!'] : [])])(
    'axe finds no serious fault at the desk of %s',
    async (ruleset) => {
      const { page, close } = await app.open()
      await beginEvening(page, ruleset)
      await addArmy(page, /./)
      await page.locator('.roster .unit').nth(1).click()
      await page.getByRole('button', { name: 'Edit card' }).click()
      await expectNoFaults(page, 'card')
      await page.locator('.verbs button').first().click()
      await page.locator('.desk').waitFor()
      await expectNoFaults(page, 'desk')
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
