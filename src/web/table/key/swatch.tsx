import { useLayoutEffect, useRef } from 'preact/hooks'
import type { ZoneGrid } from '#screen/zone-map.ts'
import { type Brush, inkOf, inksOf } from '../ground/brush.ts'
import { paintTerrain } from '../ground/terrain.ts'
import { paintZones } from '../ground/zones.ts'
import { SCRAP, type TerrainEntry } from './terrain-entries.ts'

/** Pixels of a scrap; painted twice as fine. */
const SIDE = 56
const FINE = 2

type Paint = (brush: Omit<Brush, 'random'>) => void

interface Props {
  /** Millimetres across. */
  readonly across: number
  /** Scraps beyond the one in the middle that is shown, to the left and above. */
  readonly off: readonly [number, number]
  readonly paint: Paint
}

const Scrap = ({ across, off, paint }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [left, top] = off
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !canvas.current) return
    const scale = (SIDE * FINE) / across
    pen.setTransform(scale, 0, 0, scale, -left * SIDE * FINE, -top * SIDE * FINE)
    paint({ pen, ink: inkOf(inksOf(canvas.current)), px: across / SIDE })
  }, [across, left, top, paint])
  return <canvas ref={canvas} width={SIDE * FINE} height={SIDE * FINE} />
}

/** The middle of a scrap of map, as large as one zone. */
export const ZoneSwatch = ({ grid }: { grid: ZoneGrid }) => {
  const { columns, rows, side } = grid
  const size = { width: columns * side, height: rows * side }
  const paint: Paint = (brush) => void paintZones(brush, grid, size)
  return <Scrap across={side / 100} off={[(columns - 1) / 2, (rows - 1) / 2]} paint={paint} />
}

/** A scrap of a table without zones. */
export const TerrainSwatch = ({ terrain }: Pick<TerrainEntry, 'terrain'>) => {
  const size = { width: SCRAP, height: SCRAP }
  const paint: Paint = (brush) => void paintTerrain(brush, { size, ground: 'open', terrain })
  return <Scrap across={SCRAP / 100} off={[0, 0]} paint={paint} />
}
