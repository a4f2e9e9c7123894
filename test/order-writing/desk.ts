import type { AnyOrder } from '../../src/kernel/game/game.ts'
import type { Point } from '../../src/kernel/geometry/point.ts'
import type { Edit, Writing } from '../../src/screen/writing.ts'
import { type ZoneGrid, zoneMiddle } from '../../src/screen/zone-map.ts'
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
  readonly points: readonly Point[]
  readonly headings: readonly number[]
}

/** What one press, tap or drag comes to: an order that is given or written. */
export interface Step {
  readonly order?: AnyOrder
  /** How things stand after it, unless it was given. */
  readonly hand?: Hand
}

export const writingOf = (
  { ruleset, view, side }: Position,
  { order, unit, piece }: Hand,
): Writing | undefined => gameOf(ruleset).tableTop.writing(view, side, order, unit, piece)

const ofEdit = (edit: Edit, atOnce: boolean, hand: Hand, { points }: Aim): readonly Step[] => {
  const { order, orders = [], pick, turnsTo, takes, refusal } = edit
  if (refusal) return []
  if (orders.length > 0) return orders.map((one) => ({ order: one }))
  const unit = turnsTo ?? hand.unit
  if (pick)
    return points.map((point): Step => {
      const picked = pick.order(point)
      return pick.atOnce ? { order: picked } : { order: picked, hand: { ...hand, order: picked, unit } }
    })
  if (order) return [atOnce ? { order } : { order, hand: { ...hand, order, unit } }]
  return turnsTo !== undefined || takes !== undefined
    ? [{ hand: { ...hand, unit, piece: takes ?? hand.piece } }]
    : []
}

const ofTemplates = ({ templates = [] }: Writing, hand: Hand, { points, headings }: Aim): readonly Step[] =>
  templates.flatMap((template) =>
    [template.centre, ...points].flatMap((point) =>
      [template.heading, ...headings].flatMap((heading): readonly Step[] => {
        const { order, refusal } = template.at(point, heading)
        return refusal ? [] : [{ order, hand: { ...hand, order } }]
      }),
    ),
  )

/** Drags of whole units and of single pieces, to the places that are gone for or turned where they stand. */
function* ofDrags(position: Position, writing: Writing, hand: Hand, aim: Aim): Generator<Step> {
  const { ruleset, view, side } = position
  const { tableTop } = gameOf(ruleset)
  const { draggable, turnable = draggable } = writing
  if (draggable.length + turnable.length === 0) return
  const pieces = tableTop.pieces(view, writing.order)
  const wanted = pieces.filter(
    ({ id, unit }) =>
      (aim.ids.has(id) || aim.ids.has(unit)) && (draggable.includes(id) || turnable.includes(id)),
  )
  for (const piece of wanted.slice(0, 4)) {
    const goes = draggable.includes(piece.id)
    const others = pieces.filter(
      ({ id, unit }) => unit === piece.unit && id !== piece.id && draggable.includes(id),
    )
    const bodies = others.length > 0 ? [[piece.id, ...others.map(({ id }) => id)], [piece.id]] : [[piece.id]]
    for (const point of [...(goes ? aim.points : []), piece.centre])
      for (const heading of [piece.heading, ...aim.headings])
        for (const dragged of bodies) {
          const to = tableTop.drag(view, side, writing.order, dragged, [piece.centre, point], heading)
          if (to && !to.refusal) yield { order: to.order, hand: { ...hand, order: to.order } }
        }
  }
}

const turns = (writing: Writing): readonly string[] =>
  writing.groups.flatMap(({ edits }) => edits.flatMap(({ turnsTo }) => turnsTo ?? []))

/** Everything that one press, tap or drag can do, towards an aim. */
export function* stepsFrom(position: Position, hand: Hand, aim: Aim): Generator<Step> {
  const writing = writingOf(position, hand)
  if (!writing) return
  const { groups, later, otherwise, order } = writing
  yield { order }
  if (otherwise) yield { order: otherwise.order }
  for (const { edits, atOnce = false } of [...groups, ...(later?.groups ?? [])])
    for (const edit of edits) yield* ofEdit(edit, atOnce, hand, aim)
  yield* ofTemplates(writing, hand, aim)
  yield* ofDrags(position, writing, hand, aim)
}

/** Units that can be chosen: those with something to do, and those that are gone for. */
export const choicesAt = (position: Position, { ids }: Aim): readonly (string | undefined)[] => {
  const { ruleset, view, side } = position
  const { tableTop } = gameOf(ruleset)
  const units = tableTop.units(view, side, undefined)
  const pieces = tableTop.pieces(view, undefined)
  const wanted = [
    ...units.filter(({ id }) => ids.has(id)).map(({ id }) => id),
    ...pieces.filter(({ id }) => ids.has(id)).map(({ unit }) => unit),
    ...(tableTop.zones ? [...ids].map((id) => `zone:${id}`) : []),
  ]
  const idle = units.filter(({ todo }) => todo).map(({ id }) => id)
  const offered = turns(
    writingOf(position, EMPTY_HAND) ?? { order: { kind: '' }, give: '', groups: [], draggable: [] },
  )
  return [...new Set([undefined, ...wanted, ...idle.slice(0, 2), ...offered.filter((id) => ids.has(id))])]
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

/** What a player who wants an order goes for. */
export const aimOf = ({ ruleset, view }: Position, order: AnyOrder): Aim => {
  const { tableTop } = gameOf(ruleset)
  const { length } = tableTop.ground(view).measure
  const grid = tableTop.zones?.(view)
  const said = leaves(order)
  const ids = new Set(said.flatMap(({ leaf }) => (typeof leaf === 'string' ? [leaf] : [])))
  const pieces = tableTop.pieces(view, undefined)
  const named = pieces.filter(({ id, unit }) => ids.has(id) || ids.has(unit))
  const [first] = named
  const round = [
    [0, 1],
    [0, 4],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const
  const places = placesIn(order).map(({ x, y }) => ({ x: Math.round(x * length), y: Math.round(y * length) }))
  return {
    ids,
    points: [
      ...places,
      // A place beside it is as good where only another than before is wanted.
      ...places.slice(0, 1).map(({ x, y }) => ({ x: x + 3 * length, y: y - 3 * length })),
      ...(grid ? [...ids].flatMap((id) => middleOf(grid, id)) : []),
      ...named.slice(0, 6).map(({ centre }) => centre),
      ...(first
        ? round.map(([x, y]) => ({ x: first.centre.x + x * length, y: first.centre.y + y * length }))
        : []),
    ].filter(({ x, y }) => x >= 0 && y >= 0),
    headings: said.flatMap(({ key, leaf }) =>
      (key === 'facing' || key === 'heading') && typeof leaf === 'number' ? [Math.round(leaf * 100)] : [],
    ),
  }
}
