import { download } from '../../app/download.ts'
import { backupText } from './backup.ts'
import type { BattleRecord } from './record.ts'

/** Saves a battle as a file of its own. */
export const saveBackup = (record: BattleRecord): void =>
  download(`${record.title}.json`, 'application/json', backupText(record))
