import { useRef } from 'preact/hooks'

/** A deed that a second press does not repeat while the first is still being done. */
export const useOneAtATime = <Asked extends readonly unknown[]>(
  deed: (...asked: Asked) => Promise<void>,
): ((...asked: Asked) => void) => {
  const isBusy = useRef(false)
  return (...asked) => {
    if (isBusy.current) return
    isBusy.current = true
    void deed(...asked).finally(() => {
      isBusy.current = false
    })
  }
}
