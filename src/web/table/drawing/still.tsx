import { useMemo } from 'preact/hooks'
import type { TableCalls, TableData } from '../model.ts'
import { createStore } from '../store.ts'
import '../table.css'
import { Drawing } from './things.tsx'

interface Props {
  readonly data: TableData
  /** The painted ground, as an address of a picture. */
  readonly ground: string
  /** Pixels for which letters and lines are drawn. */
  readonly width: number
  /** What it shows, for those who cannot see it. */
  readonly label: string
}

/** Nobody acts on a picture. */
const CALLS: TableCalls = {
  plan: () => ({ legal: false, used: 0, left: 0, ghosts: [], shapes: [] }),
  measure: () => ({ text: '' }),
  select() {},
  planConfirmed() {},
}

/** Round the table for the figures at its edge, in pixels. */
const MARGIN = 24

/** A table drawn once, in one SVG that can stand alone. */
export const Still = ({ data, ground, width, label }: Props) => {
  const { size } = data
  const scale = width / size.width
  const store = useMemo(() => {
    const made = createStore(data, CALLS)
    made.drawn.value = scale
    return made
  }, [data, scale])
  const margin = MARGIN / scale
  const box = {
    x: -margin,
    y: -margin,
    width: size.width + 2 * margin,
    height: size.height + 2 * margin,
  }
  return (
    <svg
      class="still by-day"
      role="img"
      aria-label={label}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ '--px': `${1 / scale}px`, maxWidth: `${width + 2 * MARGIN}px` }}
    >
      <rect class="desk" {...box} />
      <image href={ground} width={size.width} height={size.height} preserveAspectRatio="none" />
      <g class="table-layer">
        <Drawing store={store} />
      </g>
    </svg>
  )
}
