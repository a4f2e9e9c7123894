import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Hears keys as soon as the screen is there: an effect that waits for the paint loses those of a quick hand, or of any
 * hand on a slow machine. `before` hears them before whatever has the focus.
 */
export const useKeyDown = (onKey: (event: KeyboardEvent) => void, { before = false } = {}): void => {
  const latest = useRef(onKey)
  latest.current = onKey
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => latest.current(event)
    addEventListener('keydown', hear, before)
    return () => removeEventListener('keydown', hear, before)
  }, [before])
}
