import { hashOf } from '#kernel/game/battle/hash.ts'
import type { BattleRecord } from '../storage/record.ts'

/** The seed of the app's dice is told when nobody can gain by it; until then its seal proves that it stays the same. */
export const DiceSeal = ({ record, over }: { record: BattleRecord; over: boolean }) => {
  const { seed } = record.file
  const seal = hashOf(seed)
  return (
    <>
      {over
        ? `The seed of the dice was ${seed}, sealed as `
        : 'The dice were sealed before the first throw as '}
      <code>{seal}</code>
      {over ? '.' : '; their seed is told at the end.'}
    </>
  )
}
