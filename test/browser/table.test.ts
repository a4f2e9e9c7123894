import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './axe.ts'
import type {} from './table-fixture.tsx'
import { inchOf, lastTold, onTable, spotOf } from './table-page.ts'

const INCH = 2540

const focusTable = (page: Page) => page.locator('.table-surface').focus()
const pressTimes = async (page: Page, key: string, times: number) => {
  for (let i = 0; i < times; i++) await page.keyboard.press(key)
}
const transform = (page: Page) => page.locator('.table-layer').evaluate((layer) => layer.style.transform)
/** How far a piece is from where it was, in pixels. */
const strayed = async (page: Page, piece: string, from: { x: number; y: number }): Promise<number> => {
  const { x, y } = await spotOf(page, piece)
  return Math.hypot(x - from.x, y - from.y)
}

/** Names and shades come after the first frame: the table is whole when ten frames have changed nothing. */
const drawnWhole = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let quiet = 0
    const watch = new MutationObserver(() => {
      quiet = 0
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    while (quiet++ < 10) await new Promise(requestAnimationFrame)
    watch.disconnect()
  })

onTable('the table', (table) => {
  test('is played with the keyboard alone', async () => {
    const { page, close } = await table.open()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await lastTold(page, 'select')).toHaveLength(4)
    await page.getByRole('status').filter({ hasText: '6th Division: 4 bases' }).waitFor()
    await page.keyboard.press('Enter')
    await pressTimes(page, 'ArrowUp', 6)
    await page.keyboard.press('Space')
    await pressTimes(page, 'ArrowRight', 4)
    await page.keyboard.press('e')
    expect(await page.locator('.plan-card').textContent()).toContain('2.5 in used')
    await page.keyboard.press('Enter')
    const start = { x: 6.4 * INCH, y: 11.5 * INCH }
    expect(await lastTold(page, 'confirmed')).toEqual({
      pieces: ['6th-division-1', '6th-division-2', '6th-division-3', '6th-division-4'],
      path: [start, { x: start.x, y: start.y + 1.5 * INCH }, { x: start.x + INCH, y: start.y + 1.5 * INCH }],
      heading: 500,
    })
    // The words say at once what the table shows.
    expect(await page.getByRole('region', { name: 'Table in words' }).textContent()).toContain('base, moved')
    await page.keyboard.press('Tab')
    await page.getByRole('status').filter({ hasText: '20th (Light) Division' }).waitFor()
    await close()
  })

  test('Tab leaves the table at the last unit', async () => {
    const { page, close } = await table.open()
    await focusTable(page)
    await pressTimes(page, 'Tab', 40)
    expect(await page.evaluate(() => document.activeElement?.classList.contains('table-surface'))).toBe(false)
    await close()
  })

  test('says in red why a move is illegal and does not take it', async () => {
    const { page, close } = await table.open()
    await focusTable(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await pressTimes(page, 'ArrowDown', 14)
    expect(await page.locator('.plan-card .reason').textContent()).toBe('Too far: 3 in is all it has.')
    expect(await page.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
    await page.keyboard.press('Enter')
    expect(await lastTold(page, 'confirmed')).toBeUndefined()
    await page.keyboard.press('Escape')
    await page.locator('.plan-card').waitFor({ state: 'detached' })
    await close()
  })

  test('moves a formation with the mouse: Space bends, the right button takes the bend back', async () => {
    const { page, close } = await table.open()
    const inch = await inchOf(page)
    const { x, y } = await spotOf(page, '29th-division-2')
    await page.mouse.move(x, y)
    await page.mouse.down()
    const bends = () => page.locator('.plan .bend').count()
    await page.mouse.move(x, y - inch)
    await page.keyboard.press('Space')
    expect(await bends()).toBe(1)
    await page.mouse.move(x + inch, y - inch)
    // However long the rest takes, the hand has stopped here once.
    await expect.poll(bends).toBe(2)
    expect(await page.locator('.plan-card.held').textContent()).toMatch(/2(\.0\d)? in used/)
    expect(await page.locator('.plan [data-piece]').count()).toBe(3)
    expect(await page.locator('.table-things .piece.lifted').count()).toBe(3)
    for (const left of [1, 0]) {
      await page.mouse.down({ button: 'right' })
      await page.mouse.up({ button: 'right' })
      expect(await bends()).toBe(left)
    }
    expect(await page.locator('.plan').count()).toBe(1)
    await page.mouse.up()
    await page.getByRole('button', { name: 'Confirm' }).click()
    const confirmed = await lastTold(page, 'confirmed')
    expect(confirmed).toMatchObject({ pieces: ['29th-division-2', '29th-division-1', '29th-division-3'] })
    await close()
  })

  test('bends the way where the hand stops for a moment', async () => {
    const { page, close } = await table.open()
    const { x, y } = await spotOf(page, '29th-division-2')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 30, { steps: 3 })
    await page.locator('.plan .bend').waitFor()
    // Letting go where it stopped makes no bend of it.
    await page.mouse.up()
    expect(await page.locator('.plan .bend').count()).toBe(0)
    await close()
  })

  test('moves by click and click, and turns by the handle', async () => {
    const { page, close } = await table.open()
    const inch = await inchOf(page)
    const { x, y } = await spotOf(page, 'b-battalion-1')
    await page.mouse.click(x, y)
    await page.mouse.click(x + 1.5 * inch, y)
    await page.locator('.plan.legal').waitFor()
    const handle = await page.locator('.handle circle').boundingBox()
    if (!handle) throw new Error('no handle')
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
    await page.mouse.down()
    await page.mouse.move(x + 1.5 * inch + 80, y, { steps: 5 })
    await page.mouse.up()
    await page.keyboard.press('Enter')
    expect(await lastTold(page, 'confirmed')).toMatchObject({ pieces: ['b-battalion-1'], heading: 9000 })
    await close()
  })

  test('pans and zooms without redrawing anything', async () => {
    const { page, close } = await table.open()
    await drawnWhole(page)
    await page.evaluate(() => {
      const layer = document.querySelector('.table-layer')
      let changes = 0
      new MutationObserver((list) => {
        changes += list.filter(({ target }) => target !== layer).length
        document.body.dataset.changes = String(changes)
      }).observe(layer ?? document.body, { subtree: true, childList: true, attributes: true })
    })
    const before = await transform(page)
    await page.mouse.move(200, 300)
    await page.mouse.down()
    await page.mouse.move(320, 400, { steps: 10 })
    await page.mouse.up()
    const panned = await transform(page)
    expect(panned).not.toBe(before)
    await page.mouse.wheel(0, -120)
    // Counted in the frame that zooms: when the hand rests all is drawn sharp.
    const changes = await page.waitForFunction((was) => {
      const layer = document.querySelector<HTMLElement>('.table-layer')
      return layer?.style.transform === was ? undefined : document.body.dataset.changes
    }, panned)
    expect(await changes.jsonValue()).toBe('0')
    await close()
  })

  test('zooms at the cursor', async () => {
    const { page, close } = await table.open()
    const before = await spotOf(page, '6th-division-2')
    await page.mouse.move(before.x, before.y)
    const inch = await inchOf(page)
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -120)
    await expect.poll(() => inchOf(page)).toBeGreaterThan(inch * 1.5)
    expect(await strayed(page, '6th-division-2', before)).toBeLessThan(2.5)
    await page.keyboard.press('0')
    await expect.poll(() => strayed(page, '6th-division-2', before)).toBeLessThan(2)
    await close()
  })

  test('is turned round, stripped of pieces and of ranges', async () => {
    const { page, close } = await table.open()
    await focusTable(page)
    const before = await spotOf(page, '6th-division-2')
    await page.keyboard.press('f')
    expect((await spotOf(page, '6th-division-2')).y).toBeLessThan(before.y)
    // The zones of all units of a side are one shade.
    expect(await page.locator('.merged.zone').count()).toBe(2)
    await page.keyboard.press('r')
    expect(await page.locator('.merged.zone').count()).toBe(0)
    await page.keyboard.press('h')
    expect(await page.locator('[data-piece]').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Hide pieces' }).getAttribute('aria-pressed')).toBe('true')
    await close()
  })

  test('measures between any two points, from where a piece is planned to stand', async () => {
    const { page, close } = await table.open()
    const inch = await inchOf(page)
    const { x, y } = await spotOf(page, 'b-battalion-1')
    await page.mouse.click(x, y)
    await page.mouse.click(x, y - 2 * inch)
    await page.keyboard.press('m')
    await page.mouse.click(x, y - 2 * inch)
    await page.mouse.click(x, y - 4 * inch)
    expect(Number.parseFloat((await page.locator('.readout b').textContent()) ?? '')).toBeCloseTo(2, 0)
    expect(await lastTold(page, 'measured')).toMatchObject({ from: { piece: 'b-battalion-1' } })
    await page.keyboard.press('Escape')
    await close()
  })

  test('the ruler follows a plan, and sight names what blocks it', async () => {
    const { page, close } = await table.open()
    await focusTable(page)
    const from = await spotOf(page, '6th-division-2')
    const to = await spotOf(page, '107th-division-1')
    await page.keyboard.press('l')
    await page.mouse.click(from.x, from.y)
    await page.mouse.click(to.x, to.y)
    const first = await page.locator('.ruler .length').textContent()
    expect(await page.locator('.ruler .by').textContent()).toBe('not seen: canal bank')
    await page.evaluate(() => {
      const { state } = window.fixture
      const pieces = state.value.pieces.map((piece) =>
        piece.id === '6th-division-2'
          ? { ...piece, centre: { x: piece.centre.x, y: piece.centre.y + 5080 } }
          : piece,
      )
      state.value = { ...state.value, pieces }
    })
    await page.waitForFunction((was) => document.querySelector('.ruler .length')?.textContent !== was, first)
    await close()
  })

  test('picks a point with mouse and keyboard, and says why not', async () => {
    const { page, close } = await table.open()
    await page.evaluate(() => window.fixture.pick())
    await page.getByText('Where shall the sheaf fall?').waitFor()
    const { x, y } = await spotOf(page, '9th-reserve-division-1')
    await page.mouse.move(x, y)
    expect(await page.locator('.pick .area').count()).toBe(4)
    await page.mouse.click(x, y)
    const aimed = await lastTold(page, 'picked')
    expect(aimed).toBeDefined()
    await focusTable(page)
    await pressTimes(page, 'ArrowUp', 3)
    await page.keyboard.press('Enter')
    expect(await lastTold(page, 'picked')).not.toEqual(aimed)
    const { x: home, y: rear } = await spotOf(page, 'siege-battery-1')
    await page.mouse.move(home, rear)
    expect(await page.locator('.readout.blocked').textContent()).toContain('Out of range')
    await page.keyboard.press('Escape')
    await page.locator('.readout').waitFor({ state: 'detached' })
    await close()
  })

  test('drops a plan whose unit is taken away by an undo', async () => {
    const { page, close } = await table.open()
    await focusTable(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.locator('.plan-card').waitFor()
    await page.evaluate(() => {
      window.fixture.state.value = { ...window.fixture.state.value, draggable: [] }
    })
    await page.locator('.plan-card').waitFor({ state: 'detached' })
    await close()
  })

  test('opens a card by the right button and by key', async () => {
    const { page, close } = await table.open()
    const { x, y } = await spotOf(page, '54th-division-1')
    await page.mouse.click(x, y, { button: 'right' })
    expect(await lastTold(page, 'card')).toBe('54th-division-1')
    await focusTable(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('c')
    expect(await lastTold(page, 'card')).toBe('6th-division-1')
    await close()
  })

  test('a unit chosen in the words is chosen on the table', async () => {
    const { page, close } = await table.open()
    await focusTable(page)
    await page.keyboard.press('t')
    await page.getByRole('button', { name: /^5th Cavalry Division/ }).click()
    expect(await page.locator('.table-things .piece.selected').count()).toBe(3)
    await close()
  })

  test('axe finds no serious fault', async () => {
    const { page, close } = await table.open()
    await focusTable(page)
    await pressTimes(page, 't', 1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expectNoFaults(page, 'a unit on its way')
    await close()
  })
})
