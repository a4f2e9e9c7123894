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
  await page.locator('main.battle').waitFor()
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
  const found = await lighthouse(url, {
    port,
    onlyCategories: [...JUDGED],
    // A battle and an evening are stored on the device.
    disableStorageReset: true,
    logLevel: 'silent',
  })
  const { categories = {}, audits = {} } = found?.lhr ?? {}
  const marks = JUDGED.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`)
  const wanting = JUDGED.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
  return [marks.join(', '), ...wanting]
}

/** Prints what Lighthouse says of the chief pages, on the telephone it imagines. */
export const judgePages = async (executablePath: string, address: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'duckboard-lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    baseURL: address,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const page = await context.newPage()
    const pages = ['/', '/play', await beginBattle(page), await beginEvening(page), '/rules/passchendaele']
    await page.goto('about:blank')
    console.log('Lighthouse, of a hundred')
    for (const path of pages) {
      const [marks = '', ...wanting] = await judged(address + path, port)
      console.log(`  ${path.replace(/[0-9a-f-]{8,}/, '…').padEnd(24)}${marks}`)
      for (const fault of wanting) console.log(`    ${fault}`)
    }
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
