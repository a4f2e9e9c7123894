import type { FastifyInstance } from 'fastify'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { findBrowser } from '../../scripts/browser.js'
import { server } from '../../src/server/app.ts'

const executablePath = findBrowser()

interface App {
  readonly address: string
  /** Opens a fresh device; what it writes to the console as an error fails the test that closes it. */
  open(options?: BrowserContextOptions): Promise<Device>
}

export interface Device {
  readonly page: Page
  readonly context: BrowserContext
  /** Closes the device and checks that the console stayed clean but for what was to be expected. */
  close(expected?: RegExp): Promise<void>
}

/** Runs the tests against the built app in a real browser, or skips them where there is none. */
export const inBrowser = (name: string, tests: (app: App) => void): void => {
  describe.skipIf(!executablePath)(name, () => {
    let browser: Browser
    let served: FastifyInstance
    let address = ''
    beforeAll(async () => {
      served = await server()
      address = await served.listen({ port: 0, host: '127.0.0.1' })
      browser = await chromium.launch({
        executablePath: executablePath ?? '',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
        ],
      })
    })
    afterAll(async () => {
      await browser?.close()
      await served?.close()
    })
    tests({
      get address() {
        return address
      },
      async open(options = {}) {
        const context = await browser.newContext({
          viewport: { width: 1440, height: 900 },
          baseURL: address,
          ...options,
        })
        const page = await context.newPage()
        const errors: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text())
        })
        page.on('pageerror', (error) => errors.push(error.message))
        return {
          page,
          context,
          async close(expected) {
            await context.close()
            expect(errors.filter((error) => !expected?.test(error))).toEqual([])
          },
        }
      },
    })
  })
}
