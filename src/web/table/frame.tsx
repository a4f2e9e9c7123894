import { type ZoneGrid, zoneMiddle } from '../../kernel/zone-grid.ts'
import type { Measure, Size } from './model.ts'

/** Every so many of the players' units a figure stands at the edge. */
const EVERY = { few: 6, many: 20 } as const

/** The edge of the map with its figures, so that a place can be named. */
export const Frame = ({ size, measure }: { size: Size; measure: Measure }) => {
  const { width, height } = size
  const across = width / measure.length
  const every = across > 80 ? EVERY.many : EVERY.few
  const figures = (length: number) =>
    Array.from({ length: Math.floor(length / measure.length / every) + 1 }, (_, i) => i * every)
  return (
    <g class="frame">
      <rect class="edge" width={width} height={height} />
      {figures(width).map((figure) => {
        const x = figure * measure.length
        return (
          <g key={`x${figure}`}>
            <path d={`M${x} 0 V${height}`} />
            <Figure x={x} y={height} off="down" figure={figure} />
            <Figure x={x} y={0} off="up" figure={figure} />
          </g>
        )
      })}
      {figures(height).map((figure) => {
        const y = height - figure * measure.length
        return (
          <g key={`y${figure}`}>
            <path d={`M0 ${y} H${width}`} />
            <Figure x={0} y={y} off="left" figure={figure} />
            <Figure x={width} y={y} off="right" figure={figure} />
          </g>
        )
      })}
    </g>
  )
}

/** The style sheet sets it off the edge by the same distance at every scale. */
const Figure = ({ x, y, off, figure }: { x: number; y: number; off: string; figure: number | string }) => (
  <g transform={`translate(${x} ${y})`}>
    <g class={`off-${off}`}>
      <text class="upright" dy="0.35em">
        {figure}
      </text>
    </g>
  </g>
)

/** Letters and numbers at the borders of a table of zones, and small ones in each zone. */
export const GridFrame = ({ size, grid }: { size: Size; grid: ZoneGrid }) => {
  const { columns, rows, side, origin, zones, rears } = grid
  const top = size.height - origin.y - rows * side
  return (
    <g class="frame">
      <rect class="edge" width={size.width} height={size.height} />
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
      {rears.map(({ side: whose, name, x1, y1, x2, y2 }) => (
        <g
          key={whose}
          class={`rear-name side-${whose}`}
          transform={`translate(${(x1 + x2) / 2} ${size.height - (y1 + y2) / 2})`}
        >
          <text class="upright" dy="0.35em">
            {name}
          </text>
        </g>
      ))}
      {zones.map(({ name, holder }, number) => {
        const { x, y } = zoneMiddle(grid, number)
        // At the rear, away from the trenches.
        const off = (holder === 0 ? 0.43 : -0.43) * side
        return (
          <g
            key={name}
            class="reference"
            transform={`translate(${x - side * 0.42} ${size.height - y + off})`}
          >
            <text class="upright" dy="0.35em">
              {name}
            </text>
          </g>
        )
      })}
    </g>
  )
}
