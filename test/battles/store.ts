import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileOf, readBattle, writtenBattle } from '#kernel/game/battle/file.ts'
import { type Replayed, replay } from '#kernel/game/battle/replay.ts'
import type { Game } from '#kernel/game/game.ts'
import { RULESETS } from '#rules/index.ts'
import { playable } from '#study/playable.ts'
import { type Archived, addToArchive, listParted, recordArchive } from './archive.ts'
import { FLANDERS_FIELDS_BATTLES } from './flanders-fields-battles.ts'
import { GREEN_FIELDS_BATTLES } from './green-fields-battles.ts'
import { givenAnew, type Kept } from './keeping.ts'
import { PASSCHENDAELE_BATTLES } from './passchendaele-battles.ts'
import { SKIRMISH_BATTLES } from './skirmish-battles.ts'

/*
 * Brings the stored battles up to the rules as they are (`npm run battles`); needed whenever the version of a game is raised.
 * A battle that comes out as it did stays; one whose orders and dice alone do gets the checksums of now; one that parts is
 * fought anew, for its ending the shortest of some. What is replaced goes into the archive as it was committed, and how the
 * archived battles come out is recorded.
 *
 *   npm run battles                       of all games
 *   npm run battles skirmish raid-1916    of one game, or of its scenarios that begin so
 *   npm run battles all                   fights every one anew (with a game and a scenario after it, if wanted)
 *   npm run battles archive               only records how the archived battles come out
 *   npm run battles list                  prints which of them part, and what parts them
 */

const KEPT: readonly Kept[] = [
  PASSCHENDAELE_BATTLES,
  GREEN_FIELDS_BATTLES,
  FLANDERS_FIELDS_BATTLES,
  SKIRMISH_BATTLES,
]

const ASKED = ['all', 'archive', 'list'] as const

const given = process.argv.slice(2)
const asked = ASKED.find((word) => word === given[0])
const [wanted, only = ''] = asked ? given.slice(1) : given

const folderOf = (ruleset: string): string => fileURLToPath(new URL(`./${ruleset}`, import.meta.url))

const git = (folder: string, ...words: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

/** A stored battle as it was committed, named by the commit it came with; none if it never was. */
const committed = (folder: string, name: string): readonly Archived[] => {
  const text = git(folder, 'show', `HEAD:./${name}`)
  const commit = git(folder, 'log', '-1', '--format=%h', '--abbrev=8', '--', name)?.trim()
  return text && commit ? [{ id: `${commit}/${name.replace(/\.json$/, '')}`, text }] : []
}

const isEnding = ({ battle: { game, state } }: Replayed, ending: string): boolean => {
  const result = game.result(state)
  return [result?.reason, `${result?.reason}.${result?.winner ?? 'drawn'}`].includes(ending)
}

/** The stored text of an ending if it is still good, or with the checksums of now if its orders are. */
const stillGood = (game: Game, path: string, ending: string): string | undefined => {
  if (asked === 'all' || !existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  const read = readBattle(text)
  const again = read.ok ? replay(game, read.value) : undefined
  if (!read.ok || !again?.ok || again.value.fault || !isEnding(again.value, ending)) return undefined
  return again.value.comparison === 'same' ? text : writtenBattle(fileOf(givenAnew(game, read.value, read.value.orders)))
}

/** The text of a battle that comes to an ending, as short as one was found. */
const foughtAnew = (kept: Kept, scenario: string, ending: string): string | undefined => {
  const battle = kept.battleFor(scenario, ending)
  return battle && writtenBattle(fileOf(battle))
}

const bringUpToDate = (kept: Kept, game: Game): void => {
  const folder = folderOf(kept.id)
  mkdirSync(folder, { recursive: true })
  const stored = readdirSync(folder).filter((name) => name.startsWith(only))
  const replaced: Archived[] = []
  const done = new Set<string>()
  for (const [scenario, ways] of Object.entries(kept.endings))
    for (const ending of ways) {
      const name = `${scenario}.${ending}.json`
      if (!name.startsWith(only)) continue
      done.add(name)
      const path = join(folder, name)
      const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
      const good = stillGood(game, path, ending)
      const text = good ?? foughtAnew(kept, scenario, ending)
      if (text !== undefined && text === before) continue
      replaced.push(...committed(folder, name))
      if (text === undefined) {
        rmSync(path, { force: true })
        console.log(`${name}: no battle comes to it any more; take it off the endings in test/battles/${kept.id}.ts`)
      } else {
        writeFileSync(path, text)
        console.log(`${name}: ${good ? 'checksums of now' : 'fought anew'}, ${Math.ceil(text.length / 1024)} kB`)
      }
    }
  for (const name of stored.filter((one) => !done.has(one))) {
    replaced.push(...committed(folder, name))
    rmSync(join(folder, name))
    console.log(`${name}: no such ending; taken away`)
  }
  addToArchive(kept.id, replaced)
}

for (const { id, game } of playable(RULESETS)) {
  if (wanted !== undefined && wanted !== id) continue
  if (asked === 'list') {
    listParted(id)
    continue
  }
  const kept = KEPT.find((one) => one.id === id)
  if (kept && asked !== 'archive') bringUpToDate(kept, game)
  recordArchive(id, game)
}
