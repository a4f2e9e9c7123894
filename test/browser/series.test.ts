import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOfDocument } from '#cli/document-file.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { QUICK } from './battle-page.ts'

inBrowser('series of battles', (app) => {
  test('a series is begun, a battle taken up, the record seen, saved and loaded', async () => {
    const { page, close } = await app.open(QUICK)
    await page.goto('/play')
    await page.getByRole('link', { name: /A series of battles/ }).click()
    await page.getByRole('link', { name: /Begin a series/ }).click()
    await page.getByRole('textbox', { name: 'Name of the series' }).fill('Along the Menin road')
    await page.getByRole('radio', { name: 'Small' }).check()
    await page.getByRole('img', { name: /^Map/ }).waitFor()
    await expectNoFaults(page, 'laying a series out')
    await page.getByRole('button', { name: 'Begin the series' }).click()
    await page.getByRole('heading', { name: 'Battle 1 of 3, September 1917' }).waitFor()

    // The British call up their third battalion instead of the second.
    const british = page.getByRole('region', { name: 'Roll of the British' })
    await british.getByRole('checkbox', { name: /^2nd Battalion/ }).uncheck()
    await british.getByText('1 of 2 called up').waitFor()
    expect(await page.getByRole('button', { name: 'Begin the battle' }).isDisabled()).toBe(true)
    await british.getByRole('checkbox', { name: /^3rd Battalion/ }).check()
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    const briefing = page.getByRole('dialog', { name: 'Briefing' })
    await briefing.getByText('3rd Battalion').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.battle-menu > summary').click()
    await page.getByRole('button', { name: 'Concede' }).click()
    await page.getByRole('button', { name: 'Yes, concede' }).click()
    await page.getByRole('link', { name: 'On with the series' }).click()

    await page.getByRole('button', { name: /^Take up the result/ }).click()
    await page.getByRole('heading', { name: 'Battle 2 of 3, October 1917' }).waitFor()
    // Whoever gives up has lost: the Germans attack now, and the men who fought are on record.
    await page.getByText('The Germans attack.').waitFor()
    const fought = british.getByRole('row', { name: /^(?=.*3rd Battalion).*/ })
    expect(await fought.locator('td.figure').allTextContents()).toEqual(['12', '1', '0'])
    const points = page.getByRole('table', { name: 'Points' }).getByRole('row', { name: /^Sum/ })
    expect(await points.locator('td').allTextContents()).toEqual(['0', '2'])
    await expectNoFaults(page, 'a series under way')

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the series as a file' }).click()
    const path = await (await saved).path()
    const written: unknown = JSON.parse(readFileSync(path, 'utf8'))
    expect(faultsOfDocument({ format: 'duckboard.series/1', ...Object(written) })).toEqual([])
    await page.getByRole('link', { name: 'Series of battles' }).click()
    await page.getByLabel('Open a series file').setInputFiles(path)
    await page.getByRole('heading', { name: 'Along the Menin road' }).waitFor()
    await page.getByRole('heading', { name: 'Battle 1, September 1917' }).waitFor()
    await page.getByRole('link', { name: 'Series of battles' }).click()
    const kept = page.getByRole('region', { name: 'Series on this device' })
    await kept
      .getByRole('link', { name: /Along the Menin road/ })
      .nth(1)
      .waitFor()
    await page.getByLabel('Open a series file').setInputFiles({
      name: 'wrong.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...Object(written), points: { a: 9, b: 0 } })),
    })
    await page.getByText(/The points are 0 to 2, not 9 to 0/).waitFor()
    await close()
  })
})
