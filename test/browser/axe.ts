import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inLongRun } from '../long.ts'

/** Rules of axe for a page that was looked at before by another palette, which changes its colours and nothing else. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** To reckon the contrast of every word takes most of the time. */
export const BUT_CONTRAST = { rules: { 'color-contrast': { enabled: false } } }

/**
 * Serious and critical faults that axe finds on the page as it stands, beside the drawing, which is hidden from screen
 * readers and has cards lying over it, which axe takes for a want of contrast.
 */
export const faults = async (page: Page, rules: object = {}): Promise<unknown> => {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source)
  // What is no violation is only counted, which is quicker.
  const options = JSON.stringify({ resultTypes: ['violations'], ...rules })
  return page.evaluate(
    `axe.run({ exclude: [['.table-layer']] }, ${options}).then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  )
}

/** The same screen by day and by night. */
export const expectNoFaultsByDayAndNight = async (page: Page, state: string): Promise<void> => {
  await expectNoneBy(page, state, 'night')
  await expectNoneBy(page, state, 'day', COLOURS)
}

/** One state of a screen: some by day, some by night, for a palette looks alike wherever it lies; all in the long run by both. */
export const expectNoFaults = (page: Page, state: string): Promise<void> =>
  inLongRun
    ? expectNoFaultsByDayAndNight(page, state)
    : expectNoneBy(page, state, state.length % 2 === 0 ? 'night' : 'day')

const expectNoneBy = async (
  page: Page,
  state: string,
  palette: string,
  rules: object = {},
): Promise<void> => {
  await page.evaluate((name) => {
    document.documentElement.dataset.palette = name
  }, palette)
  expect(await faults(page, rules), `${state} by ${palette}`).toEqual([])
}
