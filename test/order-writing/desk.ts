import { alike } from '#kernel/alike.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import { along } from '#kernel/geometry/angle.ts'
import { type Point, squaredDistance } from '#kernel/geometry/point.ts'
import { rectanglePolygon } from '#kernel/geometry/rectangle.ts'
import type { ShownLedger } from '#screen/beside.ts'
import type { Terrain } from '#screen/ground.ts'
import type { Piece } from '#screen/piece.ts'
import { type DraggedTo, type Edit, hasButton, type Writing } from '#screen/writing.ts'
import { type ZoneGrid, zoneMiddle } from '#screen/zone-map.ts'
import { gameOf, type Position } from './targets.ts'

/** How far a player has come in writing an order. */
export interface Hand {
  readonly order: AnyOrder | undefined
  /** The unit he has chosen, and the piece he has taken alone. */
  readonly unit: string | undefined
  readonly piece: string | undefined
}

export const EMPTY_HAND: Hand = { order: undefined, unit: undefined, piece: undefined }

/** What he goes for: names, places and headings that matter to him. */
export interface Aim {
  readonly ids: ReadonlySet<string>
  /** Places that the order says. */
  readonly said: readonly Point[]
  readonly points: readonly Point[]
  readonly headings: readonly number[]
}

/** What one press, tap or drag comes to: an order that is given, another that is in hand, or another unit or piece. */
export type Step = { readonly given: AnyOrder } | { readonly hand: Hand; readonly turns?: true }

/** How much is tried with the hand on the table, which takes the screen longest to answer. */
export type Handling = 'presses' | 'drags to the place' | 'drags'

/** The screen of a position; what it has said once it is not asked again. */
export interface Desk {
  readonly position: Position
  writing(hand: Hand): Writing | undefined
  pieces(order: AnyOrder | undefined): readonly Piece[]
  drag(
    order: AnyOrder | undefined,
    pieces: readonly string[],
    path: readonly Point[],
    heading: number,
  ): DraggedTo | undefined
}

const remembering = <A extends readonly unknown[], R>(work: (...args: A) => R): ((...args: A) => R) => {
  const known = new Map<string, R>()
  return (...args) => {
    const key = JSON.stringify(args)
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = work(...args)
    known.set(key, answer)
    return answer
  }
}

export const deskAt = (position: Position): Desk => {
  const { ruleset, view, side } = position
  const { tableTop } = gameOf(ruleset)
  return {
    position,
    writing: remembering(({ order, unit, piece }: Hand) => tableTop.writing(view, side, order, unit, piece)),
    pieces: remembering((order) => tableTop.pieces(view, order)),
    drag: remembering((order, pieces, path, heading) =>
      tableTop.drag(view, side, order, pieces, path, heading),
    ),
  }
}

function* ofEdit(edit: Edit, atOnce: boolean, hand: Hand, { points }: Aim): Generator<Step> {
  const { order, orders = [], pick, turnsTo, takes, refusal } = edit
  if (refusal) return
  for (const given of orders) yield { given }
  const unit = turnsTo ?? hand.unit
  if (pick) {
    for (const point of points)
      if (pick.preview(point).legal) {
        const picked = pick.order(point)
        yield pick.atOnce ? { given: picked } : { hand: { ...hand, order: picked, unit } }
      }
  } else if (order) yield atOnce ? { given: order } : { hand: { ...hand, order, unit } }
  else if (turnsTo !== undefined || takes !== undefined)
    yield { hand: { ...hand, unit, piece: takes ?? hand.piece }, turns: true }
}

function* ofLedgers(ledgers: readonly ShownLedger[], hand: Hand): Generator<Step> {
  for (const { rows, all } of ledgers) {
    for (const { unit, cells } of rows) {
      for (const { order } of cells.flat()) yield { given: order }
      if (unit !== undefined) yield { hand: { ...hand, unit }, turns: true }
    }
    for (const given of all?.orders ?? []) yield { given }
  }
}

/** Each unit of the stack before or behind each other one. */
function* ofStack({ position }: Desk, { unit }: Hand): Generator<Step> {
  const { ruleset, view, side } = position
  const stack = unit === undefined ? undefined : gameOf(ruleset).tableTop.stack?.(view, side, unit)
  if (!stack?.order) return
  const ids = stack.units.map(({ id }) => id)
  for (const id of ids)
    for (const to of ids.keys()) {
      const rest = ids.filter((other) => other !== id)
      const moved = [...rest.slice(0, to), id, ...rest.slice(to)]
      if (moved.join() !== ids.join()) yield { given: stack.order(moved) }
    }
}

const placesOf = ({ said, points }: Aim, handling: Handling): readonly Point[] =>
  handling === 'drags' ? points : said

function* ofTemplates(
  { templates = [] }: Writing,
  hand: Hand,
  aim: Aim,
  handling: Handling,
): Generator<Step> {
  for (const template of templates)
    for (const point of [...placesOf(aim, handling), template.centre])
      for (const heading of [...aim.headings, template.heading]) {
        const { order, refusal } = template.at(point, heading)
        if (!refusal) yield { hand: { ...hand, order } }
      }
}

/** Bends of a way that are drawn at most. */
const BENDS = 6

/** Straight to each place, and by all that the order says one after the other. */
const routesOf = (aim: Aim, handling: Handling): readonly (readonly Point[])[] => {
  const straight = placesOf(aim, handling).map((point) => [point])
  return aim.said.length > 1 && aim.said.length <= BENDS ? [aim.said, ...straight] : straight
}

/** Pieces that are dragged at most, of those that are gone for. */
const DRAGGED = 4

/** Drags of whole units and of single pieces, to the places that are gone for or turned where they stand. */
function* ofDrags(desk: Desk, writing: Writing, aim: Aim, handling: Handling): Generator<Step> {
  const { draggable, turnable = draggable } = writing
  if (draggable.length + turnable.length === 0) return
  const pieces = desk.pieces(writing.order)
  const able = new Set([...draggable, ...turnable])
  const wanted = pieces.filter(({ id, unit }) => able.has(id) && (aim.ids.has(id) || aim.ids.has(unit)))
  // Those that are ticked go together.
  const ticked = writing.groups.flatMap(({ edits }) =>
    edits.flatMap(({ pieces: own = [], chosen }) => (chosen ? own : [])),
  )
  for (const piece of wanted.slice(0, DRAGGED)) {
    const others = pieces.filter(
      ({ id, unit }) =>
        (ticked.includes(piece.id) ? ticked.includes(id) : unit === piece.unit) &&
        id !== piece.id &&
        draggable.includes(id),
    )
    const bodies = others.length > 0 ? [[piece.id, ...others.map(({ id }) => id)], [piece.id]] : [[piece.id]]
    const goes = draggable.includes(piece.id) ? routesOf(aim, handling) : []
    for (const route of [...goes, [piece.centre]])
      for (const heading of [...aim.headings, piece.heading]) {
        let whole: AnyOrder | undefined
        for (const body of bodies) {
          if (route[0] === piece.centre && heading === piece.heading) continue
          const to = desk.drag(writing.order, body, [piece.centre, ...route], heading)
          if (!to || to.refusal) continue
          const alone = others.length > 0 && body.length === 1 ? piece.id : undefined
          // Who takes the others along is not followed twice.
          if (alone !== undefined && alike(to.order, whole)) continue
          whole = to.order
          yield to.drops ? { given: to.order } : { hand: { order: to.order, unit: piece.unit, piece: alone } }
        }
      }
  }
}

const turns = (writing: Writing): readonly string[] =>
  writing.groups.flatMap(({ edits }) => edits.flatMap(({ turnsTo }) => turnsTo ?? []))

/** The order that the button gives, if it is shown. */
export const buttonOf = (writing: Writing): AnyOrder | undefined =>
  hasButton(writing) ? writing.order : undefined

/** Everything that one press, tap or drag can do, towards an aim. */
export function* stepsFrom(desk: Desk, hand: Hand, aim: Aim, handling: Handling): Generator<Step> {
  const writing = desk.writing(hand)
  if (!writing) return
  const { groups, later, otherwise, ledgers = [] } = writing
  const given = buttonOf(writing)
  if (given) yield { given }
  if (otherwise) yield { given: otherwise.order }
  for (const { edits, atOnce = false } of [...groups, ...(later?.groups ?? [])])
    for (const edit of edits) yield* ofEdit(edit, atOnce, hand, aim)
  yield* ofLedgers([...ledgers, ...(later?.ledgers ?? [])], hand)
  yield* ofStack(desk, hand)
  if (handling === 'presses') return
  yield* ofTemplates(writing, hand, aim, handling)
  yield* ofDrags(desk, writing, aim, handling)
}

/** Units that can be chosen: those with something to do, and those that are gone for. */
export const choicesAt = (desk: Desk, { ids }: Aim): readonly (string | undefined)[] => {
  const { ruleset, view, side } = desk.position
  const { tableTop } = gameOf(ruleset)
  const units = tableTop.units(view, side, undefined)
  const wanted = [
    ...units.filter(({ id }) => ids.has(id)).map(({ id }) => id),
    ...desk
      .pieces(undefined)
      .filter(({ id }) => ids.has(id))
      .map(({ unit }) => unit),
    ...(tableTop.zones ? [...ids].map((id) => `zone:${id}`) : []),
  ]
  const idle = units.filter(({ todo }) => todo).map(({ id }) => id)
  const writing = desk.writing(EMPTY_HAND)
  const offered = writing ? turns(writing) : []
  return [...new Set([...wanted, undefined, ...idle.slice(0, 2), ...offered.filter((id) => ids.has(id))])]
}

const leaves = (value: unknown, key = ''): readonly { readonly key: string; readonly leaf: unknown }[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => leaves(part, name))
    : [{ key, leaf: value }]

const placesIn = (value: unknown): readonly Point[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number'))
    return [{ x: Number(value[0]), y: Number(value[1]) }]
  const own =
    'x' in value && 'y' in value && typeof value.x === 'number' ? [{ x: value.x, y: Number(value.y) }] : []
  return [...own, ...Object.values(value).flatMap(placesIn)]
}

const middleOf = (grid: ZoneGrid, name: string): readonly Point[] => {
  const at = grid.zones.findIndex((zone) => zone.name === name)
  return at < 0 ? [] : [zoneMiddle(grid, at)]
}

/** The middle of all the points that an outline is drawn by. */
const middleIn = (outline: Terrain['outline']): readonly Point[] => {
  const points = outline.shape === 'rectangle' ? rectanglePolygon(outline) : placesIn(outline)
  const mean = (values: readonly number[]): number =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  return points.length === 0 ? [] : [{ x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }]
}

/** The places behind the ends of the column of a zone. */
const beyond = (grid: ZoneGrid, { x }: Point): readonly Point[] => {
  return [-0.5, grid.rows + 0.5].map((row) => ({ x, y: Math.round(grid.origin.y + row * grid.side) }))
}

/** Steps to places beside the first piece that is named, right and down. */
const BESIDE = [
  [0, 1],
  [0, 4],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

/** Fields that say how something lies, in degrees. */
const TURNED: ReadonlySet<string> = new Set(['facing', 'heading', 'rotation'])

/** How far ahead, in units of the table, a place lies where only a direction is said. */
const AHEAD = 3

const distinct = (points: readonly Point[]): readonly Point[] => [
  ...new Map(points.map((point) => [`${point.x} ${point.y}`, point])).values(),
]

/** What an order says that another does not: without what is alike in their lists. */
const unlike = (value: unknown, other: unknown): unknown => {
  if (Array.isArray(value)) {
    const others: readonly unknown[] = Array.isArray(other) ? other : []
    const own = value.filter((item) => typeof item !== 'object' || !others.some((one) => alike(item, one)))
    return own.length > 0 ? own : value
  }
  if (typeof value !== 'object' || value === null) return value
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(other ?? {}))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, unlike(part, fields.get(name))]),
  )
}

/** Places of the enemies nearest to a piece. */
const enemiesBy = (pieces: readonly Piece[], { side, centre }: Piece): readonly Point[] =>
  pieces
    .filter((piece) => piece.side !== side)
    .map((piece) => piece.centre)
    .toSorted((one, other) => squaredDistance(one, centre) - squaredDistance(other, centre))
    .slice(0, 4)

/** What a player who wants an order goes for: where it is like another in all but one thing, for that. */
export const aimOf = (desk: Desk, whole: AnyOrder, from: AnyOrder | undefined): Aim => {
  const order = from ? unlike(whole, from) : whole
  const { ruleset, view } = desk.position
  const { tableTop } = gameOf(ruleset)
  const ground = tableTop.ground(view)
  const { length } = ground.measure
  const grid = tableTop.zones?.(view)
  const all = leaves(order)
  const ids = new Set(all.flatMap(({ leaf }) => (typeof leaf === 'string' ? [leaf] : [])))
  const pieces = desk.pieces(undefined)
  const named = pieces.filter(({ id, unit }) => ids.has(id) || ids.has(unit))
  // Whose turn it is goes without saying.
  const about = desk.writing(EMPTY_HAND)?.unit
  const first = named[0] ?? pieces.find(({ unit }) => unit === about)
  const onTable = ({ x, y }: Point): boolean => x >= 0 && y >= 0
  const headings = [
    ...new Set(
      all.flatMap(({ key, leaf }) =>
        TURNED.has(key) && typeof leaf === 'number' ? [Math.round(leaf * 100)] : [],
      ),
    ),
  ]
  const zones = grid ? [...ids].flatMap((id) => middleOf(grid, id)) : []
  const said = distinct([
    ...placesIn(order).map(({ x, y }) => ({ x: Math.round(x * length), y: Math.round(y * length) })),
    ...zones,
    ...ground.terrain.filter(({ id }) => ids.has(id)).flatMap(({ outline }) => middleIn(outline)),
  ]).filter(onTable)
  return {
    ids,
    said,
    points: distinct([
      ...said,
      ...(grid ? zones.flatMap((zone) => beyond(grid, zone)) : []),
      // A place beside it is as good where only another than before is wanted.
      ...said.slice(0, 1).map(({ x, y }) => ({ x: x + 3 * length, y: y - 3 * length })),
      ...named.slice(0, 6).map(({ centre }) => centre),
      // Fire that names nobody goes at an enemy all the same.
      ...(first && named.length === 0 ? enemiesBy(pieces, first) : []),
      ...(first ? headings.map((heading) => along(first.centre, heading, AHEAD * length)) : []),
      ...(first
        ? BESIDE.map(([x, y]) => ({ x: first.centre.x + x * length, y: first.centre.y + y * length }))
        : []),
    ]).filter(onTable),
    headings,
  }
}
