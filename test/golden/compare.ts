import { spawnSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { battlesOf } from './battle.ts'
import { differing, goldenFile, isOf, linesIn } from './digests.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** So many battles are written out, and so many lines of their differences printed. */
const BATTLES = 6
const LINES = 400

const run = (folder: string, command: string, ...words: readonly string[]): string => {
  const done = spawnSync(command, words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 })
  if (done.status === 0) return done.stdout
  throw new Error(`${command} ${words.join(' ')}: ${done.stderr || done.error?.message}`)
}

/** The battles whose digests are not those recorded in a commit. */
const differingFrom = (
  revision: string,
  ruleset: string,
  beginning: string,
  now: (battle: string) => readonly string[],
): readonly string[] => {
  const recorded = linesIn(run(ROOT, 'git', 'show', `${revision}:${goldenFile(ruleset)}`))
  return battlesOf(ruleset, beginning).filter((battle) => {
    const aspects = differing(recorded.filter(isOf(battle)), now(battle))
    if (aspects.length > 0) console.log(`${ruleset} ${battle}: ${aspects.join(', ')}`)
    return aspects.length > 0
  })
}

const writeTexts = (root: string, ruleset: string, battles: readonly string[], folder: string): void => {
  for (const battle of battles)
    run(root, 'npx', 'tsx', 'test/golden/command.ts', 'text', ruleset, battle, folder)
}

const changedIn = (hunk: string): string =>
  hunk
    .split('\n')
    .filter((line) => /^[+-]/.test(line))
    .join('\n')

/** The hunks of a difference, each named by its file and those that change the same only once. */
const distinctHunks = (diff: string): readonly string[] => {
  const seen = new Set<string>()
  return diff.split(/^(?=diff --git )/m).flatMap((file) => {
    const [head = '', ...hunks] = file.split(/^(?=@@ )/m)
    const name = head.split('\n')[0]?.replace(/^.* b\/after\//, '') ?? ''
    return hunks.flatMap((hunk) => {
      const changed = changedIn(hunk)
      if (seen.has(changed)) return []
      seen.add(changed)
      return [hunk.replace(/^@@.*$/m, `@@ ${name}`)]
    })
  })
}

/** Prints how the texts of battles whose digests differ from those of a commit differ from the texts there. */
export const compareWith = (
  revision: string,
  ruleset: string,
  beginning: string,
  now: (battle: string) => readonly string[],
): void => {
  const differ = differingFrom(revision, ruleset, beginning, now)
  const battles = differ.slice(0, BATTLES)
  if (battles.length === 0) {
    console.log(`${ruleset}: all as in ${revision}`)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'golden-'))
  const tree = join(folder, 'tree')
  run(ROOT, 'git', 'worktree', 'add', '--detach', tree, revision)
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
    writeTexts(tree, ruleset, battles, join(folder, 'before'))
  } finally {
    run(ROOT, 'git', 'worktree', 'remove', '--force', tree)
  }
  writeTexts(ROOT, ruleset, battles, join(folder, 'after'))
  const { stdout } = spawnSync('git', ['diff', '--no-index', '-U1', 'before', 'after'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  const lines = distinctHunks(stdout).join('').trimEnd().split('\n')
  for (const line of lines.slice(0, LINES)) console.log(line)
  if (lines.length > LINES) console.log(`… and ${lines.length - LINES} lines more`)
  if (differ.length > battles.length) console.log(`… and ${differ.length - battles.length} battles more`)
  console.log(`The whole texts are in ${folder}, before and after.`)
}
