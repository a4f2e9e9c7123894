// Measures the engine as it is shipped: tsx keeps the name of every function, which costs a third of the speed.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from './freshness.js'

await build({
  configFile: false,
  logLevel: 'warn',
  root: ROOT,
  build: {
    ssr: 'bench/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    rollupOptions: { output: { entryFileNames: 'bench.js' } },
  },
})
await import(pathToFileURL(join(ROOT, 'dist', 'bench.js')).href)
