import type { BoundOrder } from '#kernel/game/battle/battle.ts'
import { type BattleFile, writtenBattle } from '#kernel/game/battle/file.ts'
import { sealedText } from '#kernel/game/battle/sealed.ts'
import type { Side } from '#kernel/game/game.ts'
import { type BattleRecord, HUMAN } from './record.ts'
import { isSealed } from './sealing.ts'

/** The text of a backup: the battle as anybody can replay it, with what only this device knew noted beside it. */
export const backupOf = (record: BattleRecord): string => {
  const { file, title, begun, players, ownDice, takenBack, bound, whys, led } = record
  return writtenBattle({
    ...file,
    notes: {
      title,
      begun,
      players: Object.entries(players).map(([side, player]) => ({ side, player })),
      ownDice,
      takenBack,
      ...(bound ? { bound: boundNote(bound) } : {}),
      whys: [...whys],
      ...(led ? { led: [...led] } : {}),
    },
  })
}

const boundNote = ({ side, order, faces = [] }: BoundOrder) => ({
  side,
  order,
  ...(faces.length > 0 ? { faces: [...faces] } : {}),
})

/** The backup as it leaves the device. Secrets of a battle that goes on are not to be read off it by the way. */
export const backupText = (record: BattleRecord): string =>
  isSealed(record) ? sealedText(backupOf(record)) : backupOf(record)

/** Who plays each side again: who did, as far as he is known here; else somebody at this device. */
export const playersAgain = (
  { notes }: BattleFile,
  sides: readonly Side[],
  isAble: (player: string) => boolean,
): Readonly<Record<Side, string>> =>
  Object.fromEntries(
    sides.map((side) => {
      const noted = notes?.players.find((one) => one.side === side)?.player
      return [side, noted !== undefined && isAble(noted) ? noted : HUMAN]
    }),
  )
