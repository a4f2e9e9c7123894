import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FIRST_FORMAT } from '#kernel/game/battle/file.ts'
import type { ScenarioSummary } from '#kernel/game/game.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { type BattleRecord, HUMAN } from '#web/battle/storage/record.ts'
import { inLongRun, times } from '../long.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { goOn, PATIENT, playersTurn, QUICK } from './battle-page.ts'
import { keepOn, kept } from './kept-campaign.ts'

const DESKTOP = { ...QUICK, viewport: { width: 1440, height: 900 } } as const
const TABLET = { ...QUICK, viewport: { width: 1024, height: 768 }, hasTouch: true } as const
const PHONE = { ...QUICK, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

const begun = (ruleset: string, rulesVersion: number, { id, sides }: ScenarioSummary): BattleRecord => ({
  ...kept(id, {
    format: FIRST_FORMAT,
    rulesVersion,
    ruleset,
    scenario: id,
    options: {},
    seed: 5,
    orders: [],
  }),
  players: { [sides[0]]: HUMAN, [sides[1]]: 'random' },
  standing: 'begun',
})

/** Tables of each shape among those of Flanders Fields. */
const SHAPES = ['first-battle', 'mons-1914', 'flers-1916', 'hamel-1918', 'amiens-1918']

/** Every scenario of the games as a battle just begun, by its own name. */
const BATTLES = [PASSCHENDAELE, GREEN_FIELDS, FLANDERS_FIELDS].flatMap(({ id, game, planner }) =>
  (game?.scenarios ?? [])
    .filter((one) => one.id !== planner?.scenario)
    .filter((one) => id !== FLANDERS_FIELDS.id || SHAPES.includes(one.id))
    .map((one) => begun(id, game?.version ?? 1, one)),
)

/** The smallest table and the largest of each game; in the long run all of them. */
const LOOKED_AT = BATTLES.filter(
  ({ id }) =>
    inLongRun ||
    ['one-trench', 'langemarck', 'quiet-sector', 'somme-1916', 'first-battle', 'amiens-1918'].includes(id),
)
/** Where decisions are gone through. */
const GONE_THROUGH = inLongRun ? ['langemarck', 'flers-1916'] : ['flers-1916']

const open = async (page: Page, id: string, text = 'normal'): Promise<void> => {
  await page.evaluate(
    (size) => localStorage.setItem('duckboard.settings', JSON.stringify({ text: size, animation: false })),
    text,
  )
  await page.goto(`/battle/${id}`)
  await page.locator('main.battle').waitFor()
  await playersTurn(page)
}

/** Shares of the screen: of what is drawn of the table, and of the pane it lies in. */
const shares = (page: Page): Promise<{ readonly drawn: number; readonly pane: number }> =>
  page.evaluate(() => {
    const share = (selector: string): number => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return ((box?.width ?? 0) * (box?.height ?? 0)) / (innerWidth * innerHeight)
    }
    return { drawn: share('.table-layer'), pane: share('.battle-table') }
  })

/** Whether all of something is on the screen and within whatever scrolls it. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const box = element.getBoundingClientRect()
    const panel = element.closest('.panel-body')?.getBoundingClientRect()
    const bottom = Math.min(innerHeight, panel?.bottom ?? innerHeight)
    return box.height > 0 && box.top >= (panel?.top ?? 0) && box.bottom <= bottom + 0.5
  })

inBrowser('the battle screen', (app) => {
  test('leaves every table more than half of a desktop screen', PATIENT, async () => {
    const { page, close } = await app.open(DESKTOP)
    await keepOn(page, LOOKED_AT)
    for (const { id } of LOOKED_AT) {
      await open(page, id)
      expect((await shares(page)).drawn, id).toBeGreaterThanOrEqual(0.55)
      expect(await page.locator('.primary:visible').count(), `${id}: one primary`).toBe(1)
      expect(await isInSight(page, '.primary'), id).toBe(true)
    }
    await open(page, 'langemarck', 'largest')
    expect((await shares(page)).drawn).toBeGreaterThanOrEqual(0.45)
    await expectNoFaults(page, 'the shelf')
    await close()
  })

  test('leaves the table more than half of a tablet, with large letters nearly so', async () => {
    const { page, close } = await app.open(TABLET)
    await keepOn(page, BATTLES)
    for (const id of ['langemarck', 'somme-1916', 'hamel-1918']) {
      await open(page, id)
      expect((await shares(page)).pane, id).toBeGreaterThanOrEqual(0.55)
      expect(await isInSight(page, '.primary'), id).toBe(true)
      await open(page, id, 'largest')
      expect((await shares(page)).pane, `${id}, largest`).toBeGreaterThanOrEqual(0.45)
      expect(await isInSight(page, '.primary'), `${id}, largest`).toBe(true)
    }
    await expectNoFaults(page, 'a tablet')
    await close()
  })

  test.each([
    ['desktop', DESKTOP],
    ['tablet', TABLET],
    ['phone', PHONE],
  ] as const)('begins every decision at its top, what confirms it always in sight: %s', async (_, device) => {
    const { page, close } = await app.open(device)
    await keepOn(page, BATTLES)
    for (const id of GONE_THROUGH) {
      await open(page, id)
      for (let i = 0; i < times(3, 6); i++) {
        await page.locator('.panel-body').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight))
        await goOn(page)
        expect(await page.locator('.panel-body').evaluate((panel) => panel.scrollTop)).toBe(0)
        expect(await isInSight(page, '.primary')).toBe(true)
      }
      // What the chosen order may lead to is seen before it is given.
      const given = (await page.locator('.give-odds').count()) > 0
      const figure = given ? '.give-odds' : '.order[aria-pressed="true"] .figure >> nth=0'
      if ((await page.locator(figure).count()) > 0) expect(await isInSight(page, figure)).toBe(true)
    }
    await close()
  })
})
