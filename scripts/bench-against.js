// Measures this tree against a commit, by turns: the only speed that counts on a machine with other work to do.
//   npm run bench:against REV [rule set …] [--rounds N]
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './freshness.js'

const words = process.argv.slice(2)
const at = words.indexOf('--rounds')
const rounds = at < 0 ? 3 : Number(words[at + 1])
const [rev, ...named] = at < 0 ? words : words.toSpliced(at, 2)
if (!rev || !(rounds > 0)) {
  console.error('npm run bench:against REV [rule set …] [--rounds N]')
  process.exit(1)
}
const rulesets = named.length > 0 ? named : ['flanders-fields', 'skirmish', 'green-fields', 'passchendaele']

const other = join(mkdtempSync(join(tmpdir(), 'bench-')), 'tree')
const git = (...args) => execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })

const turnIn = (tree, ruleset) =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', join(tree, 'bench', 'turn.ts'), ruleset], {
      cwd: tree,
      encoding: 'utf8',
    }),
  )

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

git('worktree', 'add', '--quiet', '--detach', other, rev)
try {
  symlinkSync(join(ROOT, 'node_modules'), join(other, 'node_modules'), 'junction')
  copyFileSync(join(ROOT, 'bench', 'turn.ts'), join(other, 'bench', 'turn.ts'))
  for (const ruleset of rulesets) {
    /** By kind of work, milliseconds of processor time an order: first the other tree, then this one. */
    const took = {}
    for (let round = 0; round < rounds; round++)
      for (const [i, tree] of [other, ROOT].entries())
        for (const [work, { ms, orders }] of Object.entries(turnIn(tree, ruleset))) {
          took[work] ??= [[], []]
          took[work][i].push(ms / orders)
        }
    for (const [work, [before, after]] of Object.entries(took)) {
      const [then, now] = [median(before), median(after)]
      const ratio = ((now / then - 1) * 100).toFixed(1)
      console.log(
        `${ruleset.padEnd(18)}${work.padEnd(24)}${(then * 1000).toFixed(1).padStart(9)} µs an order before, ${(now * 1000).toFixed(1)} now: ${now > then ? '+' : ''}${ratio} %`,
      )
    }
  }
} finally {
  git('worktree', 'remove', '--force', other)
  rmSync(join(other, '..'), { recursive: true, force: true })
}
