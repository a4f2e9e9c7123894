import { signal } from '@preact/signals'
import type { SavedFile } from '../../app/download.ts'
import { live } from '../../app/live.ts'
import { path } from '../../app/router.ts'

/** Something has gone wrong that nothing was ready for. */
export interface AppFault {
  readonly thrown: unknown
  /** The address it happened at: whoever goes elsewhere leaves it behind. */
  readonly at: string
  /** What was open just then. */
  readonly open: SavedFile | undefined
}

export const fault = signal<AppFault | undefined>(undefined)

const openFile = (): SavedFile | undefined => {
  try {
    return live.peek()?.file()
  } catch {
    return undefined
  }
}

/** The first fault is the one to tell of; what follows mostly comes of it. */
export const report = (thrown: unknown): void => {
  const at = path.peek()
  if (fault.peek()?.at !== at) fault.value = { thrown, at, open: openFile() }
}

/** What a browser says by the way, or when the device or the player declines something. */
const isHarmless = (thrown: unknown): boolean =>
  thrown instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(thrown.name)

/** Whatever is thrown anywhere in the app and caught by nobody is told. */
export const watchForFaults = (): void => {
  addEventListener('error', ({ error }) => {
    // Without an error it comes from elsewhere, or is no more than a warning.
    if (error instanceof Error && !isHarmless(error)) report(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isHarmless(reason)) report(reason)
  })
}
