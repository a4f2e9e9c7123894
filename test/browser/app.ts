import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { hasBrowser, sharedAddress, sharedBrowser } from './shared.ts'

interface App {
  readonly address: string
  /**
   * Opens a fresh device on which nothing moves and which keeps nothing for use without the network, unless told otherwise.
   * What it writes to the console as an error fails the test that closes it.
   */
  open(options?: BrowserContextOptions): Promise<Device>
}

export interface Device {
  readonly page: Page
  readonly context: BrowserContext
  /** Closes the device and checks that the console stayed clean but for what was to be expected. */
  close(expected?: RegExp): Promise<void>
}

/** A device that keeps the app for use without the network, and where things move. */
export const OFFLINE = { serviceWorkers: 'allow' } as const
export const MOVING = { reducedMotion: 'no-preference' } as const

/** To keep the whole app takes longer than most tests. */
const keepNothing = (): void => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** Runs the tests against the built app in a real browser, or skips them where there is none. */
export const inBrowser = (name: string, tests: (app: App) => void): void => {
  describe.skipIf(!hasBrowser)(name, () => {
    let browser: Browser
    let address = ''
    beforeAll(async () => {
      browser = await sharedBrowser()
      address = await sharedAddress()
    })
    tests({
      get address() {
        return address
      },
      async open(options = {}) {
        const context = await browser.newContext({
          viewport: { width: 1440, height: 900 },
          baseURL: address,
          reducedMotion: 'reduce',
          ...options,
        })
        if (options.serviceWorkers === undefined) await context.addInitScript(keepNothing)
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
