// What `npm test` does. The browser is installed, where there is none, while all is done that needs none.
import { spawn } from 'node:child_process'
import { ROOT } from './freshness.js'

/** Whether a command ended well. */
const run = (command, ...args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

const browser = run('node', 'scripts/browser.js')
const isReady = (await run('node', 'scripts/setup.js')) && (await run('npm', 'run', 'lint'))
const below = isReady && (await run('npm', 'run', 'test:below'))
await browser
const onScreen = isReady && (await run('npm', 'run', 'test:screen'))
if (!below || !onScreen) process.exitCode = 1
