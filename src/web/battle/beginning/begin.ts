import { unfought, upTo } from '#kernel/game/battle/file.ts'
import { openingWords, replay } from '#kernel/game/battle/replay.ts'
import { salvaged } from '#kernel/game/battle/salvage.ts'
import { hidesAnything, type Side } from '#kernel/game/game.ts'
import { failure, type Result, success } from '#kernel/procedure/result.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { stamp } from '../../app/stamp.ts'
import { playersAgain } from '../storage/backup.ts'
import type { BattleRecord } from '../storage/record.ts'
import { canPlay } from './players.ts'

export interface Wishes {
  readonly scenario: string
  readonly players: Readonly<Record<Side, string>>
  /** After whom computer players are called. */
  readonly generals?: Readonly<Record<Side, string>>
  readonly ownDice: boolean
  readonly seed: number
  readonly options: Readonly<Record<string, unknown>>
}

/** 'Langemarck', then 'Langemarck, no. 2'. */
const titleOf = ({ game }: PlayedRuleset, scenario: string, taken: readonly string[]): string => {
  const title = game?.scenarios.find(({ id }) => id === scenario)?.title ?? scenario
  let number = 1
  let name = title
  while (taken.includes(name)) {
    number++
    name = `${title}, no. ${number}`
  }
  return name
}

const sidesOf = ({ game }: PlayedRuleset, scenario: string): readonly Side[] =>
  game?.scenarios.find(({ id }) => id === scenario)?.sides ?? []

const hidesAtFirst = (ruleset: PlayedRuleset, { scenario, options }: Wishes): boolean => {
  const { game } = ruleset
  const begun = game?.begin(scenario, options)
  return (
    game !== undefined && begun?.ok === true && hidesAnything(game, begun.value, sidesOf(ruleset, scenario))
  )
}

/** A new battle, ready to be stored; `taken` are the titles of those that are stored already. */
export const newBattle = (
  ruleset: PlayedRuleset,
  wishes: Wishes,
  taken: readonly string[] = [],
): BattleRecord => {
  const { id, at } = stamp()
  const { scenario, players, generals = {}, ownDice, seed, options } = wishes
  const setting = { ruleset: ruleset.id, scenario, options, seed }
  return {
    id,
    title: titleOf(ruleset, scenario, taken),
    begun: at,
    changed: at,
    players,
    ...(Object.keys(generals).length > 0 && { generals }),
    ownDice,
    file: unfought(ruleset.game, setting),
    whys: [],
    takenBack: 0,
    hidden: hidesAtFirst(ruleset, wishes),
    standing: 'not begun',
  }
}

const FROM_A_FILE = ' (from a file)'

/** A battle that was read from a file, and what is to be said of it. */
interface Imported {
  readonly record: BattleRecord
  /** How much of it is sound, or from where it comes out otherwise than it did. */
  readonly told: string | undefined
}

/** A battle from a backup file, fought again from its first order to its last. Of a damaged one, what is sound. */
export const importedBattle = async (
  written: string,
  load: (id: string) => Promise<PlayedRuleset> | undefined,
): Promise<Result<Imported, string>> => {
  const read = salvaged(written)
  if (!read.ok) {
    const [first] = read.error
    return failure(
      first ? `${first.message}${first.path ? ` (at ${first.path})` : ''}` : 'The file is no battle.',
    )
  }
  const { damage } = read.value
  const { notes, ...whole } = read.value.file
  const ruleset = await load(whole.ruleset)
  if (!ruleset?.game || !ruleset.tableTop)
    return failure(`There is no game "${whole.ruleset.slice(0, 40)}" to play here.`)
  const found = replay(ruleset.game, whole, { suspect: damage?.suspect ?? false })
  if (!found.ok) return failure(found.error.message)
  const { battle } = found.value
  // What is damaged is left out; what newer rules refuse is kept, to be looked at.
  const file = damage?.suspect ? upTo(whole, battle.orders.length) : whole
  const { scenario, seed } = file
  const sides = sidesOf(ruleset, scenario)
  const players = playersAgain(read.value.file, sides, canPlay(ruleset))
  const base = newBattle(ruleset, { scenario, players, ownDice: notes?.ownDice ?? false, seed, options: {} })
  const { game, state } = battle
  const record: BattleRecord = {
    ...base,
    file,
    title: `${(notes?.title ?? base.title).replaceAll(FROM_A_FILE, '')}${FROM_A_FILE}`,
    begun: notes?.begun ?? base.begun,
    whys: notes?.whys ?? [],
    ...(notes?.led ? { led: notes.led } : {}),
    takenBack: notes?.takenBack ?? 0,
    ...(notes?.bound ? { bound: notes.bound } : {}),
    hidden: hidesAnything(game, state, sides),
    standing: game.result(state) ? 'over' : ruleset.game.summary(game.view(state, 'umpire')),
  }
  const told =
    found.value.fault && damage
      ? found.value.fault.message
      : (damage?.message ?? openingWords(found.value, whole))
  return success({ record, told })
}
