import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { SavedFile } from './download.ts'

/** Something open that nothing must interrupt. */
export interface Live {
  readonly what: 'battle' | 'evening'
  /** All of it, to be saved should anything go wrong. */
  file(): SavedFile | undefined
}

/** What is open that a new version must not interrupt. */
export const live = signal<Live | undefined>(undefined)

/** Marks the screen as live and keeps it awake while it is shown. */
export const useLive = (what: Live['what'], file: Live['file']): void => {
  // Before the screen is seen, or a new version that is ready might still interrupt it.
  useLayoutEffect(() => {
    live.value = { what, file }
    let lock: WakeLockSentinel | undefined
    const wake = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock?.request('screen')
      } catch {
        // The device may refuse, on low battery for one; the evening goes on.
      }
    }
    void wake()
    document.addEventListener('visibilitychange', wake)
    return () => {
      live.value = undefined
      document.removeEventListener('visibilitychange', wake)
      void lock?.release()
    }
  }, [what, file])
}
