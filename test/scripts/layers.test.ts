import { expect, test } from 'vitest'
import { importsIn, trespass } from '../../scripts/layers.js'

test('a layer imports only from the layers above it', () => {
  expect(trespass('src/kernel/words.ts', 'src/rules/index.ts')).toMatch('kernel may not import from rules')
  expect(trespass('src/rules/skirmish/index.ts', 'src/kernel/words.ts')).toBeUndefined()
  expect(trespass('src/server/api.ts', 'src/web/main.tsx')).toMatch('server may not')
})

test('one rule set does not know another', () => {
  expect(trespass('src/rules/skirmish/index.ts', 'src/rules/passchendaele/index.ts')).toMatch('one rule set')
  expect(trespass('src/rules/skirmish/index.ts', 'src/rules/skirmish/options.ts')).toBeUndefined()
  expect(trespass('src/rules/index.ts', 'src/rules/skirmish/index.ts')).toBeUndefined()
})

test('the table view knows no rules and no battle', () => {
  expect(trespass('src/web/table/table.tsx', 'src/rules/index.ts')).toMatch('table view')
  expect(trespass('src/web/table/table.tsx', 'src/web/battle/scene.ts')).toMatch('table view')
  expect(trespass('src/web/battle/scene.ts', 'src/web/table/table.tsx')).toBeUndefined()
})

test('what runs anywhere knows no Node', () => {
  expect(trespass('src/web/main.tsx', 'node:fs')).toMatch('runs anywhere')
  expect(trespass('src/study/workers.ts', 'node:worker_threads')).toBeUndefined()
})

test('imports of values, of types and on demand are all found', () => {
  const text = "import type { A } from './a.ts'\nexport { b } from '../b.ts'\nawait import('#c/d.ts')\n"
  expect(importsIn('src/web/x.ts', text)).toEqual(['src/web/a.ts', 'src/b.ts', 'src/c/d.ts'])
})
