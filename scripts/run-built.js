import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from './freshness.js'

/** Runs a file of bench/ with the engine as it is shipped: tsx keeps the name of every function, which costs a third of the speed. */
export const runBuilt = async (source, name) => {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    build: {
      ssr: `bench/${source}.ts`,
      target: 'node20',
      outDir: 'dist',
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: `${name}.js` } },
    },
  })
  process.chdir(ROOT)
  await import(pathToFileURL(join(ROOT, 'dist', `${name}.js`)).href)
}
