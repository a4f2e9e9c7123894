import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { hasBrowser, sharedBrowser } from './shared.ts'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/fixture.css"><link rel="stylesheet" href="/page.css"></head>
<body><div id="app"></div><script type="module" src="/fixture.js"></script></body></html>`
const STYLE = '.fixture{height:100dvh}.fixture-title{position:absolute;clip-path:inset(50%)}'
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }
/** As strict as the product's. */
const POLICY = "default-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'"

interface TablePage {
  open(
    options?: BrowserContextOptions,
    table?: 'masnieres' | 'flanders',
  ): Promise<{ page: Page; close(): Promise<void> }>
}

/** Builds the fixture into a folder that is thrown away and runs the tests against it. */
export const onTable = (name: string, tests: (table: TablePage) => void): void => {
  describe.skipIf(!hasBrowser)(name, () => {
    let browser: Browser
    let server: Server
    let folder = ''
    let address = ''
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'duckboard-table-'))
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir: folder,
          emptyOutDir: true,
          target: 'es2022',
          lib: {
            entry: join(import.meta.dirname, 'table-fixture.tsx'),
            formats: ['es'],
            fileName: () => 'fixture.js',
            cssFileName: 'fixture',
          },
        },
      })
      await writeFile(join(folder, 'index.html'), PAGE)
      await writeFile(join(folder, 'page.css'), STYLE)
      server = createServer(async (request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://table')
        const file = pathname === '/' ? '/index.html' : pathname
        const body = await readFile(join(folder, file)).catch(() => undefined)
        response.statusCode = body ? 200 : 404
        response.setHeader('content-type', TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain')
        response.setHeader('content-security-policy', POLICY)
        response.end(body)
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const bound = server.address()
      address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : ''
      browser = await sharedBrowser()
    })
    afterAll(async () => {
      server?.close()
      if (folder) await rm(folder, { recursive: true, force: true })
    })
    tests({
      async open(options = {}, table = 'masnieres') {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
        const page = await context.newPage()
        const errors: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text())
        })
        page.on('pageerror', (error) => errors.push(error.message))
        await page.goto(`${address}/?${table}`)
        await page.locator('.table-things [data-piece]').first().waitFor()
        // The table takes its size with the first frame.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
        return {
          page,
          async close() {
            await context.close()
            expect(errors).toEqual([])
          },
        }
      },
    })
  })
}

/** The middle of a piece on the screen. */
export const spotOf = async (page: Page, piece: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(`.table-things [data-piece="${piece}"] .token`).boundingBox()
  if (!box) throw new Error(`${piece} is not on the table`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Pixels of one inch on the table as it is shown now. */
export const inchOf = async (page: Page): Promise<number> => {
  const box = await page.locator('.table-things [data-piece="6th-division-2"] .token').boundingBox()
  return (box?.height ?? 0) - 1
}

/** The last thing the view reported under a name. */
export const lastTold = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((wanted) => window.fixture.told.filter((one) => one.name === wanted).at(-1)?.data, name)
