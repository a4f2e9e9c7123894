import type { SeriesSide, StripMap } from '#screen/series.ts'

interface Props {
  readonly strip: StripMap
  readonly sides: readonly SeriesSide[]
}

type Line = StripMap['lines'][number]

/** Room for the marks above and below the strip, in cm of it. */
const MARGIN = 12

const nameOf = (sides: readonly SeriesSide[], side: string): string =>
  sides.find((one) => one.side === side)?.name ?? side

const lineWords = (line: Line, sides: readonly SeriesSide[]): string => {
  const owner = nameOf(sides, line.side)
  const state = [line.isDug ? 'dug' : 'not dug', ...(line.taken ? ['taken'] : [])].join(', ')
  return `${owner}, ${line.name}: ${state}`
}

/** The strip of front lying on its side, the end of the first side on the left. */
export const Strip = ({ strip, sides }: Props) => {
  const { width, from, to, table, areas, roads, lines } = strip
  const [first, second] = sides
  return (
    <figure class="series-strip" style={{ '--strip-shape': (to - from) / width }}>
      <svg
        viewBox={`${from - 1} ${-MARGIN} ${to - from + 2} ${width + 2 * MARGIN}`}
        role="img"
        aria-label={`The front: ${lines.map((line) => lineWords(line, sides)).join('; ')}`}
      >
        <rect class="strip-ground" x={from} y={0} width={to - from} height={width} />
        {areas.map(({ kind, at: [left, near, right, far] }) => (
          <rect
            key={`${kind} ${left} ${near}`}
            class={`strip-${kind}`}
            x={near}
            y={left}
            width={far - near}
            height={right - left}
          />
        ))}
        {roads.map(({ x, from: near, to: far }) => (
          <line key={`${x} ${near}`} class="strip-road" x1={near} x2={far} y1={x} y2={x} />
        ))}
        {table && (
          <rect class="strip-table" x={table.from} y={-4} width={table.to - table.from} height={width + 8} />
        )}
        {lines.map((line) => (
          <g key={line.y} class={`strip-line ${line.side === first?.side ? 'of-first' : 'of-second'}`}>
            <line class={line.isDug ? 'dug' : 'place'} x1={line.y} x2={line.y} y1={0} y2={width} />
            {line.isFront && (
              <path
                d={
                  line.side === first?.side
                    ? `M${line.y - 5} ${-MARGIN + 1} l10 4 l-10 4 z`
                    : `M${line.y + 5} ${-MARGIN + 1} l-10 4 l10 4 z`
                }
              />
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        <span>← {first?.name}</span>
        <span class="hint">{table ? 'framed: the table of the next battle' : ''}</span>
        <span>{second?.name} →</span>
      </figcaption>
      <details>
        <summary>The lines in words</summary>
        <ol>
          {lines.map((line) => (
            <li key={line.y}>
              {lineWords(line, sides)}, {Math.round(line.y - from)} cm along the strip
            </li>
          ))}
        </ol>
      </details>
    </figure>
  )
}
