import type { BattleStore } from './store.ts'

/** A moment to look at what a computer player did, unless nobody wants to wait. */
export const moment = (store: BattleStore): Promise<void> => {
  if (store.hurried) return Promise.resolve()
  const skipped = new Promise<void>((resolve) => {
    store.skip = resolve
  })
  return Promise.race([store.device.pause(), skipped])
}

/** Straight to the end of what the computer players do now. */
export const hurry = (store: BattleStore): void => {
  store.hurried = true
  store.skip?.()
}
