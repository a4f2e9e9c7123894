import type { Side } from '#kernel/game/game.ts'
import type { SideName } from '../scenarios/scenario.ts'
import type { Nation } from '../vocabulary.ts'

export type { SideName } from '../scenarios/scenario.ts'

/** A side by the name that screens and other programs have for it. */
export const asSide = (side: Side | undefined): SideName | undefined =>
  side === 'german' || side === 'entente' ? side : undefined

export const otherSide = (side: SideName): SideName => (side === 'german' ? 'entente' : 'german')

export const sideOfNation = (nation: Nation): SideName => (nation === 'german' ? 'german' : 'entente')

/** Its place among the two on a screen. */
export const sideIndex = (side: SideName): 0 | 1 => (side === 'entente' ? 0 : 1)
