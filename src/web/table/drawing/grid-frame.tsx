import type { Point } from '#kernel/geometry/point.ts'
import type { Size } from '#screen/ground.ts'
import type { Piece } from '#screen/piece.ts'
import type { ZoneGrid } from '#screen/zone-map.ts'
import { Figure } from './frame.tsx'
import { depotNameAt, rearNameAt, referenceAt } from './grid-places.ts'

interface WordsProps {
  readonly class: string
  readonly at: Point
  readonly table: Size
  readonly text: string
}

const Words = ({ class: kind, at, table, text }: WordsProps) => (
  <g class={kind} transform={`translate(${at.x} ${table.height - at.y})`}>
    <text class="upright" dy="0.35em">
      {text}
    </text>
  </g>
)

/** The map references of a table of zones; letters and numbers at its borders too, where there is a margin for them. */
export const GridFrame = ({
  size,
  grid,
  pieces = [],
  lettered = false,
}: {
  size: Size
  grid: ZoneGrid
  /** What must not lie over a name. */
  pieces?: readonly Piece[]
  lettered?: boolean
}) => {
  const { zones, rears } = grid
  return (
    <g class="frame zones">
      <rect class="edge" width={size.width} height={size.height} />
      {lettered && <Letters size={size} grid={grid} />}
      {rears.map((rear) => {
        const at = rearNameAt(grid, rear, pieces)
        return (
          <g key={rear.side}>
            {at && <Words class={`rear-name side-${rear.side}`} at={at} table={size} text={rear.name} />}
            <Words class="depot-name" at={depotNameAt(rear)} table={size} text={`Depot ${rear.depot}`} />
          </g>
        )
      })}
      {zones.map(({ name }, zone) => (
        <Words key={name} class="reference" at={referenceAt(grid, zone)} table={size} text={name} />
      ))}
    </g>
  )
}

const Letters = ({ size, grid }: { size: Size; grid: ZoneGrid }) => {
  const { columns, rows, side, origin } = grid
  const top = size.height - origin.y - rows * side
  return (
    <>
      {Array.from({ length: columns }, (_, column) => {
        const x = origin.x + (column + 0.5) * side
        const letter = String.fromCharCode(65 + column)
        return (
          <g key={letter}>
            <Figure x={x} y={size.height} off="down" figure={letter} />
            <Figure x={x} y={0} off="up" figure={letter} />
          </g>
        )
      })}
      {Array.from({ length: rows }, (_, row) => {
        const y = top + (rows - row - 0.5) * side
        return (
          <g key={row}>
            <Figure x={0} y={y} off="left" figure={row + 1} />
            <Figure x={size.width} y={y} off="right" figure={row + 1} />
          </g>
        )
      })}
    </>
  )
}
