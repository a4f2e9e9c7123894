import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { type BattleRecord, HUMAN } from '#web/battle/storage/record.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { goOn, ordersGiven, playersTurn, promptOf, QUICK, turnTo } from './battle-page.ts'
import { begin } from './begun.ts'
import { foughtTo, openKept, record } from './fought-battles.ts'

const AT_RANDOM = 'random'

/** Turns to a unit by the table in words. */
const choose = async (page: Page, unit: string): Promise<void> => {
  await turnTo(page, 'Units')
  await page.locator('.order-of-battle').getByRole('button', { name: unit }).first().click()
  await turnTo(page, 'Orders')
  await page.locator('.decision').getByText(unit).first().waitFor()
}

const orderButton = (page: Page, name: string) =>
  page.locator('.decision').getByRole('button', { name: new RegExp(`^(✓ ?)?${name}`) })

const isPressed = (page: Page, name: string): Promise<string | null> =>
  orderButton(page, name).first().getAttribute('aria-pressed')

/** Where the first division is to say where it goes. */
const firstMove = (): BattleRecord => {
  const file = foughtTo(PASSCHENDAELE, 'one-trench', 5, (game, state) =>
    /say where to/.test(game.prompt(state, 'entente')),
  )
  return record('first-move', file, { entente: HUMAN, german: AT_RANDOM })
}

const placesOf = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.pieces .piece')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('transform')))

/** Drags the chosen unit by so many pixels. */
const drag = async (page: Page, right: number, below: number): Promise<void> => {
  const box = await page.locator('.pieces .selected .token').first().boundingBox()
  if (!box) throw new Error('nothing is chosen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + below / 2, { steps: 3 })
  await page.mouse.move(x + right, y + below, { steps: 3 })
  await page.mouse.up()
  await page.locator('.plan-card .answer').waitFor()
}

/** Drags what is drawn already by so many pixels. */
const dragOn = async (page: Page, right: number, below: number): Promise<void> => {
  const box = await page.locator('.plan .token').first().boundingBox()
  if (!box) throw new Error('nothing is drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + below / 2, { steps: 3 })
  await page.mouse.move(x + right, y + below, { steps: 3 })
  await page.mouse.up()
}

inBrowser('what a player has written', (app) => {
  test('advice loses no order written by hand; steps are undone one by one, over a reload too', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, AT_RANDOM)
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    const given = await ordersGiven(page)
    await choose(page, 'Left Division')
    await orderButton(page, 'Retreat').click()
    await choose(page, 'Right Division')
    await orderButton(page, 'Retreat').click()
    await page.getByRole('button', { name: 'What would the staff do?' }).click()
    const advice = page.getByRole('region', { name: 'Advice of the staff' })
    await advice.waitFor()
    await expectNoFaults(page, 'advice')
    expect(await advice.textContent()).toMatch(
      /Left Division.*yours: retreat.*Right Division.*yours: retreat/,
    )
    const rest = advice.getByRole('button', { name: /^Take all/ })
    if ((await rest.count()) > 0) await rest.click()
    expect(await isPressed(page, 'Retreat')).toBe('true')
    await advice.getByRole('button', { name: 'Take this for Right Division' }).click()
    expect(await isPressed(page, 'Retreat')).toBe('false')
    await page.keyboard.press('Control+z')
    await expect.poll(() => isPressed(page, 'Retreat')).toBe('true')
    await page.reload()
    await page.locator('main.battle').waitFor()
    await choose(page, 'Left Division')
    expect(await isPressed(page, 'Retreat')).toBe('true')
    // Step by step to what the staff drafted, and no order is taken back for it.
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z')
    await expect.poll(() => isPressed(page, 'Retreat')).toBe('false')
    expect(await ordersGiven(page)).toBe(given)
    await close()
  })

  test('a dragged move is the order: either button gives it, and undo brings it back', async () => {
    const { page, close } = await app.open(QUICK)
    await openKept(page, firstMove())
    expect(await page.locator('.panel-foot .give').textContent()).toMatch(/straight on/)
    // What the staff would do stands on the table as ghosts, until it is left.
    await page.keyboard.press('Alt+Enter')
    await page.locator('.advised .piece.ghost').first().waitFor()
    expect(await page.locator('.advised .area.path').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Leave it' }).click()
    expect(await page.locator('.advised').count()).toBe(0)
    await drag(page, 12, -24)
    expect(await page.locator('.plan-card.legal').count()).toBe(1)
    expect(await isPressed(page, 'As drawn')).toBe('true')
    expect(await isPressed(page, 'Straight on')).toBe('false')
    expect(await page.locator('.panel-foot .give').textContent()).toMatch(/as drawn/)
    expect(await page.locator('.plan-card .plate-lines').textContent()).toMatch(
      /fire|small arms|Close combat/,
    )
    const [before, stood] = [await ordersGiven(page), await placesOf(page)]
    await page.locator('.panel-foot .give').click()
    await expect.poll(() => ordersGiven(page)).toBeGreaterThan(before)
    await playersTurn(page)
    const byPanel = await placesOf(page)
    expect(byPanel).not.toEqual(stood)
    await page.keyboard.press('Control+z')
    await expect.poll(() => ordersGiven(page)).toBe(before)
    await playersTurn(page)
    // What was given lies there as it was written.
    expect(await isPressed(page, 'As drawn')).toBe('true')
    await drag(page, 12, -24)
    await page.locator('.plan-card').getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => ordersGiven(page)).toBeGreaterThan(before)
    await playersTurn(page)
    expect(await placesOf(page)).toEqual(byPanel)
    await close()
  })

  test('a move dragged back to where it began is no order', async () => {
    const { page, close } = await app.open(QUICK)
    await openKept(page, firstMove())
    const usual = await page.locator('.panel-foot .give').textContent()
    await drag(page, 12, -24)
    expect(await isPressed(page, 'As drawn')).toBe('true')
    await dragOn(page, -12, 24)
    await page.locator('.plan-card').waitFor({ state: 'detached' })
    expect(await isPressed(page, 'As drawn')).not.toBe('true')
    expect(await page.locator('.panel-foot .give').textContent()).toBe(usual)
    await close()
  })

  test('a move that may not be writes nothing and says why with figures; the button puts it back', async () => {
    const { page, close } = await app.open(QUICK)
    await openKept(page, firstMove())
    const give = page.locator('.panel-foot .give')
    const reason = page.locator('.plan-card.illegal').getByText(/\d+° off the enemy's direction: 45° at most/)
    const before = await ordersGiven(page)
    const usual = await give.textContent()
    await drag(page, 0, 40)
    await reason.waitFor()
    expect(await give.textContent()).toBe('Put it back')
    await expectNoFaults(page, 'a move that may not be')
    await give.click()
    await page.locator('.plan-card').waitFor({ state: 'detached' })
    expect(await give.textContent()).toBe(usual)
    // What was drawn before stands again.
    await drag(page, 12, -24)
    const drawn = await give.textContent()
    expect(drawn).toMatch(/as drawn/)
    await dragOn(page, -12, 64)
    await reason.waitFor()
    expect(await give.textContent()).toBe('Put it back')
    await page.keyboard.press('Control+Enter')
    await page.locator('.plan-card.legal').waitFor()
    expect(await give.textContent()).toBe(drawn)
    expect(await ordersGiven(page)).toBe(before)
    await give.click()
    await expect.poll(() => ordersGiven(page)).toBeGreaterThan(before)
    await close()
  })

  test('the odds of the order that is written are in sight at three sizes', async () => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      const { page, close } = await app.open({
        ...QUICK,
        viewport: { width, height },
        hasTouch: width < 1440,
      })
      await begin(page, AT_RANDOM)
      await page.locator('main.battle').waitFor()
      await playersTurn(page)
      for (let i = 0; i < 8 && !/Choose a unit/.test(await promptOf(page)); i++) await goOn(page)
      await page.keyboard.press('Escape')
      const odds = page.locator('.panel-foot .give-odds')
      expect(await odds.textContent()).toMatch(/\d %/)
      for (const found of [odds, orderButton(page, 'Carry on').locator('.figure').first()]) {
        const box = await found.boundingBox()
        expect(box?.y ?? -1, `${width} wide`).toBeGreaterThanOrEqual(0)
        expect((box?.y ?? height) + (box?.height ?? 0), `${width} wide`).toBeLessThanOrEqual(height)
        expect((box?.x ?? width) + (box?.width ?? 0), `${width} wide`).toBeLessThanOrEqual(width)
      }
      await close()
    }
  })
})
