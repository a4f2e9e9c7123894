import { signal } from '@preact/signals'

/** How far a player has come in a first battle. */
export interface Progress {
  readonly battle: string
  /** The steps that are behind him. */
  readonly done: readonly string[]
  /** He has left the lesson; the battle goes on without it. */
  readonly left: boolean
}

const KEY = 'duckboard.lesson'

const kept = (): Progress | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('battle' in stored)) return undefined
    const done: readonly unknown[] = 'done' in stored && Array.isArray(stored.done) ? stored.done : []
    return {
      battle: String(stored.battle),
      done: done.map(String),
      left: 'left' in stored && stored.left === true,
    }
  } catch {
    return undefined
  }
}

export const progress = signal<Progress | undefined>(kept())

/** Remembers how far it has come, for when the player comes back. */
export const keepProgress = (next: Progress): void => {
  progress.value = next
  localStorage.setItem(KEY, JSON.stringify(next))
}
