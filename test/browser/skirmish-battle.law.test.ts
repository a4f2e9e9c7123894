import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLongRun } from '../long.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import {
  carriedOut,
  goOn,
  isOver,
  linesOfLog,
  ordersGiven,
  PATIENT,
  playersTurn,
  promptOf,
  QUICK,
  touchedBy,
  watchHands,
} from './battle-page.ts'
import { fingersOn, PHONE, spotOf } from './fingers.ts'

const INCH = 2540

/** The page of new battles with a Skirmish scenario chosen, by keyboard alone. */
const toScenario = async (page: Page, scenario: RegExp): Promise<void> => {
  const tick = async (name: string | RegExp): Promise<void> => {
    const radio = page.getByRole('radio', { name })
    await radio.waitFor()
    await radio.focus()
    await page.keyboard.press('Space')
  }
  await page.goto('/play')
  await tick('Great War Skirmish')
  await page.locator('main.play:not([aria-busy])').waitFor()
  await tick(scenario)
}

/** Where a place lies on the screen, in inches from the lower left corner of the table. */
const spotAt = (page: Page, x: number, y: number) =>
  page.locator('.table-things').evaluate(
    (svg, at) => {
      if (!(svg instanceof SVGSVGElement)) throw new Error('no table')
      const { x: left, y: top } = new DOMPoint(at.x, svg.viewBox.baseVal.height - at.y).matrixTransform(
        svg.getScreenCTM() ?? undefined,
      )
      return { x: left, y: top }
    },
    { x: x * INCH, y: y * INCH },
  )

/** Goes on with the usual orders until something is asked. */
const upTo = async (page: Page, asked: RegExp): Promise<void> => {
  await playersTurn(page)
  for (let i = 0; i < 60 && !asked.test(await promptOf(page)); i++) await goOn(page)
}

inBrowser('a battle of Great War Skirmish', (app) => {
  test.runIf(inLongRun)('the trench raid against the computer by keyboard alone', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    await watchHands(page)
    await toScenario(page, /Trench raid/)
    await page.getByRole('button', { name: 'Begin the battle' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    for (let i = 0; i < 400 && !(await isOver(page)); i++) await goOn(page)
    expect(await page.locator('.verdict').textContent()).toMatch(/Points: British \d+, Germans \d+/)
    expect(await linesOfLog(page, 'fires at', 3)).toBeGreaterThanOrEqual(3)
    expect(await touchedBy(page)).toMatchObject({ mouse: 0, touch: 0 })
    await close()
  })

  test('a squad moves with a bend, fires and shows why in at most eight clicks', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    await toScenario(page, /The shrine/)
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await page.locator('main.battle').waitFor()
    await upTo(page, /Order your units/)
    let clicks = 0
    const press = async (name: RegExp): Promise<void> => {
      const before = await ordersGiven(page)
      clicks++
      await page.locator('.panel-foot').getByRole('button', { name }).first().click()
      await carriedOut(page, before)
    }
    const from = await spotOf(page, '.pieces [data-piece="a-1.1"] .token')
    if (!from) throw new Error('nobody to move')
    const [bend, end] = [await spotAt(page, 10, 6.5), await spotAt(page, 13, 8)]
    clicks++
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(bend.x, bend.y, { steps: 3 })
    await page.keyboard.press('Space')
    await page.mouse.move(end.x, end.y, { steps: 3 })
    expect(await page.locator('.plan .bend').count()).toBeGreaterThan(0)
    await page.mouse.up()
    await expectNoFaults(page, 'a squad drawn')
    await press(/^Move 1st squad \d/)
    await press(/^No more moves/)
    expect(await promptOf(page)).toMatch(/Fire your weapons/)
    expect(await page.getByRole('table', { name: 'Table of this shot' }).textContent()).toMatch(
      /Basic factor.*SK-FIRE-01.*Table number/,
    )
    await expectNoFaults(page, 'a shot reckoned')
    await press(/^1st squad: rifles at German/)
    clicks++
    await page.getByRole('button', { name: 'Working' }).click()
    expect(await page.locator('.strip-working').textContent()).toMatch(/SK-FIRE-\d\d/)
    expect(clicks).toBeLessThanOrEqual(8)
    await close()
  })

  test.runIf(inLongRun)('the shrine by touch on a telephone to its end', PATIENT, async () => {
    const { page, close } = await app.open({ ...PHONE, ...QUICK })
    await watchHands(page)
    await page.goto('/play')
    await page.getByRole('radio', { name: 'Great War Skirmish' }).tap()
    await page.locator('main.play:not([aria-busy])').waitFor()
    await page.getByRole('radio', { name: /The shrine/ }).tap()
    await page.getByRole('button', { name: 'Begin the battle' }).tap()
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    let dragged = 0
    for (let i = 0; i < 120 && !(await isOver(page)); i++) {
      const before = await ordersGiven(page)
      if (dragged === 0 && /Order your units/.test(await promptOf(page))) {
        const from = await spotOf(page, '.pieces .selected .token')
        if (!from) throw new Error('nobody to move')
        const hand = await fingersOn(page)
        await hand.drag(from, 0, -36)
        await hand.up()
        await page.locator('.plan-card.legal').getByRole('button', { name: 'Confirm' }).tap()
        dragged++
      } else {
        const give = page.locator('.panel-foot .give')
        const answer = page.locator('.decision .edits button').first()
        await ((await give.count()) > 0 ? give.first() : answer).tap()
      }
      await carriedOut(page, before)
    }
    expect(await page.locator('.verdict').textContent()).toMatch(/Points: French \d+, Germans \d+/)
    expect(dragged).toBe(1)
    expect(await touchedBy(page)).toMatchObject({ mouse: 0, keys: 0 })
    await close()
  })
})
