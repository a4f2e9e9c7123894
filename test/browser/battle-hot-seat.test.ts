import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { begin, expectNoFaults, ordersGiven, PATIENT, QUICK } from './battle-page.ts'

interface Asked {
  /** What somebody has to do. */
  readonly what: 'hand-over' | 'die' | 'decision' | 'over'
  readonly words: string
  /** Changes with every answer. */
  readonly progress: string
}

/** What is asked for, as soon as it is something else than before. */
const askedNext = async (page: Page, before: string): Promise<Asked> => {
  const found = await page.waitForFunction((last): Asked | undefined => {
    const has = (place: string): boolean => document.querySelector(place) !== null
    if (!has('.hand-over') && !has('main.battle')) return undefined
    const what = has('.hand-over') ? 'hand-over' : has('.ending') ? 'over' : has('.roll') ? 'die' : 'decision'
    const words = document.querySelector('.hand-over h1, .needed')?.textContent ?? ''
    const prompt = document.querySelector('.prompt')?.textContent ?? ''
    const orders = document.querySelector('main.battle')?.getAttribute('data-orders')
    const progress = [what, words, orders, document.querySelectorAll('.faces li').length].join()
    return progress === last ? undefined : { what, words: words || prompt, progress }
  }, before)
  const asked = await found.jsonValue()
  if (!asked) throw new Error('nothing is asked for')
  return asked
}

/** Every face in turn, and never the same twice running, so that no throw is drawn for ever. */
const face = (die: number): string => String(1 + ((die * 5) % 6))

/** States of the screen whose access is checked when they are first met. */
const stateOf = ({ what, words }: Asked): string => {
  if (what !== 'decision') return what
  return /first order of every unit/.test(words)
    ? 'first orders'
    : /Choose a unit/.test(words)
      ? 'activation'
      : what
}

inBrowser('a battle of two players at one device', (app) => {
  test('with their own dice from the first secret order to the end', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, 'A player here', 'My own dice')
    const met = new Map<string, number>()
    let dice = 0
    let asked = await askedNext(page, '')
    for (let i = 0; i < 1500 && asked.what !== 'over'; i++) {
      const state = stateOf(asked)
      if (!met.has(state)) await expectNoFaults(page, state)
      met.set(state, (met.get(state) ?? 0) + 1)
      if (asked.what === 'die') await page.keyboard.press(face(dice++))
      else await page.keyboard.press(asked.what === 'hand-over' ? 'Enter' : 'Control+Enter')
      asked = await askedNext(page, asked.progress)
    }
    await expectNoFaults(page, 'ending')
    expect(await page.locator('.verdict').textContent()).toMatch(/Points: Entente \d+, Germans \d+/)
    expect([...met.keys()].sort()).toEqual(['activation', 'decision', 'die', 'first orders', 'hand-over'])
    expect(met.get('hand-over')).toBe(2)
    expect(await ordersGiven(page)).toBeGreaterThan(20)
    // All dice of the battle came from the players.
    expect(await page.locator('.battle-log .dice-list li').count()).toBe(dice)
    const thrown = await page.locator('.battle-log li:has(.dice-list)').count()
    expect(await page.locator('.battle-log summary').getByText('own dice').count()).toBe(thrown)
    await close()
  })
})
