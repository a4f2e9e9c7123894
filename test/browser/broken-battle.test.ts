import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backupOf } from '#web/battle/storage/backup.ts'
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
    await page.getByText('damaged from order 21 on; the 20 before it are sound').waitFor()
    await expectNoFaults(page, 'broken')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a copy as it was' }).click()
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

    // Two players at one screen are told before they are asked who looks.
    await keepOn(page, [{ ...broken, players: { german: 'human', entente: 'human' } }])
    await page.goto('/battle/a')
    await page.getByRole('heading', { name: 'Who is looking?' }).waitFor()
    await page.getByText('damaged from order 21 on').waitFor()
    await expectNoFaults(page, 'broken, and two players')
    await close()
  })

  test('is told as it was when it ended, and looked at turn by turn as it was stored', async () => {
    const { page, close } = await app.open(QUICK)
    await keepOn(page, [{ ...whole, title: 'The told trench' }])
    await page.goto('/battle/a')
    await expect.poll(async () => (await recordsOn(page, 'dispatches')).length).toBe(1)
    await page.goto('/battle/a/report')
    const verdict = (await page.locator('.verdict').textContent()) ?? ''
    // Newer rules refuse its first order: nothing of it can be fought again.
    const orders = whole.file.orders.map((order, i) =>
      i === 0 ? { ...order, order: { kind: 'mud' } } : order,
    )
    await keepOn(page, [{ ...whole, title: 'The told trench', file: { ...whole.file, orders } }])
    await page.goto('/battle/a/report')
    await page.getByText('as it was written when it ended').waitFor()
    expect(await page.locator('.verdict').textContent()).toBe(verdict)
    await page.locator('.map-picture svg').first().waitFor()
    await expectNoFaults(page, 'told as it was')
    await page.goto('/battle/a')
    await page.getByRole('link', { name: 'Turns as they were stored' }).click()
    await page.locator('main.stored-turns').waitFor()
    await page.getByText(/as it stood after \d+ orders/).waitFor()
    await page.getByRole('radio', { name: 'Turn 2', exact: true }).check()
    await page.getByText(/^Turn 2: as it stood/).waitFor()
    await expectNoFaults(page, 'turns as they were stored')
    await close()
  })
})
