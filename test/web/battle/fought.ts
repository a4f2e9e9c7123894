import { type BattleRecord, HUMAN } from '#web/battle/storage/record.ts'
import { recorded } from '../../study/reels.ts'

/** A whole battle between players who decide at random, as it is stored. */
export const storedBattle = (): BattleRecord => ({
  ...recorded(),
  id: 'a',
  begun: '2024-01-01T00:00:00.000Z',
  changed: '2024-01-01T00:00:00.000Z',
  players: { german: 'commander', entente: HUMAN },
  ownDice: false,
  standing: 'over',
})
