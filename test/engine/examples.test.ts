import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { EXAMPLES, WRITTEN } from './examples.ts'

const folder = mkdtempSync(join(tmpdir(), 'duckboard-examples-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The sources in place of the package. */
const sourceOf = (entry: string): string => {
  const file = entry === 'engine' ? 'index' : entry
  return fileURLToPath(new URL(`../../src/engine/${file}.ts`, import.meta.url)).replaceAll('\\', '/')
}

test('every example says what it prints', () => {
  expect(EXAMPLES.length).toBeGreaterThan(4)
  expect(EXAMPLES).toHaveLength(WRITTEN)
})

test.each(EXAMPLES)('$title', async ({ number, code, printed }) => {
  const file = join(folder, `example-${number}.ts`)
  writeFileSync(
    file,
    code.replaceAll(/'duckboard\/([^']+)'/g, (_, entry: string) => `'${sourceOf(entry)}'`),
  )
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...said) => lines.push(`${format(...said)}\n`))
  try {
    await import(file)
  } finally {
    log.mockRestore()
  }
  expect(lines.join('')).toBe(printed)
})
