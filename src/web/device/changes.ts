import type { StoreName } from './database.ts'

const NAME = 'duckboard.changes'

interface Change {
  readonly store: StoreName
  readonly id: string
}

const isChange = (said: unknown): said is Change =>
  typeof said === 'object' && said !== null && 'store' in said && 'id' in said

let channel: BroadcastChannel | undefined

const open = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(NAME)
  return channel
}

/** Tells other tabs that something has been stored anew. */
export const tellChange = (change: Change): void => open()?.postMessage(change)

/** Calls whenever another tab has stored a thing anew, or may have while nobody looked. Returns how to stop. */
export const onChange = (wanted: Change, call: () => void): (() => void) => {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isChange(data) && data.store === wanted.store && data.id === wanted.id) call()
  }
  const look = (): void => {
    if (document.visibilityState === 'visible') call()
  }
  open()?.addEventListener('message', hear)
  document.addEventListener('visibilitychange', look)
  return () => {
    open()?.removeEventListener('message', hear)
    document.removeEventListener('visibilitychange', look)
  }
}
