import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBattle } from '#kernel/game/battle/file.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { goOn, ordersGiven, playersTurn, QUICK } from './battle-page.ts'
import { begin } from './begun.ts'

const wrong = (page: Page) => page.getByRole('heading', { level: 1, name: 'Something has gone wrong' })

inBrowser('a fault of the app', (app) => {
  test('in a battle leads to a page that saves it, and the battle goes on', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, 'random')
    await playersTurn(page)
    await goOn(page)
    const before = await ordersGiven(page)
    await page.evaluate(() => void Promise.reject(new Error('a shell in the orderly room')))
    await wrong(page).waitFor()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Save “/ }).click()
    const read = readBattle(readFileSync(await (await saving).path(), 'utf8'))
    expect(read.ok && read.value.orders.length).toBeGreaterThanOrEqual(before)
    expect(await page.locator('.fault-text').textContent()).toContain('orderly room')
    await expectNoFaults(page, 'fault')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await playersTurn(page)
    expect(await ordersGiven(page)).toBe(before)
    await close(/orderly room/)
  })

  test('while a page is drawn leaves no blank page', async () => {
    const { page, close } = await app.open()
    await begin(page, HUMAN)
    await page.locator('main.hand-over, main.battle').waitFor()
    await page.addInitScript(() => {
      Date.prototype.toLocaleString = () => {
        throw new Error('no clock')
      }
    })
    await page.goto('/play')
    await wrong(page).waitFor()
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await close(/no clock/)
  })

  test('that is a part which cannot be fetched is told as such', async () => {
    const { page, close } = await app.open()
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await page.goto('/')
    await page.route(/play-screen/, (route) => route.abort())
    await page.getByRole('link', { name: 'Play', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'A part of Duckboard is missing' }).waitFor()
    await close(/play-screen|Failed to/)
  })

  test('is not made by rubbish among what is remembered', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, 'random')
    await playersTurn(page)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const draft = { side: 'entente', touched: [], past: [], order: { kind: 'initial-orders', orders: 7 } }
    for (const rubbish of ['{', '7', '[null]', JSON.stringify({ [id]: btoa(JSON.stringify(draft)) })]) {
      await page.evaluate((text) => {
        for (const name of ['settings', 'lesson', 'drafts', 'tables-turned', 'referee.passchendaele'])
          localStorage.setItem(`duckboard.${name}`, text)
      }, rubbish)
      await page.reload()
      await playersTurn(page)
    }
    await goOn(page)
    await close()
  })
})

inBrowser('a browser that keeps no settings', (app) => {
  for (const [how, refuse] of [
    [
      'refuses them',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
  ] as const)
    test(`${how}: everything works, and the settings say so`, async () => {
      const { page, close } = await app.open(QUICK)
      await page.addInitScript(refuse)
      await page.goto('/settings')
      await page.getByLabel('Night').check()
      await page.getByRole('alert').getByText('last until the tab is closed').waitFor()
      expect(await page.locator('html').getAttribute('data-palette')).toBe('night')
      await begin(page, 'random')
      await playersTurn(page)
      await goOn(page)
      await close()
    })
})
