// Draws the pictures of docs/architecture.md from the imports of the sources: `npm run docs:architecture`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { layersPicture } from './architecture/layers.js'
import { orderPicture } from './architecture/order.js'
import { ROOT } from './freshness.js'
import { filesBelow, importsIn } from './layers.js'

/** The pictures by their files, as they are to be now. */
export const pictures = () => {
  const sources = new Map(
    filesBelow('src').map((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      return [file, { text, imports: importsIn(file, text).filter((to) => to.startsWith('src/')) }]
    }),
  )
  const imports = [...sources].flatMap(([file, { imports }]) => imports.map((to) => [file, to]))
  return { 'docs/layers.svg': layersPicture(imports), 'docs/order.svg': orderPicture(sources) }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [file, picture] of Object.entries(pictures())) writeFileSync(join(ROOT, file), picture)
