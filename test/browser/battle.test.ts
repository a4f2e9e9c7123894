import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inBrowser } from './app.ts'
import { faults } from './axe.ts'
import {
  carriedOut,
  goOn,
  isOver,
  linesOfLog,
  logOf,
  ordersGiven,
  PATIENT,
  playersTurn,
  promptOf,
  QUICK,
  tabTo,
  toPlay,
  touchedBy,
  turnTo,
  watchHands,
} from './battle-page.ts'
import { begin } from './begun.ts'

inBrowser('a battle on the screen', (app) => {
  test('against the computer to the end by keyboard alone', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    await watchHands(page)
    await page.goto('/')
    await tabTo(page, /^PlayA whole battle/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Play', exact: true }).waitFor()
    expect(await faults(page), 'new battle').toEqual([])
    await tabTo(page, /^All/)
    const wanted = page.getByRole('radio', { name: /^Passchendaele/ })
    while (!(await wanted.isChecked())) await page.keyboard.press('ArrowRight')
    await page.locator('main.play:not([aria-busy])').waitFor()
    await page.getByRole('group', { name: /^German/ }).waitFor()
    await tabTo(page, /^Regular/)
    const chance = page.getByRole('group', { name: /^German/ }).getByLabel('Computer, at random')
    while (!(await chance.isChecked())) await page.keyboard.press('ArrowRight')
    await tabTo(page, /Begin the battle/)
    await page.keyboard.press('Enter')
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    // PA-TROOP-13: one press takes what is listed.
    expect(await page.locator('.prompt').textContent()).toMatch(/attachments as listed/)
    expect(await faults(page), 'attachments').toEqual([])
    await goOn(page)
    expect(await page.locator('.prompt').textContent()).toMatch(/first order in secret/)
    expect(await faults(page), 'first orders').toEqual([])
    await tabTo(page, /^Hold/)
    await page.keyboard.press('Enter')
    await turnTo(page, 'Units')
    await page.locator('.order-of-battle').getByText('3/3 solid, hold').first().waitFor()
    await goOn(page)
    // An order of its own among the usual ones: a unit is told to retreat.
    while (!/Choose a unit/.test(await promptOf(page))) await goOn(page)
    await tabTo(page, /^Retreat/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /Send runners to .*: retreat/ }).waitFor()
    await goOn(page)
    expect(await logOf(page)).toMatch(/runner|receives its new order/)
    expect(await faults(page), 'battle').toEqual([])
    // Others are told to advance; the first that does goes where the arrow keys take it.
    while (!/say where to/.test(await promptOf(page))) {
      if (/Choose a unit/.test(await promptOf(page))) {
        await tabTo(page, /^Advance/)
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: /Send runners to .*: advance/ }).waitFor()
      }
      await goOn(page)
    }
    await tabTo(page, /^Battle table$/)
    await page.keyboard.press('Enter')
    const ahead = /advances/.test(await promptOf(page)) ? 'ArrowUp' : 'ArrowDown'
    for (let i = 0; i < 8; i++) await page.keyboard.press(ahead)
    await page.locator('.plan-card.legal').waitFor()
    const moving = await ordersGiven(page)
    await page.keyboard.press('Enter')
    await carriedOut(page, moving)
    expect(await logOf(page)).toMatch(/(advances|retreats) to/)

    const given = await ordersGiven(page)
    const prompt = await page.locator('.prompt').textContent()
    await page.reload()
    await page.locator('main.battle').waitFor()
    expect(await ordersGiven(page)).toBe(given)
    expect(await page.locator('.prompt').textContent()).toBe(prompt)

    await page.keyboard.press('Control+z')
    await page.waitForFunction(
      (count) => Number(document.querySelector('main.battle')?.getAttribute('data-orders')) < count,
      given,
    )
    await playersTurn(page)
    for (let i = 0; i < 400 && !(await isOver(page)); i++) await goOn(page)
    await page.getByRole('heading', { name: 'The battle is over' }).waitFor()
    expect(await page.locator('.verdict').textContent()).toMatch(/Points: Entente \d+, Germans \d+/)
    expect(await faults(page), 'ending').toEqual([])
    expect(await touchedBy(page)).toMatchObject({ mouse: 0, touch: 0 })
    await close()
  })

  test('two players hand the device over while orders are secret', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, HUMAN)
    const first = page.getByRole('heading', { name: /Hand the device to the/ })
    await first.waitFor()
    const name = await first.textContent()
    expect(await faults(page), 'hand over').toEqual([])
    await page.keyboard.press('Enter')
    await page.locator('main.battle').waitFor()
    await page.keyboard.press('Control+Enter')
    await first.waitFor()
    expect(await first.textContent()).not.toBe(name)
    await page.keyboard.press('Enter')
    await page.locator('main.battle').waitFor()
    await goOn(page)
    expect(await logOf(page)).toMatch(/reveal their first orders/)
    for (let i = 0; i < 6; i++) await goOn(page)
    expect(await first.count()).toBe(0)
    await close()
  })

  test('the commander of the rule set plans, advises and says why', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, 'regular')
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    for (let i = 0; i < 6; i++) {
      await page.getByRole('button', { name: 'What would the staff do?' }).click()
      await page.locator('.decision .why').waitFor()
      await goOn(page)
    }
    // What the enemy meant by his orders is his until the battle is over.
    await turnTo(page, 'Log')
    await page.locator('.battle-log summary').first().waitFor()
    expect(await page.locator('.battle-log .why').count()).toBe(0)
    await close()
  })

  test('an objective is picked on the table by pointer and by keyboard', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, 'random')
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    const table = page.locator('.table-surface')
    const box = await table.boundingBox()
    await page.getByRole('button', { name: /^Advance/ }).click()
    const point = page.getByRole('button', { name: /^Point/ })
    await point.click()
    await page.locator('.picking').waitFor()
    await table.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) * 0.3 } })
    await page.locator('.picking').waitFor({ state: 'detached' })
    const picked = await point.textContent()
    expect(picked).toMatch(/^Point \d/)
    await point.click()
    await table.focus()
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.locator('.picking').waitFor({ state: 'detached' })
    expect(await point.textContent()).not.toBe(picked)
    await close()
  })

  test('own dice are asked for one by one', async () => {
    const { page, close } = await app.open(QUICK)
    await toPlay(page)
    await page.getByLabel('My own dice').check()
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await page.locator('main.battle').waitFor()
    const asked = page.getByText(/^Throw a d6 for/)
    for (let i = 0; i < 9 && (await asked.count()) === 0; i++) {
      await playersTurn(page)
      const before = await ordersGiven(page)
      await page.keyboard.press('Control+Enter')
      await page.waitForFunction(
        (count) =>
          document.querySelector('.roll, .idle') !== null ||
          Number(document.querySelector('main.battle')?.getAttribute('data-orders')) > count,
        before,
      )
    }
    // The order stands: neither Escape nor Undo nor a reload takes it back.
    const before = await asked.textContent()
    const given = await ordersGiven(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
    await page.reload()
    await asked.waitFor()
    expect([await asked.textContent(), await ordersGiven(page)]).toEqual([before, given])
    // Every key is within reach.
    const keys = await page.locator('.roll .key').all()
    expect(keys).toHaveLength(6)
    for (const key of keys)
      await expect(key.evaluate((one) => one.getBoundingClientRect().right <= innerWidth)).resolves.toBe(true)
    await page.keyboard.press('6')
    await page.getByRole('button', { name: 'Die 1 shows 6: take it back' }).waitFor()
    await page.keyboard.press('2')
    expect(await linesOfLog(page, 'own dice')).toBeGreaterThan(0)
    await close()
  })

  test('a backup file is opened again, and a damaged one refused', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, 'random')
    await page.locator('main.battle').waitFor()
    await playersTurn(page)
    for (let i = 0; i < 5; i++) await goOn(page)
    const given = await ordersGiven(page)
    await page.goto('/play')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Backup of/ }).click()
    const written = await readFile(await (await saved).path(), 'utf8')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: /^Delete/ }).waitFor({ state: 'detached' })
    const open = (text: string) =>
      page
        .getByLabel('Open a backup file')
        .setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await open(written.replace('"seed":', '"seed":1'))
    await page
      .getByRole('alert')
      .getByText(/damaged/)
      .waitFor()
    await open(written)
    await page.getByRole('link', { name: /from a file.*orders/ }).click()
    await page.locator('main.battle').waitFor()
    expect(await ordersGiven(page)).toBe(given)
    await close()
  })
})
