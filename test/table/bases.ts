import fc from 'fast-check'
import type { Box, Disc } from '#kernel/geometry/footprint.ts'
import { measureIn } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'

export const CM = measureIn('cm')

export const at = (x: number, y: number): Point => CM.pointAt({ x, y })

/** A base of 3 by 1.5 cm, by centimetres. */
export const base = (id: string, x: number, y: number, heading = 0): Box & { readonly id: string } => ({
  id,
  centre: at(x, y),
  heading,
  width: 3000,
  depth: 1500,
})

/** A round base 2 cm wide, by centimetres. */
export const round = (id: string, x: number, y: number): Disc & { readonly id: string } => ({
  id,
  centre: at(x, y),
  heading: 0,
  radius: 1000,
})

/** A piece of ground by centimetres. */
export const block = (x: number, y: number, width: number, depth: number): Box => ({
  centre: at(x, y),
  heading: 0,
  width: CM.from(width),
  depth: CM.from(depth),
})

/** Many stands of both kinds all over a table. */
export const stands = (most: number, size: number) =>
  fc
    .array(
      fc.record({
        x: fc.integer({ min: 0, max: size * 10 }),
        y: fc.integer({ min: 0, max: size * 10 }),
        heading: fc.integer({ min: 0, max: 35_999 }),
        round: fc.boolean(),
      }),
      { maxLength: most },
    )
    .map((all) =>
      all.map(({ x, y, heading, round: isRound }, i) =>
        isRound ? { ...round(String(i), x / 10, y / 10), heading } : base(String(i), x / 10, y / 10, heading),
      ),
    )
