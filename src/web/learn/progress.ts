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

const asProgress = (stored: unknown): readonly Progress[] => {
  if (typeof stored !== 'object' || stored === null || !('battle' in stored)) return []
  const done: readonly unknown[] = 'done' in stored && Array.isArray(stored.done) ? stored.done : []
  const left = 'left' in stored && stored.left === true
  return [{ battle: String(stored.battle), done: done.map(String), left }]
}

const kept = (): readonly Progress[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    // While there was but one lesson it stood there by itself.
    return Array.isArray(stored) ? stored.flatMap(asProgress) : asProgress(stored)
  } catch {
    return []
  }
}

/** The first battles that have been begun, the last first. */
export const progress = signal<readonly Progress[]>(kept())

export const progressIn = (battle: string): Progress | undefined =>
  progress.value.find((one) => one.battle === battle)

/** As many first battles are remembered. */
const MOST = 8

/** Remembers how far it has come, for when the player comes back. */
export const keepProgress = (next: Progress): void => {
  progress.value = [next, ...progress.value.filter(({ battle }) => battle !== next.battle)].slice(0, MOST)
  localStorage.setItem(KEY, JSON.stringify(progress.value))
}
