import { expect, test } from 'vitest'
import { fingersOn, PHONE } from './fingers.ts'
import type {} from './table-fixture.tsx'
import { lastTold, onTable, spotOf } from './table-page.ts'

onTable('the table by touch', (table) => {
  const phone = () => table.open(PHONE)

  test('a dragged unit stands beside the finger and is confirmed with the tick', async () => {
    const { page, close } = await phone()
    const hand = await fingersOn(page)
    const { x, y } = await spotOf(page, '29th-division-2')
    await hand.drag({ x, y }, 16, 40)
    const ghost = await page.locator('.plan [data-piece="29th-division-2"] .token').boundingBox()
    expect(y + 40 - (ghost?.y ?? 0)).toBeGreaterThan(35)
    await hand.up()
    await page.getByRole('button', { name: 'Confirm' }).tap()
    await page.waitForFunction(() => window.fixture.told.some(({ name }) => name === 'confirmed'))
    expect(await lastTold(page, 'confirmed')).toMatchObject({
      pieces: ['29th-division-2', '29th-division-1', '29th-division-3'],
    })
    await close()
  })

  test('two fingers pan and zoom, a double tap shows the whole table again', async () => {
    const { page, close } = await phone()
    const hand = await fingersOn(page)
    const width = async () => (await page.locator('.table-ground').boundingBox())?.width ?? 0
    const whole = await width()
    await hand.down({ x: 150, y: 300 }, { x: 250, y: 300 })
    for (let i = 1; i <= 10; i++) await hand.move({ x: 150 - i * 5, y: 300 }, { x: 250 + i * 5, y: 300 })
    await hand.up()
    expect(await width()).toBeGreaterThan(whole * 1.5)
    await hand.doubleTap({ x: 200, y: 250 })
    // At first a decision is looked at from nearer.
    await expect.poll(width).toBeLessThanOrEqual(whole)
    await close()
  })

  test('a long press shows the card, a tap chooses', async () => {
    const { page, close } = await phone()
    const hand = await fingersOn(page)
    const { x, y } = await spotOf(page, '107th-division-2')
    await hand.down({ x, y })
    await page.waitForFunction(() => window.fixture.told.some(({ name }) => name === 'card'))
    await hand.up()
    expect(await lastTold(page, 'card')).toMatch(/^107th-division/)
    await hand.tap({ x, y })
    expect(await lastTold(page, 'select')).toHaveLength(4)
    await close()
  })

  test('every control is large enough for a finger', async () => {
    const { page, close } = await phone()
    const sizes = await page.locator('.table-view button:visible').evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.closest('.unseen'))
        .map((button) => {
          const { width, height } = button.getBoundingClientRect()
          return Math.min(width, height)
        }),
    )
    expect(sizes.length).toBeGreaterThan(4)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48)
    await close()
  })
})
