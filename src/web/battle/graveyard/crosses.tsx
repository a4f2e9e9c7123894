interface Props {
  readonly count: number
  /** Milliseconds from one to the next. */
  readonly step: number
  readonly title: string
}

const IN_A_ROW = 20
const WIDE = 20
const HIGH = 26

/** Rows of crosses, set up one after another. */
export const Crosses = ({ count, step, title }: Props) => {
  const rows = Math.max(1, Math.ceil(count / IN_A_ROW))
  return (
    <svg class="crosses" role="img" aria-label={title} viewBox={`0 0 ${IN_A_ROW * WIDE} ${rows * HIGH + 6}`}>
      {Array.from({ length: count }, (_, i) => {
        const x = (i % IN_A_ROW) * WIDE + WIDE / 2
        const y = Math.floor(i / IN_A_ROW) * HIGH + HIGH
        return (
          <g key={i} class="cross" style={{ animationDelay: `${i * step}ms` }}>
            <ellipse cx={x} cy={y} rx={6.5} ry={1.8} />
            <path d={`M${x} ${y} V${y - 19} M${x - 5.5} ${y - 13} H${x + 5.5}`} />
          </g>
        )
      })}
    </svg>
  )
}
