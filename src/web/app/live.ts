import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'

/** Whether something is open that a new version must not interrupt. */
export const live = signal(false)

/** Marks the screen as live and keeps it awake while it is shown. */
export const useLive = (): void => {
  // Before the screen is seen, or a new version that is ready might still interrupt it.
  useLayoutEffect(() => {
    live.value = true
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
      live.value = false
      document.removeEventListener('visibilitychange', wake)
      void lock?.release()
    }
  }, [])
}
