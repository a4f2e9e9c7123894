import { apart, axisMarks } from './scale.ts'

export interface Line {
  readonly name: string
  /** 0 or 1: which of the two sides. */
  readonly side: number
  readonly points: readonly (readonly [x: number, y: number])[]
}

interface Props {
  readonly title: string
  readonly lines: readonly Line[]
  /** Where the axis is marked, and how. */
  readonly marks: readonly { readonly x: number; readonly text: string }[]
  /** Moments pointed out on the line. */
  readonly pins?: readonly { readonly x: number; readonly text: string }[]
  readonly across: string
  /** Drawn from 0 to 100. */
  readonly percent?: boolean
}

const WIDE = 640
const HIGH = 250
const PLOT = { left: 54, right: 540, top: 26, bottom: 210 } as const
const LETTERS = 14
const PER_CENT = [0, 25, 50, 75, 100] as const

/** Lines of both sides, each named at its end: told by dashes and words, not by colour alone. */
export const LineChart = ({ title, lines, marks, pins = [], across, percent = false }: Props) => {
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x))
  const ys = lines.flatMap(({ points }) => points.map(([, y]) => y))
  const [least, greatest] = [Math.min(...xs), Math.max(...xs)]
  const levels = percent ? PER_CENT : axisMarks(Math.min(0, ...ys), Math.max(1, ...ys))
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1]
  const left = (x: number): number =>
    PLOT.left + ((x - least) / Math.max(1, greatest - least)) * (PLOT.right - PLOT.left)
  const top = (y: number): number =>
    PLOT.bottom - ((y - low) / Math.max(1e-9, high - low)) * (PLOT.bottom - PLOT.top)
  const names = apart(
    lines.map(({ points }) => top(points.at(-1)?.[1] ?? 0)),
    LETTERS + 2,
  )
  const heads = apart(
    pins.map(({ x }) => left(x)),
    22,
  )
  return (
    <svg class="line-chart" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${title}: chart`}>
      {levels.map((level) => (
        <g key={level} class="level">
          <path d={`M${PLOT.left} ${top(level)} H${PLOT.right}`} />
          <text x={PLOT.left - 6} y={top(level)} dy="0.35em">
            {percent ? `${level} %` : level}
          </text>
        </g>
      ))}
      {marks.map(({ x, text }) => (
        <g key={x} class="mark">
          <path d={`M${left(x)} ${PLOT.bottom} v5`} />
          <text x={left(x)} y={PLOT.bottom + 18}>
            {text}
          </text>
        </g>
      ))}
      <text class="across" x={(PLOT.left + PLOT.right) / 2} y={HIGH - 4}>
        {across}
      </text>
      {pins.map(({ x, text }, i) => (
        <g key={x} class="pin">
          <path d={`M${heads[i] ?? 0} ${PLOT.top - 4} L${left(x)} ${PLOT.top + 6} V${PLOT.bottom}`} />
          <circle cx={heads[i]} cy={PLOT.top - 13} r={10} />
          <text x={heads[i]} y={PLOT.top - 13} dy="0.35em">
            {text}
          </text>
        </g>
      ))}
      {lines.map(({ name, side, points }, i) => (
        <g key={name} class={`line side-${side}`}>
          <path d={points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${left(x)} ${top(y)}`).join(' ')} />
          <text x={PLOT.right + 8} y={names[i]} dy="0.35em">
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
