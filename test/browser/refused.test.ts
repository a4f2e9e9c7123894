import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBattle } from '#kernel/game/battle/file.ts'
import { backupOf } from '#web/battle/storage/backup.ts'
import { storedBattle } from '../web/battle/fought.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { beginAt, goOn, ordersGiven, playersTurn, QUICK } from './battle-page.ts'

/** How a browser refuses to keep anything. */
const REFUSALS = {
  'there is no storage': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'storage is refused': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
  'storage is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
} as const

const savedOrders = async (page: Page): Promise<number> => {
  await page.locator('.battle-menu > summary').click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Backup file' }).click()
  const read = readBattle(readFileSync(await (await saving).path(), 'utf8'))
  if (!read.ok) throw new Error(read.error[0]?.message)
  return read.value.orders.length
}

inBrowser('where nothing can be stored', (app) => {
  for (const [how, refuse] of Object.entries(REFUSALS))
    test(`(${how}) a battle is played in the tab and saved as a file`, async () => {
      const { page, close } = await app.open(QUICK)
      await page.addInitScript(refuse)
      await beginAt(
        page,
        { rules: 'Passchendaele', other: /^German/ },
        'Computer, at random',
        "The app's dice",
      )
      await playersTurn(page)
      const notice = page.getByRole('alert').filter({ hasText: 'This device refuses to store the battle.' })
      const saving = page.waitForEvent('download')
      await notice.getByRole('button', { name: 'Save it now' }).click()
      expect(readFileSync(await (await saving).path(), 'utf8')).toContain('duckboard.')
      await goOn(page)
      expect(await savedOrders(page)).toBeGreaterThanOrEqual(await ordersGiven(page))
      await close()
    })

  test('(storage is full) a backup that is opened, an army and an evening are told of', async () => {
    const { page, close } = await app.open(QUICK)
    await page.addInitScript(REFUSALS['storage is full'])
    await page.goto('/play')
    await page.getByLabel('Open a backup file').setInputFiles({
      name: 'battle.json',
      mimeType: 'application/json',
      buffer: Buffer.from(backupOf(storedBattle())),
    })
    const told = page.getByRole('alert').getByText('it lives in this tab only')
    await told.waitFor()
    await expectNoFaults(page, 'unkept')
    await page
      .getByRole('link', { name: /from a file/ })
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Referee' }).click()
    await page.getByRole('button', { name: 'Passchendaele' }).click()
    await page.getByText('This device refuses to store the evening.').waitFor()
    await page.getByRole('link', { name: 'Armies' }).click()
    await page.getByRole('button', { name: 'New force' }).click()
    await told.waitFor()
    await page.getByLabel('Name of the force').waitFor()
    page.on('dialog', (dialog) => dialog.accept())
    await close()
  })

  test('a file of more than 64 MB is refused before it is read', async () => {
    const { page, close } = await app.open()
    await page.addInitScript(() => {
      Object.defineProperty(Blob.prototype, 'size', { get: () => 68_000_000 })
      Blob.prototype.text = () => Promise.reject(new Error('it was read'))
    })
    for (const [place, asked] of [
      ['/play', 'Open a backup file'],
      ['/referee', 'Open a backup file'],
      ['/army', 'Open an army file'],
      ['/series', 'Open a series file'],
    ] as const) {
      await page.goto(place)
      await page.getByLabel(asked).setInputFiles({
        name: 'large.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{}'),
      })
      await page.getByRole('alert').getByText('64 MB').waitFor()
    }
    await close()
  })
})
