import { signal } from '@preact/signals'
import type { Evening } from '../../referee/session.ts'
import { database, put } from '../app/database.ts'

/** The evening on the screen. */
export const evening = signal<Evening | undefined>(undefined)

/** Why the last change could not be kept, if it could not. */
export const trouble = signal<string | undefined>(undefined)

/** Keeps an evening on this device. */
export const keep = (kept: Evening): Promise<void> =>
  put('evenings', kept).then(
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

export const allEvenings = async (): Promise<readonly Evening[]> => {
  const all = await (await database()).getAll('evenings')
  return all.sort((a, b) => (a.changed < b.changed ? 1 : -1))
}

/** Brings an evening to the screen. */
export const openEvening = async (id: string): Promise<void> => {
  if (evening.value?.id === id) return
  evening.value = await (await database()).get('evenings', id)
}

export const removeEvening = async (id: string): Promise<void> => {
  await (await database()).delete('evenings', id)
  if (evening.value?.id === id) evening.value = undefined
}
