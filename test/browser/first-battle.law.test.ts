import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Game } from '#kernel/game/game.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { inLongRun } from '../long.ts'
import { inBrowser } from './app.ts'
import {
  isOver,
  ordersGiven,
  PATIENT,
  promptOf,
  QUICK,
  staffOf,
  tabTo,
  touchedBy,
  watchHands,
} from './battle-page.ts'
import { PHONE } from './fingers.ts'
import { finger, type Hand, keys } from './hands.ts'
import { foughtAgain } from './saved-battle.ts'

const { game } = FLANDERS_FIELDS

const NAMES: Readonly<Record<string, string>> = { attacker: 'Germans', defender: 'French' }

/** As far as the first move of a company by hand: the machine gun fires, the battery waits, the company goes forward. */
const byHand = async (page: Page, hand: Hand): Promise<'moved' | undefined> => {
  const prompt = await promptOf(page)
  const fire = page.locator('.decision').getByRole('button', { name: /^Fire/ }).first()
  if (/Machine gun 1.* two actions left/.test(prompt)) await hand.press(fire)
  else if (/Company.* left/.test(prompt)) {
    await hand.drag('a1a2', 'd1a2', 1 / 2)
    return 'moved'
  } else await hand.press(page.locator('.battle-orders .primary').first())
  return undefined
}

/** Fights it out: the first orders by hand, then the staff finishes turn by turn. */
const fightOut = async (page: Page, hand: Hand): Promise<void> => {
  await page.locator('main.battle').waitFor()
  const told = page.locator('.told-foot .primary, .acknowledge')
  let moved = false
  for (let i = 0; i < 120 && !(await isOver(page)); i++) {
    await page.locator('.prompt:not([data-deciding=""]), .ending, .acknowledge').first().waitFor()
    if ((await told.count()) > 0) {
      await hand.press(told.first())
      continue
    }
    if (await isOver(page)) return
    const before = await ordersGiven(page)
    if (!moved) moved = (await byHand(page, hand)) === 'moved'
    else await hand.press(staffOf(page))
    // The staff has come to its end, or has stopped before what matters.
    await page.waitForFunction(
      (count) =>
        document.querySelector('.staff-work') === null &&
        (document.querySelector('.staff-done, .ending') !== null ||
          Number(document.querySelector('main.battle')?.getAttribute('data-orders')) > count),
      before,
    )
  }
}

const expectFought = async (page: Page, hand: Hand, played: Game): Promise<void> => {
  const verdict = (await page.locator('.verdict').textContent()) ?? ''
  await hand.press(page.getByRole('button', { name: 'Log', exact: true }))
  const log = (await page.locator('.battle-log > ol').textContent()) ?? ''
  for (const line of [
    /5th Battalion deploys/,
    /Machine gun 1, II Bn fires a burst: the command of 5th Battalion/,
    /A Company, II Bn moves with three stands/,
    /Turn 2/,
  ])
    expect(line.test(log), String(line)).toBe(true)
  const result = await foughtAgain(page, hand, played)
  expect(result).toBeDefined()
  expect(verdict).toContain(result?.winner ? `${NAMES[result.winner]} win` : 'Nobody wins')
}

inBrowser('the first battle of Flanders Fields, whole', (app) => {
  test('by keyboard alone', PATIENT, async () => {
    if (!game) throw new Error('no game')
    const { page, close } = await app.open(QUICK)
    await watchHands(page)
    await page.goto('/play')
    await page.locator('main.play:not([aria-busy])').waitFor()
    await tabTo(page, /A first battle/)
    await tabTo(page, /^More settings/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^Seed of the app/)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('117')
    await tabTo(page, /^Begin the battle/)
    await page.keyboard.press('Enter')
    const hand = keys(page, 1000)
    await fightOut(page, hand)
    await expectFought(page, hand, game)
    expect(await touchedBy(page)).toMatchObject({ mouse: 0, touch: 0 })
    await close()
  })

  test.runIf(inLongRun)('by touch on a telephone', PATIENT, async () => {
    if (!game) throw new Error('no game')
    const { page, close } = await app.open({ ...PHONE, ...QUICK })
    await watchHands(page)
    await page.goto('/play')
    await page.getByRole('group', { name: 'Rule set' }).getByRole('radio', { name: 'Flanders Fields' }).tap()
    await page.getByRole('radio', { name: 'A first battle' }).tap()
    await page.getByText(/^More settings/).tap()
    await page.getByLabel(/^Seed of the app/).fill('117')
    await page.getByRole('button', { name: 'Begin the battle' }).tap()
    const hand = finger(page)
    await fightOut(page, hand)
    await expectFought(page, hand, game)
    expect(await touchedBy(page)).toMatchObject({ mouse: 0, keys: 0 })
    await close()
  })
})
