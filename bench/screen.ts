// Prints how quick the battle screen is in Chromium: from a key that gives an order to the frame that shows it, and
// frames a second while the table is panned; then what Lighthouse says of the chief pages. Figures are for reading, never for asserting.
import { chromium, type Page } from 'playwright-core'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { fileOf, writtenBattle } from '#kernel/game/battle/file.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { server } from '#server/app.ts'
import { findBrowser } from '../scripts/browser.js'
import { judgePages } from './pages.ts'

const ORDERS = 80
/** Milliseconds after which a key has given no order. */
const PATIENCE = 1500
/** A small table, a campaign, the largest battle of all and many single figures, each with those who are to play its sides. */
const SCENARIOS = [
  { scenario: /One Trench/, sides: [/^German/, /^Entente/] },
  { scenario: /Quentin/, sides: [/^German/, /^Entente/] },
  { scenario: /Amiens/, sides: [/^British/, /^German/] },
  { scenario: /crossroads/i, sides: [/^British/, /^German/] },
] as const

/** Squads of ten a side: more single figures than any scenario has. */
const SQUADS = 8

/** A skirmish of 160 figures, as a backup file has it. */
const manyFigures = (): string => {
  const squads = (organisation: string) => Array.from({ length: SQUADS }, () => ({ organisation }))
  const forces = { a: squads('br-section-1917'), b: squads('ge-gruppe-1917') }
  const options = { year: 1917, points: 1000, forces }
  const begun = beginBattle(GAME, { ruleset: 'skirmish', scenario: 'own-skirmish', options, seed: 1 })
  if (!begun.ok) throw new Error(begun.error.message)
  return writtenBattle(fileOf(begun.value))
}

declare global {
  interface Window {
    measured: { readonly shown: number; readonly painted: number }[]
  }
}

const say = (what: string, figure: string): void => console.log(`${what.padEnd(56)}${figure.padStart(28)}`)

/** Watches for the key that gives an order, the change of the page and the frame after it. */
const watchOrders = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.measured = []
    let pressed = 0
    addEventListener('keydown', ({ ctrlKey, timeStamp }) => {
      if (ctrlKey) pressed = timeStamp
    })
    const seen = new MutationObserver(() => {
      const shown = performance.now() - pressed
      requestAnimationFrame(() => {
        const after = new MessageChannel()
        after.port1.onmessage = () => window.measured.push({ shown, painted: performance.now() - pressed })
        after.port2.postMessage(0)
      })
    })
    seen.observe(document, { subtree: true, attributeFilter: ['data-orders'] })
  })

/** Opens a battle from a file; both its sides are players here. */
const openFile = async (page: Page, text: string): Promise<void> => {
  await page.goto('/play')
  const file = { name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a backup file').setInputFiles(file)
  await page
    .getByRole('link', { name: /from a file/ })
    .first()
    .click()
}

const begin = async (page: Page, { scenario, sides }: (typeof SCENARIOS)[number]): Promise<void> => {
  await page.goto('/play')
  await page.getByRole('radio', { name: scenario }).check()
  for (const side of sides) await page.getByRole('group', { name: side }).getByLabel('A player here').check()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
}

/** The usual orders of both sides, one after the other. */
const giveOrders = async (page: Page, count: number): Promise<void> => {
  for (let given = 0; given < count; ) {
    await page.locator('.hand-over, main.battle').waitFor()
    if ((await page.locator('.ending').count()) > 0) return
    if ((await page.locator('.hand-over').count()) > 0) {
      await page.keyboard.press('Enter')
      await page.locator('main.battle').waitFor()
    }
    const before = await page.locator('main.battle').getAttribute('data-orders')
    await page.keyboard.press('Control+Enter')
    const done = page.waitForFunction(
      (last) =>
        document.querySelector('.hand-over') ||
        document.querySelector('main.battle')?.getAttribute('data-orders') !== last,
      before,
      { timeout: PATIENCE },
    )
    // The key may first have put away what was told of the last order.
    given += await done.then(
      () => 1,
      () => 0,
    )
  }
}

const summary = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1)
  return `${at(0.5)} / ${at(0.9)} / ${at(1)} ms`
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Microseconds of its thread, without what else the machine did meanwhile. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline.frame']
/** The threads that make a frame, by what they do. */
const THREADS = { CrRendererMain: 'page', Compositor: 'layers', VizCompositorThread: 'drawing' } as const

/** Milliseconds of work a frame, by thread; they work side by side. */
const workOf = (events: readonly TraceEvent[], frames: number): string => {
  const names = new Map(
    events.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' ? [[`${pid} ${tid}`, args?.name] as const] : [],
    ),
  )
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  return Object.entries(THREADS)
    .map(([thread, does]) => {
      const own = tasks.filter(({ pid, tid }) => names.get(`${pid} ${tid}`) === thread)
      const sum = own.reduce((total, { tdur = 0 }) => total + tdur, 0)
      return `${does} ${(sum / 1000 / frames).toFixed(1)}`
    })
    .join(', ')
}

/** Ticks all that can be laid over the table, about a unit that is chosen, and says how much that is. */
const layOverlays = async (page: Page): Promise<number> => {
  await page.locator('.table-surface').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('v')
  const offered = page.locator('.overlay-menu input')
  const count = await offered.count()
  for (let i = 0; i < count; i++) await offered.nth(i).check()
  if (count > 0) await page.locator('.overlay-menu button').click()
  await page.waitForTimeout(500)
  return count
}

/** Frames that reach the screen while the hand drags the table to and fro. */
const panned = async (page: Page): Promise<{ readonly rate: string; readonly work: string }> => {
  const box = await page.locator('.table-surface').boundingBox()
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await page.mouse.move(middle.x, middle.y)
  for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -120)
  await page.waitForTimeout(500)
  // With the pieces hidden the hand takes the ground and no unit.
  await page.locator('.table-surface').focus()
  await page.keyboard.press('h')
  await page.mouse.down()
  await page.mouse.move(middle.x + 10, middle.y)
  await page.keyboard.press('h')
  await page.waitForTimeout(300)
  await browser.startTracing(page, { categories: CATEGORIES })
  const start = Date.now()
  for (let i = 0; Date.now() - start < 3000; i++)
    await page.mouse.move(middle.x + 150 * Math.sin(i / 20), middle.y + 80 * Math.sin(i / 13))
  const written = (await browser.stopTracing()).toString()
  await page.mouse.up()
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(written)
  const drawn = trace.traceEvents.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts)
  const seconds = (Math.max(...drawn) - Math.min(...drawn)) / 1e6
  return {
    rate: `${((drawn.length - 1) / seconds).toFixed(1)} frames/s`,
    work: `${workOf(trace.traceEvents, drawn.length)} ms`,
  }
}

const executablePath = findBrowser()
if (!executablePath) throw new Error('There is no Chrome or Chromium here; set CHROME_PATH.')
const app = await server()
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  console.log('from a key to the frame that shows its order: median, 9 of 10, worst')
  const battles = [
    ...SCENARIOS.map((battle) => (page: Page) => begin(page, battle)),
    (page: Page) => openFile(page, manyFigures()),
  ]
  for (const opens of battles) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address })
    const page = await context.newPage()
    await watchOrders(page)
    await opens(page)
    await giveOrders(page, ORDERS)
    await page.waitForTimeout(200)
    const measured = await page.evaluate(() => window.measured)
    const name = (await page.locator('.battle-head h1').textContent())?.replace(/,.*/, '') ?? ''
    say(`  ${name}, ${measured.length} orders: page changed`, summary(measured.map(({ shown }) => shown)))
    say('    painted', summary(measured.map(({ painted }) => painted)))
    const bases = await page.locator('.pieces .piece').count()
    const overlays = await layOverlays(page)
    const { rate, work } = await panned(page)
    say(`    panning ${bases} pieces with ${overlays} overlays`, rate)
    say('      work a frame', work)
    await context.close()
  }
  await judgePages(executablePath, address)
} finally {
  await browser.close()
  await app.close()
}
