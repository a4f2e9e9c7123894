import type { Side } from '../vocabulary.ts'
import type { Feature, Spot } from './scenario.ts'

// The formatter writes pairs on one line as arguments, and as a list each on a line of its own.

export const spots = (...at: readonly Spot[]): readonly Spot[] => at

export const trench = (of: Side, from: Spot, to: Spot, name?: string): Feature => ({
  kind: 'trench',
  of,
  along: [from, to],
  ...(name === undefined ? {} : { name }),
})

export const road = (...along: readonly Spot[]): Feature => ({ kind: 'road', along })

export const stream = (...along: readonly Spot[]): Feature => ({ kind: 'stream', along })
