// Builds the engine as others import it: an entry for the engine, one a rule set, what they share, and their declarations.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { declarations, RULESETS } from './declarations.js'
import { ROOT } from './freshness.js'

const ENTRIES = {
  engine: 'src/engine/index.ts',
  ...Object.fromEntries(RULESETS.map((id) => [`rules/${id}`, `src/engine/rules/${id}.ts`])),
}

/** Into a folder, with what it needs from others in it, but for the packages that whoever installs it has. */
export const buildEngine = async (folder, external = []) => {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      target: 'es2023',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        checks: { bundlerTimings: false },
        input: ENTRIES,
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  })
  const own = new Set(output.map(({ fileName }) => fileName))
  const strange = output
    .flatMap(({ imports = [] }) => imports)
    .filter((name) => !own.has(name) && !external.includes(name))
  if (strange.length > 0) throw new Error(`The engine asks for what it has not: ${strange.join(', ')}`)
  mkdirSync(join(folder, 'rules'), { recursive: true })
  for (const [file, text] of declarations()) writeFileSync(join(folder, file), text)
}
