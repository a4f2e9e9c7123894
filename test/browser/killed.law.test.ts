import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { newBattle } from '#web/battle/beginning/begin.ts'
import { times } from '../long.ts'
import { inBrowser } from './app.ts'
import { QUICK } from './battle-page.ts'
import { keptBattle, putRecords } from './records.ts'

const KILLS = times(6, 50)
/** A busy machine takes many seconds to open a tab. */
const PATIENT = { timeout: times(120_000, 900_000) }

/** Two computer players, who give one order after the other without being asked. */
const battle = (seed: number) =>
  newBattle(PASSCHENDAELE, {
    scenario: 'one-trench',
    players: { german: 'random', entente: 'random' },
    ownDice: false,
    seed,
    options: {},
  })

/** Opens a battle and kills its tab in the middle of its orders; returns the last order that was seen on the screen. */
const killedIn = async (context: BrowserContext, id: string, least: number): Promise<number> => {
  const page = await context.newPage()
  let shown = 0
  await page.exposeFunction('saw', (orders: number) => {
    shown = orders
  })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const orders = Number(document.querySelector('main.battle')?.getAttribute('data-orders') ?? 0)
      Reflect.get(window, 'saw')(orders)
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-orders'] })
  })
  const devtools = await context.newCDPSession(page)
  await page.goto(`/battle/${id}`)
  await page.waitForFunction(
    (count) => Number(document.querySelector('main.battle')?.getAttribute('data-orders')) >= count,
    least,
    { polling: 5 },
  )
  const killed = page.waitForEvent('crash')
  // A tab that crashes never answers.
  devtools.send('Page.crash').catch(() => undefined)
  await killed
  await page.close()
  return shown
}

inBrowser('a tab killed while it writes', (app) => {
  test(`${KILLS} times loses no order that was seen`, PATIENT, async () => {
    const { page, context, close } = await app.open({ ...QUICK, viewport: { width: 800, height: 600 } })
    await page.goto('/referee')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const fresh = (seed: number) => {
      const record = battle(seed)
      return putRecords(page, { store: 'battles', records: [record] }).then(() => record.id)
    }
    let id = await fresh(1)
    let stored = 0
    const lost: string[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      const shown = await killedIn(context, id, stored + 1 + (kill % 3))
      const kept = (await keptBattle(page, id)).file.orders.length
      if (kept < shown) lost.push(`kill ${kill}: ${shown} seen, ${kept} stored`)
      expect(kept).toBeGreaterThan(stored)
      stored = kept
      // Long battles take longer to open.
      if (stored > 25) {
        id = await fresh(kill)
        stored = 0
      }
    }
    expect(lost).toEqual([])
    await close()
  })
})
