import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PLAYED as FLANDERS_FIELDS } from '#rules/flanders-fields/played.ts'
import { PLAYED as PASSCHENDAELE } from '#rules/passchendaele/played.ts'
import { PLAYED as SKIRMISH } from '#rules/skirmish/played.ts'
import { inLongRun, oneIn } from '../long.ts'
import { inBrowser } from './app.ts'
import { type Asked, askedNext, face } from './asked.ts'
import { expectNoFaults } from './axe.ts'
import { beginAt, linesOfLog, ordersGiven, PATIENT, QUICK, staffOf, turnTo } from './battle-page.ts'
import { keys } from './hands.ts'
import { foughtAgain } from './saved-battle.ts'

/** A game as two players at one device play it. */
interface Shared {
  readonly rules: string
  readonly played: typeof PASSCHENDAELE
  /** The side that the computer would play. */
  readonly other: RegExp
  /** States of the screen whose access is checked when they are first met; those decisions that are none of their own. */
  readonly states: Readonly<Record<string, RegExp>>
  readonly handedOver: number
  readonly verdict: RegExp
  /** The decision is left to the staff, where the usual order would be to do nothing. */
  readonly staffed: boolean
}

const GAMES: readonly Shared[] = [
  {
    rules: 'Passchendaele',
    played: PASSCHENDAELE,
    other: /^German/,
    states: { 'first orders': /first order in secret/, activation: /Choose a unit/ },
    handedOver: 2,
    verdict: /Points: Entente \d+, Germans \d+/,
    staffed: false,
  },
  {
    rules: 'Flanders Fields',
    played: FLANDERS_FIELDS,
    other: /^French/,
    states: { deployment: /Set down/, battalion: /Order the units/ },
    handedOver: 0,
    verdict: /^(The Germans win|The French win|Nobody wins).*Points: French \d+, Germans \d+/,
    staffed: true,
  },
  {
    rules: 'Great War Skirmish',
    played: SKIRMISH,
    other: /^German/,
    states: { moves: /Order your units/, fire: /Fire your weapons/ },
    handedOver: 0,
    verdict: /Points: French \d+, Germans \d+/,
    staffed: false,
  },
]

const stateOf = ({ states }: Shared, { what, words }: Asked): string =>
  what === 'decision' ? (Object.entries(states).find(([, prompt]) => prompt.test(words))?.[0] ?? what) : what

const decide = async (page: Page, { staffed }: Shared, what: Asked['what']): Promise<void> => {
  const staff = staffOf(page)
  if (what === 'hand-over') await page.keyboard.press('Enter')
  else if (staffed && what === 'decision' && (await staff.count()) > 0) {
    await staff.focus()
    await page.keyboard.press('Enter')
  } else await page.keyboard.press('Control+Enter')
}

/** In `npm test` a battle is left when all that it must show has been seen. */
const DICE = 12
const isSeen = ({ states }: Shared, met: ReadonlyMap<string, number>, dice: number): boolean =>
  !inLongRun && dice >= DICE && Object.keys(states).every((state) => met.has(state))

inBrowser('a battle of two players at one device', (app) => {
  test.each(oneIn(3, GAMES))(
    inLongRun
      ? 'of $rules with their own dice, from the first order to the end'
      : 'of $rules with their own dice',
    PATIENT,
    async (shared) => {
      const { game } = shared.played
      if (!game) throw new Error('no game')
      const { page, close } = await app.open(QUICK)
      await beginAt(page, shared, 'A player here', 'My own dice')
      const met = new Map<string, number>()
      let dice = 0
      let asked = await askedNext(page, '')
      for (let i = 0; i < 1500 && asked.what !== 'over' && !isSeen(shared, met, dice); i++) {
        const state = stateOf(shared, asked)
        if (!met.has(state)) await expectNoFaults(page, state)
        met.set(state, (met.get(state) ?? 0) + 1)
        if (asked.what === 'die') await page.keyboard.press(face(dice++))
        else await decide(page, shared, asked.what)
        asked = await askedNext(page, asked.progress)
      }
      if (inLongRun) {
        await expectNoFaults(page, 'ending')
        expect(await page.locator('.verdict').textContent()).toMatch(shared.verdict)
        expect(await ordersGiven(page)).toBeGreaterThan(20)
      }
      expect(met.get('hand-over') ?? 0).toBe(shared.handedOver)
      for (const state of ['die', ...Object.keys(shared.states)]) expect([...met.keys()]).toContain(state)
      // All dice of the battle came from the players.
      if (inLongRun) {
        await turnTo(page, 'Log')
        expect(await page.locator('.battle-log .dice-list li').count()).toBe(dice)
      }
      expect(await linesOfLog(page, 'own dice')).toBeGreaterThan(0)
      const thrown = await page.locator('.battle-log li:has(.dice-list)').count()
      expect(await page.locator('.battle-log summary').getByText('own dice').count()).toBe(thrown)
      const result = await foughtAgain(page, keys(page, 1), game)
      if (inLongRun) expect(result).toBeDefined()
      await close()
    },
  )
})
