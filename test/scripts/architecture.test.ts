import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures } from '../../scripts/architecture.js'

const DRAWN = pictures()

test.each(Object.keys(DRAWN))('%s is what the imports say: else npm run docs:architecture', (file) => {
  expect(readFileSync(file, 'utf8') === DRAWN[file]).toBe(true)
})
