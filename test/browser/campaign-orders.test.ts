import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inBrowser } from './app.ts'
import { carriedOut, goOn, ordersGiven, PATIENT, playersTurn, QUICK, turnTo } from './battle-page.ts'
import { beginCampaign } from './begun.ts'
import type { Spot } from './fingers.ts'
import { foughtTo, openKept, record } from './fought-battles.ts'
import { keepOn, kept, shortOfMen } from './kept-campaign.ts'

const middles = (page: Page, selector: string): Promise<readonly Spot[]> =>
  page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )

const pieceOf = async (page: Page, id: string): Promise<Spot> => {
  const [spot] = await middles(page, `[data-piece="${id}"] .token`)
  if (!spot) throw new Error(`${id} is not on the screen`)
  return spot
}

/** The zones that are open to the chosen unit, from the front and from the left. */
const openZones = async (page: Page): Promise<readonly Spot[]> =>
  [...(await middles(page, '.area.reach'))].sort((a, b) => (Math.abs(a.y - b.y) > 5 ? a.y - b.y : a.x - b.x))

const drag = async (page: Page, from: Spot, to: Spot): Promise<void> => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let i = 1; i <= 6; i++)
    await page.mouse.move(from.x + ((to.x - from.x) * i) / 6, from.y + ((to.y - from.y) * i) / 6)
  await page.mouse.up()
}

/** Drags a unit somewhere, where the drop is the order. */
const drop = async (page: Page, id: string, to: Spot): Promise<void> => {
  const before = await ordersGiven(page)
  await drag(page, await pieceOf(page, id), to)
  await carriedOut(page, before)
}

const placeOf = (page: Page): Promise<string | null> =>
  page.locator('.unit-card .facts div', { hasText: 'Where' }).locator('dd').textContent()

const waves = (page: Page): Promise<readonly string[]> => page.locator('.stack .who').allTextContents()

/** Drags a wave of the stack to the place of another; a busy browser may miss the first pull, and then it is taken again. */
const dragWave = async (page: Page, from: number, to: number): Promise<void> => {
  const before = await ordersGiven(page)
  const wave = page.locator('.stack li')
  for (let tries = 0; tries < 4 && (await ordersGiven(page)) === before; tries++) {
    await wave.nth(from).dragTo(wave.nth(to), { steps: 6 })
    await page
      .waitForFunction(
        (count) => Number(document.querySelector('main.battle')?.getAttribute('data-orders')) > count,
        before,
        { timeout: 1500 },
      )
      .catch(() => undefined)
  }
}

/** Does something that gives an order, and waits for what comes of it. */
const ordering = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const before = await ordersGiven(page)
  await act()
  await carriedOut(page, before)
}

inBrowser('the orders of a campaign', (app) => {
  test('units are dragged on, off and into stacks, and orders taken back', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    await beginCampaign(page, 'quiet-sector', 'random')
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    await goOn(page)
    // Whoever can do something is chosen, with the zones that are open to him.
    expect(await page.locator('.unit-card h3').textContent()).toBe('1st Infantry Regiment')
    const rear = await pieceOf(page, 'a-infantry-1')
    const zones = await openZones(page)
    expect(zones.length).toBe(24)
    // Six rows of four, the British looking to the right.
    const zone = zones[11] ?? rear
    await drop(page, 'a-infantry-1', zone)
    expect(await placeOf(page)).toBe('C4')
    await drop(page, 'a-infantry-1', { x: rear.x, y: zones[16]?.y ?? 0 })
    expect(await placeOf(page)).toBe('Off the board behind E')
    for (const id of ['a-infantry-1', 'a-infantry-2', 'a-infantry-3']) await drop(page, id, zone)
    await drag(page, await pieceOf(page, 'a-infantry-4'), zone)
    await page.locator('.plan-card .reason', { hasText: 'Three of your units stand in C4.' }).waitFor()
    await page.keyboard.press('Escape')

    const stacked = await pieceOf(page, 'a-infantry-2')
    await page.mouse.click(stacked.x, stacked.y)
    const [first = '', second = '', third = ''] = await waves(page)
    await ordering(page, () => page.getByRole('button', { name: `${first} one wave back` }).click())
    expect(await waves(page)).toEqual([second, first, third])
    await ordering(page, async () => {
      await page.locator('.stack .who', { hasText: third }).focus()
      await page.keyboard.press('Alt+ArrowUp')
    })
    expect(await waves(page)).toEqual([second, third, first])
    await ordering(page, () => dragWave(page, 2, 0))
    expect(await waves(page)).toEqual([first, second, third])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => waves(page)).toEqual([second, third, first])
    await ordering(page, () => page.getByRole('button', { name: 'Redo' }).click())
    expect(await waves(page)).toEqual([first, second, third])
    await close()
  })

  test('shells are counted before they are fired', async () => {
    const { page, close } = await app.open(QUICK)
    const file = foughtTo(GREEN_FIELDS, 'quiet-sector', 3, (game, state) =>
      /bombardment/.test(game.summary(game.view(state, 'a'))),
    )
    await openKept(page, record('guns', file, { a: HUMAN, b: 'regular' }))
    const group = page.locator('.decision legend', { hasText: /costs 1 of \d+ SHELLS/ })
    const [, shells] = /1 of (\d+) SHELLS/.exec((await group.first().textContent()) ?? '') ?? []
    await page.getByRole('button', { name: 'Shell a zone…' }).first().click()
    const [zone] = await openZones(page)
    if (!zone) throw new Error('no zone can be shelled')
    await page.mouse.move(zone.x, zone.y)
    await page.getByText(new RegExp(`^[A-F]\\d: .*costs 1 of ${shells} SHELLS$`)).waitFor()
    await ordering(page, () => page.mouse.click(zone.x, zone.y))
    await page.getByRole('button', { name: `Done: one mission, 1 of ${shells} SHELLS` }).waitFor()
    await close()
  })

  test('units are filled up from a table', async () => {
    const { page, close } = await app.open(QUICK)
    await openKept(page, { ...kept('short', shortOfMen()), standing: 'on' })
    const table = page.getByRole('region', { name: 'Men for units below strength' })
    const deal = table.locator('td button').first()
    const [, name = '', from = '', to = ''] =
      /^(.*) from (\d+) to (\d+) for \d+ supply/.exec((await deal.getAttribute('title')) ?? '') ?? []
    expect(Number(to)).toBe(Number(from) + 1)
    const strength = async () => {
      await turnTo(page, 'Units')
      return page.locator('.order-of-battle .unit', { hasText: name }).textContent()
    }
    expect(await strength()).toContain(`${from}/`)
    await ordering(page, () => deal.click())
    expect(await strength()).toContain(`${to}/`)
    const all = table.getByRole('button', { name: /^Fill all by need/ })
    if ((await all.count()) > 0) await ordering(page, () => all.click())
    // Nobody is left whom more men would not spoil, or nothing to pay with.
    await expect.poll(() => all.count()).toBe(0)
    await close()
  })

  test('what was ordered at one press is taken back at one, even after the tab was closed', async () => {
    const { page, close } = await app.open(QUICK)
    await keepOn(page, [{ ...kept('short', shortOfMen()), standing: 'on' }])
    await page.goto('/battle/short')
    await playersTurn(page)
    const all = page.getByRole('button', { name: /^Fill all by need/ })
    const [before, offer] = [await ordersGiven(page), await all.textContent()]
    await ordering(page, () => all.click())
    await expect.poll(() => all.count()).toBe(0)
    const filled = await ordersGiven(page)
    expect(filled).toBeGreaterThan(before + 2)
    await page.reload()
    await playersTurn(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => ordersGiven(page)).toBe(before)
    expect(await all.textContent()).toBe(offer)
    await ordering(page, () => page.getByRole('button', { name: 'Redo' }).click())
    expect(await ordersGiven(page)).toBe(filled)
    await page.keyboard.press('Control+z')
    await expect.poll(() => ordersGiven(page)).toBe(before)
    await close()
  })

  test('a campaign of one’s own begins where it is laid out', async () => {
    const { page, close } = await app.open(QUICK)
    await page.goto('/play')
    await page.getByRole('radio', { name: /Green Fields/ }).check()
    await page.getByRole('link', { name: /^Your own campaign/ }).click()
    await page.getByRole('heading', { name: 'Your own campaign' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/campaign/green-fields')
    await close()
  })
})
