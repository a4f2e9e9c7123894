import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cut } from '../study/reels.ts'
import { storedBattle } from '../web/battle/fought.ts'
import { inBrowser, MOVING } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { keepOn } from './kept-campaign.ts'

const record = storedBattle()
const last = record.file.orders.length

/** Goes to one of the pages of a battle that is kept on the device. */
const opened = async (page: Page, kept: typeof record, to: 'replay' | 'report'): Promise<void> => {
  await keepOn(page, [kept])
  await page.goto(`/battle/${kept.id}/${to}`)
}

const moment = async (page: Page): Promise<number> =>
  Number(await page.locator('main.replay').getAttribute('data-at'))

const shown = (page: Page, at: number): Promise<unknown> =>
  page.locator(`main.replay[data-at="${at}"]`).waitFor()

inBrowser('replay and report', (app) => {
  test('a battle is looked at in any order', async () => {
    const { page, close } = await app.open({ ...MOVING, colorScheme: 'light' })
    await opened(page, record, 'replay')
    await shown(page, 0)
    expect(await page.locator('.prompt').textContent()).toBe('Before the first order.')
    await expectNoFaults(page, 'at the start')

    await page.keyboard.press('ArrowRight')
    await shown(page, 1)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    const third = await moment(page)
    expect(await page.locator('.prompt').textContent()).toMatch(/Turn 3:/)
    await page.keyboard.press('End')
    await shown(page, last)
    expect(await page.locator('.prompt').textContent()).toMatch(/victory|Stalemate/)
    await page.keyboard.press('PageUp')
    expect(await moment(page)).toBeLessThan(last)
    await page.keyboard.press('Home')
    await shown(page, 0)

    const slider = page.getByRole('slider', { name: 'Moment of the battle' })
    await slider.fill(String(third))
    await shown(page, third)
    // The arrows step by one order, though the slider has the focus.
    await slider.press('ArrowLeft')
    await shown(page, third - 1)

    const pieces = await page.locator('.table-things .piece').count()
    await page.locator('.turning-points button').last().click()
    await page
      .locator('.turning-points p')
      .getByText(/chance to win up \d+ % for the/)
      .waitFor()
    await page.keyboard.press('End')
    expect(await page.locator('.table-things .piece').count()).toBeLessThan(pieces)

    await page.getByRole('button', { name: /^5\. / }).click()
    await shown(page, 5)
    await page.getByText('Working').click()
    await page.getByRole('radio', { name: 'Germans', exact: true }).check()
    await page.getByRole('radio', { name: 'Germans', exact: true }).waitFor()
    await expectNoFaults(page, 'in the middle')

    await page.getByRole('button', { name: 'Fastest' }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForFunction(
      () => Number(document.querySelector('main.replay')?.getAttribute('data-at')) > 8,
    )
    await page.getByRole('button', { name: 'Pause' }).click()
    const paused = await moment(page)
    // The address names the moment once it has been rested on.
    await page.waitForURL(new RegExp(`/replay#${paused}$`))
    await page.reload()
    await shown(page, paused)
    await close()
  })

  test('what if: a copy goes on from a moment, and the battle stays as it was', async () => {
    const { page, close } = await app.open({ reducedMotion: 'reduce' })
    await opened(page, record, 'replay')
    await shown(page, 0)
    await page.getByText('What if?').click()
    await page.keyboard.press('End')
    expect(await page.getByRole('button', { name: 'Play on from here' }).isDisabled()).toBe(true)
    await page.getByRole('slider').fill('12')
    await shown(page, 12)
    await page
      .getByRole('group', { name: /^Germans are played by/ })
      .getByLabel('A player here')
      .check()
    await expectNoFaults(page, 'what if')
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.locator('main.battle[data-orders="12"]').waitFor()
    expect(await page.locator('.battle-head h1').textContent()).toMatch(/what if from order 12$/)
    await page.keyboard.press('Control+Enter')
    await page.locator('main.battle[data-orders="13"]').waitFor()

    await page.locator('.battle-menu summary').click()
    await page.getByRole('link', { name: 'Report' }).click()
    await page.getByText('The report so far.').waitFor()
    // Both sides are played here: nobody sees more than his own.
    await page.getByRole('link', { name: 'Replay', exact: true }).click()
    await page.getByRole('heading', { name: 'Who is looking?' }).waitFor()
    await expectNoFaults(page, 'who is looking')
    await page.getByRole('button', { name: /Entente player/ }).click()
    await shown(page, 0)
    expect(await page.getByText('Seen by').count()).toBe(0)

    await page.goto('/play')
    const battles = page.locator('.battles li')
    await battles.first().waitFor()
    expect(await battles.count()).toBe(2)
    expect(await battles.filter({ hasNotText: 'what if' }).textContent()).toContain(`over, ${last} orders`)
    await close()
  })

  test('a battle that goes on against the computer is shown as the player knows it', async () => {
    const { page, close } = await app.open()
    await opened(page, { ...cut(record, 20), standing: 'Turn 1' }, 'replay')
    await shown(page, 0)
    expect(await page.getByText('Seen by').count()).toBe(0)
    await page.keyboard.press('End')
    await shown(page, 20)
    // The order of the enemy's first secret plan is not explained.
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await shown(page, 1)
    expect(await page.locator('.replay-side > .why').count()).toBe(0)
    await close()
  })

  test('the report has maps, charts, luck and Markdown', async () => {
    const { page, close } = await app.open({ colorScheme: 'dark' })
    await opened(page, record, 'report')
    await page.getByRole('heading', { name: 'Turning points' }).waitFor()
    const markdown = page.getByRole('button', { name: 'Markdown', exact: true })
    await markdown.waitFor()
    expect(await page.locator('.report > .verdict').first().textContent()).toMatch(/Points: Entente \d+/)
    expect(await page.getByText(/^The dice were/).textContent()).toMatch(/either way is ordinary/)
    const maps = await page.locator('.map-picture svg').count()
    expect(maps).toBeGreaterThan(2)
    expect(await page.locator('.line-chart').count()).toBe(5)
    // It opens with a story, and every map can be had as a picture.
    expect(await page.locator('.report .story').textContent()).toMatch(
      /^The Entente attack the Germans with .+\.$/,
    )
    const shared = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Picture \(PNG\) of 1\. Turn/ }).click()
    const png = await readFile(await (await shared).path())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.length).toBeGreaterThan(20_000)
    await page.getByText('Table: bases lost by turn').click()
    await page.getByRole('table', { name: 'Bases lost when each turn was over' }).waitFor()
    await expectNoFaults(page, 'report')

    const saved = page.waitForEvent('download')
    await markdown.click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/\.md$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('## Turning points')
    expect(text).toMatch(/Played by Entente: A player.*; Germans: A regular/)
    const pictures = [...text.matchAll(/^\[map-\d+\]: data:image\/svg\+xml;base64,(\S+)$/gm)]
    expect(pictures).toHaveLength(maps)
    // A picture stands alone: it loads outside the app and is not empty.
    const width = await page.evaluate(async (code) => {
      const image = new Image()
      image.src = `data:image/svg+xml;base64,${code}`
      await image.decode()
      return image.naturalWidth
    }, pictures[0]?.[1])
    expect(width).toBeGreaterThan(300)
    expect(Buffer.from(pictures[0]?.[1] ?? '', 'base64').toString()).toContain('Stellungsdivision')

    await page.getByRole('link', { name: 'Replay from here' }).nth(1).click()
    await page.locator('main.replay').waitFor()
    expect(await moment(page)).toBeGreaterThan(0)
    await close()
  })
})
