// After an install and before packing: builds what is not built yet. An install without the tools to build takes it as it is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt, ROOT } from './freshness.js'

if (isBuilt()) console.log('Duckboard is built.')
else if (existsSync(join(ROOT, 'node_modules', 'vite'))) await import('./build.js')
else console.log('Duckboard is not built yet: "npm ci" with its development packages builds it.')
