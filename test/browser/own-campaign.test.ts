import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { random } from '../../src/commander/commander.ts'
import { beginBattle } from '../../src/kernel/battle/battle.ts'
import { type BattleFile, fileOf } from '../../src/kernel/battle/file.ts'
import { GREEN_FIELDS } from '../../src/rules/green-fields/index.ts'
import { fightOut } from '../../src/study/fight.ts'
import type { BattleRecord } from '../../src/web/battle/record.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults, QUICK } from './battle-page.ts'

/** A month of war between players who decide at random. */
const fought = (): BattleFile => {
  const { game } = GREEN_FIELDS
  if (!game) throw new Error('Green Fields has no game')
  const options = { campaign: { months: 1, frontage: 4, depth: 6 } }
  const begun = beginBattle(game, { ruleset: 'green-fields', scenario: 'own-campaign', options, seed: 7 })
  if (!begun.ok) throw new Error(begun.error.message)
  const end = fightOut(begun.value, { a: random, b: random })
  if (!end.ok) throw new Error(end.error.message)
  return fileOf(begun.value)
}

const kept = (id: string, file: BattleFile): BattleRecord => ({
  id,
  title: 'A month on the Ancre',
  begun: '2024-01-01T00:00:00.000Z',
  changed: '2024-01-01T00:00:00.000Z',
  players: { a: 'random', b: 'random' },
  ownDice: false,
  file,
  whys: [],
  takenBack: 0,
  standing: 'over',
})

/** The picture of the country as it is painted now. */
const paintedGround = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLCanvasElement>('.country-sheet canvas')?.toDataURL() ?? '')

inBrowser('campaigns', (app) => {
  test('a campaign with an army of one’s own is laid out and begun', async () => {
    const { page, close } = await app.open(QUICK)
    await page.goto('/army')
    await page.getByRole('button', { name: 'New army' }).click()
    await page.getByRole('spinbutton', { name: 'Frontage' }).fill('5')
    await page.getByRole('button', { name: /^The usual army/ }).click()
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Our own')
    await page.getByRole('link', { name: 'Play', exact: true }).click()
    await page.getByRole('link', { name: 'Lay out a campaign' }).click()
    await page.getByRole('heading', { name: 'Your own campaign' }).waitFor()
    await expectNoFaults(page, 'the wizard')
    const map = page.getByRole('img', { name: 'Map of the country' })
    expect(await map.locator('.reference').count()).toBe(48)
    const before = await paintedGround(page)
    await page.getByRole('button', { name: 'Number of the map: one more' }).click()
    expect(await paintedGround(page)).not.toBe(before)

    await page
      .getByRole('radio', { name: /^Our own/ })
      .first()
      .check()
    expect(await map.locator('.reference').count()).toBe(40)
    await page.getByRole('radio', { name: 'Winter' }).check()
    expect(await page.getByLabel('Begins on').inputValue()).toBe('1916-01-15')
    await page.getByRole('spinbutton', { name: 'Frontage' }).fill('7')
    expect(await page.getByRole('alert').textContent()).toMatch(/7 zones, and this army is for 5/)
    expect(await page.getByRole('button', { name: 'Begin the campaign' }).isDisabled()).toBe(true)
    await page.getByRole('spinbutton', { name: 'Frontage' }).fill('5')
    await page.getByRole('button', { name: 'Begin the campaign' }).click()
    await page.waitForURL(/\/battle\//)
    await page.goto('/play')
    await page.getByRole('link', { name: /^Your own campaign, / }).waitFor()
    await close()
  })

  test('a campaign that is over has its graveyard and its war diary', async () => {
    const { page, close } = await app.open()
    await page.goto('/play')
    await page.locator('main:not([aria-busy])').waitFor()
    const file = fought()
    const records = [kept('whole', file), kept('half', { ...file, orders: file.orders.slice(0, 40) })]
    await page.evaluate(
      (battles) =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('duckboard')
          opening.onerror = reject
          opening.onsuccess = () => {
            const writing = opening.result.transaction('battles', 'readwrite')
            for (const battle of battles) writing.objectStore('battles').put(battle)
            writing.oncomplete = () => {
              opening.result.close()
              resolve(undefined)
            }
          }
        }),
      records,
    )
    await page.goto('/battle/whole/graveyard')
    await page.getByRole('button', { name: 'Show all at once' }).click()
    await page.locator('main.graveyard:not(.moving)').waitFor()
    const british = page.getByRole('region', { name: 'British' })
    const lost = Number(await british.locator('h2 strong').textContent())
    expect(lost).toBeGreaterThan(0)
    expect(await british.locator('.cross').count()).toBe(lost)
    await expectNoFaults(page, 'graveyard')

    await page.getByRole('link', { name: 'War diary' }).click()
    await page.getByRole('heading', { name: 'Week 1, from 6 March 1916' }).waitFor()
    await expectNoFaults(page, 'war diary')
    const all = await page.locator('.diary-day li').count()
    await page.getByRole('radio', { name: 'German' }).check()
    await page.getByRole('heading', { name: /\(German\)$/ }).waitFor()
    expect(await page.locator('.diary-day li').count()).toBeLessThan(all)
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Markdown' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/War diary.*German.*\.md$/)

    await page.goto('/battle/half/diary')
    await page.getByRole('heading', { name: 'This is shown when the campaign is over' }).waitFor()
    await close()
  })
})
