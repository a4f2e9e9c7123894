import { type ReadonlySignal, signal } from '@preact/signals'

/** Who has something of this device in hand: nobody knows yet, this tab, or another one. */
export type Hand = 'asking' | 'mine' | 'elsewhere'

export interface Hold {
  readonly hand: ReadonlySignal<Hand>
  release(): void
}

const OPEN = 'duckboard.open/'

/** A page that is loaded anew may have to wait for itself to be gone, this many milliseconds. */
const PATIENCE = 400

/**
 * Takes something in hand, so that no two tabs change it at once. If another tab has it, this one gets it as soon as it
 * is let go of. A browser without locks lets everybody have everything; the store then refuses whoever comes too late.
 */
export const takeInHand = (name: string, locks: LockManager | undefined = navigator.locks): Hold => {
  const hand = signal<Hand>(locks ? 'asking' : 'mine')
  const letGo = new AbortController()
  if (locks) {
    const waited = setTimeout(() => {
      if (hand.value === 'asking') hand.value = 'elsewhere'
    }, PATIENCE)
    const { signal: ended } = letGo
    const held = locks.request(OPEN + name, { signal: ended }, () => {
      clearTimeout(waited)
      hand.value = 'mine'
      return new Promise<void>((resolve) => ended.addEventListener('abort', () => resolve()))
    })
    held.catch(() => {
      clearTimeout(waited)
      // Locks are refused here altogether, as where the browser keeps nothing for the site.
      if (!ended.aborted) hand.value = 'mine'
    })
  }
  return { hand, release: () => letGo.abort() }
}

/** Whether any tab of this device has something in hand. */
export const isAnythingOpen = async (): Promise<boolean> => {
  try {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name?.startsWith(OPEN))
  } catch {
    return false
  }
}
