import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { type AnyPhase, type Phased, topPhase } from '#kernel/game/phases.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { accept, type Schema } from '#kernel/procedure/schema.ts'
import { countedOrders } from './staff.ts'
import type { DraggedTo, Writing } from './writing.ts'

/*
 * All that a screen offers in one phase stands at its desk: the order being written, what a drag comes to, which units still
 * have something to do, and the words of the staff. A game has a desk for every phase.
 */

/** A decision that a side owes. */
export interface Owed<V, P, N extends Side> {
  readonly view: V
  readonly phase: P
  readonly side: N
}

/** The same, as its player is writing an order. */
export interface Asked<V, P, N extends Side, O extends AnyOrder> extends Owed<V, P, N> {
  /** What he has written so far. */
  readonly before: O | undefined
  /** The unit he has chosen. */
  readonly unit: string | undefined
  /** The piece he has taken alone. */
  readonly piece: string | undefined
}

/** Pieces that are dragged. */
export interface Dragged {
  readonly pieces: readonly string[]
  readonly path: readonly Point[]
  readonly heading: Heading
}

/** What orders of a kind come to, for one and for several: 'move', 'moves'. */
export type OrderWords<O extends AnyOrder> = readonly [kind: O['kind'], one: string, many: string]

/** Methods, so that each desk may ask for its own kind of phase. */
export interface Desk<V, P, N extends Side, O extends AnyOrder> {
  /** What a player leaves to his staff with the rest of this phase: 'the deployment'. */
  readonly title?: string
  /** The order being written, or the usual one to begin with. */
  writing(asked: Asked<V, P, N, O>): Writing | undefined
  /** What a drag would come to, as a change of that order. */
  drag?(asked: Asked<V, P, N, O>, dragged: Dragged): DraggedTo | undefined
  /** Units that the side can still do something with. */
  todo?(owed: Owed<V, P, N>): ReadonlySet<string>
  /** What its orders come to, in a few words each. */
  readonly words?: readonly OrderWords<O>[]
  /** The same where counting them by kind does not say it. */
  inWords?(orders: readonly O[]): readonly string[]
}

/** Reads an order that is being written: one of this game, if it has the form of one. */
export const reading =
  <O extends AnyOrder>(order: Schema<O>) =>
  (written: AnyOrder | undefined): O | undefined => {
    if (written === undefined) return undefined
    const read = accept(order, written)
    return read.ok ? read.value : undefined
  }

interface Phases<V, P extends AnyPhase, N extends Side, O extends AnyOrder> {
  readonly sides: readonly N[]
  /** Made by `reading`; what is drawn of an order being written needs it, too. */
  asOrder(written: AnyOrder | undefined): O | undefined
  rulesOf(phase: P): { pending(view: V, phase: P): readonly N[] }
  readonly desks: Readonly<Record<P['name'], Desk<V, P, N, O>>>
}

const NOBODY: ReadonlySet<string> = new Set()

/** The parts of a table top that follow from the desks. */
export const atDesks = <
  V extends Pick<Phased<P>, 'phases'>,
  P extends AnyPhase,
  N extends Side,
  O extends AnyOrder,
>({
  sides,
  asOrder,
  rulesOf,
  desks,
}: Phases<V, P, N, O>) => {
  const owed = (view: V, by: Side | undefined): Owed<V, P, N> | undefined => {
    const phase = topPhase<P>(view)
    const side = sides.find((one) => one === by)
    return phase && side !== undefined && rulesOf(phase).pending(view, phase).includes(side)
      ? { view, phase, side }
      : undefined
  }

  const deskOf = ({ phase: { name } }: Owed<V, P, N>): Desk<V, P, N, O> => {
    const known: P['name'] = name
    return desks[known]
  }

  const allDesks: readonly Desk<V, P, N, O>[] = Object.values(desks)

  return {
    owed,
    titleOf: (one: Owed<V, P, N>): string | undefined => deskOf(one).title,
    writing(
      view: V,
      by: Side,
      written: AnyOrder | undefined,
      unit: string | undefined,
      piece?: string | undefined,
    ): Writing | undefined {
      const one = owed(view, by)
      return one && deskOf(one).writing({ ...one, before: asOrder(written), unit, piece })
    },
    drag(
      view: V,
      by: Side,
      written: AnyOrder | undefined,
      pieces: readonly string[],
      path: readonly Point[],
      heading: Heading,
    ): DraggedTo | undefined {
      const one = owed(view, by)
      return (
        one &&
        deskOf(one).drag?.(
          { ...one, before: asOrder(written), unit: undefined, piece: undefined },
          { pieces, path, heading },
        )
      )
    },
    /** Units that the side to decide can still do something with. */
    toDo(view: V, by: Side | undefined): ReadonlySet<string> {
      const one = owed(view, by)
      return (one && deskOf(one).todo?.(one)) ?? NOBODY
    },
    inWords(_: V, given: readonly AnyOrder[]): readonly string[] {
      const orders = given.flatMap((order) => asOrder(order) ?? [])
      return allDesks.flatMap((desk) => [
        ...countedOrders(desk.words ?? [], orders),
        ...(desk.inWords?.(orders) ?? []),
      ])
    },
  }
}
