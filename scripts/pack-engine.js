// Packs the engine as a package of its own into this folder. It is called as the whole is, so that a program has
// `duckboard/engine` and `duckboard/rules/ID` from either.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEngine } from './build-engine.js'
import { ROOT } from './freshness.js'

const NEEDED = ['@valibot/to-json-schema', 'flatbush', 'valibot']

const whole = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const { name, version, license, engines } = whole

/** The whole has them in a folder of its build. */
const here = (path) => path.replace('/dist/engine/', '/')
const entries = Object.entries(whole.exports).filter(([, entry]) => entry.types)

const manifest = {
  name,
  version,
  description: 'Four Great War miniatures rule sets: adjudications, odds and whole battles',
  license,
  type: 'module',
  sideEffects: false,
  engines,
  exports: {
    ...Object.fromEntries(
      entries.map(([entry, { types, default: code }]) => [
        entry,
        { types: here(types), default: here(code) },
      ]),
    ),
    './package.json': './package.json',
  },
  dependencies: Object.fromEntries(NEEDED.map((one) => [one, whole.devDependencies[one]])),
}

const folder = mkdtempSync(join(tmpdir(), 'duckboard-engine-'))
try {
  const own = join(folder, 'engine')
  mkdirSync(own)
  await buildEngine(own, NEEDED)
  writeFileSync(join(own, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(join(ROOT, 'LICENSE'), join(own, 'LICENSE'))
  copyFileSync(join(ROOT, 'docs', 'engine.md'), join(own, 'README.md'))
  const { status, stderr } = spawnSync('npm', ['pack', own, '--pack-destination', folder], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(stderr)
  // The whole packs a file of that name.
  const packed = join(ROOT, `${name}-engine-${version}.tgz`)
  copyFileSync(join(folder, `${name}-${version}.tgz`), packed)
  console.log(packed)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
