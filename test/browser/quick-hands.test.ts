import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HUMAN } from '#web/battle/storage/record.ts'
import { storedBattle } from '../web/battle/fought.ts'
import { inBrowser } from './app.ts'
import { QUICK } from './battle-page.ts'
import { begin } from './begun.ts'
import { beginEvening } from './evening.ts'
import { keepOn } from './kept-campaign.ts'

/** A hand so quick that it presses a key the moment something is on the page, before anybody could have seen it. */
const pressAtOnce = async (page: Page, awaited: string, key: string, ctrlKey = false): Promise<void> => {
  await page.addInitScript(
    (wanted) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(wanted.awaited)) return
        watch.disconnect()
        const { key, ctrlKey } = wanted
        const press = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true })
        const focused = document.activeElement ?? document.body
        focused.dispatchEvent(press)
      })
      watch.observe(document, { childList: true, subtree: true })
    },
    { awaited, key, ctrlKey },
  )
}

inBrowser('no key is lost', (app) => {
  test('a battle takes orders as soon as it is there', async () => {
    const { page, close } = await app.open(QUICK)
    await pressAtOnce(page, 'main.battle', 'Enter', true)
    await begin(page, HUMAN)
    const handOver = page.getByRole('heading', { name: /^Hand the device to the/ })
    await handOver.waitFor()
    const first = (await handOver.textContent()) ?? ''
    await page.keyboard.press('Enter')
    await handOver.filter({ hasNotText: first }).waitFor()
    await close()
  })

  test('the table is turned as soon as it is there', async () => {
    const { page, close } = await app.open(QUICK)
    await pressAtOnce(page, '.table-surface', 'f')
    await begin(page, 'random')
    await page.locator('.table-layer[data-turn="2"]').waitFor()
    await close()
  })

  test('a replay is wound as soon as it is there', async () => {
    const { page, close } = await app.open(QUICK)
    const battle = storedBattle()
    await keepOn(page, [battle])
    await pressAtOnce(page, 'main.replay', 'End')
    await page.goto(`/battle/${battle.id}/replay`)
    await page.locator(`main.replay[data-at="${battle.file.orders.length}"]`).waitFor()
    await close()
  })

  test('a procedure is looked for as soon as the evening is there', async () => {
    const { page, close } = await app.open()
    await pressAtOnce(page, 'main.evening', '/')
    await beginEvening(page, 'Great War Skirmish')
    await page.locator('input:focus[aria-label="Find a procedure"]').waitFor()
    await close()
  })

  test('Enter finds a clause though the search of the rule book is still loading', async () => {
    const { page, context, close } = await app.open({ serviceWorkers: 'block' })
    let load = (): void => undefined
    const loading = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.goto('/rules/flanders-fields')
    const field = page.getByRole('searchbox', { name: 'Search the rules' })
    await field.waitFor()
    await context.route(/\.js$/, async (route) => {
      await loading
      await route.continue()
    })
    await field.fill('FF-MOR-02')
    await field.press('Enter')
    load()
    await page.locator('#FF-MOR-02.marked').waitFor()
    await close()
  })

  test('two presses begin one battle', async () => {
    const { page, close } = await app.open(QUICK)
    await page.goto('/play')
    const button = page.getByRole('button', { name: 'Begin the battle' })
    await button.waitFor()
    await button.evaluate((found: HTMLButtonElement) => {
      found.click()
      found.click()
    })
    await page.locator('main.battle').waitFor()
    await page.goto('/play')
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(1)
    await close()
  })
})
