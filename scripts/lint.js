// Runs every check of the sources side by side and prints what each has to say; fails if one does.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './freshness.js'

const CHECKS = [
  ['biome', 'ci', '.'],
  ['tsc'],
  ['tsc', '-p', 'tsconfig.worker.json'],
  ['knip'],
  ['node', 'scripts/layers.js'],
  ['node', 'scripts/engine-api.js', '--check'],
]

/** What a check says and whether it found nothing. */
const check = ([command, ...args]) =>
  new Promise((resolve) => {
    const path = command === 'node' ? process.execPath : join(ROOT, 'node_modules', '.bin', command)
    const run = spawn(path, args, { cwd: ROOT, shell: process.platform === 'win32' })
    const said = []
    run.stdout.on('data', (part) => said.push(part))
    run.stderr.on('data', (part) => said.push(part))
    run.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)))
    run.on('close', (code) => resolve({ name: [command, ...args].join(' '), said, passed: code === 0 }))
  })

const results = await Promise.all(CHECKS.map(check))
for (const { name, said, passed } of results) {
  console.log(`${passed ? '✓' : '✗'} ${name}`)
  process.stdout.write(Buffer.concat(said))
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
