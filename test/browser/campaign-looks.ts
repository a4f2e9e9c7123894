import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { BattleFile } from '#kernel/game/battle/file.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import { backupText } from '#web/battle/storage/backup.ts'
import { RECORD } from '../web/battle/twins/on-screen.ts'
import { turnTo } from './battle-page.ts'
import { everythingOn, storedOn, writtenOn } from './looking-round.ts'

/** What the button of each player's hand-over says. */
const PLAYER = { a: /British/, b: /German/ } as const

/** Brings a campaign to a device by its backup file, as far as the hand-over. */
const openFile = async (page: Page, file: BattleFile): Promise<void> => {
  await page.goto('/play')
  await page.getByLabel('Open a backup file').setInputFiles({
    name: 'campaign.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backupText({ ...RECORD, file, standing: 'Week 1' })),
  })
  const link = page.locator('.battles li a').first()
  await link.waitFor()
  await link.click()
  await page.locator('.hand-over').waitFor()
}

/** The text of a backup file made on the screen of a battle. */
const backup = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Backup file' }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

/** What was on the page at each look. */
export type Seen = Map<string, string>

const battleOf = (page: Page): string => new URL(page.url()).pathname.split('/').slice(0, 3).join('/')

/** Places of the table to be pointed at, as shares of its width and height. */
const POINTS = [
  [0.35, 0.3],
  [0.5, 0.25],
  [0.6, 0.7],
] as const

/** Looks at everything there is on the screen of a campaign, and writes down what is there. */
export const lookRound = async (page: Page, file: BattleFile): Promise<Seen> => {
  const seen: Seen = new Map()
  const look = async (what: string) => seen.set(what, await writtenOn(page))
  await openFile(page, file)
  await look('hand-over')
  await page.keyboard.press('Enter')
  await page.locator('main.battle').waitFor()
  seen.set('battle', await everythingOn(page))
  await turnTo(page, 'Log')
  await page.locator('.battle-log details').evaluateAll((lines) => {
    for (const line of lines) line.setAttribute('open', '')
  })
  await look('log')
  await turnTo(page, 'Orders')
  const table = await page.locator('.table-view').boundingBox()
  if (!table) throw new Error('there is no table')
  for (const [across, down] of POINTS) {
    await page.mouse.click(table.x + table.width * across, table.y + table.height * down)
    await look(`table at ${across}, ${down}`)
  }
  await turnTo(page, 'Units')
  const units = page.locator('.order-of-battle button')
  for (const unit of [0, (await units.count()) - 1]) {
    await units.nth(unit).click()
    await look(`unit ${unit}`)
  }
  await page.locator('.battle-menu summary').click()
  await look('menu')
  expect(await backup(page)).toMatch(/^\{"format":"duckboard\.sealed\/2","battle":\[[\w+/="\s,]+\]\}\n$/)
  expect(await storedOn(page)).not.toMatch(/Quokka|Numbat|"unit":|infantry/)
  return seen
}

/** What is told when a campaign is over stays untold while it goes on. */
export const lookAhead = async (page: Page): Promise<Seen> => {
  const seen: Seen = new Map()
  const battle = battleOf(page)
  for (const after of ['report', 'diary', 'graveyard']) {
    await page.goto(`${battle}/${after}`)
    await page.locator('main:not([aria-busy])').waitFor()
    seen.set(after, await writtenOn(page))
  }
  return seen
}

/** Winds through the replay of a campaign that goes on. */
export const windThrough = async (page: Page, watcher: SideName): Promise<Seen> => {
  const seen: Seen = new Map()
  const look = async (what: string) => seen.set(what, await writtenOn(page))
  await page.goto(`${battleOf(page)}/replay`)
  await page.locator('.hand-over').waitFor()
  await look('who looks')
  await page.getByRole('button', { name: PLAYER[watcher] }).click()
  await page.locator('main.replay').waitFor()
  await look('replay')
  await page.keyboard.press('End')
  await page.locator('main.replay:not([data-at="0"])').waitFor()
  seen.set('replay, end', await everythingOn(page))
  for (let back = 1; back <= 6; back++) {
    await page.keyboard.press('ArrowLeft')
    await look(`replay, ${back} back`)
  }
  return seen
}

/** Takes the last order back, and gives it again if it was the watcher's own. */
export const takeBack = async (page: Page, watcher: SideName): Promise<Seen> => {
  const seen: Seen = new Map()
  const look = async (what: string) => seen.set(what, await writtenOn(page))
  await page.goto(battleOf(page))
  await page.locator('.hand-over').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('main.battle').waitFor()
  // What was begun while looking round and not given is taken back first, step by step.
  for (let i = 0; i < 40 && (await page.locator('.hand-over').count()) === 0; i++) {
    const before = await page.locator('main').innerHTML()
    await page.keyboard.press('Control+z')
    await page.waitForFunction((old) => document.querySelector('main')?.innerHTML !== old, before)
  }
  await page.locator('.hand-over').waitFor()
  await look('taken back')
  if ((await page.getByRole('button', { name: PLAYER[watcher] }).count()) > 0) {
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Redo' }).waitFor()
    await look('own order taken back')
  }
  await page.goto('/play')
  // How it compares with the rules of now is found out beside the page.
  await page.locator('.battles .hint', { hasText: 'same rules' }).waitFor()
  seen.set('list of battles', await writtenOn(page, '.battles'))
  return seen
}
