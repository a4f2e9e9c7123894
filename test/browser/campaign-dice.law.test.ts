import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inLongRun, times } from '../long.ts'
import { inBrowser } from './app.ts'
import { askedNext, face } from './asked.ts'
import { expectNoFaults } from './axe.ts'
import { goOnFromTold, linesOfLog, QUICK } from './battle-page.ts'
import { beginCampaign } from './begun.ts'
import { assaultButton } from './campaign-page.ts'

/** Hundreds of dice are typed. */
const LONG = { timeout: 900_000 }

const standing = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.standing')?.textContent ?? '')

/** So many dice are typed; in the long run all of a week and an assault. */
const DICE = times(8, Number.POSITIVE_INFINITY)

/** Both players do what the commander would do for them, but the first to be asked opens an assault. */
const decide = async (page: Page): Promise<void> => {
  await goOnFromTold(page)
  if ((await page.locator('.hand-over').count()) > 0) return
  const open = assaultButton(page)
  if ((await open.count()) > 0) {
    await open.click()
    return
  }
  const advised = page.locator('.advice button.do')
  const answered = advised.or(page.locator('.roll, .hand-over, .told-foot, .acknowledge')).first()
  // What was given before may only now be told, or ask for its dice, and then nobody is advised.
  for (let i = 0; i < 5 && (await answered.count()) === 0; i++) {
    await page.keyboard.press('Alt+Enter')
    await answered.waitFor({ timeout: 6000 }).catch(() => undefined)
  }
  if ((await advised.count()) > 0) await advised.click({ timeout: 6000 }).catch(() => undefined)
}

/** What was thrown for in a week and an assault. */
const expectAWarIn = (thrown: ReadonlyMap<string, number>, fought: boolean): void => {
  expect(fought).toBe(true)
  expect([...thrown.keys()]).toEqual(
    expect.arrayContaining([
      'Who declares first: the lower die; equal dice are thrown again',
      'Attrition in the line',
      'Guns on',
      'What the depot sends up',
      'Flying weather for the day',
      'Rally',
    ]),
  )
  // Raids, aircraft and close combat, as far as the players were so minded.
  expect(
    [...thrown.keys()].filter((kind) => /Raid|air|Fighters|Close|Opportunity/.test(kind)).length,
  ).toBeGreaterThan(1)
}

inBrowser('a campaign of two players with their own dice', (app) => {
  test(inLongRun ? 'a week and an assault, every die typed in' : `${DICE} dice typed in`, LONG, async () => {
    const { page, close } = await app.open(QUICK)
    await beginCampaign(page, 'quiet-sector', HUMAN, { ownDice: true })
    const thrown = new Map<string, number>()
    let dice = 0
    let fought = false
    let asked = await askedNext(page, '')
    for (let i = 0; i < 4000 && asked.what !== 'over' && dice < DICE; i++) {
      if (asked.what === 'die') {
        if (dice === 0) await expectNoFaults(page, 'dice')
        // How many of which die, and what for; above it the occasion.
        expect(asked.words).toMatch(/^Throw (a|\d+) d6 for [^,]+/)
        const occasion = (await page.locator('.roll h3').textContent()) ?? ''
        const kind = occasion.replace(/ [A-F]\d.*$| \d.*$/, '')
        thrown.set(kind, (thrown.get(kind) ?? 0) + 1)
        await page.keyboard.press(face(dice++))
      } else if (asked.what === 'hand-over') await page.keyboard.press('Enter')
      else {
        const now = await standing(page)
        if (/assault day/.test(now)) fought = true
        else if (fought) break
        await decide(page)
      }
      asked = await askedNext(page, asked.progress)
    }
    if (inLongRun) expectAWarIn(thrown, fought)
    else expect(thrown.size, [...thrown.keys()].join()).toBeGreaterThan(1)
    const lines = times(1, 6)
    expect(await linesOfLog(page, 'own dice', lines)).toBeGreaterThanOrEqual(lines)
    await close()
  })
})
