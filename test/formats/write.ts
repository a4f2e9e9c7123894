// Writes the JSON Schemas of the public formats into docs/schemas/: `npm run docs:formats`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { schemaFiles } from './schemas.ts'

for (const [file, text] of Object.entries(schemaFiles())) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
