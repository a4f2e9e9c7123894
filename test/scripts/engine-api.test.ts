import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { declarations } from '../../scripts/declarations.js'

const files = [...declarations()]

test('the declarations of the engine can be read: they are small, and speak of nothing but our own', () => {
  expect(files.map(([file]) => file)).toEqual([
    'engine.d.ts',
    'rules/flanders-fields.d.ts',
    'rules/green-fields.d.ts',
    'rules/passchendaele.d.ts',
    'rules/skirmish.d.ts',
  ])
  for (const [file, text] of files) {
    expect(text.length, file).toBeLessThan(30_000)
    expect([...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(
      file === 'engine.d.ts' ? [] : ['../engine.js'],
    )
    expect(text).not.toMatch(/\binner\b|valibot|: any\b/)
  }
})

test('the report has every one of them', () => {
  const report = readFileSync(new URL('../../docs/engine.api.md', import.meta.url), 'utf8')
  for (const name of ['begin', 'give', 'view', 'replay', 'resolve', 'odds', 'simulate', 'decide'])
    expect(report).toContain(`export declare const ${name}: `)
})
