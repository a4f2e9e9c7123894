import { replay, troubleIn } from '#kernel/game/battle/replay.ts'
import { failure, type Result } from '#kernel/procedure/result.ts'
import type { SeriesDocument } from '#screen/series.ts'
import { importedBattle } from '../battle/beginning/begin.ts'
import type { BattleRecord } from '../battle/storage/record.ts'
import { loadPlayed } from '../rulesets.ts'
import type { OpenSeries } from './received.ts'

/** The series after one of its battles, which is fought again to see how it ended. */
export const takenUpInto = (
  { ruleset, keeper, series }: OpenSeries,
  { file }: Pick<BattleRecord, 'file'>,
): Result<SeriesDocument, string> => {
  if (!ruleset.game || !keeper.isNext(series, file.options))
    return failure('This battle is not the next one of this series.')
  const told = replay(ruleset.game, file)
  if (!told.ok) return failure(told.error.message)
  const trouble = troubleIn(told.value)
  if (trouble !== undefined) return failure(trouble)
  const taken = keeper.takeUp(series, file.options, told.value.battle.state)
  return taken.ok ? taken : failure(taken.error.message)
}

/** The same from a backup file, which may come from another device. */
export const takenUpFromFile = async (
  open: OpenSeries,
  text: string,
): Promise<Result<SeriesDocument, string>> => {
  const read = await importedBattle(text, loadPlayed)
  return read.ok ? takenUpInto(open, read.value.record) : read
}
