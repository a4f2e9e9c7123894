import { replay } from '#kernel/game/battle/replay.ts'
import type { AnyEvent, BattleResult, Game, Side } from '#kernel/game/game.ts'
import { failure, type Result, success } from '#kernel/procedure/result.ts'
import type { Aftermath } from '#screen/aftermath.ts'
import { loadPlayed } from '../../rulesets.ts'
import type { BattleRecord } from './record.ts'
import { recordToLookAt } from './store.ts'

/** A battle that is over and has left something to look at. */
export interface Over {
  readonly record: BattleRecord
  readonly game: Game
  readonly aftermath: Aftermath
  readonly state: unknown
  readonly result: BattleResult
}

/** Gets ready to see every event of a battle between these sides. */
type Visitor = (
  game: Game,
  aftermath: Aftermath,
  sides: readonly Side[],
) => (state: unknown, event: AnyEvent) => void

/** Reads a stored battle; while it goes on, what is left of it stays secret. */
export const openOver = async (
  id: string,
  visitor: Visitor = () => () => {},
): Promise<Result<Over, string>> => {
  const found = await recordToLookAt(id)
  if (!found.ok) return found
  const record = found.value
  const ruleset = await loadPlayed(record.file.ruleset)
  if (!ruleset?.game) return failure('These rules cannot be played here')
  const { game, aftermath } = ruleset
  if (!aftermath) return failure(`${ruleset.title} keeps neither graveyard nor war diary`)
  const sides = game.scenarios.find((one) => one.id === record.file.scenario)?.sides ?? []
  const hear = visitor(game, aftermath, sides)
  const told = replay(game, record.file, {
    visit: ({ happened }) => {
      for (const { event, state } of happened) hear(state, event)
    },
  })
  if (!told.ok) return failure(told.error.message)
  const { battle, fault } = told.value
  const { state } = battle
  const result = game.result(state)
  if (fault) return failure('This campaign was played under other rules and cannot be told again')
  return result
    ? success({ record, game, aftermath, state, result })
    : failure('This is shown when the campaign is over')
}
