import { appendFileSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { server } from '../../src/server/app.ts'
import { builtApp } from '../../src/server/web-app.ts'
import { inBrowser } from './app.ts'
import { begin, QUICK } from './battle-page.ts'
import { beginEvening } from './evening.ts'

/** Serves a copy of the app that a new version can be put into. */
const updatable = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duckboard-web-'))
  // Without what was compressed beforehand, which would be served in place of the new version.
  cpSync(builtApp() ?? '', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const app = await server({ web: `${folder}/` })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    address,
    release: () => appendFileSync(join(folder, 'service-worker.js'), '\n// a new version\n'),
  }
}

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

inBrowser('a new version', ({ open }) => {
  test('waits while an evening is open, until the player takes it', async () => {
    const { app, address, release } = await updatable()
    const { page, close } = await open({ baseURL: address })
    await page.goto('/')
    await controlled(page)
    await beginEvening(page, 'Passchendaele')
    await page.evaluate(() => {
      document.title = 'not reloaded'
    })
    release()
    await lookForUpdate(page)
    const take = page.getByRole('button', { name: 'Use it now' })
    await take.waitFor()
    await page.waitForTimeout(500)
    expect(await page.title()).toBe('not reloaded')
    await take.click()
    await page.waitForFunction(() => document.title === 'Duckboard')
    await page.getByRole('heading', { level: 1, name: 'Passchendaele' }).waitFor()
    await close()
    await app.close()
  })

  test('never reloads a battle that is open in another tab, whichever tab takes it', async () => {
    const { app, address, release } = await updatable()
    const { page, context, close } = await open({ baseURL: address, ...QUICK })
    await page.goto('/')
    await controlled(page)
    await begin(page, 'A player here')
    await page.locator('main.hand-over').waitFor()
    await page.evaluate(() => {
      document.title = 'not reloaded'
    })
    const evening = await context.newPage()
    await beginEvening(evening, 'Passchendaele')
    const idle = await context.newPage()
    await idle.goto('/')
    release()
    await lookForUpdate(idle)
    await page.getByText('A new version is ready.').waitFor()
    await evening.getByRole('button', { name: 'Use it now' }).click()
    await page.getByText('A new version is in use in another tab.').waitFor()
    expect(await page.title()).toBe('not reloaded')
    await page.getByRole('button', { name: 'Use it now' }).click()
    await page.waitForFunction(() => document.title === 'Duckboard')
    await page.locator('main.hand-over').waitFor()
    await close()
    await app.close()
  })

  test('is taken at once when nothing is open', async () => {
    const { app, address, release } = await updatable()
    const { page, close } = await open({ baseURL: address })
    await page.goto('/')
    await controlled(page)
    await page.reload()
    await page.evaluate(() => {
      document.title = 'not reloaded'
    })
    release()
    await lookForUpdate(page).catch(() => undefined)
    await page.waitForFunction(() => document.title === 'Duckboard')
    await close()
    await app.close()
  })
})
