// Keeps the layers of the house apart, the rooms of a rule set in their order, and folders out of circles: says what goes
// where it may not, and fails if anything does. What is still against the order of rooms and folders is listed in
// exceptions.json, exactly: `node scripts/layers.js --prune` takes out what has been mended.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { circles, folderGraph, mutualPairs } from './folders.js'
import { roomTrespass, strangeRoom } from './rooms.js'

const EXCEPTIONS = new URL('exceptions.json', import.meta.url)

/** For every layer those it may import from, besides itself. */
const MAY_IMPORT = {
  kernel: [],
  table: ['kernel'],
  screen: ['kernel', 'table'],
  rules: ['kernel', 'table', 'screen'],
  commander: ['kernel', 'table', 'screen', 'rules'],
  referee: ['kernel', 'screen', 'rules'],
  study: ['kernel', 'table', 'screen', 'rules', 'commander', 'referee'],
  engine: ['kernel', 'table', 'screen', 'rules', 'commander', 'referee', 'study'],
  server: ['kernel', 'table', 'screen', 'rules', 'commander', 'referee', 'study'],
  web: ['kernel', 'table', 'screen', 'rules', 'commander', 'referee', 'study'],
  cli: ['kernel', 'table', 'screen', 'rules', 'commander', 'referee', 'study', 'engine', 'server'],
}

/** These run anywhere, so they know no Node. */
const ANYWHERE = ['kernel', 'table', 'screen', 'rules', 'commander', 'referee', 'engine', 'web']

/** Adjudications and battles: the command line has them of the engine alone. */
const OF_THE_ENGINE =
  /^src\/(kernel\/(request|game\/battle\/(battle|log|replay|undo))|study\/(fight|odds))\.ts$/

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** The rule set a file belongs to; none for the list of them all. */
const rulesetOf = (file) => /^src\/rules\/([^/]+)\//.exec(file)?.[1]

/** Why one file may not import another; none if it may. */
export const trespass = (from, to) => {
  const layer = from.split('/')[1]
  if (to.startsWith('node:')) return ANYWHERE.includes(layer) ? `${layer} runs anywhere` : undefined
  if (!to.startsWith('src/')) return undefined
  const other = to.split('/')[1]
  if (from.startsWith('src/web/table/') && (other === 'rules' || to.startsWith('src/web/battle/')))
    return 'the table view knows no rules and no battle'
  if (layer === 'rules' && other === 'rules' && rulesetOf(from) && rulesetOf(from) !== rulesetOf(to))
    return 'one rule set does not know another'
  if (layer === 'cli' && OF_THE_ENGINE.test(to))
    return 'the command line fights and adjudicates through the engine'
  if (layer === other || MAY_IMPORT[layer]?.includes(other)) return undefined
  return `${layer} may not import from ${other}`
}

/** All that a file imports: files of ours by their path, whether relative or by the name of their layer; packages by their name. */
export const importsIn = (file, text) =>
  [...text.matchAll(IMPORT)].map(([, to]) => {
    if (to.startsWith('#')) return `src/${to.slice(1)}`
    return to.startsWith('.') ? path.posix.join(path.posix.dirname(file), to) : to
  })

export const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(file) : /\.tsx?$/.test(file) ? [file] : []
  })

const unique = (list) => [...new Set(list)].sort()

/** What is against the order of rooms and folders. */
const disorder = (imports) => {
  const graph = folderGraph(imports)
  return {
    rooms: unique(imports.flatMap(([from, to]) => roomTrespass(from, to) ?? [])),
    pairs: mutualPairs(graph),
    circles: circles(graph).flat().sort(),
  }
}

const TOLD = {
  rooms: 'is against the order of the rooms of a rule set',
  pairs: 'import each other',
  circles: 'stands in a circle of folders that import one another',
}

/** What is new against the list of exceptions, and what of it is mended, so that the list can only shrink. */
export const compared = (found, exceptions) =>
  Object.keys(TOLD).flatMap((sort) => [
    ...found[sort]
      .filter((one) => !exceptions[sort].includes(one))
      .map((one) => ({ sort, one, fault: `${one}: ${TOLD[sort]}` })),
    ...exceptions[sort]
      .filter((one) => !found[sort].includes(one))
      .map((one) => ({ sort, one, fault: `${one} is mended: take it out (node scripts/layers.js --prune)` })),
  ])

const writeExceptions = (exceptions) => writeFileSync(EXCEPTIONS, `${JSON.stringify(exceptions, null, 2)}\n`)

const main = (prune) => {
  const files = filesBelow('src')
  const imports = files.flatMap((file) => importsIn(file, readFileSync(file, 'utf8')).map((to) => [file, to]))
  const ours = imports.filter(([, to]) => to.startsWith('src/'))
  const found = disorder(ours)
  const exceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8'))
  if (prune) {
    for (const sort of Object.keys(TOLD))
      exceptions[sort] = exceptions[sort].filter((one) => found[sort].includes(one))
    writeExceptions(exceptions)
  }
  const faults = [
    ...imports.flatMap(([file, to]) => {
      const why = trespass(file, to)
      return why ? [`${file} imports ${to}: ${why}`] : []
    }),
    ...unique(files.flatMap((file) => strangeRoom(file) ?? [])).map(
      (room) => `${room} is no room of a rule set (scripts/rooms.js)`,
    ),
    ...compared(found, exceptions).map(({ fault }) => fault),
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.includes('--prune'))
