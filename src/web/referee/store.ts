import { signal } from '@preact/signals'
import type { Evening } from '../../referee/session.ts'
import { deviceStore } from '../app/database.ts'

const EVENINGS = deviceStore<Evening>('evenings')

/** The evening on the screen. */
export const evening = signal<Evening | undefined>(undefined)

/** Why the last change could not be kept, if it could not. */
export const trouble = signal<string | undefined>(undefined)

/** Keeps an evening on this device. */
export const keep = (kept: Evening): Promise<void> =>
  EVENINGS.put(kept).then(
    () => {
      trouble.value = undefined
    },
    () => {
      trouble.value = 'This device refuses to store the evening. Save a backup file now.'
    },
  )

/** Changes the evening on the screen and keeps it at once. */
export const change = (how: (before: Evening) => Evening): void => {
  const before = evening.value
  if (!before) return
  const after = how(before)
  if (after === before) return
  evening.value = { ...after, changed: new Date().toISOString() }
  void keep(evening.value)
}

/** The last changed first. */
export const allEvenings = (): Promise<readonly Evening[]> => EVENINGS.all()

/** Brings an evening to the screen. */
export const openEvening = async (id: string): Promise<void> => {
  if (evening.value?.id === id) return
  evening.value = await EVENINGS.get(id)
}

export const removeEvening = async (id: string): Promise<void> => {
  await EVENINGS.remove(id)
  if (evening.value?.id === id) evening.value = undefined
}
