import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium, type Page } from 'playwright-core'

const JUDGED = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const held = createServer()
    held.listen(0, '127.0.0.1', () => {
      const address = held.address()
      const port = typeof address === 'object' && address ? address.port : 9222
      held.close(() => resolve(port))
    })
  })

const beginBattle = async (page: Page): Promise<string> => {
  await page.goto('/play')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  // The computer player writes its first orders before.
  await page.locator('main.battle .decision').waitFor()
  return new URL(page.url()).pathname
}

const beginEvening = async (page: Page): Promise<string> => {
  await page.goto('/referee')
  await page
    .getByRole('button', { name: /Passchendaele/ })
    .first()
    .click()
  await page.waitForURL(/\/evening\//)
  return new URL(page.url()).pathname
}

/** What Lighthouse says of one page, out of a hundred each, and what it finds wanting. */
const judged = async (url: string, port: number): Promise<readonly string[]> => {
  // As on a first visit: only what the device has stored of battles and evenings is left.
  const found = await lighthouse(url, { port, onlyCategories: [...JUDGED], logLevel: 'silent' })
  const { categories = {}, audits = {} } = found?.lhr ?? {}
  const marks = JUDGED.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`)
  const wanting = JUDGED.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
  return [marks.join(', '), ...wanting]
}

/** Prints what Lighthouse says of the chief pages, on the telephone it imagines, each in a browser of its own. */
export const judgePages = async (executablePath: string, address: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'duckboard-lighthouse-'))
  const open = async () => {
    const port = await freePort()
    const context = await chromium.launchPersistentContext(folder, {
      executablePath,
      baseURL: address,
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    })
    return { context, port }
  }
  try {
    const { context } = await open()
    const page = await context.newPage()
    const pages = ['/', '/play', await beginBattle(page), await beginEvening(page), '/rules/passchendaele']
    await context.close()
    console.log('Lighthouse, of a hundred')
    for (const path of pages) {
      const { context: fresh, port } = await open()
      const [marks = '', ...wanting] = await judged(address + path, port)
      await fresh.close()
      console.log(`  ${path.replace(/[0-9a-f-]{8,}/, '…').padEnd(24)}${marks}`)
      for (const fault of wanting) console.log(`    ${fault}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
