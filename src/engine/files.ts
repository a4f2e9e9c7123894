import { fileOf, upTo, writtenBattle } from '#kernel/game/battle/file.ts'
import {
  type Comparison,
  comparisonWords,
  otherRules,
  type ReplayFault,
  replayWithLog,
} from '#kernel/game/battle/replay.ts'
import { type Damage, salvaged } from '#kernel/game/battle/salvage.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { type Battle, battleOf } from './battle.ts'
import { type Rules, rulesNamed } from './rules.ts'

/** The text of a battle's file; its format is described in docs/battle-file.md. */
export const save = (battle: Battle): string => writtenBattle(fileOf(battle.inner.fought))

/** A battle fought again, and how that compares with what was written down. */
export interface Replayed<O extends AnyOrder = AnyOrder> {
  /** As far as it could be fought again. */
  readonly battle: Battle<O>
  readonly comparison: Comparison
  /** The same in a sentence for players. */
  readonly words: string
  /** Orders in the file. */
  readonly written: number
  /** The version of the rules under which it began. */
  readonly rulesVersion: number
  /** That the rules or the scenario are others than those it was fought under, in a sentence. */
  readonly other?: string
  /** Where it parts; the battle stands before that order. */
  readonly fault?: ReplayFault
  /** The first order after which it stands otherwise than it did, though orders and dice go on alike. */
  readonly differs?: number
  /** What is wrong with the file itself. */
  readonly damage?: Damage
  /** Dice that the players threw themselves. */
  readonly byHand: number
}

/** How a battle is fought again. */
export interface Replaying {
  /** Only the first so many orders. */
  readonly to?: number
}

/** Fights the battle of a file again, by the rule set it names if several are given. Reads a damaged one as far as it is sound. */
export const replay = <O extends AnyOrder>(
  known: Rules<O> | readonly Rules<O>[],
  text: string,
  replaying: Replaying = {},
): Result<Replayed<O>, readonly Fault[]> => {
  const { to } = replaying
  const read = salvaged(text)
  if (!read.ok) return read
  const { file, damage } = read.value
  const { notes } = file
  const written = file.orders.length
  if (to !== undefined && !(Number.isInteger(to) && to >= 0 && to <= written))
    return failure([{ path: 'orders', message: `The battle has only ${written} orders.` }])
  const rules = rulesNamed('id' in known ? [known] : known, file.ruleset)
  if (!rules)
    return failure([{ path: 'ruleset', message: `There is no rule set "${file.ruleset.slice(0, 40)}".` }])
  const wanted = to === undefined ? file : upTo(file, to)
  const replayed = replayWithLog(rules.inner.game, wanted, notes?.whys, damage?.suspect)
  if (!replayed.ok) return failure([replayed.error])
  const { battle, log, comparison, fault, differs } = replayed.value
  const other = otherRules(file, battle.game)
  const noted = {
    players: Object.fromEntries((notes?.players ?? []).map(({ side, player }) => [side, player])),
    ...(notes?.led ? { led: notes.led } : {}),
    takenBack: notes?.takenBack ?? 0,
  }
  return success({
    battle: battleOf(rules, battle, log, noted),
    comparison,
    words: comparisonWords(replayed.value, file),
    written,
    rulesVersion: file.rulesVersion,
    ...(other === undefined ? {} : { other }),
    ...(fault ? { fault } : {}),
    ...(differs === undefined ? {} : { differs }),
    ...(damage ? { damage } : {}),
    byHand: log.orders.reduce((sum, order) => sum + order.byHand, 0),
  })
}
