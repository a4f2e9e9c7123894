import type { Viewer } from '#kernel/game/battle/log.ts'
import type { Piece } from '#screen/piece.ts'
import { type Reel, stateAt } from '#study/replay/reel.ts'
import type { TableData } from '../../table/model.ts'
import { tableData } from '../table/table-data.ts'

/** The table as somebody saw it after so many orders. */
export interface Shot {
  readonly view: unknown
  readonly data: TableData
}

/** Less than this is not seen as a move. */
const STILL = 20

const differs = (a: Piece, b: Piece): boolean =>
  Math.abs(a.centre.x - b.centre.x) > STILL ||
  Math.abs(a.centre.y - b.centre.y) > STILL ||
  a.heading !== b.heading ||
  a.status !== b.status ||
  a.order?.letters !== b.order?.letters

/** With the pieces lit that the last order has changed, and crosses where others fell. */
export const shotOf = (reel: Reel, orders: number, viewer: Viewer, unit: string | undefined): Shot =>
  shotBetween(reel, stateAt(reel, Math.max(0, orders - 1)), stateAt(reel, orders), viewer, unit)

/** The same of any two states of a battle, one earlier than the other. */
export const shotBetween = (
  { ruleset, ground }: Reel,
  since: unknown,
  state: unknown,
  viewer: Viewer,
  unit?: string,
): Shot => {
  const { game, tableTop } = ruleset
  const view = game.view(state, viewer)
  const zones = tableTop.zones?.(view)
  const scene = { ruleset, tableTop, view, ground, zones, deciding: undefined, shared: false }
  const data = tableData(scene, { unit, writing: undefined })
  const now = new Map(data.pieces.map((piece) => [piece.id, piece]))
  const before: readonly Piece[] = tableTop.pieces(game.view(since, viewer), undefined)
  const fallen = before.filter(({ id }) => !now.has(id)).map((piece) => ({ ...piece, gone: true }))
  const lit = before.flatMap((piece) => {
    const after = now.get(piece.id)
    return after && differs(piece, after) ? [piece.id] : []
  })
  return { view, data: { ...data, pieces: [...data.pieces, ...fallen], lit } }
}
