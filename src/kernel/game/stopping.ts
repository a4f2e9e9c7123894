import { refuse } from '../procedure/refusal.ts'
import type { ClauseId } from '../procedure/rulebook.ts'
import type { AnyEvent, AnyOrder, Refusal, Side } from './game.ts'
import { change, type Play, tellOf } from './play.ts'

/** How a battle stops before its time: a side gives up, which it may at any time, or both agree. */
export interface Stopping<S, N extends Side, E extends AnyEvent> {
  /** What the rule set calls it. */
  readonly battle: 'battle' | 'campaign'
  /** The kind of the order by which a side offers to stop. */
  readonly offer: string
  /** The clause that allows it. */
  readonly clause?: ClauseId
  /** What is told of an offer as soon as it is made; nothing if it waits for the end of the turn. */
  offered?(side: N): E
  /**
   * An offer is kept until the turn is over, and only then made and answered: by a phase of the rule set, which finds in
   * `agreed` who will make one. Until then the other side knows nothing of it.
   */
  readonly atTurnEnd?: true
  /** Why a side may not offer to stop now. */
  refusal?(state: S, side: N): Refusal | undefined
  /** The battle is over: a side has given up, or both would stop. */
  end(
    play: Play<S, E>,
    by: { readonly reason: 'concession'; readonly loser: N } | { readonly reason: 'agreement' },
  ): void
}

interface Agreeing<N extends Side> {
  readonly agreed: readonly N[]
}

export const isStop = <S, N extends Side, E extends AnyEvent>(
  { offer }: Stopping<S, N, E>,
  { kind }: AnyOrder,
): boolean => kind === 'concede' || kind === offer

export const stopRefusal = <S extends Agreeing<N>, N extends Side, E extends AnyEvent>(
  stopping: Stopping<S, N, E>,
  state: S,
  side: N,
  { kind }: AnyOrder,
): Refusal | undefined => {
  const { offer, battle, clause } = stopping
  if (kind !== offer) return undefined
  return state.agreed.includes(side)
    ? refuse('already-agreed', `You have offered to end the ${battle} already.`, clause)
    : stopping.refusal?.(state, side)
}

export const stopWith = <S extends Agreeing<N>, N extends Side, E extends AnyEvent>(
  stopping: Stopping<S, N, E>,
  play: Play<S, E>,
  side: N,
  { kind }: AnyOrder,
): void => {
  if (kind === 'concede') {
    stopping.end(play, { reason: 'concession', loser: side })
    return
  }
  const told = stopping.offered?.(side)
  if (told) tellOf(play, told)
  const agreed: readonly N[] = [...play.state.agreed, side]
  change<Agreeing<N>>(play, { agreed })
  if (!stopping.atTurnEnd && agreed.length === 2) stopping.end(play, { reason: 'agreement' })
}
