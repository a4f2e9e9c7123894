import { useLayoutEffect, useRef } from 'preact/hooks'
import type { ZoneGrid } from '../../../screen/zone-map.ts'
import { inksOf } from '../ground/sheet.ts'
import { paintZones } from '../ground/zones.ts'

/** Pixels of a scrap; painted twice as fine. */
const SIDE = 56
const FINE = 2

/** The middle of a scrap of map, as large as one zone. */
export const Swatch = ({ grid }: { grid: ZoneGrid }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !canvas.current) return
    const { columns, rows, side } = grid
    const size = { width: columns * side, height: rows * side }
    const scale = (SIDE * FINE) / (side / 100)
    const off = (count: number): number => (-(count - 1) / 2) * SIDE * FINE
    pen.setTransform(scale, 0, 0, scale, off(columns), off(rows))
    paintZones({ pen, ink: inksOf(canvas.current), px: FINE / scale }, grid, size)
  }, [grid])
  return <canvas ref={canvas} width={SIDE * FINE} height={SIDE * FINE} />
}
