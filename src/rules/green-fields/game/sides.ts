import type { SideName } from '../vocabulary.ts'

export type { SideName } from '../vocabulary.ts'

/** A side by the name that screens and other programs have for it. */
export const asSide = (side: string | undefined): SideName | undefined =>
  side === 'a' || side === 'b' ? side : undefined

export const sideIndex = (side: SideName): 0 | 1 => (side === 'a' ? 0 : 1)

export const otherSide = (side: SideName): SideName => (side === 'a' ? 'b' : 'a')

/** One of something for each side. */
export const eachSide = <T>(make: (side: SideName) => T): Readonly<Record<SideName, T>> => ({
  a: make('a'),
  b: make('b'),
})
