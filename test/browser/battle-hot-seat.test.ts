import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { type Asked, askedNext, face } from './asked.ts'
import { begin, expectNoFaults, ordersGiven, PATIENT, QUICK, turnTo } from './battle-page.ts'

/** States of the screen whose access is checked when they are first met. */
const stateOf = ({ what, words }: Asked): string => {
  if (what !== 'decision') return what
  return /first order in secret/.test(words)
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
    expect([...met.keys()].sort()).toEqual([
      'activation',
      'decision',
      'die',
      'first orders',
      'hand-over',
      'told',
    ])
    expect(met.get('hand-over')).toBe(2)
    expect(await ordersGiven(page)).toBeGreaterThan(20)
    // All dice of the battle came from the players.
    await turnTo(page, 'Log')
    expect(await page.locator('.battle-log .dice-list li').count()).toBe(dice)
    const thrown = await page.locator('.battle-log li:has(.dice-list)').count()
    expect(await page.locator('.battle-log summary').getByText('own dice').count()).toBe(thrown)
    await close()
  })
})
