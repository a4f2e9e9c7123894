import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inLongRun } from '../long.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { linesOfLog, PATIENT, playersTurn, QUICK, toPlay, turnTo } from './battle-page.ts'
import { spotAt } from './fingers.ts'
import { companyInSight } from './flanders-company.ts'
import { openKept, record, settled, standing } from './fought-battles.ts'

const FINISH = '.battle-head .staff-finish'
const REST = '.staff-offer button'

const begin = async (page: Page, scenario: RegExp): Promise<void> => {
  await toPlay(page, 'Flanders Fields')
  await page.getByRole('radio', { name: scenario }).check()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('main.battle').waitFor()
}

inBrowser('a battle of Flanders Fields', (app) => {
  test('a company moves with a bend, fires and shows why in at most eight clicks', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    const { file, unit, piece, way } = companyInSight()
    await openKept(page, record('company', file, { attacker: 'commander', defender: HUMAN }))
    let clicks = 0
    const press = async (name: RegExp): Promise<void> => {
      clicks++
      await page.locator('.battle-orders').getByRole('button', { name }).first().click()
      await settled(page)
    }
    const letter = unit.slice(-1).toUpperCase()
    await press(new RegExp(`^(✓ )?${letter} Company`))
    await press(new RegExp(`^Order ${letter} Company`))
    expect(await page.locator('.prompt').textContent()).toMatch(/(two|three) actions left/)
    const [from, bend, end] = await Promise.all(way.map((point) => spotAt(page, point)))
    if (!from || !bend || !end) throw new Error('no way')
    clicks++
    await page.locator(`.table-things [data-piece="${piece}"]`).waitFor()
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(bend.x, bend.y, { steps: 3 })
    await page.keyboard.press('Space')
    await page.mouse.move(end.x, end.y, { steps: 3 })
    expect(await page.locator('.plan .bend').count()).toBeGreaterThan(0)
    await page.mouse.up()
    await expectNoFaults(page, 'a company drawn')
    await press(/^Move \d/)
    await press(/^Fire: .* some effect|^Fire: .* tells/)
    clicks++
    await page.getByRole('button', { name: 'Working' }).click()
    expect(await page.locator('.strip-working').textContent()).toMatch(/FF-FIRE-\d\d/)
    expect(clicks).toBeLessThanOrEqual(8)
    await close()
  })

  // One of the early war is fought out in the first battle, by keys, by touch and at one device.
  const wars = [
    ['mid', /Flers, 1916/],
    ['late', /Hamel, 1918/],
  ] as const
  test.each(inLongRun ? wars : wars.slice(0, 1))(
    'two turns of a battle of the %s war are played with the staff',
    PATIENT,
    async (_, scenario) => {
      const { page, close } = await app.open(QUICK)
      await begin(page, scenario)
      const isOver = async (): Promise<boolean> => (await page.locator('.ending').count()) > 0
      for (let i = 0; i < 60 && !/Turn 3 /.test(await standing(page)); i++) {
        await playersTurn(page)
        // A side may collapse before.
        if (await isOver()) break
        const before = await page.locator('main.battle').getAttribute('data-orders')
        // On a wide table the staff stands only below the orders.
        const finish = page.locator(FINISH)
        await ((await finish.isVisible()) ? finish : page.locator(REST).last()).click()
        await page.waitForFunction(
          (old) => document.querySelector('main.battle')?.getAttribute('data-orders') !== old,
          before,
        )
        await settled(page)
      }
      expect((await isOver()) || /Turn 3 /.test(await standing(page))).toBe(true)
      await playersTurn(page)
      expect(await linesOfLog(page, 'Order to', 3)).toBeGreaterThanOrEqual(3)
      await turnTo(page, 'Orders')
      await expectNoFaults(page, String(scenario))
      await close()
    },
  )

  test('a rolling barrage is drawn, warned of, saved, opened again and printed', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, /Hamel, 1918/)
    await playersTurn(page)
    await page.getByRole('button', { name: /^Roll for the length/ }).click()
    await page.getByRole('button', { name: 'A blank sheet' }).click()
    const film = page.getByRole('table', { name: 'The barrage turn by turn' })
    expect(await film.count()).toBe(0)
    await page
      .getByRole('group', { name: /barrage/ })
      .getByRole('button')
      .first()
      .click()
    const turns = await film.getByRole('row').count()
    expect(turns).toBeGreaterThan(4)
    const rowOf = (turn: number): Promise<string> => film.getByRole('row').nth(turn).innerText()
    const before = await rowOf(1)
    // Its square is drawn back over the own start line.
    const square = page.locator('.table-layer .number').first()
    const box = await square.boundingBox()
    const home = await page.locator('.table-things [data-piece="a1a1"]').boundingBox()
    if (!box || !home) throw new Error('nothing to draw')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(home.x, box.y + box.height / 2, { steps: 6 })
    await page.mouse.up()
    const warnings = page.getByRole('list', { name: 'Mind' })
    await warnings.getByText(/^Your start line: .* under the barrage on turn 1/).waitFor()
    const drawn = await rowOf(1)
    expect(drawn).not.toBe(before)
    await expectNoFaults(page, 'a fire plan with a warning')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the fire plan' }).click()
    const saved = await readFile(await (await saving).path())
    await page.getByRole('button', { name: 'A blank sheet' }).click()
    await film.waitFor({ state: 'detached' })
    await page
      .locator('.order-file input[type="file"]')
      .setInputFiles({ name: 'plan.json', mimeType: 'application/json', buffer: saved })
    await film.waitFor()
    expect(await rowOf(1)).toBe(drawn)
    await page.locator('.battle-menu summary').click()
    await page.getByRole('button', { name: 'Sheets to print' }).click()
    const sheets = page.getByRole('dialog', { name: 'Sheets to print' })
    await sheets.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.battle-table').isVisible()).toBe(false)
    expect(await sheets.innerText()).toMatch(/barrage/i)
    await close()
  })
})
