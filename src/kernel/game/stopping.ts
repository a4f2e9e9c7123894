import { refuse } from '../procedure/refusal.ts'
import type { ClauseId } from '../procedure/rulebook.ts'
import type { AnyEvent, AnyOrder, Refusal, Side } from './game.ts'
import { change, type Play, tellOf } from './play.ts'

/** How a battle stops before its time: a side gives up, or both agree. Both ways are open at any time. */
export interface Stopping<S, N extends Side, E extends AnyEvent> {
  /** What the rule set calls it. */
  readonly battle: 'battle' | 'campaign'
  /** The kind of the order by which a side offers to stop. */
  readonly offer: string
  /** The clause that allows it. */
  readonly clause?: ClauseId
  /** What is told of an offer. */
  offered(side: N): E
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
  { offer, battle, clause }: Stopping<S, N, E>,
  { agreed }: S,
  side: N,
  { kind }: AnyOrder,
): Refusal | undefined =>
  kind === offer && agreed.includes(side)
    ? refuse('already-agreed', `You have offered to end the ${battle} already.`, clause)
    : undefined

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
  tellOf(play, stopping.offered(side))
  const agreed: readonly N[] = [...play.state.agreed, side]
  change<Agreeing<N>>(play, { agreed })
  if (agreed.length === 2) stopping.end(play, { reason: 'agreement' })
}
