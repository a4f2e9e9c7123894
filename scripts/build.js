// Builds dist/: the app in dist/web, the command line with the server in dist/cli.js, and
// the workers that fight simulated battles and work out odds for the server beside it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, runnerImport } from 'vite'
import { buildEngine } from './build-engine.js'
import { ROOT } from './freshness.js'

const WEB = join(ROOT, 'dist', 'web')
const common = { configFile: false, logLevel: 'warn' }

/** The cards of scenarios, made when the app is built. */
const CARDS = /src[\\/]rules[\\/][^\\/]+[\\/]cards\.ts$/
/** The little that the list of battles shares with other screens. */
const BEGINNING = [
  /src[\\/](kernel[\\/]words|screen[\\/]briefing|commander[\\/](player-names|generals))\.ts$/,
  /src[\\/]web[\\/]app[\\/](open-file|use-one-at-a-time|use-ruleset)\.tsx?$/,
  /src[\\/]web[\\/]form[\\/](labels|choice-control|with-field|house-rules)\.tsx?$/,
  /src[\\/]web[\\/]table[\\/]ground[\\/]brush\.ts$/,
  /src[\\/]web[\\/]battle[\\/]storage[\\/](store|sealing|record|save-backup)\.ts$/,
  /src[\\/]web[\\/]battle[\\/]beginning[\\/](players|use-players|player-choice|temper-choice|seed|dice-choice)\.tsx?$/,
]

/**
 * What is loaded together stands in one file, for every file is asked for by itself: what is not ours, but for the
 * search, which is loaded on demand; what every page begins with; the list of battles; what all rules stand on; and what
 * several screens share of the table, of study, of battles and of everything else.
 */
const GROUPS = [
  { name: 'third-party', test: /node_modules[\\/](?!minisearch)/, priority: 5 },
  { name: 'start', tags: ['$initial'], priority: 4 },
  { name: 'cards', test: CARDS, priority: 4 },
  { name: 'beginning', test: (id) => BEGINNING.some((part) => part.test(id)), priority: 4 },
  { name: 'kernel', test: /src[\\/](kernel|table|screen)[\\/]/, priority: 3 },
  { name: 'parts', test: /src[\\/](referee|web[\\/](?!table|battle))/, minShareCount: 2, priority: 2 },
  { name: 'table', test: /src[\\/]web[\\/]table[\\/]/, minShareCount: 2, priority: 1 },
  { name: 'study', test: /src[\\/]study[\\/]/, minShareCount: 2, priority: 1 },
  { name: 'battles', test: /src[\\/]web[\\/]battle[\\/]/, minShareCount: 2 },
]

/** By the beginning of an address, the sources its screen is loaded from; the longest that fits counts. */
const SCREENS = {
  '/play': ['web/battle/beginning/play-screen.tsx', 'rules/passchendaele/cards.ts'],
  '/battle/': ['web/battle/battle-screen.tsx'],
  '/evening/': ['web/referee/evening-screen.tsx'],
  '/rules': ['web/rulebook/rules-screen.tsx'],
  ...Object.fromEntries(
    readdirSync(join(ROOT, 'src', 'rules'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [`/rules/${name}`, ['web/rulebook/rules-screen.tsx', `rules/${name}/printed.ts`]]),
  ),
}

/** All files that a source is loaded with, itself among them. */
const filesOf = (chunks, source) => {
  const found = new Set()
  const add = (chunk) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file))
  }
  const path = join(ROOT, 'src', ...source.split('/'))
  add(chunks.find(({ moduleIds = [] }) => moduleIds.includes(path)))
  return [...found]
}

/** Notes for the server which files a page will ask for, so that it can say so with the page itself. */
const notePreloads = ({ output }) => {
  const chunks = output.filter(({ type }) => type === 'chunk')
  const start = new Set(filesOf(chunks, 'web/main.tsx'))
  const preloads = Object.entries(SCREENS).map(([address, sources]) => {
    const files = sources.flatMap((source) => filesOf(chunks, source))
    return [address, [...new Set(files)].filter((file) => !start.has(file))]
  })
  writeFileSync(join(ROOT, 'dist', 'preloads.json'), JSON.stringify(Object.fromEntries(preloads)))
}

/** The cards of scenarios go into the app as they are, without the rules that they were made from. */
const readyMade = {
  name: 'ready-made',
  load: {
    filter: { id: CARDS },
    async handler(id) {
      const { module } = await runnerImport(id, common)
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  },
}

/** The thread of the newest version, which an older one asks what would become of its battles: never kept. */
const NEWEST_THREAD = 'newest-thread.js'

/** Gives it an address that stays the same from version to version. */
const addressThread = () => {
  const thread = readdirSync(join(WEB, 'assets')).find((name) => /^commander-worker-.*\.js$/.test(name))
  writeFileSync(join(WEB, NEWEST_THREAD), `import '/assets/${thread}'\n`)
}

/** What is smaller is sent as it is: it fits into one packet. */
const WORTH_PACKING = 1400

/** Lays a brotli and a gzip twin beside every script, style sheet and drawing, for the server to send. */
const pack = async () => {
  const files = readdirSync(WEB, { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.(js|css|svg)$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      if (content.length < WORTH_PACKING) return
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content))
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Every file of the app, for the service worker to keep; hashed names need no revision. */
const precache = () =>
  readdirSync(WEB, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== NEWEST_THREAD)
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const url = `/${relative(WEB, file).split(sep).join('/')}`
      const revision = url.startsWith('/assets/')
        ? null
        : createHash('sha256').update(readFileSync(file)).digest('hex')
      return { url, revision }
    })

const app = await build({
  ...common,
  plugins: [readyMade],
  root: join(ROOT, 'src', 'web'),
  // The thread of the computer players loads each rule set on demand, as the app does.
  worker: { format: 'es' },
  build: {
    outDir: WEB,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    license: { fileName: 'licences.md' },
    rollupOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: GROUPS } } },
  },
})
addressThread()
await build({
  ...common,
  root: join(ROOT, 'src', 'web'),
  publicDir: false,
  define: { PRECACHE: JSON.stringify(precache()), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: WEB,
    emptyOutDir: false,
    target: 'es2022',
    rollupOptions: { input: 'service-worker.ts', output: { entryFileNames: 'service-worker.js' } },
  },
})
notePreloads(app)
await pack()
await buildEngine(join(ROOT, 'dist', 'engine'))
// Each a file of its own; the command line last, because its age tells whether the build is fresh.
for (const [source, name] of [
  ['src/study/simulate-worker.ts', 'simulate-worker.js'],
  ['src/study/odds-worker.ts', 'odds-worker.js'],
  ['src/cli/main.ts', 'cli.js'],
]) {
  await build({
    ...common,
    root: ROOT,
    // With everything it needs from others, so that whoever installs the package has nothing else to install.
    ssr: { noExternal: true },
    build: {
      ssr: source,
      // The threads stand on the same packages, of which the command line has all.
      ...(name === 'cli.js' ? { license: { fileName: 'licences.md' } } : {}),
      target: 'node20',
      outDir: 'dist',
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: name } },
    },
  })
}
