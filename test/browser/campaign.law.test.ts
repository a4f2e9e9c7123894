import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { topPhase } from '#kernel/game/phases.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inLongRun, oneIn, times } from '../long.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import {
  carriedOut,
  giveUsual,
  goOnFromTold,
  isOver,
  ordersGiven,
  playersTurn,
  QUICK,
  tabTo,
  touchedBy,
  watchHands,
} from './battle-page.ts'
import { beginCampaign } from './begun.ts'
import { assaultButton, everything, hiddenFrom, truth } from './campaign-page.ts'
import { cutAt, keepOn, kept, monthOfWar } from './kept-campaign.ts'

/** A campaign has hundreds of orders. */
const LONG = { timeout: 900_000 }

const standing = async (page: Page): Promise<string> => (await page.locator('.standing').textContent()) ?? ''

const weekOf = async (page: Page): Promise<number> =>
  Number(/Week (\d+)/.exec(await standing(page))?.[1] ?? 0)

/** What the table says to those who cannot see it. */
const said = (page: Page): Promise<string | null> => page.locator('.table-view > [role=status]').textContent()

/** Gives the order that has the focus, and waits until it has been carried out. */
const giveFocused = async (page: Page): Promise<void> => {
  const before = await ordersGiven(page)
  await page.keyboard.press('Enter')
  await carriedOut(page, before)
}

/** One unit is taken from behind the lines and put into a zone, by keys alone. */
const placeByKeys = async (page: Page): Promise<void> => {
  await tabTo(page, /^Battle table$/)
  await page.keyboard.press('Tab')
  expect(await said(page)).toMatch(/off the board behind/)
  await page.keyboard.press('Enter')
  // The British look to the right of their table.
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight')
  expect(await said(page)).toMatch(/^[A-F]2/)
  await giveFocused(page)
}

/** The player asks what the commander would do, by a key, and gives that order by another. */
const followAdvice = async (page: Page): Promise<void> => {
  const before = await ordersGiven(page)
  await page.keyboard.press('Alt+Enter')
  await page.locator('.advice button.do').focus()
  await page.keyboard.press('Enter')
  await carriedOut(page, before)
}

const PHASES = /(assault day|deployment|replacements|assault decision|raids|air plans|bombardment)/

/** So many weeks are played, and an assault is waited for. */
const WEEKS = 4
/** In `npm test` so many orders of a deployment are given; the other phases are opened one by one. */
const DEPLOYED = 6

const isEnough = async (page: Page, met: ReadonlyMap<string, number>): Promise<boolean> =>
  inLongRun
    ? (await weekOf(page)) > WEEKS && met.has('assault day')
    : (met.get('deployment') ?? 0) >= DEPLOYED

/** Plays until it is enough, or until it is over; which phases were met. */
const playWeeks = async (page: Page): Promise<ReadonlyMap<string, number>> => {
  const met = new Map<string, number>()
  for (let i = 0; i < 900 && !(await isOver(page)); i++) {
    const phase = PHASES.exec(await standing(page))?.[1] ?? ''
    if (!met.has(phase)) await expectNoFaults(page, phase)
    met.set(phase, (met.get(phase) ?? 0) + 1)
    if (await isEnough(page, met)) break
    if (met.get('deployment') === 1 && phase === 'deployment') await placeByKeys(page)
    else if (!met.has('assault day') && (await weekOf(page)) > 1 && (await assaultButton(page).count()) > 0) {
      await tabTo(page, /^Open an assault$/)
      await giveFocused(page)
    } else await followAdvice(page)
  }
  return met
}

inBrowser('a campaign', (app) => {
  test(
    inLongRun ? 'four weeks and an assault by keyboard alone' : 'units are deployed by keyboard alone',
    LONG,
    async () => {
      const { page, close } = await app.open(QUICK)
      await watchHands(page)
      let met: ReadonlyMap<string, number> = new Map()
      // Somebody may win sooner; then another campaign is begun.
      for (const seed of [3, 4, 5]) {
        await beginCampaign(page, 'quiet-sector', 'regular', { seed })
        await page.locator('main.battle').waitFor()
        await page.evaluate(() => sessionStorage.clear())
        await page.reload()
        await page.locator('main.battle').waitFor()
        await playersTurn(page)
        met = await playWeeks(page)
        if (!inLongRun || (await weekOf(page)) > WEEKS) break
      }
      if (inLongRun) expect(await weekOf(page)).toBeGreaterThan(WEEKS)
      expect([...met.keys()]).toEqual(
        expect.arrayContaining([
          'deployment',
          ...(inLongRun ? ['raids', 'bombardment', 'assault day', 'replacements'] : []),
        ]),
      )
      expect(await touchedBy(page)).toMatchObject({ mouse: 0, touch: 0 })
      await close()
    },
  )

  test(
    `${inLongRun ? 'every phase' : 'one phase in three'} is stepped through by keyboard alone`,
    LONG,
    async () => {
      const { file, moments } = monthOfWar()
      expect(moments.size).toBeGreaterThan(8)
      const phases = oneIn(3, [...moments])
      const { page, close } = await app.open(QUICK)
      await keepOn(
        page,
        phases.map(([name, orders]) => kept(name, cutAt(file, orders))),
      )
      for (const [name] of phases) {
        await page.goto(`/battle/${name}`)
        await page.locator('.prompt[data-deciding="a"]').waitFor()
        await expectNoFaults(page, name)
        await goOnFromTold(page)
        await followAdvice(page)
      }
      await close()
    },
  )

  test('two players at one device see nothing of each other that is secret', LONG, async () => {
    const { page, close } = await app.open(QUICK)
    await beginCampaign(page, 'le-cateau-1914', HUMAN)
    let searched = 0
    let handed = 0
    let hidden = 0
    for (let i = 0; i < times(24, 70); i++) {
      await page.locator('.hand-over, main.battle').first().waitFor()
      const state = await truth(page)
      if ((await page.locator('.hand-over').count()) > 0) {
        handed++
        expect(await everything(page)).not.toMatch(/\b[ab]-(infantry|cavalry|field-artillery)-\d/)
        if (handed === 1) await expectNoFaults(page, 'hand-over')
        await page.keyboard.press('Enter')
        await page.locator('main.battle').waitFor()
      }
      await goOnFromTold(page)
      if (await isOver(page)) break
      const side = (await page.locator('.prompt').getAttribute('data-deciding')) ?? ''
      const secrets = hiddenFrom(state, side)
      const shown = await everything(page)
      for (const id of secrets) expect(shown.includes(id), `${id} in ${topPhase(state)?.name}`).toBe(false)
      searched++
      hidden += secrets.length
      if (searched === 3) {
        await page.locator('.battle-menu summary').click()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Backup file' }).click(),
        ])
        const text = await readFile(await download.path(), 'utf8')
        for (const id of secrets) expect(text.includes(id)).toBe(false)
        await page.locator('.battle-menu summary').click()
      }
      const before = await ordersGiven(page)
      await giveUsual(page)
      await page.waitForFunction(
        (count) =>
          document.querySelector('.hand-over') !== null ||
          Number(document.querySelector('main.battle')?.getAttribute('data-orders')) > count,
        before,
      )
    }
    expect(searched).toBeGreaterThan(times(8, 30))
    expect(handed).toBeGreaterThan(times(2, 10))
    expect(hidden).toBeGreaterThan(20)
    await close()
  })
})
