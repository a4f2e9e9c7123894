import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inBrowser } from './app.ts'
import { QUICK } from './battle-page.ts'
import { openBegun } from './begun.ts'

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const

const begin = async (page: Page, rules: PlayedRuleset, scenario: string): Promise<void> => {
  const sides = rules.game?.scenarios.find(({ id }) => id === scenario)?.sides ?? []
  const players = Object.fromEntries(sides.map((side, i) => [side, i === 0 ? HUMAN : 'regular']))
  await openBegun(page, rules, { scenario, players })
  await page.locator('.table-things [data-piece]').first().waitFor()
}

/** Names that are too small, or that lie over a piece or another name. */
const badNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(`.table-things ${selector}`)].map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { text: element.textContent ?? '', element, left, right, top, bottom }
      })
    const names = boxes('.names [class^="name-of"] > g > .upright > text')
    const pieces = boxes('.piece .token')
    // Boxes of letters are higher than the letters.
    const meet = (a: (typeof names)[number], b: (typeof names)[number]) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3
    const layer = document.querySelector('.table-layer')
    const turned = new DOMMatrix(layer ? getComputedStyle(layer).transform : '')
    const scale = Math.hypot(turned.a, turned.b)
    const viewBox = document.querySelector<SVGSVGElement>('.table-things')?.viewBox.baseVal.width ?? 1
    const drawn = (layer?.clientWidth ?? 0) / viewBox
    const small = names.filter(
      ({ element }) => Number.parseFloat(getComputedStyle(element).fontSize) * drawn * scale < 12.9,
    )
    return [
      ...(names.length === 0 ? ['no name at all'] : []),
      ...small.map(({ text }) => `${text} is small`),
      ...names.flatMap((name, i) => [
        ...pieces.filter((piece) => meet(name, piece)).map(() => `${name.text} lies over a piece`),
        ...names
          .slice(i + 1)
          .flatMap((other) => (meet(name, other) ? [`${name.text} lies over ${other.text}`] : [])),
      ]),
    ]
  })

inBrowser('the map', (app) => {
  test.each([
    ['Langemarck', PASSCHENDAELE, 'langemarck'],
    ['St Quentin', PASSCHENDAELE, 'st-quentin'],
    ['the Somme', GREEN_FIELDS, 'somme-1916'],
  ] as const)('no name lies over a piece or a name, and none is small (%s)', async (_, ruleset, scenario) => {
    for (const [size, options] of Object.entries(SIZES)) {
      const { page, close } = await app.open({ ...options, ...QUICK })
      await begin(page, ruleset, scenario)
      await page.keyboard.press('0')
      await expect.poll(() => badNames(page), { message: size }).toEqual([])
      await close()
    }
  })

  test('a deep table lies on its side with the attacker left and takes more than half of the screen', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, PASSCHENDAELE, 'langemarck')
    const layer = page.locator('.table-layer')
    expect(await layer.getAttribute('data-turn')).toBe('1')
    const box = await layer.boundingBox()
    expect(((box?.width ?? 0) * (box?.height ?? 0)) / (1440 * 900)).toBeGreaterThan(0.55)
    await page.getByRole('button', { name: 'Turn the table a quarter' }).click()
    expect(await layer.getAttribute('data-turn')).toBe('2')
    await page.reload()
    await expect.poll(() => layer.getAttribute('data-turn')).toBe('2')
    await close()
  })

  test('keys work after a press of a button, a drag draws the ruler, and the key shows what is there', async () => {
    const { page, close } = await app.open(QUICK)
    await begin(page, PASSCHENDAELE, 'one-trench')
    await page.locator('.battle-orders button').first().focus()
    await page.keyboard.press('m')
    const box = await page.locator('.table-surface').boundingBox()
    if (!box) throw new Error('no table')
    await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * 0.6)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 4 })
    await page.mouse.up()
    expect(await page.locator('.ruler .length').textContent()).toMatch(/^\d+\.\d in$/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    const key = page.getByRole('region', { name: 'Key of the map' })
    expect(await key.textContent()).toContain('Heavy artillery')
    // There are no tanks on this table.
    expect(await key.textContent()).not.toContain('Tank')
    await close()
  })
})
