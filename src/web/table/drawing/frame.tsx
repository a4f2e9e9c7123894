import type { Measure, Size } from '#screen/ground.ts'

/** Every so many of the players' units a figure stands at the edge. */
const EVERY = { few: 6, many: 20 } as const

/** The edge of the map with its figures inside it, so that a place can be named. */
export const Frame = ({ size, measure }: { size: Size; measure: Measure }) => {
  const { width, height } = size
  const across = width / measure.length
  const every = across > 80 ? EVERY.many : EVERY.few
  const figures = (length: number) =>
    Array.from({ length: Math.ceil(length / measure.length / every) - 1 }, (_, i) => (i + 1) * every)
  return (
    <g class="frame">
      <rect class="edge" width={width} height={height} />
      {figures(width).map((figure) => {
        const x = figure * measure.length
        return (
          <g key={`x${figure}`}>
            <path d={`M${x} 0 V${height}`} />
            <Figure x={x} y={height} off="up" figure={figure} />
            <Figure x={x} y={0} off="down" figure={figure} />
          </g>
        )
      })}
      {figures(height).map((figure) => {
        const y = height - figure * measure.length
        return (
          <g key={`y${figure}`}>
            <path d={`M0 ${y} H${width}`} />
            <Figure x={0} y={y} off="right" figure={figure} />
            <Figure x={width} y={y} off="left" figure={figure} />
          </g>
        )
      })}
    </g>
  )
}

/** The style sheet sets it off the edge by the same distance at every scale. */
export const Figure = ({
  x,
  y,
  off,
  figure,
}: {
  x: number
  y: number
  off: string
  figure: number | string
}) => (
  <g transform={`translate(${x} ${y})`}>
    <g class={`off-${off}`}>
      <text class="upright" dy="0.35em">
        {figure}
      </text>
    </g>
  </g>
)
