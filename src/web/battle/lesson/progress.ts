import { signal } from '@preact/signals'
import * as v from 'valibot'
import { remember, remembered } from '../../device/little.ts'

/** How far a player has come in a first battle. */
export interface Progress {
  readonly battle: string
  /** The steps that are behind him. */
  readonly done: readonly string[]
  /** He has left the lesson; the battle goes on without it. */
  readonly left: boolean
}

const KEY = 'duckboard.lesson'

const PROGRESS: v.GenericSchema<unknown, Progress> = v.object({
  battle: v.string(),
  done: v.fallback(v.array(v.string()), []),
  left: v.fallback(v.boolean(), false),
})

const kept = (): readonly Progress[] => {
  const stored = remembered(KEY)
  // While there was but one lesson it stood there by itself.
  const each: readonly unknown[] = Array.isArray(stored) ? stored : [stored]
  return each.flatMap((one) => {
    const read = v.safeParse(PROGRESS, one)
    return read.success ? [read.output] : []
  })
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
  remember(KEY, progress.value)
}
