import type { Point } from '#kernel/geometry/point.ts'
import type { Terrain } from '#screen/ground.ts'

/* The ground of the table that the browser tests look at: like that of Masnières. */

export const INCH = 2540
export const size = { width: 36 * INCH, height: 48 * INCH }
export const measure = { unit: 'in', length: INCH, digits: 2 }
export const at = (x: number, y: number): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) })

const rectangle = (
  kind: Terrain['kind'],
  name: string,
  ...sides: [number, number, number, number]
): Terrain => {
  const [x1, y1, x2, y2] = sides.map((side) => Math.round(side * INCH))
  return {
    id: name,
    kind,
    name,
    text: `${name}: ${kind}`,
    outline: { shape: 'rectangle', x1: x1 ?? 0, y1: y1 ?? 0, x2: x2 ?? 0, y2: y2 ?? 0 },
  }
}
const line = (kind: Terrain['kind'], id: string, width: number, points: readonly Point[]): Terrain => ({
  id,
  kind,
  text: `${id}: ${kind}`,
  outline: { shape: 'belt', points, width: Math.round(width * INCH) },
})

export const terrain: readonly Terrain[] = [
  rectangle('cratered', '', 0, 12.5, 36, 19),
  rectangle('trench', 'british-front', 3, 11, 33, 12),
  rectangle('trench', 'outpost', 3, 16, 33, 17),
  rectangle('trench', 'hindenburg-main', 3, 20, 33, 21),
  rectangle('trench', 'hindenburg-support', 3, 25, 33, 26),
  rectangle('ruins', 'marcoing', 8, 29, 12, 32),
  rectangle('water', 'canal', 0, 33, 36, 34),
  rectangle('trench', 'beaurevoir', 3, 38, 33, 39),
  line('bridge', 'west bridge', 0.8, [at(10, 32.8), at(10, 34.2)]),
  line('bridge', 'east bridge', 0.8, [at(26, 32.8), at(26, 34.2)]),
  line('road', 'Bapaume road', 0.35, [at(4, 0), at(7, 9), at(9, 22), at(10, 32.8)]),
  line('road', 'Masnières road', 0.35, [at(10, 34.2), at(13, 41), at(12, 48)]),
  line('wire', 'outpost wire', 0.4, [at(3, 15.4), at(33, 15.4)]),
  line('wire', 'main wire', 0.9, [at(3, 19.3), at(33, 19.3)]),
  line('railway', 'railway', 0.2, [at(36, 28), at(24, 30), at(18, 31.5), at(0, 29)]),
  {
    id: 'bois-couillet',
    kind: 'wood',
    name: 'Bois Couillet',
    text: 'Bois Couillet: wood',
    outline: {
      shape: 'polygon',
      points: [at(20, 28), at(25, 27.4), at(26.5, 30), at(23, 31.6), at(19.4, 30.6)],
    },
  },
  rectangle('bunker', 'pill-box', 15, 22.6, 15.8, 23.2),
]
