import { expect } from 'vitest'
import { oneOf, type Random } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { type AnyEvent, type AnyOrder, type Game, snapshot } from '#kernel/game/game.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { TableTop } from '#screen/tabletop.ts'

/** A game as its screen shows it. */
interface Shown<S, O extends AnyOrder, E extends AnyEvent, V> {
  readonly game: Game<S, O, E, V>
  readonly tableTop: TableTop<V>
}

/** How many drags were tried that may be given, and that may not. */
interface Tried {
  readonly legal: number
  readonly refused: number
}

/**
 * Pieces are dragged at a decision: the drag is refused where the order it writes would be, and what is drawn of one that may be
 * given is where it leads, unless something `cuts` it short.
 */
export const expectDragsTrue = <S, O extends AnyOrder, E extends AnyEvent, V>(
  { game, tableTop }: Shown<S, O, E, V>,
  state: S,
  random: Random,
  {
    tries,
    far,
    slack,
    cuts,
  }: {
    readonly tries: number
    readonly far: number
    readonly slack: number
    readonly cuts: (order: AnyOrder, piece: string, events: readonly E[]) => boolean
  },
): Tried => {
  let [legal, refused] = [0, 0]
  const [side] = game.pending(state)
  if (side === undefined) return { legal, refused }
  const view = game.view(state, side)
  const chosen = tableTop.units(view, side, undefined).filter(({ todo }) => todo)
  for (let i = 0; i < tries; i++) {
    const unit = oneOf(random, chosen)
    const writing = tableTop.writing(view, side, undefined, unit?.id)
    const own = tableTop.pieces(view, undefined).filter(({ id }) => writing?.draggable.includes(id))
    const leader = oneOf(random, own)
    if (!leader || !writing) continue
    const pieces = own.filter((piece) => piece.unit === leader.unit)
    const to = towardsSomewhere(random, leader.centre, far)
    const ids = [leader, ...pieces.filter((one) => one !== leader)].map(({ id }) => id)
    const dragged = tableTop.drag(view, side, undefined, ids, [leader.centre, to], leader.heading)
    if (!dragged) continue
    const read = accept(game.order, dragged.order)
    if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`)
    const order = read.value
    const refusal = game.check(state, side, order)
    expect(dragged.refusal?.code, JSON.stringify(order)).toBe(refusal?.code)
    if (refusal) {
      refused++
      continue
    }
    legal++
    const after = snapshot(state)
    const events = game.act(after, side, order, seededDice(i))
    const there = tableTop.pieces(game.view(after, side), undefined)
    for (const ghost of dragged.ghosts) {
      const piece = there.find(({ id }) => id === ghost.id)
      if (!piece || cuts(order, ghost.id, events)) continue
      expect(
        distance(piece.centre, ghost.centre),
        `${ghost.id} by ${JSON.stringify(order)}`,
      ).toBeLessThanOrEqual(slack)
    }
  }
  return { legal, refused }
}

const towardsSomewhere = (random: Random, { x, y }: Point, far: number): Point => {
  const angle = (random() / 2 ** 32) * 2 * Math.PI
  const length = (random() / 2 ** 32) * far
  return { x: Math.round(x + length * Math.sin(angle)), y: Math.round(y + length * Math.cos(angle)) }
}
