import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLongRun, times } from '../long.ts'
import { inBrowser } from './app.ts'
import {
  carriedOut,
  isOver,
  ordersGiven,
  PATIENT,
  playersTurn,
  promptOf,
  QUICK,
  touchedBy,
  watchHands,
} from './battle-page.ts'
import { assaultButton } from './campaign-page.ts'
import { fingersOn, PHONE, spotOf } from './fingers.ts'
import { PRIMARY, settled } from './fought-battles.ts'

/** As many units are sent where the player points; others go where the commander would send them. */
const MOVES = times(1, 3)

/** The wizard draws the seed; the same map and dice every time make the test tell the same. */
const alwaysTheSameSeed = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'getRandomValues', { value: (drawn: Uint32Array) => drawn.fill(7) })
  })
}

/** From the first tap to a month of war on a front of four zones. */
const layOutByTouch = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Play/ }).first().tap()
  await page.getByRole('radio', { name: /Green Fields/ }).tap()
  await page.getByRole('link', { name: /^Your own campaign/ }).tap()
  await page.getByRole('heading', { name: 'Your own campaign' }).waitFor()
  for (const less of [/^Frontage/, /^Frontage/, /^Months/, /^Months/])
    await page
      .getByRole('button', { name: less })
      .and(page.getByRole('button', { name: /one less$/ }))
      .tap()
  await page.getByRole('group', { name: /Depth/ }).getByRole('radio', { name: '6' }).tap()
  await page.getByRole('button', { name: 'Begin the campaign' }).tap()
  await page.getByRole('button', { name: 'Back to the battle' }).tap()
  await page.locator('main.battle').waitFor()
  await playersTurn(page)
}

/** Drags the chosen unit two zones up the table; the drop is the order. */
const dropOnZone = async (page: Page): Promise<boolean> => {
  const from = await spotOf(page, '.pieces .selected .token')
  if (!from) return false
  const before = await ordersGiven(page)
  const hand = await fingersOn(page)
  await hand.drag(from, 0, -120)
  await hand.up()
  await carriedOut(page, before)
  return true
}

/** Sends the unit that may move to a zone by the button, a tap on the table and the button that gives the order. */
const moveByTaps = async (page: Page): Promise<boolean> => {
  const move = page.getByRole('button', { name: 'Move to a zone…' })
  if ((await move.count()) === 0) return false
  await move.tap()
  await page.locator('.picking').waitFor()
  const box = await page.locator('.table-surface').boundingBox()
  const open = await page.locator('.table-layer .area.reach, .table-layer .reach').evaluateAll(
    (zones, seen) =>
      zones
        .map((zone) => zone.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        .filter(
          ({ x, y }) =>
            x > seen.x + 40 &&
            x < seen.x + seen.width - 60 &&
            y > seen.y + 90 &&
            y < seen.y + seen.height - 90,
        ),
    box ?? { x: 0, y: 0, width: 0, height: 0 },
  )
  const [zone] = open
  if (!zone) {
    await page.getByRole('button', { name: 'Leave it' }).tap()
    return false
  }
  await page.touchscreen.tap(zone.x, zone.y)
  await page.locator('.picking').waitFor({ state: 'detached' })
  return /^Move /.test((await page.locator('.panel-foot .give').textContent()) ?? '')
}

/** A player of merely usual orders would not last; he asks what the commander would do. */
const askByTap = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'What would the staff do?' }).tap()
  await page.locator('.decision .why').waitFor()
}

/** Taps what lies nearest: most of it the staff does, all of a phase at once. */
const tapOn = async (page: Page): Promise<void> => {
  await settled(page)
  if (await isOver(page)) return
  const before = await page.locator('main.battle').innerHTML()
  await page.locator(PRIMARY).first().tap()
  await page.waitForFunction((old) => document.querySelector('main.battle')?.innerHTML !== old, before)
  await settled(page)
}

inBrowser('a campaign by touch', (app) => {
  test('on a telephone against the commander, from the first tap to the graveyard', PATIENT, async () => {
    const { page, close } = await app.open({ ...PHONE, ...QUICK })
    await watchHands(page)
    await alwaysTheSameSeed(page)
    await layOutByTouch(page)
    let dropped = false
    let moved = 0
    let assaults = 0
    for (let i = 0; i < 600 && !(await isOver(page)); i++) {
      const prompt = await promptOf(page)
      if (!dropped && /place your units/.test(prompt)) {
        dropped = await dropOnZone(page)
        continue
      }
      const open = assaultButton(page)
      if (!inLongRun && !(/: Move your units/.test(prompt) && moved < MOVES) && (await open.count()) === 0) {
        await tapOn(page)
        continue
      }
      const before = await ordersGiven(page)
      if (assaults === 0 && (await open.count()) > 0) {
        assaults++
        await open.tap()
      } else {
        if (moved < MOVES && /: Move your units/.test(prompt) && (await moveByTaps(page))) moved++
        else await askByTap(page)
        await page.locator('.advice button.do, .panel-foot .give').first().tap()
      }
      await carriedOut(page, before)
    }
    expect(dropped).toBe(true)
    expect(moved).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'The graveyard' }).tap()
    await page.locator('main.graveyard:not(.moving)').waitFor()
    const lost = Number(
      await page.getByRole('region', { name: 'British' }).locator('h2 strong').textContent(),
    )
    expect(lost).toBeGreaterThan(0)
    expect(await page.getByRole('region', { name: 'British' }).locator('.cross').count()).toBe(lost)
    expect(await touchedBy(page)).toMatchObject({ mouse: 0, keys: 0 })
    await close()
  })

  test('what stands off the board is large enough for a finger', PATIENT, async () => {
    const { page, close } = await app.open({ ...PHONE, ...QUICK })
    await alwaysTheSameSeed(page)
    await layOutByTouch(page)
    while (!/place your units/.test(await promptOf(page))) {
      const before = await ordersGiven(page)
      await page.locator('.panel-foot .give').tap()
      await carriedOut(page, before)
    }
    const stands = page.locator('.tray .stand')
    const waiting = await stands.count()
    expect(waiting).toBeGreaterThan(3)
    for (let i = 0; i < waiting; i++) {
      const box = await stands.nth(i).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `stand ${i}`).toBeGreaterThanOrEqual(48)
    }
    const letters = await stands.first().evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    expect(letters).toBeGreaterThanOrEqual(12)

    await stands.nth(1).tap()
    await page.locator('.tray .stand.selected').waitFor()
    const name = await page.locator('.unit-card h3').textContent()
    expect(await stands.nth(1).getAttribute('class')).toContain('selected')

    // Lifted and laid back it stays where it is.
    const from = await spotOf(page, '.tray .stand.selected')
    const zone = await page.locator('.table-layer .area.reach').evaluateAll((open) => {
      const surface = document.querySelector('.table-surface')?.getBoundingClientRect()
      const middle = open
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      return middle.find(({ y }) => surface && y > surface.top + 60 && y < surface.bottom - 80)
    })
    if (!from || !zone) throw new Error('nothing to be placed, or nowhere')
    const before = await ordersGiven(page)
    const hand = await fingersOn(page)
    await hand.down(from)
    await hand.move({ x: from.x, y: from.y - 14 })
    await hand.move({ x: from.x, y: from.y + 2 })
    await hand.up()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(await ordersGiven(page)).toBe(before)

    // Lifted up and carried to the zone it is placed there; it is drawn above the finger. A stroke along the row scrolls.
    await hand.down(from)
    for (let i = 1; i <= 4; i++) await hand.move({ x: from.x, y: from.y - i * 15 })
    const [right, down] = [zone.x - from.x, zone.y + 60 - (from.y - 60)]
    for (let i = 1; i <= 6; i++)
      await hand.move({ x: from.x + (right * i) / 6, y: from.y - 60 + (down * i) / 6 })
    await hand.up()
    await carriedOut(page, before)
    expect(await stands.count()).toBe(waiting - 1)
    expect(await page.locator('.unit-card h3').textContent()).toBe(name)
    expect(
      await page.locator('.unit-card .facts div', { hasText: 'Where' }).locator('dd').textContent(),
    ).toMatch(/^[A-D]\d/)
    await close()
  })
})
