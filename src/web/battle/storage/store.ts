import { signal } from '@preact/signals'
import { database, put } from '../../app/database.ts'
import type { BattleRecord } from './record.ts'
import { openedRecord, sealedRecord } from './sealing.ts'

/** Why the last order could not be kept, if it could not. */
export const keepingTrouble = signal<string | undefined>(undefined)

/** Keeps a battle on this device; resolves when it is safe, or has failed and said so. */
export const keepBattle = (record: BattleRecord): Promise<void> =>
  put('battles', sealedRecord(record)).then(
    () => {
      keepingTrouble.value = undefined
    },
    () => {
      keepingTrouble.value = 'This device refuses to store the battle. Save a backup file now.'
    },
  )

export const keptBattles = async (): Promise<readonly BattleRecord[]> => {
  const all = await (await database()).getAll('battles')
  return all.map(openedRecord).sort((a, b) => (a.changed < b.changed ? 1 : -1))
}

export const keptBattle = async (id: string): Promise<BattleRecord | undefined> => {
  const found = await (await database()).get('battles', id)
  return found && openedRecord(found)
}

export const removeBattle = async (id: string): Promise<void> => {
  await (await database()).delete('battles', id)
}
