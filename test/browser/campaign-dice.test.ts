import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { askedNext, face } from './asked.ts'
import { expectNoFaults } from './axe.ts'
import { goOnFromTold, linesOfLog, QUICK } from './battle-page.ts'
import { assaultButton, beginCampaign } from './campaign-page.ts'

/** Hundreds of dice are typed. */
const LONG = { timeout: 900_000 }

const standing = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.standing')?.textContent ?? '')

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

inBrowser('a campaign of two players with their own dice', (app) => {
  test('a week and an assault, every die typed in', LONG, async () => {
    const { page, close } = await app.open(QUICK)
    await beginCampaign(page, /A Quiet Sector/, /A player here/, { ownDice: true })
    const thrown = new Map<string, number>()
    let dice = 0
    let fought = false
    let asked = await askedNext(page, '')
    for (let i = 0; i < 4000 && asked.what !== 'over'; i++) {
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
    expect(await linesOfLog(page, 'own dice', 6)).toBeGreaterThan(5)
    await close()
  })
})
