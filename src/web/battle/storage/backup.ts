import { type BattleFile, writtenBattle } from '../../../kernel/game/battle/file.ts'
import type { Side } from '../../../kernel/game/game.ts'
import { base64 } from '../../app/base64.ts'
import { type BattleRecord, HUMAN } from './record.ts'
import { isSealed } from './sealing.ts'

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

/** A battle file that is not to be read while players here must not know what it holds. */
const SEAL = 'duckboard.sealed/1'

/** Secrets of a battle that goes on are not to be read off its backup by the way. */
export const sealedText = (text: string): string => JSON.stringify({ format: SEAL, battle: base64(text) })

/** What was sealed; any other text as it is. */
export const unsealed = (text: string): string => {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null || !('battle' in read) || !('format' in read)) return text
    if (read.format !== SEAL || typeof read.battle !== 'string') return text
    return new TextDecoder().decode(Uint8Array.from(atob(read.battle), (letter) => letter.charCodeAt(0)))
  } catch {
    return text
  }
}

/** The backup as it leaves the device. */
export const backupText = (record: BattleRecord): string =>
  isSealed(record) ? sealedText(backupOf(record)) : backupOf(record)

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
