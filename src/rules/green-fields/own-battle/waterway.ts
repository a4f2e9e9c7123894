import { fair, type Random } from '#kernel/chance/random.ts'
import type { ZoneNumber } from '../reckoning/grid.ts'
import { columnOf, rowOf } from '../reckoning/grid.ts'

interface Grid {
  readonly columns: number
  /** An even number. */
  readonly rows: number
}

/** Between two zones that lie side by side. */
export type Edge = readonly [ZoneNumber, ZoneNumber]

export interface Waterway {
  readonly edges: readonly Edge[]
  readonly bridges: readonly Edge[]
  /** The roads, so led that they go straight over their bridges. */
  readonly roads: readonly (readonly ZoneNumber[])[]
}

/** One column in so many brings the water a row nearer to the front. */
const BENDS = 3
/** Each half has a bridge, and another for so many columns of the course. */
const COLUMNS_PER_BRIDGE = 4

const isSame = ([one, other]: Edge, [first, second]: Edge): boolean =>
  (one === first && other === second) || (one === second && other === first)

const has = (edges: readonly Edge[], edge: Edge): boolean => edges.some((known) => isSame(known, edge))

/** The same place seen from the other side of the table. */
const turned = ({ columns, rows }: Grid, [one, other]: Edge): Edge => [
  columns * rows - 1 - one,
  columns * rows - 1 - other,
]

/** Through the half of side a: in over one edge of the table, behind that wing, and out in the middle of the front. */
const courseOf = ({ columns, rows }: Grid, fromRight: boolean, random: Random): readonly Edge[] => {
  const half = rows / 2
  const middle = Math.floor(columns / 2)
  const zone = (column: number, row: number): ZoneNumber =>
    row * columns + (fromRight ? columns - 1 - column : column)
  const edges: Edge[] = []
  let behind = 1 + fair(random, half - 1)
  for (let column = 0; column < middle; column++) {
    edges.push([zone(column, behind - 1), zone(column, behind)])
    const bent = Math.min(half - 1, behind + (fair(random, BENDS) === 0 ? 1 : 0))
    const next = column === middle - 1 ? half : bent
    for (let row = behind; row < next; row++) edges.push([zone(column, row), zone(column + 1, row)])
    behind = next
  }
  return edges
}

/** Where a front has a middle zone the water goes out before it. */
const middleOf = ({ columns, rows }: Grid): readonly Edge[] => {
  const below = (rows / 2 - 1) * columns + (columns - 1) / 2
  return columns % 2 === 1 ? [[below, below + columns]] : []
}

/** GF-TERR-05: a road that would go aslant over water on either way round goes round the corner instead. */
const ledOver = (grid: Grid, edges: readonly Edge[], road: readonly ZoneNumber[]): readonly ZoneNumber[] =>
  road.flatMap((from, i) => {
    const to = road[i + 1]
    if (to === undefined) return [from]
    const corners = [
      rowOf(grid, to) * grid.columns + columnOf(grid, from),
      rowOf(grid, from) * grid.columns + columnOf(grid, to),
    ]
    if (corners.includes(from) || corners.includes(to)) return [from]
    const [best] = corners
      .map((corner) => ({
        corner,
        wet: [has(edges, [from, corner]), has(edges, [corner, to])].filter(Boolean).length,
      }))
      .sort((one, other) => one.wet - other.wet)
    return best && best.wet > 0 ? [from, best.corner] : [from]
  })

const isCrossedBy = (roads: readonly (readonly ZoneNumber[])[], edge: Edge): boolean =>
  roads.some((road) =>
    road.some((from, i) => {
      const to = road[i + 1]
      return to !== undefined && isSame([from, to], edge)
    }),
  )

/** A stream or river from one rear of the table to the other, the same for both sides, with bridges for the roads. */
export const waterwayOf = (
  grid: Grid,
  roads: readonly (readonly ZoneNumber[])[],
  fromRight: boolean,
  random: Random,
): Waterway => {
  const own = courseOf(grid, fromRight, random)
  const edges = [...own, ...middleOf(grid), ...own.map((edge) => turned(grid, edge))]
  const led = roads.map((road) => ledOver(grid, edges, road))
  const onRoads = edges.filter((edge) => isCrossedBy(led, edge) || isCrossedBy(led, turned(grid, edge)))
  const bare = own.filter((edge) => !has(onRoads, edge))
  const wanted = 1 + Math.floor(grid.columns / 2 / COLUMNS_PER_BRIDGE) - (own.length - bare.length)
  const built: Edge[] = []
  for (let bridge = 0; bridge < wanted && bare.length > 0; bridge++)
    built.push(...bare.splice(fair(random, bare.length), 1))
  return {
    edges,
    bridges: [...onRoads, ...built, ...built.map((edge) => turned(grid, edge))],
    roads: led,
  }
}
