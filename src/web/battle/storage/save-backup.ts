import { type SavedFile, saveFile } from '../../app/download.ts'
import { backupText } from './backup.ts'
import type { BattleRecord } from './record.ts'

export const backupFile = (record: BattleRecord): SavedFile => ({
  name: `${record.title}.json`,
  text: backupText(record),
})

/** Saves a battle as a file of its own. */
export const saveBackup = (record: BattleRecord): void => saveFile(backupFile(record))
