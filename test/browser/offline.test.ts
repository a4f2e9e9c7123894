import { expect, test } from 'vitest'
import { inBrowser, OFFLINE } from './app.ts'
import { addArmy, adjudications, beginEvening, enterDice } from './evening.ts'

inBrowser('without the network', (app) => {
  test('after the first visit every page works', async () => {
    const { page, context, close } = await app.open(OFFLINE)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(async () => (await caches.keys()).length > 0)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    for (const [place, heading] of [
      ['/', 'Duckboard'],
      ['/play', 'Play'],
      ['/referee', 'Referee'],
      ['/settings', 'Settings'],
      ['/rules', 'Rule book'],
      ['/rules/skirmish', 'Great War Skirmish'],
      ['/rules/green-fields', 'To The Green Fields Beyond!'],
      ['/rules/flanders-fields/FF-MOR-02', 'Flanders Fields'],
      ['/rules/passchendaele/sheet', 'Passchendaele'],
    ] as const) {
      await page.goto(place)
      await page.getByRole('heading', { level: 1, name: new RegExp(`^${heading}`) }).waitFor()
    }
    await beginEvening(page, 'Passchendaele')
    await addArmy(page, /one trench/i)
    await page
      .getByRole('button', { name: /^Left Division/ })
      .first()
      .click()
    await page.locator('.unit-sheet').getByRole('button', { name: 'Carry on' }).click()
    await enterDice(page, [4, 3])
    expect(await adjudications(page)).toBe(1)
    await page.goto('/rules/passchendaele')
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('gas sheaf')
    await page.locator('.found article').first().waitFor()
    await close()
  })
})
