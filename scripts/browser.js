// Finds a Chrome or Chromium for the browser tests, or installs Debian's; says plainly when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The build without a window is as true, and half as dear. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

/** The browser the tests use, if there is one. `CHROME_PATH` goes before all. */
export const findBrowser = () => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROME_PATH,
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...PLACES,
  ]
  return candidates.find((file) => file && existsSync(file))
}

/** Printed sheets are measured in letters as wide as Times and Arial; Debian's Chromium comes without. */
const FONTS = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2']

const missing = () => [
  ...(findBrowser() ? [] : ['chromium-headless-shell']),
  ...(FONTS.some((folder) => existsSync(folder)) ? [] : ['fonts-liberation']),
]

const install = (packages) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log(`Installing Debian's ${packages.join(' and ')} for the browser tests.`)
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const packages = missing()
  if (packages.length > 0) install(packages)
  if (!findBrowser())
    console.log('No Chrome or Chromium here: THE BROWSER TESTS ARE SKIPPED. Set CHROME_PATH to run them.')
}
