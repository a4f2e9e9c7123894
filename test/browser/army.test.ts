import { mkdtemp, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOfDocument } from '#cli/document-file.ts'
import { LARGEST_FILE } from '#kernel/procedure/file-text.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { QUICK, tabTo, touchedBy, watchHands } from './battle-page.ts'

const balance = async (page: Page): Promise<string> => (await page.locator('.balance').textContent()) ?? ''

const linesOf = (page: Page): Promise<readonly string[]> => page.locator('.army-line-title').allTextContents()

const newArmy = async (page: Page): Promise<void> => {
  await page.goto('/army')
  await page.getByRole('button', { name: 'New army' }).click()
  await page.locator('main.designer').waitFor()
}

/** One byte more than any file of ours. */
const hugeFile = async (): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'duckboard-')), 'huge.json')
  await writeFile(path, '')
  await truncate(path, LARGEST_FILE + 1)
  return path
}

/** How many sheets of paper the page takes. */
const sheets = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

inBrowser('armies', (app) => {
  test('an army is put together by keyboard alone, mended and kept', async () => {
    const { page, close } = await app.open(QUICK)
    await watchHands(page)
    await page.goto('/')
    await tabTo(page, /^Armies$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Armies', exact: true }).waitFor()
    await expectNoFaults(page, 'no armies yet')
    await tabTo(page, /^New army$/)
    await page.keyboard.press('Enter')
    await page.locator('main.designer').waitFor()
    await expect.poll(() => balance(page)).toMatch(/422 of 422 points0 left✓ keeps the rules/)

    await tabTo(page, /^Name of the army$/)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('XIV Corps')
    await tabTo(page, /^Infantry Regiment: How many: one less$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => balance(page)).toMatch(/402 of 422 points20 left✗ 1 violation$/)
    expect(await page.getByRole('region', { name: 'Against the rules' }).textContent()).toMatch(
      /needs six infantry units worth 20 points or more, and has 5.*GF-ARMY-01/,
    )
    await expectNoFaults(page, 'a violation')
    await tabTo(page, /^Add one infantry unit$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => balance(page)).toMatch(/422 of 422 points0 left✓ keeps the rules/)

    await tabTo(page, /^Cavalry Regiment.*strength 6/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^Cavalry Regiment: Morale: one less$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => balance(page)).toMatch(/420 of 422 points2 left✗ 1 violation$/)
    await page.keyboard.press('Control+z')
    await expect.poll(() => balance(page)).toMatch(/keeps the rules/)
    await tabTo(page, /^\+ Sappers/)
    await page.keyboard.press('Enter')
    await expect.poll(() => balance(page)).toMatch(/441 of 422 points19 too many✗ 1 violation$/)
    await expectNoFaults(page, 'a line that is open')

    const before = await linesOf(page)
    await page.reload()
    await page.locator('main.designer').waitFor()
    expect(await linesOf(page)).toEqual(before)
    expect(await page.locator('h1').first().textContent()).toBe('XIV Corps')
    expect(await touchedBy(page)).toMatchObject({ mouse: 0, touch: 0 })

    await page.getByRole('link', { name: 'Armies' }).last().click()
    await page.getByRole('button', { name: 'Duplicate XIV Corps' }).click()
    await page.getByRole('link', { name: /^XIV Corps \(copy\)/ }).waitFor()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Delete XIV Corps (copy)' }).click()
    await page.getByRole('link', { name: /^XIV Corps \(copy\)/ }).waitFor({ state: 'detached' })
    expect(await page.locator('.evenings li').count()).toBe(1)
    await close()
  })

  test('a link opens the same army elsewhere, and a file can be checked and read again', async () => {
    const { page, close } = await app.open()
    await newArmy(page)
    await page.getByRole('radio', { name: 'German', exact: true }).check()
    await page.getByRole('button', { name: /^With German Line Regiments/ }).click()
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('II. Bayerisches Korps')
    await page.getByRole('button', { name: 'Link' }).click()
    const link = await page.getByLabel(/^Link to this army/).inputValue()
    expect(link.length).toBeLessThan(800)
    const lines = await linesOf(page)

    const friend = await app.open()
    await friend.page.goto(link)
    await friend.page.getByRole('heading', { name: 'II. Bayerisches Korps' }).first().waitFor()
    expect(await linesOf(friend.page)).toEqual(lines)
    await friend.page.getByRole('button', { name: 'Keep this army' }).click()
    await friend.page.waitForURL(/\/army\/(?!shared)/)
    await friend.page.goto('/army')
    await friend.page.getByRole('link', { name: /Bayerisches/ }).waitFor()
    await friend.page.goto('/army/shared#cut-off')
    await friend.page.getByRole('heading', { name: /holds no army/ }).waitFor()
    await friend.close()

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'File', exact: true }).click(),
    ])
    const written = await readFile(await saved.path(), 'utf8')
    expect(faultsOfDocument(JSON.parse(written))).toEqual([])
    await page.goto('/army')
    const files = page.getByLabel('Open an army file')
    await files.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('[]') })
    await page.getByRole('alert').waitFor()
    await files.setInputFiles(await hugeFile())
    await page.getByRole('alert').getByText('more than 64 MB').waitFor()
    await files.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(written) })
    await page.locator('main.designer').waitFor()
    expect(await linesOf(page)).toEqual(lines)
    await close()
  })

  test('the roster goes on one sheet of paper', async () => {
    const { page, close } = await app.open()
    await newArmy(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.designer-body').isVisible()).toBe(false)
    const roster = page.getByRole('region', { name: 'Roster' })
    expect(await roster.getByText('6th Infantry Regiment').isVisible()).toBe(true)
    expect(await roster.locator('li').first().locator('.boxes i').count()).toBe(8)
    expect(await sheets(page)).toBe(1)
    await page.emulateMedia({ media: null })
    await page.getByRole('spinbutton', { name: 'Frontage' }).fill('26')
    await page.getByRole('button', { name: /^The usual army/ }).click()
    expect(await page.locator('.roster-sheet li').count()).toBeGreaterThan(50)
    expect(await sheets(page)).toBe(1)
    await close()
  })
})
