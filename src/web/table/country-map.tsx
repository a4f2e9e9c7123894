import { useLayoutEffect, useRef } from 'preact/hooks'
import { type ZoneGrid, zoneMiddle } from '#screen/zone-map.ts'
import { GridFrame } from './drawing/grid-frame.tsx'
import { inkOf, inksOf } from './ground/brush.ts'
import { paintZones } from './ground/zones.ts'
import { ZonesKey } from './key/ground-key.tsx'
import './table.css'

interface Props {
  readonly grid: ZoneGrid
  /** What it is a picture of. */
  readonly title: string
  /** Whose base line is below and whose above. */
  readonly sides: readonly [string, string]
  /** Crosses are drawn large where many fell. */
  readonly graves?: boolean
  /** Zones may be picked, and which are by now. */
  readonly picking?: { readonly picked: readonly number[]; pick(zone: number): void }
}

/** Pixels of a zone; painted twice as fine. */
const ZONE = 72
const FINE = 2
/** Round the map for its letters and numbers, in pixels. */
const MARGIN = 24

/** So many zones inside their margins, as parts of the whole. */
const within = (zones: number, from: 'left' | 'top', length: 'width' | 'height') => {
  const margin = (MARGIN / (zones * ZONE + 2 * MARGIN)) * 100
  return { [from]: `${margin}%`, [length]: `${100 - 2 * margin}%` }
}

/** The zones as one reads: the farthest row first. */
const fromTop = (columns: number, rows: number): readonly number[] =>
  Array.from(
    { length: columns * rows },
    (_, i) => (rows - 1 - Math.floor(i / columns)) * columns + (i % columns),
  )

/** A country of zones without troops, painted as on the table. */
export const CountryMap = ({ grid, title, sides, graves = false, picking }: Props) => {
  const { columns, rows, side, zones } = grid
  const size = { width: columns * side, height: rows * side }
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !canvas.current) return
    const scale = (ZONE * FINE) / (side / 100)
    pen.setTransform(scale, 0, 0, scale, 0, 0)
    const brush = { pen, ink: inkOf(inksOf(canvas.current)), px: FINE / scale }
    paintZones(brush, grid, { width: columns * side, height: rows * side })
  }, [grid, columns, rows, side])
  const unit = side / ZONE
  const margin = MARGIN * unit
  return (
    <figure class="country-map">
      <div class="country-sheet">
        <canvas
          ref={canvas}
          width={columns * ZONE * FINE}
          height={rows * ZONE * FINE}
          style={{ ...within(columns, 'left', 'width'), ...within(rows, 'top', 'height') }}
        />
        <svg
          role="img"
          aria-label={title}
          viewBox={`${-margin} ${-margin} ${size.width + 2 * margin} ${size.height + 2 * margin}`}
          style={{ '--px': `${unit}px` }}
        >
          <g class="table-layer">
            <GridFrame size={size} grid={grid} lettered />
            {graves &&
              zones.map(({ name, graves: count }, zone) => {
                const { x, y } = zoneMiddle(grid, zone)
                return Array.from({ length: count }, (_, i) => (
                  <path
                    key={`${name} ${i}`}
                    class="casualty-base"
                    transform={`translate(${x + (i - (count - 1) / 2) * 14 * unit} ${size.height - y})`}
                    d={`M0 ${-10 * unit} V${10 * unit} M${-5 * unit} ${-4 * unit} H${5 * unit}`}
                  />
                ))
              })}
          </g>
        </svg>
        {picking && (
          <div
            class="country-zones"
            style={{
              ...within(columns, 'left', 'width'),
              ...within(rows, 'top', 'height'),
              gridTemplateColumns: `repeat(${columns}, 1fr)`,
            }}
          >
            {fromTop(columns, rows).map((zone) => (
              <button
                key={zone}
                type="button"
                aria-label={zones[zone]?.text ?? ''}
                aria-pressed={picking.picked.includes(zone)}
                onClick={() => picking.pick(zone)}
              />
            ))}
          </div>
        )}
      </div>
      <figcaption>
        {sides[0]} below, {sides[1]} above.
        {graves && ' Crosses stand where many fell.'}
      </figcaption>
      <details>
        <summary>Key of the map</summary>
        <div class="map-key-chapters">
          <ZonesKey sides={sides} />
        </div>
      </details>
    </figure>
  )
}
