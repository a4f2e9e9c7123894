import { sfc32 } from '#kernel/chance/random.ts'
import type { LoggedOrder } from '#kernel/game/battle/log.ts'
import type { AnyOrder, Game, Side } from '#kernel/game/game.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Piece } from '#screen/piece.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import type { TableTop } from '#screen/tabletop.ts'
import type { Writing } from '#screen/writing.ts'
import { type Said, say } from './said.ts'
import { writingTried } from './tried.ts'

/** How many of the units with something to do are chosen. */
const CHOSEN = 3
/** How many of the commander's wishes are heard. */
const WISHES = 6
/** By so much of the table's breadth pieces are dragged. */
const STEP = 1 / 24

/** A side that owes a decision, and what it sees. */
interface Desk {
  readonly ruleset: PlayedRuleset
  readonly game: Game
  readonly tableTop: TableTop
  readonly view: unknown
  readonly side: Side
  readonly pieces: readonly Piece[]
  readonly where: string
}

const towards = (from: Point, to: Point, length: number): Point => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const far = Math.max(1, Math.hypot(x, y))
  return { x: Math.round(from.x + (x * length) / far), y: Math.round(from.y + (y * length) / far) }
}

/** Three places for what needs one: ahead of a piece, on an enemy, amid the table. */
const placesFor = (
  { tableTop, view, pieces }: Desk,
  own: Piece | undefined,
): readonly [Point, Point, Point] => {
  const { size } = tableTop.ground(view)
  const middle = { x: Math.round(size.width / 2), y: Math.round(size.height / 2) }
  const enemy = pieces.find((piece) => own && piece.side !== own.side && !piece.gone)
  const goal = enemy?.centre ?? middle
  return [towards(own?.centre ?? middle, goal, size.width * STEP), goal, middle]
}

const dragOne = (said: Said, desk: Desk, where: string, { order, draggable }: Writing): void => {
  const { tableTop, view, side, pieces } = desk
  const dragged = pieces.find(({ id }) => draggable.includes(id))
  if (!dragged) return
  const { id, unit, centre, heading } = dragged
  const unitsPieces = pieces.filter((one) => one.unit === unit && one.id !== id).map((one) => one.id)
  const [ahead] = placesFor(desk, dragged)
  say(
    said,
    'drag',
    `${where} ${id}`,
    tableTop.drag(view, side, order, [id, ...unitsPieces], [centre, ahead], heading),
  )
}

/** What is offered with a unit chosen or none, from the usual order on or from another. */
const offer = (
  said: Said,
  desk: Desk,
  where: string,
  before: AnyOrder | undefined,
  unit: string | undefined,
): void => {
  const { tableTop, view, side, pieces } = desk
  const writing = tableTop.writing(view, side, before, unit)
  say(said, 'table', `${where} areas`, tableTop.areas(view, unit, writing?.order))
  if (!writing) return
  const about = unit ?? writing.unit ?? pieces.find(({ id }) => writing.draggable.includes(id))?.unit
  const places = placesFor(
    desk,
    pieces.find((piece) => piece.unit === about),
  )
  say(said, 'writing', where, writingTried(writing, places))
  dragOne(said, desk, where, writing)
}

const offerUnit = (said: Said, desk: Desk, unit: string): void => {
  const { tableTop, view, side } = desk
  const where = `${desk.where} ${unit}`
  offer(said, desk, where, undefined, unit)
  say(said, 'table', `${where} card`, tableTop.card(view, unit))
  say(said, 'table', `${where} stack`, tableTop.stack?.(view, side, unit))
  say(said, 'staff', where, tableTop.staff?.scopes(view, side, unit))
  for (const { id } of tableTop.overlays ?? [])
    say(said, 'table', `${where} ${id}`, tableTop.overlay?.(view, side, id, unit))
}

/** The order that was given, as it looks while it is written. */
const offerGiven = (said: Said, desk: Desk, order: AnyOrder): void => {
  const { tableTop, view, side } = desk
  const where = `${desk.where} given`
  offer(said, desk, where, order, undefined)
  say(said, 'table', `${where} ghosts`, tableTop.ghosts?.(view, [order]))
  say(said, 'staff', where, tableTop.staff?.inWords(view, [order]))
  say(said, 'papers', where, tableTop.papers?.(view, side, order))
}

const wish = (said: Said, { ruleset, game, view, side, where }: Desk, state: unknown): void => {
  const random = sfc32(1)
  const staff = {
    side,
    random,
    check: (order: AnyOrder) => game.check(state, side, order),
    sample: () => game.sample(state, side, random),
  }
  const wishes = ruleset.doctrine?.wishes(view, staff)
  if (!wishes) return
  const first: unknown[] = []
  for (const each of wishes.candidates) if (first.push(each) === WISHES) break
  say(said, 'wishes', where, { matters: wishes.matters, first })
}

/** What a side that owed the decision before an order was shown and offered there. */
export const offerBefore = (said: Said, ruleset: PlayedRuleset, order: LoggedOrder, side: Side): void => {
  const { game, tableTop } = ruleset
  if (!game || !tableTop) return
  const state = order.before
  const view = game.view(state, side)
  const pieces = tableTop.pieces(view, undefined)
  const where = `${order.number} ${side}`
  const desk = { ruleset, game, tableTop, view, side, pieces, where }
  const units = tableTop.units(view, side, undefined)
  say(said, 'units', where, units)
  say(said, 'table', `${where} pieces`, pieces)
  say(said, 'trackers', where, tableTop.trackers?.(view, side))
  say(said, 'papers', where, tableTop.papers?.(view, side))
  say(said, 'staff', where, tableTop.staff?.scopes(view, side, undefined))
  offer(said, desk, where, undefined, undefined)
  for (const { id } of units.filter(({ todo }) => todo).slice(0, CHOSEN)) offerUnit(said, desk, id)
  if (side === order.side) offerGiven(said, desk, order.order)
  wish(said, desk, state)
}
