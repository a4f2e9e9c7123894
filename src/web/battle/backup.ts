import { type BattleFile, writtenBattle } from '../../kernel/battle/file.ts'
import type { Side } from '../../kernel/game.ts'
import { type BattleRecord, HUMAN } from './record.ts'

/** The text of a backup: the battle as anybody can replay it, with what only this device knew noted beside it. */
export const backupOf = (record: BattleRecord): string => {
  const { file, title, begun, players, ownDice, takenBack, whys } = record
  return writtenBattle({
    ...file,
    notes: {
      title,
      begun,
      players: Object.entries(players).map(([side, player]) => ({ side, player })),
      ownDice,
      takenBack,
      whys: [...whys],
    },
  })
}

/** Who plays each side again: who did, as far as he is known here; else somebody at this device. */
export const playersAgain = (
  { notes }: BattleFile,
  sides: readonly Side[],
  able: readonly string[],
): Readonly<Record<Side, string>> =>
  Object.fromEntries(
    sides.map((side) => {
      const noted = notes?.players.find((one) => one.side === side)?.player
      return [side, noted !== undefined && able.includes(noted) ? noted : HUMAN]
    }),
  )
