import { failure, type Result } from '#kernel/procedure/result.ts'
import { type DeviceStore, deviceStore, type Found, type Kept } from '../../device/device-store.ts'
import type { Spoiled } from '../../device/spoiled.ts'
import { forgetDispatch } from './dispatch.ts'
import { BATTLES } from './reading.ts'
import type { BattleRecord } from './record.ts'
import { forgetTurns } from './turns.ts'

const STORE: DeviceStore<BattleRecord> = deviceStore(BATTLES)

/** Keeps a battle on this device; resolves when it is safe, or says that it is not. */
export const storeBattle = (record: BattleRecord): Promise<Kept> => STORE.put(record)

/** The last changed first. */
export const storedBattles = (): Promise<Found<BattleRecord>> => STORE.all()

/** What the battles on this device are called. */
export const storedTitles = async (): Promise<readonly string[]> => {
  const { sound, spoiled } = await STORE.all()
  return [...sound, ...spoiled].map(({ title }) => title)
}

/** A battle to be looked at, or why there is none. */
export const recordToLookAt = async (id: string): Promise<Result<BattleRecord, string>> => {
  const found = await STORE.look(id)
  if (!found) return failure('There is no such battle on this device')
  return found.ok ? found : failure(`This battle cannot be opened. ${found.error.why}`)
}

/** A battle to be played on: from now on it is stored only if no other tab has stored it since. */
export const openedBattle = (id: string): Promise<Result<BattleRecord, Spoiled> | undefined> => STORE.open(id)

/** With all that was kept beside its orders. */
export const removeBattle = async (key: IDBValidKey): Promise<void> => {
  await STORE.remove(key)
  await Promise.all([forgetTurns(String(key)), forgetDispatch(String(key))])
}
