import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { FIRE_COVER, FIRE_MODIFIERS } from '../tables/index.ts'
import type { Cover } from '../vocabulary.ts'

/** Writes a modifier down unless it is nothing, and hands it on. */
export const noted = (trace: Trace, clause: ClauseId, text: string, modifier: number): number => {
  if (modifier !== 0) trace.note(clause, text, modifier)
  return modifier
}

/** SK-FIRE-07: men below ground gain nothing by lying down. */
export const belowGround = (cover: Cover): boolean => cover === 'trench' || cover === 'bunker'

/** What cover and lying down take off the table number. */
export const shelter = (cover: Cover, prone: boolean, trace: Trace): number => {
  const covered = noted(trace, 'SK-FIRE-06', 'Target in cover', FIRE_COVER[cover])
  if (!prone || belowGround(cover)) return covered
  trace.note('SK-FIRE-07', 'Target prone', FIRE_MODIFIERS.prone)
  return covered + FIRE_MODIFIERS.prone
}
