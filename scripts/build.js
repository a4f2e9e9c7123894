// Bundles the command line and the server into dist/; packages stay in node_modules.
import { build } from 'vite'
import { ROOT } from './freshness.js'

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: 'src/cli/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'cli.js' } },
  },
})
