import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaFiles } from './schemas.ts'

const WRITTEN = schemaFiles()

test.each(Object.keys(WRITTEN))('%s is what the program checks by: else npm run docs:formats', (file) => {
  expect(readFileSync(file, 'utf8')).toBe(WRITTEN[file])
})

test('docs/formats.md names every schema, and there are no others', () => {
  const page = readFileSync('docs/formats.md', 'utf8')
  const named = [...page.matchAll(/\((schemas\/[^)]+)\)/g)].map(([, file]) => `docs/${file}`)
  expect(named.sort()).toEqual(Object.keys(WRITTEN).sort())
  expect(
    readdirSync('docs/schemas')
      .map((file) => `docs/schemas/${file}`)
      .sort(),
  ).toEqual(Object.keys(WRITTEN).sort())
})
