import type { Stamp } from '#referee/session.ts'
import type { Branch } from '#study/replay/branch.ts'
import type { BattleRecord } from './record.ts'

/** A battle of its own that begins as another did and goes on from one of its moments. */
export const branched = (
  { damage: _, ...record }: BattleRecord,
  { summary = 'over', ...branch }: Branch,
  { players, generals = {} }: Pick<BattleRecord, 'players' | 'generals'>,
  { id, at }: Stamp,
): BattleRecord => ({
  ...record,
  ...branch,
  id,
  begun: at,
  changed: at,
  players,
  generals,
  takenBack: 0,
  standing: summary,
})
