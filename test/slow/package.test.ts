import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../scripts/freshness.js'

const run = promisify(execFile)
const elsewhere = mkdtempSync(join(tmpdir(), 'duckboard-'))
const installed = join(elsewhere, 'node_modules', 'duckboard')
const BIN = join(installed, 'bin', 'duckboard.js')

const copied = (paths: readonly string[], to: string): void => {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(ROOT, path), join(to, path))
  }
}

let files: readonly string[] = []

/** The package as npm would lay it out somewhere else, where there is nothing besides. */
beforeAll(async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: ROOT })
  const [packed] = JSON.parse(stdout)
  files = packed.files.map(({ path }: { path: string }) => path)
  copied(files, installed)
}, 60_000)
afterAll(() => rmSync(elsewhere, { recursive: true }))

test('the package holds the build, and neither sources nor tests', () => {
  for (const file of ['bin/duckboard.js', 'dist/cli.js', 'dist/odds-worker.js', 'dist/web/index.html'])
    expect(files).toContain(file)
  expect(files.filter((file) => /^(src|test|bench)\//.test(file))).toEqual([])
})

test('whoever installs it without the tools of development installs nothing else', async () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const needed = Object.entries<{ dev?: true; devOptional?: true }>(packages).filter(
    ([place, { dev }]) => place !== '' && !dev,
  )
  expect(needed).toEqual([])
  const bare = join(elsewhere, 'checkout')
  copied(['package.json', 'scripts/prepare.js', 'scripts/freshness.js'], bare)
  const { stdout } = await run(process.execPath, [join(bare, 'scripts', 'prepare.js')])
  expect(stdout).toMatch(/not built yet/)
})

test('installed elsewhere it knows the rules, serves the app and works out odds', async () => {
  const { stdout } = await run(process.execPath, [BIN, 'rulesets', '--json'], { cwd: elsewhere })
  expect(JSON.parse(stdout)).toHaveLength(4)
  const served = spawn(process.execPath, [BIN, 'serve', '--port', '0'], { cwd: elsewhere })
  try {
    const address = await new Promise<string>((resolve, reject) => {
      served.stdout.on('data', (said) => resolve(/http:\S+/.exec(String(said))?.[0] ?? ''))
      served.on('exit', () => reject(new Error('the server ended')))
    })
    expect(await (await fetch(`${address}/play`)).text()).toContain('<div id="app">')
    const odds = await fetch(`${address}/api/odds`, {
      method: 'POST',
      body: JSON.stringify({ ruleset: 'passchendaele', procedure: 'initiative' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(await odds.json()).toMatchObject({ ok: true, exact: true })
  } finally {
    served.kill()
  }
})
