import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backupOf } from '../../src/web/battle/storage/backup.ts'
import { storedBattle } from '../web/battle/fought.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { ordersGiven, playersTurn, QUICK } from './battle-page.ts'
import { keepOn } from './kept-campaign.ts'
import { recordsOn } from './records.ts'

const whole = storedBattle()
const broken = {
  ...whole,
  title: 'The broken trench',
  players: { german: 'random', entente: 'human' },
  standing: 'Turn 2',
  file: {
    ...whole.file,
    orders: whole.file.orders
      .slice(0, 40)
      .map((order, i) => (i === 20 ? { ...order, hash: '0'.repeat(16) } : order)),
  },
}

inBrowser('a battle that no longer comes out as it did', (app) => {
  test('is looked at and never written over; all of it can be saved, and a copy goes on', async () => {
    const { page, close } = await app.open(QUICK)
    await keepOn(page, [broken])
    const before = JSON.stringify(await recordsOn(page, 'battles'))
    await page.goto('/battle/a')
    await page.getByText('can be followed to order 20 of 40').waitFor()
    await page.getByText('Order 21 leads to another state').waitFor()
    await expectNoFaults(page, 'broken')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save what is left' }).click()
    expect(readFileSync(await (await saving).path(), 'utf8')).toBe(backupOf(broken))
    await page.keyboard.press('Control+Enter')
    expect(JSON.stringify(await recordsOn(page, 'battles'))).toBe(before)
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.waitForURL((url) => url.pathname !== '/battle/a')
    await playersTurn(page)
    expect(await ordersGiven(page)).toBeGreaterThanOrEqual(20)
    const [original, copy] = (await recordsOn(page, 'battles')).toSorted((one) =>
      JSON.stringify([one]) === before ? -1 : 1,
    )
    expect(JSON.stringify([original])).toBe(before)
    expect(copy).toMatchObject({ title: 'The broken trench, played on from order 20' })
    await close()
  })
})
