import type { Point } from '#kernel/geometry/point.ts'
import type { Area, Shape } from '#screen/area.ts'
import type { Size } from '#screen/ground.ts'
import { ahead, bearing, distance, middleOf } from '../body.ts'

interface Props {
  readonly area: Area
  readonly table: Size
  /** Its words are written elsewhere. */
  readonly bare?: boolean
}

/** An area drawn on the table: a zone of fire, a sheaf, a reach, a way. */
export const AreaShape = ({ area, table, bare = false }: Props) => {
  const { outline, style, side } = area
  // What is written of objectives is placed with the names of units, and so are words that keep clear of them.
  const { label, number } = style === 'objective' || area.clear ? {} : area
  const middle = wordsAt(outline)
  const open = outline.shape === 'line' || outline.shape === 'arrow'
  return (
    <g class={`area ${style}${side === undefined ? '' : ` side-${side}`}${open ? ' open' : ''}`}>
      <path d={pathOf(outline, table)} />
      {outline.shape === 'arrow' && <path class="head" d={arrowHead(outline.points, table)} />}
      {!bare && (label !== undefined || number !== undefined) && (
        <g transform={`translate(${middle.x} ${table.height - middle.y})`}>
          <g class="upright">
            {number !== undefined && (
              <text class="number" dy="0.35em" style={{ '--room': `${roomIn(outline)}px` }}>
                {number}
              </text>
            )}
            {label !== undefined && (
              <text
                {...(number === undefined && outline.shape === 'square'
                  ? inCorner(outline.side)
                  : { class: 'label' })}
                dy={number === undefined ? '0.35em' : '1.9em'}
                style={{ '--room': `${roomFor(label, outline)}px` }}
              >
                {label}
              </text>
            )}
          </g>
        </g>
      )}
    </g>
  )
}

/** In a square the middle is for what stands there, and the left of the top for its map reference. */
const inCorner = (side: number) => ({ class: 'label cornered', x: side * 0.47, y: -side * 0.39 })

const at = (point: Point, table: Size): string =>
  `${Math.round(point.x)} ${Math.round(table.height - point.y)}`

const joined = (points: readonly Point[], table: Size): string =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point, table)}`).join(' ')

const step = (point: Point, heading: number, length: number): Point => {
  const { x, y } = ahead(heading)
  return { x: point.x + x * length, y: point.y + y * length }
}

export const pathOf = (shape: Shape, table: Size): string => {
  switch (shape.shape) {
    case 'fan': {
      const { left, right, range, splay } = shape
      const front = bearing(left, right) - 9000
      const arc = `A${range} ${range} 0 0 1`
      return [
        `M${at(left, table)}`,
        `L${at(step(left, front - splay, range), table)}`,
        `${arc} ${at(step(left, front, range), table)}`,
        `L${at(step(right, front, range), table)}`,
        `${arc} ${at(step(right, front + splay, range), table)}`,
        `L${at(right, table)} Z`,
      ].join(' ')
    }
    case 'sector': {
      const { centre, inner, outer, from, to } = shape
      const large = (to - from + 36_000) % 36_000 > 18_000 ? 1 : 0
      return [
        `M${at(step(centre, from, inner), table)}`,
        `L${at(step(centre, from, outer), table)}`,
        `A${outer} ${outer} 0 ${large} 1 ${at(step(centre, to, outer), table)}`,
        `L${at(step(centre, to, inner), table)}`,
        inner > 0 ? `A${inner} ${inner} 0 ${large} 0 ${at(step(centre, from, inner), table)} Z` : 'Z',
      ].join(' ')
    }
    case 'circle': {
      const { centre, radius: r } = shape
      return `M${at({ x: centre.x - r, y: centre.y }, table)} a${r} ${r} 0 1 1 ${2 * r} 0 a${r} ${r} 0 1 1 ${-2 * r} 0 Z`
    }
    case 'square': {
      const { centre, side, heading = 0 } = shape
      const corners = [-4500, 4500, 13_500, 22_500].map((turn) =>
        step(centre, heading + turn, side * Math.SQRT1_2),
      )
      return `${joined(corners, table)} Z`
    }
    case 'rectangle': {
      const { x1, y1, x2, y2 } = shape
      return `M${x1} ${table.height - y1} H${x2} V${table.height - y2} H${x1} Z`
    }
    case 'polygon':
      return `${joined(shape.points, table)} Z`
    case 'line':
    case 'arrow':
      return joined(shape.points, table)
  }
}

/** Points that a shape lies between. */
export const cornersOfShape = (shape: Shape): readonly Point[] => {
  switch (shape.shape) {
    case 'rectangle':
      return [
        { x: shape.x1, y: shape.y1 },
        { x: shape.x2, y: shape.y2 },
      ]
    case 'circle':
    case 'square': {
      const half = shape.shape === 'circle' ? shape.radius : shape.side / 2
      const { x, y } = shape.centre
      return [
        { x: x - half, y: y - half },
        { x: x + half, y: y + half },
      ]
    }
    case 'fan':
    case 'sector':
      return [wordsAt(shape)]
    case 'polygon':
    case 'line':
    case 'arrow':
      return shape.points
  }
}

/** The largest letters in which words fit into a square; elsewhere they may run over. */
const roomFor = (words: string, shape: Shape): number =>
  shape.shape === 'square' ? (shape.side * 1.45) / Math.max(words.length, 4) : 2600

/** The largest letters that fit into a shape. */
const roomIn = (shape: Shape): number => {
  if (shape.shape === 'circle') return shape.radius * 1.4
  return shape.shape === 'square' ? shape.side * 0.8 : 2000
}

/** Length of an arrow's head. */
const HEAD = 900

const arrowHead = (points: readonly Point[], table: Size): string => {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before || distance(tip, before) === 0) return ''
  const back = bearing(tip, before)
  return `${joined([step(tip, back - 2500, HEAD), tip, step(tip, back + 2500, HEAD)], table)} Z`
}

/** Where its words go. */
const wordsAt = (shape: Shape): Point => {
  switch (shape.shape) {
    case 'fan': {
      const front = bearing(shape.left, shape.right) - 9000
      const middle = { x: (shape.left.x + shape.right.x) / 2, y: (shape.left.y + shape.right.y) / 2 }
      return step(middle, front, shape.range * 0.6)
    }
    case 'sector': {
      const width = (shape.to - shape.from + 36_000) % 36_000
      return step(shape.centre, shape.from + width / 2, (shape.inner + shape.outer) / 2)
    }
    case 'circle':
    case 'square':
      return shape.centre
    case 'rectangle':
      return { x: (shape.x1 + shape.x2) / 2, y: (shape.y1 + shape.y2) / 2 }
    case 'polygon':
    case 'line':
    case 'arrow':
      return middleOf(shape.points)
  }
}
