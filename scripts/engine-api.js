// Writes docs/engine.api.md: every name of the engine's public face with its type, so that a review sees what changes. With
// --check it only says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarations } from './declarations.js'
import { ROOT } from './freshness.js'

const REPORT = join(ROOT, 'docs', 'engine.api.md')

const entryOf = (file) => `duckboard/${file.replace(/\.d\.ts$/, '')}`

const report = [
  '# The public face of the engine',
  'Made from the sources by `npm run docs:engine`, and proved current by `npm run lint`: do not edit it. What is not exported stands last in each.',
  ...[...declarations()].map(
    ([file, text]) => `## ${entryOf(file)}\n\n\`\`\`ts\n${text.replace(/\n*export \{\}\n$/, '')}\n\`\`\``,
  ),
].join('\n\n')

if (!process.argv.includes('--check')) writeFileSync(REPORT, `${report}\n`)
else if (readFileSync(REPORT, 'utf8').replaceAll('\r\n', '\n') !== `${report}\n`) {
  console.error(
    'The public face of the engine has changed: look at what `npm run docs:engine` makes of docs/engine.api.md.',
  )
  process.exitCode = 1
}
