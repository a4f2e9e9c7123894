import type { Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, MOVING, OFFLINE } from './app.ts'
import { goOn, logOf, ordersGiven, playersTurn, promptOf, QUICK, toPlay, turnTo } from './battle-page.ts'
import { begin } from './begun.ts'

/** Threads on which computer players decide; maps are painted on others. */
const isThread = (worker: Worker): boolean => /commander/.test(worker.url())

const threadsOf = (page: Page) => page.workers().filter(isThread)

/** The thread of the computer players, when it has started. */
const threadOf = async (page: Page) =>
  threadsOf(page)[0] ?? page.waitForEvent('worker', { predicate: isThread })

/** The thread when it is at work on something that takes it so long that it cannot answer for a while. */
const keptThinking = async (page: Page) => {
  const thread = await threadOf(page)
  const begun = page.waitForEvent('console', (message) => message.text() === 'at work')
  await thread.evaluate(() => {
    setTimeout(() => {
      console.log('at work')
      const end = Date.now() + 60_000
      while (Date.now() < end);
    })
  })
  // Else a question might overtake it and be answered first.
  await begun
  return thread
}

/** A machine with other work must not look like a thread that has died: the screen waits ten times as long for one. */
const waitLong = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0) => later(run, ms >= 8000 ? 10 * ms : ms),
    })
  })

/** Gives the usual orders until the computer player has to decide. */
const computersTurn = async (page: Page): Promise<void> => {
  while (!/the computer is deciding/.test(await promptOf(page))) {
    const before = await ordersGiven(page)
    await page.keyboard.press('Control+Enter')
    await page.waitForFunction(
      (count) => Number(document.querySelector('main.battle')?.getAttribute('data-orders')) > count,
      before,
    )
  }
}

const firstOrders = async (page: Page, german: string): Promise<void> => {
  await begin(page, german)
  await page.locator('main.battle').waitFor()
  await playersTurn(page)
}

inBrowser('a computer player', (app) => {
  test('thinks ahead; the staff that is asked shows the two best with their figures', async () => {
    const { page, close } = await app.open(QUICK)
    await toPlay(page)
    const germans = page.getByRole('group', { name: /^German/ })
    await germans.getByLabel('Computer: Veteran').check()
    await germans.getByRole('button', { name: /^Temper/ }).click()
    await germans.getByRole('radio', { name: 'Bold', exact: true }).check()
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await playersTurn(page)
    const advice = page.getByRole('region', { name: 'Advice of the staff' })
    for (let i = 0; i < 30 && (await advice.locator('.weighed li').count()) < 2; i++) {
      if (i > 0) await goOn(page)
      await playersTurn(page)
      await page.keyboard.press('Alt+Enter')
      await advice.waitFor()
    }
    expect(await advice.locator('.weighed .share').first().textContent()).toMatch(/^won \d+ %$/)
    await close()
  })

  test('decides on a thread of its own; a thread that stops is started again and the battle goes on', async () => {
    const { page, close } = await app.open(QUICK)
    await firstOrders(page, 'regular')
    const thread = await threadOf(page)
    await thread.evaluate(() => {
      setTimeout(() => {
        throw new Error('out of memory')
      })
    })
    await expect.poll(() => threadsOf(page).length).toBe(0)
    // A new one is begun when the computer has to decide next, which may be after all of ours.
    for (let i = 0; i < 40 && threadsOf(page).length === 0; i++) await goOn(page)
    expect(threadsOf(page)).toHaveLength(1)
    expect(threadsOf(page)[0]).not.toBe(thread)
    expect(await logOf(page)).toMatch(/German/)
    expect(await page.locator('.battle .trouble').count()).toBe(0)
    await page.locator('.battle-menu summary').click()
    await page.getByRole('link', { name: 'All battles' }).click()
    await expect.poll(() => threadsOf(page).length).toBe(0)
    await close(/out of memory/)
  })

  test('decides on the thread of the screen where no other can be had, and the players are told', async () => {
    const { page, context, close } = await app.open({ ...QUICK, serviceWorkers: 'block' })
    await context.route(/commander-worker/, (route) => route.abort())
    await firstOrders(page, 'regular')
    await page
      .getByRole('alert')
      .getByText(/stopped twice/)
      .waitFor()
    for (let i = 0; i < 5; i++) await goOn(page)
    expect(await logOf(page)).toMatch(/German/)
    // The second comes of how playwright blocks service workers, which would have the file of the thread.
    await close(/ERR_FAILED|reading 'waiting'/)
  })

  test('killed with its tab in mid-turn it goes on when the battle is opened again', async () => {
    const { page, context, close } = await app.open(MOVING)
    await waitLong(page)
    await firstOrders(page, 'regular')
    await keptThinking(page)
    await computersTurn(page)
    const given = await ordersGiven(page)
    const address = page.url()
    const session = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    // A dead page does not answer.
    void session.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
    const again = await context.newPage()
    await again.goto('/play')
    await again.getByRole('link', { name: /^One Trench/ }).click()
    await again.waitForURL(address)
    await again.locator('main.battle').waitFor()
    expect(await ordersGiven(again)).toBeGreaterThanOrEqual(given)
    await playersTurn(again)
    expect(await ordersGiven(again)).toBeGreaterThan(given)
    await close()
  })

  test('leaves the screen free while it thinks, and undo takes the order back that it thinks about', async () => {
    const { page, close } = await app.open(QUICK)
    await waitLong(page)
    await firstOrders(page, 'regular')
    const thread = await keptThinking(page)
    await computersTurn(page)
    const given = await ordersGiven(page)
    await turnTo(page, 'Units')
    await page
      .locator('.order-of-battle')
      .getByRole('button', { name: /^Right Division/ })
      .click()
    await page.locator('.unit-card h3').getByText('Right Division').waitFor()
    expect(await promptOf(page)).toMatch(/the computer is deciding/)
    await page.keyboard.press('Control+z')
    await playersTurn(page)
    expect(await promptOf(page)).toMatch(/^Entente/)
    expect(await ordersGiven(page)).toBeLessThan(given)
    while ((await ordersGiven(page)) <= given) await goOn(page)
    // Browsers leave a busy thread two seconds before they end it by force.
    await expect.poll(() => threadsOf(page).includes(thread), { timeout: 20_000 }).toBe(false)
    await close()
  })

  test('works without the network after the first visit', async () => {
    const { page, context, close } = await app.open({ ...QUICK, ...OFFLINE })
    await page.goto('/')
    await page.waitForFunction(async () => (await caches.keys()).length > 0)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await firstOrders(page, 'regular')
    for (let i = 0; i < 5; i++) await goOn(page)
    expect(threadsOf(page).length).toBeGreaterThan(0)
    expect(await logOf(page)).toMatch(/German/)
    expect(await page.locator('.battle .trouble').count()).toBe(0)
    await close()
  })
})
