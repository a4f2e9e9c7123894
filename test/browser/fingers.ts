import type { Page } from 'playwright-core'
import type { Point } from '#kernel/geometry/point.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** A telephone in the hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The middle of the first that is there, if any is, with the table in view. */
export const spotOf = async (page: Page, selector: string): Promise<Spot | undefined> => {
  await page.locator('.table-surface').scrollIntoViewIfNeeded()
  const spots = await page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  return spots[0]
}

/** Where a point of the table lies on the screen. */
export const spotAt = async (page: Page, point: Point): Promise<Spot> => {
  await page.locator('.table-surface').scrollIntoViewIfNeeded()
  return page.locator('.table-things').evaluate((svg, { x, y }) => {
    if (!(svg instanceof SVGSVGElement)) throw new Error('no table')
    const { x: left, y: top } = new DOMPoint(x, svg.viewBox.baseVal.height - y).matrixTransform(
      svg.getScreenCTM() ?? undefined,
    )
    return { x: left, y: top }
  }, point)
}

/** Fingers on the glass. A tap or a drag is sent at once: no pause of the machine may look like one of the hand. */
export const fingersOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  const down = (...points: Spot[]) => send('touchStart', points)
  const move = (...points: Spot[]) => send('touchMove', points)
  const up = () => send('touchEnd', [])
  return {
    down,
    move,
    /**
     * Lifted when it has come to rest. While it still moved it would be a flick, and the browser takes a tap after that
     * for what stops it.
     */
    async up(): Promise<void> {
      await page.waitForTimeout(REST_MS)
      await up()
    },
    tap: (spot: Spot) => Promise.all([down(spot), up()]),
    doubleTap: (spot: Spot) => Promise.all([down(spot), up(), down(spot), up()]),
    /** Down at a spot and so far along in a few steps; the finger stays on the glass. */
    drag: ({ x, y }: Spot, right: number, below: number) =>
      Promise.all([
        down({ x, y }),
        ...STEPS.map((step) => move({ x: x + right * step, y: y + below * step })),
      ]),
  }
}

/** Browsers count a finger as moving for 40 ms after it was last felt to. */
const REST_MS = 100

/** Shares of the way at which a dragging finger is felt. */
const STEPS = [1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1]
