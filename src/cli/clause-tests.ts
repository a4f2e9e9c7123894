import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** From the built `dist/` and from `src/cli/` alike the folder above with a manifest is the project. */
const projectRoot = (): string => {
  let folder = new URL('.', import.meta.url)
  while (!existsSync(new URL('package.json', folder))) folder = new URL('..', folder)
  return fileURLToPath(folder)
}

const CALL = /\brule\(\s*(\[[^\]]*\]|'[^']+')/g
const ID = /'([A-Z]{2}-[A-Z0-9]+-\d+)'/g

/** How many tests name each clause: read off the `rule('ID', …)` calls of the test files. */
export const testsByClause = (): Map<string, number> => {
  const counts = new Map<string, number>()
  const folder = join(projectRoot(), 'test')
  if (!existsSync(folder)) return counts
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  )
  for (const file of files) {
    for (const [, named] of readFileSync(join(folder, file), 'utf8').matchAll(CALL)) {
      for (const [, id] of named?.matchAll(ID) ?? []) if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}
