import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inBrowser, MOVING } from './app.ts'
import { faults } from './axe.ts'
import { goOn, logOf, ordersGiven, playersTurn, QUICK, turnTo } from './battle-page.ts'
import { begin } from './begun.ts'

/** Takes the first sheaf of a unit in hand. */
const takeSheaf = async (page: Page, unit: string): Promise<void> => {
  await page.locator('main.battle').waitFor()
  await playersTurn(page)
  await turnTo(page, 'Units')
  await page.locator('.order-of-battle').getByRole('button', { name: unit }).click()
  await turnTo(page, 'Orders')
  await page.getByRole('button', { name: /^Barrage/ }).click()
  await page.getByRole('button', { name: /^Battery 1/ }).click()
  await page.locator('.hand-bar').waitFor()
}

/** The middle of the sheaf in hand, on the screen. */
const sheafAt = async (page: Page): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await page.locator('.held').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  return { x: x + width / 2, y: y + height / 2 }
}

const aim = (page: Page): Promise<string | null> =>
  page.getByRole('button', { name: /^Battery 1/ }).textContent()

inBrowser('orders on the table', (app) => {
  test('a sheaf is dragged, turned by key, wheel and handle, and refused out of range', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, 'random')
    await takeSheaf(page, 'Left Artillery')
    await page.getByRole('button', { name: 'Step to the left', exact: true }).click()
    expect(await faults(page)).toEqual([])
    const before = await aim(page)
    const from = await sheafAt(page)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 })
    await page.mouse.up()
    expect(await aim(page)).not.toBe(before)
    const moved = await aim(page)
    const shape = () => page.locator('.held path').first().getAttribute('d')
    const shapes = [await shape()]
    await page.locator('.table-surface').focus()
    await page.keyboard.press('e')
    shapes.push(await shape())
    const at = await sheafAt(page)
    await page.mouse.move(at.x, at.y)
    await page.mouse.wheel(0, 100)
    await expect.poll(shape).not.toBe(shapes[1])
    shapes.push(await shape())
    const handle = (await page.locator('.handle circle').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
    await page.mouse.down()
    await page.mouse.move(at.x + 60, at.y, { steps: 4 })
    await page.mouse.up()
    shapes.push(await shape())
    expect(new Set(shapes).size).toBe(4)
    expect(await aim(page)).toBe(moved)
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x, at.y - 280, { steps: 4 })
    await page.mouse.up()
    const card = page.locator('.plan-card.illegal')
    expect(await card.textContent()).toMatch(/out of range/)
    expect(await card.getByRole('link').getAttribute('href')).toBe('/rules/passchendaele/PA-SHEAF-10')
    await card.getByRole('button', { name: 'Put it back' }).click()
    expect(await aim(page)).toBe(moved)
    await goOn(page)
    await close()
  })

  test('by finger: a tap aims, the buttons turn, the page stays where it is', async () => {
    const { page, close } = await app.open({
      ...QUICK,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await begin(page, 'random')
    await takeSheaf(page, 'Left Artillery')
    const before = await aim(page)
    const { x, y } = await sheafAt(page)
    await page.touchscreen.tap(x + 70, y + 12)
    await expect.poll(() => aim(page)).not.toBe(before)
    const shape = () => page.locator('.held path').first().getAttribute('d')
    const lay = await shape()
    await page.getByRole('button', { name: 'Turn it right' }).tap()
    await expect.poll(shape).not.toBe(lay)
    const scrolls = await page.evaluate(() => {
      const panel = document.querySelector('.panel-body')
      return {
        page: document.documentElement.scrollHeight - innerHeight,
        panel: (panel?.scrollHeight ?? 0) - (panel?.clientHeight ?? 0),
      }
    })
    expect(scrolls.page).toBeLessThanOrEqual(0)
    expect(scrolls.panel).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Done' }).tap()
    await page.locator('.hand-bar').waitFor({ state: 'detached' })
    await close()
  })

  test('a unit turns where it stands, by key and by button, and the order says so', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, 'random')
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    while (!/Choose a unit/.test((await page.locator('.prompt').textContent()) ?? '')) await goOn(page)
    await turnTo(page, 'Units')
    await page.locator('.order-of-battle').getByRole('button', { name: 'MG Battalion' }).click()
    const piece = page.locator('.pieces .piece.selected')
    const stood = await piece.getAttribute('transform')
    await page.locator('.table-surface').focus()
    await page.keyboard.press('e')
    expect(await piece.getAttribute('transform')).not.toBe(stood)
    await page.getByRole('button', { name: 'MG Battalion: carry on, turning' }).waitFor()
    await page.getByRole('button', { name: 'As they stand' }).click()
    expect(await piece.getAttribute('transform')).toBe(stood)
    await page.getByRole('button', { name: 'About turn' }).click()
    await goOn(page)
    await turnTo(page, 'Units')
    const bases = page.locator('.order-of-battle').getByRole('button', { name: 'Left Division' })
    await bases.click()
    await page.locator('.table-surface').focus()
    await page.keyboard.press('b')
    await expect.poll(() => page.locator('.pieces .piece.selected').count()).toBe(1)
    await close()
  })

  test('an order taken back is given again with the same dice', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, 'random')
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    for (let i = 0; i < 5; i++) await goOn(page)
    const given = await ordersGiven(page)
    const log = await logOf(page)
    await page.keyboard.press('Control+z')
    await page.waitForFunction(
      (count) => Number(document.querySelector('main.battle')?.getAttribute('data-orders')) < count,
      given,
    )
    await playersTurn(page)
    await page.keyboard.press('Control+y')
    await page.waitForFunction(
      (count) => Number(document.querySelector('main.battle')?.getAttribute('data-orders')) >= count,
      given,
    )
    await playersTurn(page)
    const told = await logOf(page)
    expect(told.replace(/\w+ orders? taken back after dice\./, '')).toBe(
      log.replace(/\w+ orders? taken back after dice\./, ''),
    )
    await close()
  })

  test('conceding asks first; an armistice cannot be offered before its time, and the menu says when', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, 'regular')
    await page.locator('main.battle').waitFor()
    await page.locator('.battle-menu > summary').click()
    await page.getByRole('button', { name: 'Concede' }).click()
    await page.getByRole('button', { name: 'No, play on' }).click()
    expect(await page.getByRole('button', { name: 'Offer to stop' }).isDisabled()).toBe(true)
    await page.getByText('An armistice may first be offered at the end of turn 3.').waitFor()
    await page.getByRole('button', { name: 'Concede' }).click()
    await page.getByRole('button', { name: 'Yes, concede' }).click()
    await page.getByRole('heading', { name: 'The battle is over' }).waitFor()
    await close()
  })

  test('each player has his own side before him, and a turned table stays turned', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, HUMAN, 'random')
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    const turn = () => page.locator('.table-layer').getAttribute('data-turn')
    expect(await turn()).toBe('2')
    await page.getByRole('button', { name: 'More tools' }).click()
    await page.getByRole('button', { name: 'Turn the table round' }).click()
    expect(await turn()).toBe('0')
    await page.reload()
    await page.locator('main.battle').waitFor()
    expect(await turn()).toBe('0')
    await page.keyboard.press('f')
    expect(await turn()).toBe('2')
    await close()
  })

  test('nothing moves on the table when animation is switched off', async () => {
    const { page, close } = await app.open(MOVING)
    const glide = () =>
      page
        .locator('.pieces .piece')
        .first()
        .evaluate((piece) => getComputedStyle(piece).transitionDuration)
    await begin(page, 'random')
    await page.locator('main.battle').waitFor()
    expect(await glide()).toBe('0.24s')
    const battle = page.url()
    await page.goto('/settings')
    await page.getByRole('group', { name: 'Motion' }).getByLabel('Off').check()
    await page.goto(battle)
    await page.locator('main.battle').waitFor()
    expect(await glide()).toBe('0s')
    await close()
  })
})
