import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { BattleFile } from '#kernel/game/battle/file.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inLongRun } from '../long.ts'
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
import { fingersOn, PHONE, spotOf } from './fingers.ts'
import { foughtTo, openKept, record } from './fought-battles.ts'

/** As many units are dragged; others are sent on with the button, for the sake of time. */
const DRAGS = 6
/** As many units are chosen on the table; others come by themselves. */
const CHOICES = 6

/** Drags the unit that moves straight ahead and confirms with the tick; false if it may not go there. */
const dragAhead = async (page: Page): Promise<boolean> => {
  const hand = await fingersOn(page)
  const from = await spotOf(page, '.pieces .selected .token')
  if (!from) return false
  await hand.drag(from, 0, -36)
  await hand.up()
  await page.locator('.plan-card').waitFor()
  const legal = (await page.locator('.plan-card.legal').count()) > 0
  const answer = page.locator('.plan-card').getByRole('button', { name: legal ? 'Confirm' : 'Put it back' })
  await answer.tap()
  return legal
}

/** Taps a unit on the table that is still to act; true if the order offered is then for it. */
const chooseOnTable = async (page: Page): Promise<boolean> => {
  const spot = await spotOf(page, '.pieces .side-0:not(.selected, .done) .token')
  if (!spot) return false
  const give = page.locator('.panel-foot .give')
  const before = await give.textContent()
  await page.touchscreen.tap(spot.x, spot.y)
  const unit = (await page.locator('.unit-card h3').textContent()) ?? ''
  const after = await give.textContent()
  return after !== before && after?.startsWith(`${unit}:`) === true
}

/** To the first decision, from home. */
const fromFirstTap = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Play/ }).first().tap()
  await page.getByRole('group', { name: 'Rule set' }).getByRole('radio', { name: 'Passchendaele' }).tap()
  await page.getByText(/^More settings/).tap()
  await page.getByLabel(/^Seed of the app/).fill('1917')
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  await page.locator('main.battle').waitFor()
  await playersTurn(page)
}

/** Where units have still to be chosen and to be dragged, but the end is near. */
const wellOn = (): BattleFile =>
  foughtTo(PASSCHENDAELE, 'one-trench', 6, (game, state) => game.turn(state) >= 9)

inBrowser('a battle by touch', (app) => {
  test('on a telephone against the commander to the end', PATIENT, async () => {
    const { page, close } = await app.open({ ...PHONE, ...QUICK })
    await watchHands(page)
    if (inLongRun) await fromFirstTap(page)
    else await openKept(page, record('touch', wellOn(), { entente: HUMAN, german: 'commander' }))
    let drags = 0
    let choices = 0
    for (let i = 0; i < 300 && !(await isOver(page)); i++) {
      const before = await ordersGiven(page)
      const prompt = await promptOf(page)
      const dragged = /say where to/.test(prompt) && drags < DRAGS && (await dragAhead(page))
      if (dragged) drags++
      else {
        if (/Choose a unit/.test(prompt) && choices < CHOICES && (await chooseOnTable(page))) choices++
        // Somebody must go forward for there to be anything to drag.
        const advance = page.locator('.decision').getByRole('button', { name: /^Advance/ })
        if (/Choose a unit/.test(prompt) && drags === 0 && (await advance.count()) > 0) await advance.tap()
        await page.locator('.panel-foot .give, .decision .edits .primary').first().tap()
      }
      await carriedOut(page, before)
    }
    expect(await page.locator('.verdict').textContent()).toMatch(/Points: Entente \d+, Germans \d+/)
    expect(drags).toBeGreaterThan(0)
    expect(choices).toBeGreaterThan(0)
    expect(await touchedBy(page)).toMatchObject({ mouse: 0, keys: 0 })
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await page.locator('.battle-log summary .why').first().waitFor()
    await close()
  })
})
