import { distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import type { TableMark } from '#screen/mark.ts'
import type { Piece } from '#screen/piece.ts'
import type { ToldLine } from './account.ts'
import type { Known } from './beats.ts'

/** Of a zone or of a piece round which the ring is drawn. */
const ROUND = 1.25
/** A piece that stands this near to where it stood has not moved. */
const STILL = 100

const centres = (pieces: readonly Piece[]): readonly Point[] => pieces.map(({ centre }) => centre)

/** The corner of a piece that is farthest from its middle. */
const reachOf = ({ width, depth }: Piece): number => Math.hypot(width, depth) / 2

const isStill = (piece: Piece, before: readonly Piece[]): boolean =>
  before.some(({ id, centre }) => id === piece.id && distance(centre, piece.centre) < STILL)

/** The circle that holds some pieces and places. */
const circleOf = (
  pieces: readonly Piece[],
  places: readonly Point[],
  reach: number,
): { readonly centre: Point; readonly radius: number } | undefined => {
  const points = [...centres(pieces), ...places]
  if (points.length === 0) return undefined
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const centre = {
    x: Math.round((Math.min(...xs) + Math.max(...xs)) / 2),
    y: Math.round((Math.min(...ys) + Math.max(...ys)) / 2),
  }
  const radius = Math.max(
    ...pieces.map((piece) => distance(piece.centre, centre) + reachOf(piece)),
    ...places.map((place) => distance(place, centre) + reach),
  )
  return { centre, radius: Math.round(radius * ROUND) }
}

/** Where on the table a line is about: the ring round it, who went or fired where, who fell. None if nobody can say. */
export const markOf = (known: Known, line: ToldLine, lit: boolean): TableMark | undefined => {
  const { game, tableTop, log, viewer } = known
  const at = (state: unknown) => tableTop.pieces(game.view(state, viewer), undefined)
  const last = log.orders[line.to]
  const before = at(log.orders[line.from]?.before)
  const after = at(last?.after)
  const isOf = (piece: Piece): boolean => line.units.includes(piece.unit)
  const stands = after.filter((piece) => isOf(piece) && !piece.gone)
  const fell = before.filter(
    (piece) => isOf(piece) && !piece.gone && !after.some(({ id, gone }) => id === piece.id && !gone),
  )
  const grid = tableTop.zones?.(game.view(last?.after, viewer))
  const circle = circleOf(
    line.places.length > 0 ? [] : [...stands, ...fell],
    line.places,
    (grid?.side ?? 0) / 2,
  )
  if (!circle) return undefined
  const moved = before.filter((piece) => stands.some(({ id }) => id === piece.id) && !isStill(piece, after))
  const arrows =
    moved.length > 0 ? marches(line.units, moved, stands) : shots(line.units, [...stands, ...fell])
  return {
    id: `told-${line.number}`,
    ...circle,
    look: lit ? 'lit' : 'plain',
    number: line.number,
    ...(arrows.length > 0 ? { arrows } : {}),
    ...(fell.length > 0 ? { crosses: centres(fell) } : {}),
    ...(moved.length > 0 ? { before: moved } : {}),
    text: line.text,
  }
}

type Arrows = NonNullable<TableMark['arrows']>

/** From where each unit stood to where it stands. */
const marches = (units: readonly string[], before: readonly Piece[], after: readonly Piece[]): Arrows =>
  units.flatMap((unit) => {
    const moved = before.filter((piece) => piece.unit === unit)
    const went = after.filter((piece) => moved.some(({ id }) => id === piece.id))
    const [first] = went
    return first ? [{ from: middleOf(centres(moved)), to: middleOf(centres(went)), side: first.side }] : []
  })

/** From the unit that acts to those of the enemy it acts on. */
const shots = ([actor, ...others]: readonly string[], pieces: readonly Piece[]): Arrows => {
  const own = pieces.filter(({ unit }) => unit === actor)
  const [first] = own
  if (!first) return []
  return others.flatMap((unit) => {
    const target = pieces.filter((piece) => piece.unit === unit && piece.side !== first.side)
    return target.length > 0
      ? [{ from: middleOf(centres(own)), to: middleOf(centres(target)), side: first.side }]
      : []
  })
}
