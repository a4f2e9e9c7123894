// Counts what makes the house easy or hard to change: `npm run house [--json] [REV]`; with a commit, before and after.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './freshness.js'
import { countHouse } from './house/count.js'
import { sourcesIn } from './house/sources.js'

const WORDS = {
  files: 'files',
  generatedFiles: 'of them generated',
  lines: 'lines, without generated ones',
  linesOfRules: 'of them in the rule sets',
  importLines: 'lines of imports',
  importsFromFiveUp: "imports from five or more '../' up",
  satellites: 'satellites (story, tell, phase, orders)',
  phases: 'phases',
  orders: 'kinds of orders',
  stories: 'kinds of stories',
  'filesNaming-phases': 'files that name a phase (median)',
  'filesNaming-orders': 'files that name a kind of order (median)',
  'filesNaming-stories': 'files that name a kind of story (median)',
  switches: 'switches over phases, orders, stories',
  cases: 'their cases',
  smallServants: 'files under 25 lines with one user',
  servantsBeside: 'of them in the same folder',
  exportedFunctions: 'exported functions',
  withOneUser: 'of them with one user',
  foldersInCircles: 'folders in circles',
  mutualFolders: 'pairs of folders that import each other',
  clausesShared: 'clauses named by both referee and game',
  clausesTwice: 'of them without effects: said twice',
  inCircles: 'folders in circles',
  pairs: 'pairs of folders that import each other',
}

/** The sources of a commit, laid out for a moment. */
const countCommit = (commit) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-'))
  try {
    const archive = execFileSync('git', ['archive', commit, 'src'], { cwd: ROOT, maxBuffer: 1 << 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return countHouse(sourcesIn(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const shown = (value) => (value === undefined ? '–' : value.toLocaleString('en'))

/** A line for every figure: what it is, before where there is a before, and now. */
const section = (title, now, before) => [
  '',
  title,
  ...Object.keys(now).map((key) => {
    const was = before ? [shown(before[key])] : []
    const figures = [...was, shown(now[key])].map((figure) => figure.padStart(9)).join('')
    return `  ${(WORDS[key] ?? key).padEnd(50)}${figures}`
  }),
]

const table = (now, before) => [
  ...section('the house', now.house, before?.house),
  ...Object.keys(now.rulesets).flatMap((id) => section(id, now.rulesets[id], before?.rulesets[id] ?? {})),
  ...Object.keys(now.folders)
    .filter((layer) => now.folders[layer].inCircles > 0 || before?.folders[layer]?.inCircles > 0)
    .flatMap((layer) => section(layer, now.folders[layer], before?.folders[layer])),
]

const args = process.argv.slice(2)
const [commit] = args.filter((arg) => !arg.startsWith('--'))
const before = commit && countCommit(commit)
const now = countHouse(sourcesIn(ROOT))
if (args.includes('--json')) console.log(JSON.stringify(before ? { before, now } : now, null, 2))
else {
  if (before) console.log(`before: ${commit}`)
  console.log(table(now, before).join('\n').trim())
}
