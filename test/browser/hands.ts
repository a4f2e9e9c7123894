import type { Locator, Page } from 'playwright-core'
import { fingersOn, type Spot, spotOf } from './fingers.ts'

/** A way to handle the screen. */
export interface Hand {
  press(what: Locator): Promise<void>
  /** Turns to a unit, where units are to be chosen at all. */
  choose(unit: string): Promise<void>
  /** Takes a piece so much of the way towards another, with what is chosen with it, and confirms the move. */
  drag(piece: string, towards: string, share: number): Promise<void>
}

const tokenOf = (piece: string): string => `.pieces [data-piece^="${piece}"] .token`

const confirmOf = (page: Page): Locator => page.locator('.panel-foot .give')

const wayOf = async (
  page: Page,
  piece: string,
  towards: string,
  share: number,
): Promise<{ readonly from: Spot; readonly right: number; readonly below: number }> => {
  const from = await spotOf(page, tokenOf(piece))
  const to = await spotOf(page, tokenOf(towards))
  if (!from || !to) throw new Error('nobody to move')
  return { from, right: (to.x - from.x) * share, below: (to.y - from.y) * share }
}

export const mouse = (page: Page): Hand => ({
  press: (what) => what.click(),
  async choose(unit) {
    const spot = await spotOf(page, tokenOf(unit))
    if (spot) await page.mouse.click(spot.x, spot.y)
  },
  async drag(piece, towards, share) {
    const { from, right, below } = await wayOf(page, piece, towards, share)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + right, from.y + below, { steps: 3 })
    await page.mouse.up()
    await confirmOf(page).click()
  },
})

/** What a finger drags is held above it, as far as it has been dragged and no farther than this, in pixels. */
const LIFT = 60

export const finger = (page: Page): Hand => ({
  press: (what) => what.tap(),
  async choose(unit) {
    const spot = await spotOf(page, tokenOf(unit))
    if (spot) await page.touchscreen.tap(spot.x, spot.y)
  },
  async drag(piece, towards, share) {
    const hand = await fingersOn(page)
    const { from, right, below } = await wayOf(page, piece, towards, share)
    await hand.drag(from, right, below < -2 * LIFT ? below + LIFT : below / 2)
    await hand.up()
    await confirmOf(page).tap()
  },
})

/** Where a piece stands, in table units from the upper left corner. */
const placeOf = (page: Page, piece: string): Promise<readonly [number, number]> =>
  page
    .locator(`.pieces [data-piece^="${piece}"]`)
    .first()
    .evaluate((found) => {
      const [, x = 0, y = 0] = /translate\((\S+) (\S+)\)/.exec(found.getAttribute('transform') ?? '') ?? []
      return [Number(x), Number(y)] as const
    })

/** The keyboard, at a table where a press of an arrow goes so far. */
export const keys = (page: Page, step: number): Hand => {
  const times = async (key: string, count: number): Promise<void> => {
    for (let i = 0; i < count; i++) await page.keyboard.press(key)
  }
  return {
    async press(what) {
      await what.focus()
      await page.keyboard.press('Enter')
    },
    async choose(unit) {
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.locator('.table-surface').focus()
        for (let i = 0; i < 7; i++) {
          const chosen = page.locator('.pieces .selected').first()
          if ((await chosen.getAttribute('data-piece'))?.startsWith(unit)) return
          await page.keyboard.press(key)
        }
      }
    },
    async drag(piece, towards, share) {
      const [x, y] = await placeOf(page, piece)
      const [toX, toY] = await placeOf(page, towards)
      const right = Math.round(((toX - x) * share) / step)
      const below = Math.round(((toY - y) * share) / step)
      await page.locator('.table-surface').focus()
      await page.keyboard.press('Enter')
      await times(right < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(right))
      await times(below < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(below))
      await page.keyboard.press('Enter')
    },
  }
}
