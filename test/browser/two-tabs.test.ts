import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { goOn, ordersGiven, playersTurn, QUICK } from './battle-page.ts'
import { begin } from './begun.ts'
import { adjudications, beginEvening } from './evening.ts'
import { recordsOn } from './records.ts'

/** The same address in a second tab. */
const again = async (context: BrowserContext, page: Page): Promise<Page> => {
  const second = await context.newPage()
  await second.goto(page.url())
  return second
}

/** A browser that knows no locks. */
const withoutLocks = () => Object.defineProperty(navigator, 'locks', { value: undefined })

const watching = (page: Page) => page.getByText('You are watching')

const roll = async (page: Page): Promise<void> => {
  await page.keyboard.press('/')
  await page.keyboard.type('wind')
  await page.keyboard.press('Enter')
  await page.keyboard.press('6')
  await page.keyboard.press('4')
}

inBrowser('two tabs', (app) => {
  test('on one battle: the second watches, follows, and goes on when the first is closed', async () => {
    const { page, context, close } = await app.open(QUICK)
    await begin(page, 'random')
    await playersTurn(page)
    const second = await again(context, page)
    await watching(second).waitFor()
    await expectNoFaults(second, 'watching')
    const seen = async () => Number(await second.locator('main.replay').getAttribute('data-at'))
    const before = await seen()
    await goOn(page)
    await expect.poll(seen).toBeGreaterThan(before)
    await goOn(page)
    const given = await ordersGiven(page)
    await page.close()
    await playersTurn(second)
    expect(await ordersGiven(second)).toBe(given)
    await goOn(second)
    expect(await ordersGiven(second)).toBeGreaterThan(given)
    await close()
  })

  test('on one battle without locks: whoever comes too late is told, and nothing is lost', async () => {
    const { page, context, close } = await app.open(QUICK)
    await context.addInitScript(withoutLocks)
    await begin(page, 'random')
    await playersTurn(page)
    const second = await again(context, page)
    await playersTurn(second)
    for (let i = 0; i < 2; i++) await goOn(page)
    const stored = JSON.stringify(await recordsOn(page, 'battles'))
    await second.keyboard.press('Control+Enter')
    await second.getByRole('heading', { name: /has gone on in another tab$/ }).waitFor()
    await expectNoFaults(second, 'overtaken')
    expect(JSON.stringify(await recordsOn(page, 'battles'))).toBe(stored)
    await second.getByRole('button', { name: 'Go on with mine as a battle of its own' }).click()
    await playersTurn(second)
    expect(await recordsOn(page, 'battles')).toHaveLength(2)
    await goOn(page)
    await close()
  })

  test('on one evening: the second watches, and goes on when the first is closed', async () => {
    const { page, context, close } = await app.open()
    await beginEvening(page, 'Great War Skirmish')
    const second = await again(context, page)
    await watching(second).waitFor()
    await expectNoFaults(second, 'evening watched')
    await roll(page)
    await expect.poll(() => second.locator('main li').count()).toBe(1)
    await page.close()
    await second.locator('main.evening').waitFor()
    expect(await adjudications(second)).toBe(1)
    await close()
  })

  test('on one evening without locks: nothing is written over', async () => {
    const { page, context, close } = await app.open()
    await context.addInitScript(withoutLocks)
    await beginEvening(page, 'Great War Skirmish')
    const second = await again(context, page)
    await second.locator('main.evening').waitFor()
    await roll(page)
    await expect.poll(() => adjudications(page)).toBe(1)
    await roll(second)
    await second.getByText('This evening has gone on in another tab.').waitFor()
    await second.getByRole('button', { name: 'Show how it stands now' }).click()
    await expect.poll(() => adjudications(second)).toBe(1)
    expect(await recordsOn(page, 'evenings')).toMatchObject([{ history: [{ procedure: 'wind-roll' }] }])
    await close()
  })

  test('on one army: nothing is written over', async () => {
    const { page, context, close } = await app.open()
    await page.goto('/army')
    await page.getByRole('button', { name: 'New force' }).click()
    const title = (tab: Page) => tab.getByLabel('Name of the force')
    await title(page).waitFor()
    const second = await again(context, page)
    await title(second).waitFor()
    await title(page).fill('First tab')
    await title(page).blur()
    await page.getByRole('heading', { level: 1, name: 'First tab' }).waitFor()
    await title(second).fill('Second tab')
    await title(second).blur()
    await second.getByText('has been changed in another tab').waitFor()
    // Nor by what is pressed quickly one after the other.
    await second.evaluate(() => {
      const more = document.querySelector<HTMLElement>('.designer-army .stepper button:last-child')
      for (let i = 0; i < 3; i++) more?.click()
    })
    await title(second).fill('Second tab again')
    await title(second).blur()
    await second.getByRole('heading', { level: 1, name: 'Second tab again' }).waitFor()
    expect(await recordsOn(page, 'armies')).toMatchObject([{ army: { title: 'First tab' }, written: 2 }])
    await second.getByRole('button', { name: 'Show what is stored' }).click()
    await second.getByRole('heading', { level: 1, name: 'First tab' }).waitFor()
    await close()
  })
})
