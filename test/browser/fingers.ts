import type { Page } from 'playwright-core'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Fingers on the glass. */
export const fingersOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  return {
    down: (...points: Spot[]) => send('touchStart', points),
    move: (...points: Spot[]) => send('touchMove', points),
    up: (...left: Spot[]) => send('touchEnd', left),
  }
}
