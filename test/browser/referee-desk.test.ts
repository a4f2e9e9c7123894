import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true }

inBrowser('the referee’s desk', (app) => {
  test('an evening begins with attacker, defender and first turn, in the year of its battle', async () => {
    const { page, close } = await app.open(TABLET)
    await page.goto('/referee')
    await page.getByRole('button', { name: 'Skirmish' }).click()
    const steps = page.getByRole('region', { name: 'Begin the evening' })
    const titles = steps.getByRole('heading', { level: 3 })
    await titles.first().waitFor()
    expect(await titles.allTextContents()).toEqual([
      '1 Add the attacker: Side A',
      '2 Add the defender: Side B',
      '3 Begin turn 1',
    ])
    await steps.getByRole('button', { name: /Trench raid, 1916: British/ }).click()
    // The enemy of whoever is there comes first.
    expect(await steps.locator('.armies button').first().textContent()).toMatch(/Trench raid, 1916: Germans/)
    await steps.locator('.armies button').first().click()
    await steps.getByRole('button', { name: 'Begin turn 1' }).click()
    await page.getByRole('region', { name: 'Turn' }).waitFor()
    expect(await page.locator('.evening-settings summary').textContent()).toMatch(/^1916/)
    await page.getByRole('button', { name: 'Units', exact: true }).click()
    expect(await steps.count()).toBe(0)
    const card = page.locator('.roster .unit').first()
    expect(await card.textContent()).toMatch(/9\/9.*Crack.*Rifle squad/)
    await close()
  })

  test('a division has its three verbs first and alone, and the Entente its colour', async () => {
    const { page, close } = await app.open(TABLET)
    await page.goto('/referee')
    await page.getByRole('button', { name: 'Passchendaele' }).click()
    for (const army of [/Langemarck: XIV Corps/, /Langemarck: German/]) {
      await page.locator('.armies').getByRole('button', { name: army }).click()
    }
    expect(await page.locator('.side-name').allTextContents()).toEqual([
      'Entente ten cards',
      'Germans 14 cards',
    ])
    await page.locator('.roster .unit', { hasText: '29th Division' }).first().click()
    const sheet = page.getByRole('region', { name: '29th Division' })
    expect(await sheet.getByRole('button').filter({ visible: true }).allTextContents()).toEqual([
      '✕',
      'Carry on',
      'Change orders or target',
      'Close combat',
      'Edit card',
    ])
    const side = (name: string) =>
      page.locator('.roster .unit', { hasText: name }).first().getAttribute('class')
    expect(await side('29th Division')).toContain('colour-0')
    expect(await side('214th Division')).toContain('colour-1')
    await close()
  })

  test('fire goes at the enemy, with the odds beside the dice in sight; own troops ask first', async () => {
    const { page, close } = await app.open(TABLET)
    await page.goto('/settings')
    await page.getByLabel('My own dice').check()
    await page.goto('/referee')
    await page.getByRole('button', { name: 'Flanders Fields' }).click()
    for (const army of [/Serre, 1916: British/, /Serre, 1916: German/]) {
      await page.locator('.armies').getByRole('button', { name: army }).click()
    }
    let taps = 0
    const tap = async (button: ReturnType<typeof page.locator>) => {
      await button.first().tap()
      taps++
    }
    await tap(page.locator('.roster .unit', { hasText: 'A Company' }))
    await tap(page.locator('.verbs').getByRole('button', { name: 'Fire at troops' }))
    const desk = page.locator('.desk')
    const targets = desk.getByRole('group', { name: 'Target' })
    const chips = targets.locator('.unit-chip')
    await chips.first().waitFor()
    expect(await targets.locator('.unit-chip.colour-0').count()).toBe(0)
    // None of them has to be swiped for.
    const place = await chips.last().boundingBox()
    expect((place?.y ?? 999) + (place?.height ?? 0)).toBeLessThanOrEqual(768)
    await tap(chips.filter({ hasText: '1 Company' }))
    await tap(desk.getByRole('button', { name: /^under/ }))
    const lowest = async (part: string): Promise<number> => {
      const box = await desk.locator(part).first().boundingBox()
      return box ? box.y + box.height : 9999
    }
    expect(await lowest('.odds tbody tr')).toBeLessThanOrEqual(768)
    expect(await lowest('.roll')).toBeLessThanOrEqual(768)
    await tap(desk.locator('.roll').getByRole('button', { name: '5', exact: true }))
    await page.getByRole('region', { name: 'Result' }).waitFor()
    expect(taps).toBe(5)

    await page.getByRole('button', { name: /^Next: .*B Company$/ }).tap()
    expect(await targets.locator('.chip-row').first().textContent()).toMatch(/^Last time.*1 Company/)
    await targets.getByRole('button', { name: 'Own troops…' }).tap()
    expect(await targets.getByRole('alert').textContent()).toMatch(/your own troops/)
    expect(await targets.locator('.unit-chip.colour-0').count()).toBe(0)
    await targets.getByRole('button', { name: 'Yes, show them' }).tap()
    expect(await targets.locator('.unit-chip.colour-0').count()).toBeGreaterThan(0)
    await close()
  })
})
