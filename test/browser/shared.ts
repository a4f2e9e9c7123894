import { type Browser, chromium } from 'playwright-core'
import { server } from '#server/app.ts'
import { findBrowser } from '../../scripts/browser.js'

const executablePath = findBrowser()

/** Whether there is a browser on this machine at all. */
export const hasBrowser = executablePath !== undefined

// Kept for all files of a worker: to begin a browser takes longer than many a test. They end with their worker.
let launched: Promise<Browser> | undefined
let served: Promise<string> | undefined

/** The browser of this worker. */
export const sharedBrowser = (): Promise<Browser> => {
  launched ??= chromium.launch({
    executablePath: executablePath ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  return launched
}

const listening = async (): Promise<string> => (await server()).listen({ port: 0, host: '127.0.0.1' })

/** The address of the built app, served to this worker. */
export const sharedAddress = (): Promise<string> => {
  served ??= listening()
  return served
}
