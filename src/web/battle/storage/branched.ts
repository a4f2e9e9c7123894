import type { Side } from '../../../kernel/game/game.ts'
import type { Stamp } from '../../../referee/session.ts'
import type { Branch } from '../../../study/replay/branch.ts'
import type { BattleRecord } from './record.ts'

/** A battle of its own that begins as another did and goes on from one of its moments. */
export const branched = (
  record: BattleRecord,
  { summary = 'over', ...branch }: Branch,
  players: Readonly<Record<Side, string>>,
  { id, at }: Stamp,
): BattleRecord => ({
  ...record,
  ...branch,
  id,
  begun: at,
  changed: at,
  players,
  takenBack: 0,
  standing: summary,
})
