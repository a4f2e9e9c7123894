import type { LogEntry } from '#kernel/game/battle/log.ts'

/** Where a turn begins: after so many orders. */
export interface TurnMark {
  readonly turn: number
  readonly at: number
}

export const turnMarks = (log: readonly LogEntry[]): readonly TurnMark[] => {
  const marks: TurnMark[] = []
  log.forEach(({ turn }, at) => {
    if (marks.at(-1)?.turn !== turn) marks.push({ turn, at })
  })
  return marks
}

/** Parts of the line that the figures of two turns must lie apart on a phone. */
const APART = 0.06

/** The marks whose figures find room on a phone: never two so near that they run together. */
export const roomyMarks = (marks: readonly TurnMark[], last: number): ReadonlySet<number> => {
  const roomy = new Set<number>()
  let before = Number.NEGATIVE_INFINITY
  for (const { at } of marks) {
    if ((at - before) / Math.max(1, last) < APART) continue
    roomy.add(at)
    before = at
  }
  return roomy
}

/** What a key asks for in a replay. */
export type Wish = 'back' | 'on' | 'first' | 'last' | 'turn-back' | 'turn-on' | 'play'

const KEYS: Readonly<Record<string, Wish>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  PageUp: 'turn-back',
  PageDown: 'turn-on',
  ' ': 'play',
}

export const wishOf = (key: string): Wish | undefined => KEYS[key]

/** Where a wish leads from a moment; nowhere else if there is nothing farther that way. */
export const wished = (
  wish: Exclude<Wish, 'play'>,
  now: number,
  last: number,
  marks: readonly TurnMark[],
): number => {
  switch (wish) {
    case 'back':
      return Math.max(0, now - 1)
    case 'on':
      return Math.min(last, now + 1)
    case 'first':
      return 0
    case 'last':
      return last
    case 'turn-back':
      return marks.findLast(({ at }) => at < now)?.at ?? 0
    case 'turn-on':
      return marks.find(({ at }) => at > now)?.at ?? last
  }
}

/** The moment named in an address: `#45`. */
export const momentIn = (hash: string, last: number): number | undefined => {
  const named = /^#(\d{1,7})$/.exec(hash)?.[1]
  return named === undefined ? undefined : Math.min(last, Number(named))
}
