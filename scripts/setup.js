// Makes a fresh checkout ready: installs the packages of the lock file and builds, each only when needed.
import { spawnSync } from 'node:child_process'
import { isBuilt, isInstalled, ROOT } from './freshness.js'

const run = (command, ...args) => {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

if (!isInstalled()) run('npm', 'ci', '--no-audit', '--no-fund')
if (!isBuilt()) run('node', 'scripts/build.js')
