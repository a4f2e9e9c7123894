// Keeps the layers of the house apart: says which import goes where it may not, and fails if there is one.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** For every layer those it may import from, besides itself. */
const MAY_IMPORT = {
  kernel: [],
  table: ['kernel'],
  screen: ['kernel', 'table'],
  rules: ['kernel', 'table', 'screen'],
  commander: ['kernel', 'table', 'screen', 'rules'],
  referee: ['kernel', 'screen', 'rules'],
  study: ['kernel', 'table', 'screen', 'rules', 'commander', 'referee'],
  server: ['kernel', 'table', 'screen', 'rules', 'commander', 'referee', 'study'],
  web: ['kernel', 'table', 'screen', 'rules', 'commander', 'referee', 'study'],
  cli: ['kernel', 'table', 'screen', 'rules', 'commander', 'referee', 'study', 'server'],
}

/** These run anywhere, so they know no Node. */
const ANYWHERE = ['kernel', 'table', 'screen', 'rules', 'commander', 'referee', 'web']

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
  if (layer === other || MAY_IMPORT[layer]?.includes(other)) return undefined
  return `${layer} may not import from ${other}`
}

/** All that a file imports: files of ours by their path, whether relative or by the name of their layer; packages by their name. */
export const importsIn = (file, text) =>
  [...text.matchAll(IMPORT)].map(([, to]) => {
    if (to.startsWith('#')) return `src/${to.slice(1)}`
    return to.startsWith('.') ? path.posix.join(path.posix.dirname(file), to) : to
  })

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(file) : /\.tsx?$/.test(file) ? [file] : []
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = filesBelow('src').flatMap((file) =>
    importsIn(file, readFileSync(file, 'utf8')).flatMap((to) => {
      const why = trespass(file, to)
      return why ? [`${file} imports ${to}: ${why}`] : []
    }),
  )
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
