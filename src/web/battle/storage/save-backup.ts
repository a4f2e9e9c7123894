import { download } from '../../app/download.ts'
import type { BattleRecord } from './record.ts'

/** Saves a battle as a file of its own. */
export const saveBackup = async (record: BattleRecord): Promise<void> => {
  const { backupText } = await import('./backup.ts')
  download(`${record.title}.json`, 'application/json', backupText(record))
}
