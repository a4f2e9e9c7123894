import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A refusal of two words only: its code and its sentence, without the rule. */
const WITHOUT_RULE = /\brefuse\(\s*'([\w-]+)',\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`)\s*,?\s*\)/g

/** What needs no rule: names of nobody, what is over or gone, and what is not asked for now. */
const UNRULED = /^(?:unknown-[a-z]+|over|gone|not-now)$/

test('every refusal by a rule names it', () => {
  const files = readdirSync('src/rules', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const bare = files.flatMap((file) =>
    [...readFileSync(`src/rules/${file}`, 'utf8').matchAll(WITHOUT_RULE)].map(([, code]) => ({ file, code })),
  )
  expect(bare.length).toBeGreaterThan(5)
  expect(bare.filter(({ code = '' }) => !UNRULED.test(code))).toEqual([])
})
