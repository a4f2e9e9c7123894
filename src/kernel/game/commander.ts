import type { Random } from '../chance/random.ts'
import type { AnyOrder, Refusal, Side } from './game.ts'

/** What a commander decides, and why, in words for the players. */
export interface Decision {
  readonly order: AnyOrder
  readonly why: string
}

/** What a commander may ask about its own situation, as a player could at the table. */
export interface Staff {
  readonly side: Side
  /** Its own chance, apart from the dice of the battle. */
  readonly random: Random
  check(order: AnyOrder): Refusal | undefined
  /** A random legal order. */
  sample(): AnyOrder
}

/** A computer player. It knows the view of its own side, made when it asks for it, and nothing else. */
export type Commander = (view: () => unknown, staff: Staff) => Decision

/** The first of a commander's wishes that the rules allow; any legal order if they allow none. */
export const firstLegal = (wishes: readonly Decision[], staff: Staff): Decision =>
  wishes.find(({ order }) => !staff.check(order)) ?? {
    order: staff.sample(),
    why: 'There is nothing better to do.',
  }
