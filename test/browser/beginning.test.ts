import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { QUICK, tabTo, toPlay } from './battle-page.ts'
import { misfits } from './fitting.ts'

const SIZES = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 1024, height: 768 }, hasTouch: true },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
] as const

inBrowser('before a battle', (app) => {
  test('every scenario has its map, painted when it comes into sight', async () => {
    const { page, close } = await app.open(QUICK)
    await page.goto('/play')
    const maps = page.locator('.scenario-map')
    await maps.first().waitFor()
    expect(await maps.count()).toBe(28)
    for (let i = 0; i < 28; i++) {
      await maps.nth(i).scrollIntoViewIfNeeded()
      await page.waitForFunction(
        (at) => document.querySelectorAll<HTMLElement>('.scenario-map')[at]?.dataset.painted !== undefined,
        i,
      )
    }
    await page.getByRole('radio', { name: 'Green Fields' }).check()
    expect(await maps.count()).toBe(6)
    await page.getByRole('heading', { name: 'A Quiet Sector, 1916' }).waitFor()
    await close()
  })

  test.each([
    ['/', /^Your first battle/],
    ['/play', /^Your own campaign/],
  ] as const)('the page %s needs no rules', async (address, link) => {
    const { page, close } = await app.open(QUICK)
    await page.goto(address)
    await page.getByRole('link', { name: link }).waitFor()
    await page.waitForLoadState('networkidle')
    const rules = /\/assets\/(game|played|desk|passchendaele|green-fields|flanders-fields|skirmish)-/
    const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(own.filter((name) => rules.test(name))).toEqual([])
    await close()
  })

  test('the briefing is read and the battle begun from it, by keyboard alone', async () => {
    const { page, close } = await app.open(QUICK)
    await toPlay(page)
    await expectNoFaults(page, 'scenarios')
    await tabTo(page, /^Read the briefing/)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('region', { name: 'Briefing' })
    for (const part of ['Situation', 'Your task', 'Points', 'The end', 'Who should win'])
      await sheet.getByRole('heading', { name: part }).waitFor()
    await sheet.getByText('Left Division', { exact: true }).first().waitFor()
    expect(await sheet.locator('.briefing-points div', { hasText: 'Farm' }).textContent()).toBe('Farm6')
    await page.getByRole('img', { name: 'Map: One Trench' }).waitFor()
    await expectNoFaults(page, 'briefing')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Play', exact: true }).waitFor()
    await tabTo(page, /^Read the briefing/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^Take command of the Entente/)
    await page.keyboard.press('Enter')
    await page.locator('main.battle').waitFor()
    await close()
  })

  test('the computer is chosen by level and temper, or after a general, and stays so in the battle', async () => {
    const { page, close } = await app.open(QUICK)
    await toPlay(page)
    const germans = page.getByRole('group', { name: /^German/ })
    await germans.getByText('Fights by the book').waitFor()
    await germans.getByLabel('Computer: Recruit').check()
    await germans.getByText('mistakes of a beginner').waitFor()
    await germans.getByRole('button', { name: /^Temper: steady/ }).click()
    await germans.getByRole('radio', { name: 'Bold', exact: true }).check()
    await germans.getByRole('button', { name: /^Temper: bold/ }).waitFor()
    await germans.getByRole('radio', { name: /^von Lossberg/ }).check()
    expect(await germans.getByRole('radio', { name: /^Plumer/ }).count()).toBe(0)
    await expectNoFaults(page, 'tempers')
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await page.locator('.battle-menu summary').click()
    const led = page.getByRole('group', { name: /^Germans are played by/ })
    expect(await led.getByLabel('Computer: Recruit').isChecked()).toBe(true)
    await led.getByRole('button', { name: /^Temper: von Lossberg, stubborn/ }).waitFor()
    await expectNoFaults(page, 'menu')
    await close()
  })

  test('the briefing is at hand during the battle', async () => {
    const { page, close } = await app.open(QUICK)
    await toPlay(page)
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await page.locator('.rail').getByRole('button', { name: 'Briefing' }).click()
    const sheet = page.getByRole('dialog', { name: 'Briefing' })
    await sheet.getByRole('img', { name: 'Map: One Trench' }).waitFor()
    await expectNoFaults(page, 'briefing in the battle')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await close()
  })

  test.each(SIZES)('start page, list and briefing fit %o', async (size) => {
    const { page, close } = await app.open({ ...QUICK, ...size })
    await page.goto('/')
    await page.getByRole('link', { name: /^Your first battle/ }).waitFor()
    expect(await misfits(page), 'start page').toEqual([])
    await toPlay(page)
    expect(await misfits(page), 'scenarios').toEqual([])
    await page.getByRole('button', { name: 'Read the briefing' }).click()
    await page.getByRole('img', { name: 'Map: One Trench' }).waitFor()
    expect(await misfits(page), 'briefing').toEqual([])
    await close()
  })
})
