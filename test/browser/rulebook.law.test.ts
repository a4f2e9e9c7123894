import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLongRun } from '../long.ts'
import { inBrowser } from './app.ts'

/** One of each rule set, the fullest; in the long run every sheet there is. */
const FULLEST = [
  'flanders-fields/sheet/mid',
  'skirmish/sheet',
  'green-fields/sheet/assault',
  'passchendaele/sheet',
] as const
const SHEETS = [
  ...FULLEST,
  'flanders-fields/sheet/early',
  'flanders-fields/sheet/late',
  'flanders-fields/sheet/early-set-up',
  'flanders-fields/sheet/mid-set-up',
  'flanders-fields/sheet/late-set-up',
  'flanders-fields/sheet/british',
  'flanders-fields/sheet/counters',
  'skirmish/sheet/set-up',
  'skirmish/sheet/crossroads-1914',
  'skirmish/sheet/ravine-1916',
  'skirmish/sheet/plots',
  'skirmish/sheet/tracks',
  'skirmish/sheet/forces',
  'green-fields/sheet/weekly',
  'green-fields/sheet/weekly-set-up',
  'green-fields/sheet/assault-set-up',
  'passchendaele/sheet/set-up',
] as const

/** Within the margins of a sheet, in the pixels of CSS. */
const PAPERS = { A4: 1077, Letter: 1010 } as const

const open = async (page: Page, place: string): Promise<void> => {
  await page.goto(place)
  await page.locator('main:not([aria-busy]) h1').waitFor()
}

const pagesOf = async (page: Page, format: keyof typeof PAPERS): Promise<number> => {
  const pdf = await page.pdf({ format, printBackground: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

inBrowser('the rule book', (app) => {
  test('an address with a clause leads to it and marks it', async () => {
    const { page, close } = await app.open()
    await open(page, '/rules/flanders-fields/FF-ARC-05')
    const clause = page.locator('.clause.marked')
    expect(await clause.getAttribute('id')).toBe('FF-ARC-05')
    await page.waitForFunction(() => scrollY > 0)
    const { top, height } = await clause.evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      return { top, height: innerHeight }
    })
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(height / 3)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^FF-ARC-05/)
    await open(page, '/rules/flanders-fields/FF-NONE-99')
    await page.getByText('has no clause FF-NONE-99').waitFor()
    await close()
  })

  test('chapters are reached by the keyboard, kept in the address, and come back with Back', async () => {
    const { page, close } = await app.open()
    await open(page, '/rules/skirmish')
    const chapters = page.getByRole('navigation', { name: 'Chapters' })
    await chapters.getByRole('link', { name: 'Melee', exact: true }).focus()
    await page.keyboard.press('Enter')
    await chapters.locator('[aria-current]', { hasText: 'Melee' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#MEL')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Melee')
    await chapters.getByRole('link', { name: 'Movement', exact: true }).click()
    await chapters.locator('[aria-current]', { hasText: 'Movement' }).waitFor()
    await page.goBack()
    await chapters.locator('[aria-current]', { hasText: 'Melee' }).waitFor()
    await page.reload()
    await chapters.locator('[aria-current]', { hasText: 'Melee' }).waitFor()
    await close()
  })

  test('search finds words and table heads, marks them, and Enter opens the best clause', async () => {
    const { page, close } = await app.open()
    await open(page, '/rules/flanders-fields')
    await page.keyboard.press('/')
    await page.keyboard.type('anti-tank rifle')
    const found = page.locator('.found article')
    await found.first().waitFor()
    expect(await page.locator('.found mark').count()).toBeGreaterThan(0)
    await page.getByRole('searchbox').fill('FF-MOR-02')
    await page.waitForFunction(() => document.querySelector('.found article')?.id === 'FF-MOR-02')
    await page.keyboard.press('Enter')
    await page.locator('#FF-MOR-02.marked').waitFor()
    expect(await found.count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/rules/flanders-fields/FF-MOR-02')
    await page.getByRole('searchbox').fill('zeppelin submarine')
    await page.getByText('Nothing found.').waitFor()
    await close()
  })

  test('clauses named in a text are links', async () => {
    const { page, close } = await app.open()
    await open(page, '/rules/flanders-fields')
    await page.locator('#FF-SUPP-01 p a', { hasText: 'FF-FIRE-10' }).click()
    await page.locator('#FF-FIRE-10.marked').waitFor()
    await close()
  })

  test('every table stands under a clause, wide ones scroll in their frame on a phone', async () => {
    const { page, close } = await app.open({ viewport: { width: 390, height: 844 } })
    for (const ruleset of ['flanders-fields', 'skirmish', 'green-fields', 'passchendaele']) {
      await open(page, `/rules/${ruleset}`)
      expect(await page.locator('.clause table caption').count(), ruleset).toBeGreaterThan(20)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), ruleset).toBe(0)
      expect(await page.locator('.clause .rule-table-frame[tabindex="0"]').count(), ruleset).toBeGreaterThan(
        0,
      )
      const notes = await page.locator('.note.house').allTextContents()
      expect(notes.length, ruleset).toBeGreaterThan(5)
      for (const note of notes) expect(note).not.toMatch(/: [a-z0-9]+-[a-z0-9]/)
    }
    await close()
  })
})

inBrowser('quick-reference sheets', (app) => {
  test.each(inLongRun ? SHEETS : FULLEST)(
    '%s prints on two pages, its tables within their columns',
    async (sheet) => {
      const { page, close } = await app.open()
      await open(page, `/rules/${sheet}`)
      expect(await page.locator('.sheet table caption, .sheet .counter').count()).toBeGreaterThan(0)
      for (const [paper, width] of Object.entries(PAPERS)) {
        expect(await pagesOf(page, paper as keyof typeof PAPERS), paper).toBeLessThanOrEqual(2)
        await page.emulateMedia({ media: 'print' })
        await page.setViewportSize({ width, height: 740 })
        const { wide, small } = await page.evaluate(() => ({
          wide: [...document.querySelectorAll('.rule-table-frame')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ id }) => id),
          small: [...document.querySelectorAll('.sheet td, .sheet th, .sheet-step p')].filter(
            (element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75 < 6.5,
          ).length,
        }))
        expect(wide, paper).toEqual([])
        expect(small, paper).toBe(0)
        await page.emulateMedia({ media: null })
      }
      await close()
    },
  )

  test('each step tells its tables, and leads to them', async () => {
    const { page, close } = await app.open()
    await open(page, '/rules/passchendaele/sheet')
    await page.locator('.step-tables a').last().click()
    await page.waitForFunction(() => scrollY > 0)
    expect(new URL(page.url()).hash).toMatch(/^#table-/)
    await page.getByRole('link', { name: 'Before and after' }).click()
    await page.locator('caption', { hasText: 'Victory' }).or(page.locator('#table-victory')).first().waitFor()
    await close()
  })
})
