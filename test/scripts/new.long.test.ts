import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COPIED = [
  '.gitignore',
  'bench',
  'biome.json',
  'package.json',
  'scripts',
  'src',
  'test',
  'tsconfig.json',
  'vitest.config.ts',
]
const PATIENCE = 300_000
const STORED_BATTLE = /[\\/]test[\\/]battles[\\/].+\.json$/

const RULESETS = readdirSync(join(ROOT, 'src', 'rules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const RULESET = 'mud-and-wire'
const PHASE = 'late-relief'
const SCENARIO = 'wet-wood'

/** A copy of the tree, in which one of each kind is made for every rule set. */
let tree = ''

const run = (...words: readonly string[]): string => {
  try {
    return execFileSync(process.execPath, words, { cwd: tree, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = Object(error)
    throw new Error(`${words.join(' ')}\n${stdout}${stderr}`)
  }
}

const make = (...words: readonly string[]): string => run('scripts/new.js', ...words)

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'new-'))
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(tree, name), {
      recursive: true,
      filter: (source) => !STORED_BATTLE.test(source),
    })
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction')
  make('ruleset', RULESET)
  for (const ruleset of [...RULESETS, RULESET]) {
    make('phase', ruleset, PHASE)
    make('scenario', ruleset, SCENARIO)
  }
}, PATIENCE)

afterAll(() => rmSync(tree, { recursive: true, force: true }), PATIENCE)

test('what is made compiles', () => {
  expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')).toBe('')
})

test('it keeps to layers and rooms', () => {
  expect(run('scripts/layers.js')).toBe('')
})

test('it is linted and formatted', () => {
  const folders = [...RULESETS, RULESET].flatMap((id) => [`src/rules/${id}`, `test/rules/${id}`])
  run('node_modules/@biomejs/biome/bin/biome', 'ci', ...folders)
})

test('its own tests pass', () => {
  const own = [`test/rules/${RULESET}`, `/${PHASE}.test.ts`, `/${SCENARIO}.test.ts`]
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'slow', ...own)
})

test('what is there already is not made again, nor is anything half made', () => {
  expect(() => make('phase', RULESET, PHASE)).toThrow('already')
  expect(() => make('scenario', RULESET, SCENARIO)).toThrow('already')
  expect(() => make('ruleset', RULESET)).toThrow('already')
  expect(() => make('phase', 'nowhere', PHASE)).toThrow('There is no rule set')
  expect(() => make('phase', RULESET, 'Late')).toThrow('is no name')
})
