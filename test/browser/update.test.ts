import { appendFileSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { server } from '#server/app.ts'
import { builtApp } from '#server/web-app.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { cut } from '../study/reels.ts'
import { storedBattle } from '../web/battle/fought.ts'
import { inBrowser, OFFLINE } from './app.ts'
import { QUICK } from './battle-page.ts'
import { begin } from './begun.ts'
import { beginEvening } from './evening.ts'
import { keepOn } from './kept-campaign.ts'

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
    /** What its thread says may be another thing than it does now. */
    release: (thread?: string) => {
      if (thread !== undefined) writeFileSync(join(folder, 'newest-thread.js'), thread)
      appendFileSync(join(folder, 'service-worker.js'), '\n// a new version\n')
    },
  }
}

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

/** Notes that the page has not been loaded anew. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.title = 'not reloaded'
  })

const loadedAnew = (page: Page) => page.waitForFunction(() => document.title === 'Duckboard')

const dot = (page: Page) => page.getByText(': a new version is ready').last()

inBrowser('a new version', ({ open }) => {
  test('lies over nothing in a live battle: a dot at its menu, and the way to take it inside', async () => {
    const { app, address, release } = await updatable()
    const { page, close } = await open({ ...OFFLINE, baseURL: address, ...QUICK })
    await page.goto('/')
    await controlled(page)
    await begin(page, HUMAN)
    await page.locator('main.hand-over').waitFor()
    await page.getByRole('button', { name: /I am the/ }).click()
    await page.locator('main.battle').waitFor()
    await mark(page)
    release()
    await lookForUpdate(page)
    await dot(page).waitFor({ state: 'attached' })
    const take = page.getByRole('button', { name: 'Use it now' })
    expect(await take.isVisible()).toBe(false)
    expect(await page.title()).toBe('not reloaded')
    await page.locator('.battle-menu > summary').click()
    await page.getByText('Your battles in progress go on under it as they stand.').waitFor()
    await take.click()
    await loadedAnew(page)
    await page.locator('main.hand-over').waitFor()
    await close()
    await app.close()
  })

  test('waits while an evening is open, and is taken when it is left', async () => {
    const { app, address, release } = await updatable()
    const { page, close } = await open({ ...OFFLINE, baseURL: address })
    await page.goto('/')
    await controlled(page)
    await beginEvening(page, 'Passchendaele')
    await mark(page)
    release()
    await lookForUpdate(page)
    await dot(page).waitFor({ state: 'attached' })
    expect(await page.title()).toBe('not reloaded')
    await page.getByRole('link', { name: /^Settings/ }).click()
    await loadedAnew(page)
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await close()
    await app.close()
  })

  test('never reloads a battle that is open in another tab, whichever tab takes it', async () => {
    const { app, address, release } = await updatable()
    const { page, context, close } = await open({ ...OFFLINE, baseURL: address, ...QUICK })
    await page.goto('/')
    await controlled(page)
    await begin(page, HUMAN)
    await page.locator('main.hand-over').waitFor()
    await mark(page)
    const idle = await context.newPage()
    await idle.goto('/settings')
    release()
    await lookForUpdate(idle)
    await idle.getByRole('button', { name: 'Use it now' }).click()
    await idle.waitForFunction(() => document.title === 'Duckboard')
    await page.getByRole('button', { name: /I am the/ }).click()
    await dot(page).waitFor({ state: 'attached' })
    expect(await page.title()).toBe('not reloaded')
    await page.locator('.battle-menu > summary').click()
    await page.getByText('A new version is in use in another tab.').waitFor()
    await page.getByRole('button', { name: 'Use it now' }).click()
    await loadedAnew(page)
    await page.locator('main.hand-over').waitFor()
    await close()
    await app.close()
  })

  test('is taken at once when nothing is open and no battle is in progress', async () => {
    const { app, address, release } = await updatable()
    const { page, close } = await open({ ...OFFLINE, baseURL: address })
    await page.goto('/')
    await controlled(page)
    await page.reload()
    await mark(page)
    release()
    await lookForUpdate(page).catch(() => undefined)
    await loadedAnew(page)
    await close()
    await app.close()
  })

  test('is not taken unasked where it would break a battle off, and says which', async () => {
    const { app, address, release } = await updatable()
    const { page, close } = await open({ ...OFFLINE, baseURL: address })
    await page.goto('/')
    await controlled(page)
    const going = { ...cut(storedBattle(), 40), title: 'The trench', standing: 'Turn 2' }
    await keepOn(page, [going])
    await page.goto('/settings')
    await mark(page)
    // The new version says that it cannot follow any battle beyond its tenth order.
    release(`onmessage = ({ data: { id } }) => postMessage({ id, fate: { kind: 'parts', order: 11 } })`)
    await lookForUpdate(page)
    await page.getByText('The trench: parts at order 11 under newer rules').waitFor()
    expect(await page.title()).toBe('not reloaded')
    await page.getByRole('button', { name: 'Use it now' }).click()
    await loadedAnew(page)
    await close()
    await app.close()
  })
})
