import { signal } from '@preact/signals'
import { failure, type Result } from '#kernel/procedure/result.ts'
import { acceptEvening, type Evening, FORMAT } from '#referee/session.ts'
import type { SavedFile } from '../app/download.ts'
import { type DeviceStore, deviceStore, type Found, type Kept } from '../device/device-store.ts'
import type { Spoiled } from '../device/spoiled.ts'
import { unkeptThing } from '../device/unkept.ts'
import { isKnown } from '../rulesets.ts'

const EVENINGS: DeviceStore<Evening> = deviceStore({
  store: 'evenings',
  format: FORMAT,
  read(stored) {
    const read = acceptEvening(stored)
    if (!read.ok) return failure(undefined)
    return isKnown(read.value.ruleset)
      ? read
      : failure('It is of a rule set that this version of Duckboard does not know.')
  },
})

/** The evening on the screen. */
export const evening = signal<Evening | undefined>(undefined)

/** What became of the last change. */
export const kept = signal<Kept>('safe')

/** Keeps an evening on this device. */
export const keep = async (changed: Evening): Promise<void> => {
  kept.value = await EVENINGS.put(changed)
}

/** Changes the evening on the screen and keeps it at once. */
export const change = (how: (before: Evening) => Evening): void => {
  const before = evening.value
  if (!before) return
  const after = how(before)
  if (after === before) return
  evening.value = { ...after, changed: new Date().toISOString() }
  void keep(evening.value)
}

export const eveningBackup = (saved: Evening): SavedFile => ({
  name: `${saved.title}.json`,
  text: JSON.stringify(saved, undefined, 1),
})

/** The evening on the screen as a file. */
export const openEveningFile = (): SavedFile | undefined => evening.value && eveningBackup(evening.value)

/** The last changed first. */
export const allEvenings = (): Promise<Found<Evening>> => EVENINGS.all()

/** An evening to be looked at while another tab has it in hand. */
export const lookAtEvening = (id: string): Promise<Result<Evening, Spoiled> | undefined> => EVENINGS.look(id)

/** Brings an evening to the screen as it is stored now, or says why it cannot. */
export const openEvening = async (id: string): Promise<string | undefined> => {
  evening.value = undefined
  const found = await EVENINGS.open(id)
  if (!found) return 'There is no such evening on this device'
  if (!found.ok) return `This evening cannot be opened. ${found.error.why}`
  kept.value = unkeptThing('evenings', id) === undefined ? 'safe' : 'unsafe'
  evening.value = found.value
  return undefined
}

export const removeEvening = async (key: IDBValidKey): Promise<void> => {
  await EVENINGS.remove(key)
  if (evening.value?.id === key) evening.value = undefined
}
