import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { type BattleFile, readBattle } from '#kernel/game/battle/file.ts'
import { type Replayed, replay } from '#kernel/game/battle/replay.ts'
import type { AnyEvent, AnyOrder, Game } from '#kernel/game/game.ts'
import { counted, several } from '#kernel/words.ts'

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

/** Puts battles beside those that are in the archive; what is in it already is not put there twice. */
export const addToArchive = (ruleset: string, battles: readonly Archived[]): void => {
  const before = archived(ruleset)
  const known = new Set(before.map(({ text }) => text))
  const added = battles.filter(({ text }) => !known.has(text))
  if (added.length === 0) return
  const lines = [...before, ...added].map((one) => `${JSON.stringify(one)}\n`).join('')
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  }
  writeFileSync(placeOf(`${ruleset}.jsonl.br`), brotliCompressSync(lines, { params }))
  console.log(`${ruleset}: ${several(added.length, 'battle')} more in the archive`)
}

/** Writes down anew how the archived battles of a game come out. */
export const recordArchive = (ruleset: string, game: Game): void => {
  const battles = archived(ruleset).map((one) => [one.id, outcomeOf(game, fileIn(one)).words] as const)
  const recorded: Recorded = { version: game.version ?? 1, battles: Object.fromEntries(battles) }
  writeFileSync(placeOf(`${ruleset}.json`), `${JSON.stringify(recorded, undefined, 1)}\n`)
  const parted = battles.filter(([, words]) => !isAlike(words)).length
  console.log(`${ruleset}: of ${battles.length} archived battles ${counted(parted, 'parts', 'part')}`)
}

const isAlike = (words: string): boolean => /^(same|same-end|alike): /.test(words)

/** What parts a battle: the clause that refuses an order, what else refuses it, or other dice. */
const reasonOf = (words: string): string => {
  const clause = /\(([A-Z]{2}-[A-Z]+-\d+)\)/.exec(words)
  if (clause?.[1]) return clause[1]
  if (/ rolls \d+ dice here /.test(words)) return 'other dice'
  return words.replace(/^parts at \d+: (Order \d+ is refused: )?/, '').replace(/ The battle was fought under.*/, '')
}

/** "31cf33b2/amiens-1918.agreement, order 94 (go-on)" */
const placeIn = (one: Archived, words: string): string => {
  const order = Number(/^parts at (\d+)/.exec(words)?.[1])
  const kind = fileIn(one).orders[order - 1]?.order.kind
  return kind === undefined ? one.id : `${one.id}, order ${order} (${kind})`
}

/** Prints which archived battles of a game part, by what parts them, as it was recorded. */
export const listParted = (ruleset: string): void => {
  const { version, battles } = recordedOf(ruleset)
  const all = archived(ruleset)
  const reasons = new Map<string, string[]>()
  for (const one of all) {
    const words = battles[one.id]
    if (words === undefined || isAlike(words)) continue
    const reason = reasonOf(words)
    reasons.set(reason, [...(reasons.get(reason) ?? []), placeIn(one, words)])
  }
  const parted = [...reasons.values()].flat().length
  console.log(`${ruleset}, version ${version}: ${all.length - parted} of ${all.length} fight to their end`)
  for (const [reason, places] of [...reasons].toSorted(([, one], [, other]) => other.length - one.length))
    console.log([`  ${places.length}: ${reason}`, ...places.map((place) => `    ${place}`)].join('\n'))
}
