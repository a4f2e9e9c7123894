import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLES } from './examples.ts'

/*
 * The engine as others have it: packed, installed in an empty project, and every example of docs/engine.md compiled and run there.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LARGEST = 2 * 1024 * 1024

let packed = ''
const project = mkdtempSync(join(tmpdir(), 'duckboard-engine-'))
afterAll(() => {
  for (const left of [project, packed]) rmSync(left, { recursive: true, force: true })
})

const run = async (command: string, args: readonly string[], cwd: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(command, args, { cwd, shell: process.platform === 'win32' })
  return stdout
}

const OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  // What is shipped is checked, too.
  skipLibCheck: false,
  target: 'es2023',
  module: 'nodenext',
  lib: ['es2023', 'dom'],
  types: [],
  rootDir: '.',
  outDir: 'run',
}

beforeAll(async () => {
  packed = (await run('npm', ['run', '--silent', 'pack:engine'], ROOT)).trim().split('\n').at(-1) ?? ''
  writeFileSync(join(project, 'package.json'), '{"name":"project","private":true,"type":"module"}')
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }))
  for (const { code, number } of EXAMPLES) writeFileSync(join(project, `example-${number}.ts`), code)
  mkdirSync(join(project, 'run'))
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', packed], project)
}, 300_000)

test('it is small, and brings nothing that it does not need', () => {
  expect(statSync(packed).size).toBeLessThan(LARGEST)
  const { dependencies } = JSON.parse(
    readFileSync(join(project, 'node_modules', 'duckboard', 'package.json'), 'utf8'),
  )
  expect(Object.keys(dependencies).sort()).toEqual(['@valibot/to-json-schema', 'flatbush', 'valibot'])
})

test('its examples compile under strict and do what they say', async () => {
  await run(process.execPath, [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')], project)
  for (const { number, title, printed } of EXAMPLES)
    expect({
      title,
      printed: await run(process.execPath, [join('run', `example-${number}.js`)], project),
    }).toEqual({
      title,
      printed,
    })
})

test('the whole has the same entries', async () => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const own = JSON.parse(readFileSync(join(project, 'node_modules', 'duckboard', 'package.json'), 'utf8'))
  expect(Object.keys(exports)).toEqual(Object.keys(own.exports))
  const listed = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], ROOT)
  const files: readonly string[] = JSON.parse(listed)[0].files.map(({ path }: { path: string }) => path)
  expect(files).toEqual(
    expect.arrayContaining(
      ['engine', 'rules/skirmish'].flatMap((entry) => [
        `dist/engine/${entry}.js`,
        `dist/engine/${entry}.d.ts`,
      ]),
    ),
  )
})
