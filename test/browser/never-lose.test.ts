import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { addArmy, adjudications, beginEvening, enterDice } from './evening.ts'

inBrowser('nothing is lost', (app) => {
  test('a reload in the middle of entering dice goes on where it was', async () => {
    const { page, close } = await app.open()
    await beginEvening(page, 'Passchendaele')
    await addArmy(page, /one trench/i)
    await page
      .getByRole('button', { name: /^Left Division/ })
      .first()
      .click()
    await page.locator('.unit-sheet').getByRole('button', { name: 'Carry on' }).click()
    const smallArms = page.locator('.desk').getByLabel('Small arms', { exact: true })
    await page.getByRole('button', { name: 'Small arms: one more' }).click()
    await page.getByRole('button', { name: 'Small arms: one more' }).click()
    await page.keyboard.press('5')
    await page.getByRole('button', { name: 'Die 1 shows 5: take it back' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Die 1 shows 5: take it back' }).waitFor()
    expect(await smallArms.inputValue()).toBe('2')
    await enterDice(page, [4])
    expect(await adjudications(page)).toBe(1)
    await close()
  })

  test('a killed tab is found again in the list, and undo still works', async () => {
    const { page, context, close } = await app.open()
    await beginEvening(page, 'Great War Skirmish')
    const address = page.url()
    await page.keyboard.press('/')
    await page.keyboard.type('wind')
    await page.keyboard.press('Enter')
    const devtools = await context.newCDPSession(page)
    await page.keyboard.press('6')
    await page.keyboard.press('4')
    const killed = page.waitForEvent('crash')
    // A tab that crashes never answers.
    devtools.send('Page.crash').catch(() => undefined)
    await killed
    const again = await context.newPage()
    await again.goto('/referee')
    await again.getByRole('link', { name: /Great War Skirmish, .* one roll/ }).click()
    await again.waitForURL(address)
    expect(await adjudications(again)).toBe(1)
    await again.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => adjudications(again)).toBe(0)
    await close()
  })

  test('a backup file is exported, deleted, imported, and a broken one refused', async () => {
    const { page, close } = await app.open()
    await beginEvening(page, 'Passchendaele')
    await page.keyboard.press('/')
    await page.keyboard.type('initiative')
    await page.keyboard.press('Enter')
    await enterDice(page, [6, 4])
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Backup (JSON)' }).click()
    const file = await (await downloading).path()
    const reporting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Report (Markdown)' }).click()
    expect(readFileSync(await (await reporting).path(), 'utf8')).toContain('Dice (own): 6, 4')
    await page.goto('/referee')
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect.poll(() => page.locator('.evenings li').count()).toBe(0)
    await page.getByLabel('Open a backup file').setInputFiles(file)
    await page.getByRole('link', { name: /one roll/ }).waitFor()
    await page.getByLabel('Open a backup file').setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from(readFileSync(file, 'utf8').replace('"units"', '"unit"')),
    })
    expect(await page.getByRole('alert').textContent()).toMatch(/unit/)
    expect(await page.locator('.evenings li').count()).toBe(1)
    await close()
  })
})
