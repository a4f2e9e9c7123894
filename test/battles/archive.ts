import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { type BattleFile, readBattle } from '../../src/kernel/game/battle/file.ts'
import { type Replayed, replay } from '../../src/kernel/game/battle/replay.ts'
import type { AnyEvent, AnyOrder, Game } from '../../src/kernel/game/game.ts'

/*
 * Every battle that was ever stored in this folder, as it was written: a packed file a game, a battle a line, named by the
 * commit it came with. The index says how each comes out under the rules as they are.
 */

/** Battles of users' age: as earlier versions wrote them. */
export interface Archived {
  readonly id: string
  readonly text: string
}

/** How the archived battles of a game come out, and under which version of its rules that was recorded. */
export interface Recorded {
  readonly version: number
  readonly battles: Readonly<Record<string, string>>
}

const placeOf = (name: string): string => fileURLToPath(new URL(`./archive/${name}`, import.meta.url))

export const archived = (ruleset: string): readonly Archived[] => {
  const packed = placeOf(`${ruleset}.jsonl.br`)
  if (!existsSync(packed)) return []
  const lines = brotliDecompressSync(readFileSync(packed)).toString('utf8').trimEnd().split('\n')
  return lines.map((line): Archived => JSON.parse(line))
}

export const recordedOf = (ruleset: string): Recorded =>
  JSON.parse(readFileSync(placeOf(`${ruleset}.json`), 'utf8'))

export const fileIn = ({ id, text }: Archived): BattleFile => {
  const read = readBattle(text)
  if (!read.ok) throw new Error(`${id}: ${read.error[0]?.message}`)
  return read.value
}

/** "parts at 57: Order 57 rolls …", "alike: turn-limit.attacker", "same: goes on", "does not begin: …" */
export const outcomeOf = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  file: BattleFile,
): { readonly words: string; readonly again?: Replayed<S, O, E, V> } => {
  const replayed = replay(game, file)
  if (!replayed.ok) return { words: `does not begin: ${replayed.error.message}` }
  const { battle, comparison, fault } = replayed.value
  const result = game.result(battle.state)
  const ends = result ? `${result.reason}.${result.winner ?? 'drawn'}` : 'goes on'
  const words = fault ? `parts at ${fault.order}: ${fault.message}` : `${comparison}: ${ends}`
  return { words, again: replayed.value }
}

/** Writes down anew how the archived battles of a game come out. */
export const recordArchive = (ruleset: string, game: Game): void => {
  const battles = archived(ruleset).map((one) => [one.id, outcomeOf(game, fileIn(one)).words] as const)
  if (battles.length === 0) return
  const recorded: Recorded = { version: game.version ?? 1, battles: Object.fromEntries(battles) }
  writeFileSync(placeOf(`${ruleset}.json`), `${JSON.stringify(recorded, undefined, 1)}\n`)
  const counts = new Map<string, number>()
  for (const [, words] of battles) {
    const kind = words.split(/[ :]/)[0] ?? ''
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  console.log(`${ruleset}: ${battles.length} archived battles, ${JSON.stringify(Object.fromEntries(counts))}`)
}
