import type { Page } from 'playwright-core'

/** What a finger needs, in pixels. */
const FINGER = 44

/** Whatever does not fit: a page that scrolls sideways, words outside their boxes, buttons too small for fingers. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate((finger) => {
    const said = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    const wide = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > screen.width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    /** It is scrolled or cut by something on purpose, or not there to be seen. */
    const isHeld = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.visibility === 'hidden' || style.clipPath !== 'none') return true
        if (at !== element && /auto|scroll|hidden/.test(style.overflowX) && at !== document.body) return true
      }
      return false
    }
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('svg, .table-layer, .unseen') || element.getClientRects().length === 0) continue
      const box = element.getBoundingClientRect()
      const worded = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
      if (worded && !isHeld(element)) {
        if (box.right > wide + 1 || box.left < -1) found.push(`beside the screen: ${said(element)}`)
      }
      if (worded && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
        if (
          getComputedStyle(element).overflowX === 'visible' &&
          getComputedStyle(element).display !== 'inline'
        )
          found.push(`out of its box: ${said(element)}`)
      }
      if (!element.matches('button, summary, a.button, .segment, select') || isHeld(element)) continue
      if (box.height < finger - 0.5) found.push(`too small, ${Math.round(box.height)}: ${said(element)}`)
    }
    return found
  }, FINGER)
