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

/** On a phone the sheet is narrower and not drawn smaller, so that its words can be read. */
const BROAD = { wide: 640, right: 540 } as const
const NARROW = { wide: 380, right: 296 } as const
const PHONE = '(width < 560px)'
const HIGH = 250
const LEFT = 54
const TOP = 26
const BOTTOM = 210
const LETTERS = 14
/** Room that a number under the axis needs. */
const MARK = 20
const PER_CENT = [0, 25, 50, 75, 100] as const

/** Lines of both sides, each named at its end: told by dashes and words, not by colour alone. */
export const LineChart = ({ title, lines, marks, pins = [], across, percent = false }: Props) => {
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x))
  const ys = lines.flatMap(({ points }) => points.map(([, y]) => y))
  const [least, greatest] = [Math.min(...xs), Math.max(...xs)]
  const levels = percent ? PER_CENT : axisMarks(Math.min(0, ...ys), Math.max(1, ...ys))
  const { wide, right } = matchMedia(PHONE).matches ? NARROW : BROAD
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1]
  const left = (x: number): number => LEFT + ((x - least) / Math.max(1, greatest - least)) * (right - LEFT)
  const top = (y: number): number => BOTTOM - ((y - low) / Math.max(1e-9, high - low)) * (BOTTOM - TOP)
  const between = (right - LEFT) / Math.max(1, marks.length - 1)
  const everyNth = Math.ceil(MARK / between)
  const names = apart(
    lines.map(({ points }) => top(points.at(-1)?.[1] ?? 0)),
    LETTERS + 2,
  )
  const heads = headsOf(
    pins.map(({ x }) => left(x)),
    right,
  )
  return (
    <svg class="line-chart" viewBox={`0 0 ${wide} ${HIGH}`} role="img" aria-label={`${title}: chart`}>
      {levels.map((level) => (
        <g key={level} class="level">
          <path d={`M${LEFT} ${top(level)} H${right}`} />
          <text x={LEFT - 6} y={top(level)} dy="0.35em">
            {percent ? `${level} %` : level}
          </text>
        </g>
      ))}
      {marks.map(({ x, text }, i) => (
        <g key={x} class="mark">
          <path d={`M${left(x)} ${BOTTOM} v5`} />
          {i % everyNth === 0 && (
            <text x={left(x)} y={BOTTOM + 18}>
              {text}
            </text>
          )}
        </g>
      ))}
      <text class="across" x={(LEFT + right) / 2} y={HIGH - 4}>
        {across}
      </text>
      {pins.map(({ x, text }, i) => (
        <g key={x} class="pin">
          <path d={`M${heads[i] ?? 0} ${TOP - 4} L${left(x)} ${TOP + 6} V${BOTTOM}`} />
          <circle cx={heads[i]} cy={TOP - 13} r={10} />
          <text x={heads[i]} y={TOP - 13} dy="0.35em">
            {text}
          </text>
        </g>
      ))}
      {lines.map(({ name, side, points }, i) => (
        <g key={name} class={`line side-${side}`}>
          <path d={points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${left(x)} ${top(y)}`).join(' ')} />
          <text x={right + 8} y={names[i]} dy="0.35em">
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Room that the disc of a pin needs. */
const DISC = 22

/** Discs side by side over their places; those that would stand beyond the end make room to the left. */
const headsOf = (places: readonly number[], end: number): readonly number[] => {
  const heads = apart(places, DISC)
  if (Math.max(...heads) <= end) return heads
  return apart(
    places.map((place) => end - place),
    DISC,
  ).map((back) => end - back)
}
