import { deviceStore } from '../../app/database.ts'
import type { BattleRecord } from './record.ts'
import { openedRecord, type StoredBattle, sealedRecord } from './sealing.ts'

const BATTLES = deviceStore<StoredBattle>('battles')

/** Keeps a battle on this device; resolves when it is safe, or says why it is not. */
export const storeBattle = (record: BattleRecord): Promise<string | undefined> =>
  BATTLES.put(sealedRecord(record)).then(
    () => undefined,
    () => 'This device refuses to store the battle. Save a backup file now.',
  )

/** The last changed first. */
export const storedBattles = async (): Promise<readonly BattleRecord[]> =>
  (await BATTLES.all()).map(openedRecord)

/** What the battles on this device are called. */
export const storedTitles = async (): Promise<readonly string[]> =>
  (await BATTLES.all()).map(({ title }) => title)

export const storedBattle = async (id: string): Promise<BattleRecord | undefined> => {
  const found = await BATTLES.get(id)
  return found && openedRecord(found)
}

export const removeBattle = (id: string): Promise<void> => BATTLES.remove(id)
