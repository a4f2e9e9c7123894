import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { adjudications } from './evening.ts'
import { PHONE } from './fingers.ts'

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }
/** Begins an evening and adds armies, all by taps; the taps of the set-up do not count. */
const beginByTouch = async (page: Page, ruleset: string, ...armies: RegExp[]): Promise<void> => {
  await page.goto('/referee')
  await page.getByRole('button', { name: ruleset }).tap()
  await page.getByRole('button', { name: 'Units', exact: true }).tap()
  for (const army of armies) {
    const add = page.getByRole('button', { name: 'Add units' })
    if ((await page.locator('.armies').count()) === 0) await add.tap()
    await page.locator('.armies').getByRole('button', { name: army }).first().tap()
  }
}

inBrowser('by touch', (app) => {
  test('a Passchendaele check takes at most five taps from the roster, and the next unit comes by itself', async () => {
    const { page, close } = await app.open(TABLET)
    await beginByTouch(page, 'Passchendaele', /one.trench.*british/i, /one.trench.*german/i)
    let taps = 0
    const tap = async (name: string | RegExp, within = page.locator('main')) => {
      await within.getByRole('button', { name }).first().tap()
      taps++
    }
    await tap(/^Left Division/)
    await tap('Carry on', page.locator('.unit-sheet'))
    await tap('Small arms: one more')
    await tap('Small arms: one more')
    await tap('Roll', page.locator('.desk'))
    await page.getByRole('region', { name: 'Result' }).waitFor()
    expect(taps).toBeLessThanOrEqual(5)
    expect(await adjudications(page)).toBe(1)
    await close()
  })

  test('a Flanders Fields fire takes at most five taps from the roster', async () => {
    const { page, close } = await app.open(TABLET)
    await beginByTouch(page, 'Flanders Fields', /mons.*german/i, /mons.*british/i)
    let taps = 0
    const tap = async (name: string | RegExp, within = page.locator('main')) => {
      await within.getByRole('button', { name }).first().tap()
      taps++
    }
    const firer = page.locator('.roster .unit', { hasText: /Company|Coy/ }).first()
    await firer.tap()
    taps++
    const actions = page.locator('.unit-sheet')
    await actions.waitFor()
    if (!(await actions.getByRole('button', { name: 'Fire at troops' }).isVisible())) {
      await actions.getByText('More', { exact: true }).tap()
      taps++
    }
    await tap('Fire at troops', actions)
    const targets = page.locator('.desk').getByRole('group', { name: 'Target' })
    await targets.locator('.unit-chip').last().tap()
    taps++
    await tap(/^(up to|under)/, page.locator('.desk'))
    await tap('Roll', page.locator('.desk'))
    await page.getByRole('region', { name: 'Result' }).waitFor()
    expect(taps).toBeLessThanOrEqual(5)
    expect(await adjudications(page)).toBe(1)
    await close()
  })

  test('an evening of ten adjudications on a phone, with own dice', async () => {
    const { page, close } = await app.open(PHONE)
    await page.goto('/settings')
    await page.getByLabel('My own dice').tap()
    await beginByTouch(page, 'Passchendaele', /one.trench.*british/i)
    const bar = page.getByRole('navigation', { name: 'Parts of the evening' })
    for (let i = 0; i < 10; i++) {
      await bar.getByRole('button', { name: 'Rolls' }).tap()
      await page.getByRole('button', { name: 'Initiative', exact: true }).tap()
      const desk = page.locator('.desk')
      await desk.getByRole('button', { name: '6', exact: true }).tap()
      await desk.getByRole('button', { name: String((i % 5) + 1), exact: true }).tap()
      await page.getByRole('region', { name: 'Result' }).waitFor()
    }
    await bar.getByRole('button', { name: 'Log' }).tap()
    expect(await adjudications(page)).toBe(10)
    await page.getByRole('button', { name: 'Undo' }).first().tap()
    await expect.poll(() => adjudications(page)).toBe(9)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await close()
  })

  test('targets are large enough for a thumb, and text for an arm’s length', async () => {
    const { page, close } = await app.open(TABLET)
    await beginByTouch(page, 'Passchendaele', /one.trench.*british/i)
    await page
      .getByRole('button', { name: /^Left Division/ })
      .first()
      .tap()
    await page.locator('.unit-sheet').getByRole('button', { name: 'Carry on' }).tap()
    await page.locator('.desk').waitFor()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main button')]
        .filter((button) => button.getClientRects().length > 0)
        .filter((button) => button.getBoundingClientRect().height < 48)
        .map((button) => button.textContent),
    )
    expect(small).toEqual([])
    expect(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
    ).toBeGreaterThanOrEqual(18)
    await close()
  })
})
