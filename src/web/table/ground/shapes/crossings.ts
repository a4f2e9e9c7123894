import type { Point } from '#kernel/geometry/point.ts'
import type { Terrain } from '#screen/ground.ts'
import { type Line, lengthOf, stepsAt } from './line.ts'
import { holds, type Shape } from './shape.ts'

/** Where one piece of ground leads over another. */
export interface Crossing {
  readonly from: Point
  readonly to: Point
}

/** How far along the stretch from a to b it meets the one from c to d, 0 to 1. */
const meets = (a: Point, b: Point, c: Point, d: Point): number | undefined => {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const turn = ux * vy - uy * vx
  if (turn === 0) return undefined
  const s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / turn
  const t = ((c.x - a.x) * uy - (c.y - a.y) * ux) / turn
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? s : undefined
}

/** Distances along a line at which it passes the edge of an area. */
const meetings = (line: Line, ring: Line): readonly number[] => {
  const found: number[] = []
  let gone = 0
  line.forEach((b, i) => {
    const a = line[i - 1]
    if (!a) return
    const length = lengthOf([a, b])
    ring.forEach((c, j) => {
      const part = meets(a, b, c, ring[(j + 1) % ring.length] ?? c)
      if (part !== undefined) found.push(gone + part * length)
    })
    gone += length
  })
  return found.sort((one, other) => one - other)
}

/** Where a line leads through an area, bank to bank. It neither begins nor ends there. */
export const crossings = (line: Line, area: Shape): readonly Crossing[] => {
  const at = meetings(line, area.ring)
  const stretches: (readonly [number, number])[] = []
  at.forEach((to, i) => {
    const from = at[i - 1]
    if (from === undefined || to - from < 1e-6) return
    const [middle] = stepsAt(line, [(from + to) / 2])
    if (!middle || !holds(area, middle)) return
    const last = stretches.at(-1)
    // Inside a belt that bends its own edge may lie in the way.
    if (last && from - last[1] < 1e-6) stretches[stretches.length - 1] = [last[0], to]
    else stretches.push([from, to])
  })
  return stretches.flatMap((stretch) => {
    const [from, to] = stepsAt(line, stretch)
    return from && to ? [{ from, to }] : []
  })
}

/** Ways that are carried over water. */
const WAYS: readonly Terrain['kind'][] = ['road', 'track', 'railway']

/** A piece of terrain with its shape in whatever unit. */
interface Shaped {
  readonly terrain: Terrain
  readonly patch: Shape
}

export interface FoundBridge extends Crossing {
  readonly way: Shaped
  readonly water: Terrain
}

/** The bridges that a map must show because a way leads over water, where none is laid down. */
export const bridgesFound = (features: readonly Shaped[]): readonly FoundBridge[] => {
  const laid = features.filter(({ terrain }) => terrain.kind === 'bridge')
  const waters = features.filter(({ terrain }) => terrain.kind === 'water')
  return features
    .filter(({ terrain, patch }) => WAYS.includes(terrain.kind) && patch.belt)
    .flatMap((way) =>
      waters.flatMap(({ terrain: water, patch }) =>
        crossings(way.patch.spine, patch)
          .filter(({ from, to }) => {
            const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
            return !laid.some((bridge) => holds(bridge.patch, middle))
          })
          .map((crossing) => ({ ...crossing, way, water })),
      ),
    )
}
