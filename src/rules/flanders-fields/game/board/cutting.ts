import { type TableSize, whollyOnTable } from '#kernel/geometry/bounds.ts'
import { type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { shapeOverlaps } from '#kernel/geometry/shape.ts'
import { LENGTH_FORGIVEN } from '../../tables/index.ts'

/** FF-TAB-01: a base less what is forgiven of it on every side. */
const forgiven = (base: Footprint): Footprint =>
  isDisc(base)
    ? { centre: base.centre, heading: base.heading, radius: base.radius - LENGTH_FORGIVEN }
    : {
        centre: base.centre,
        heading: base.heading,
        width: base.width - 2 * LENGTH_FORGIVEN,
        depth: base.depth - 2 * LENGTH_FORGIVEN,
      }

/** FF-TAB-01: bases overlap only if they cut into each other by more than 0.001 cm. */
export const cutsInto = (one: Footprint, other: Footprint): boolean =>
  overlaps(one, other) && overlaps(one, forgiven(other))

/** FF-TAB-01: the same of a base and a piece of ground. */
export const cutsIntoShape = (shape: Parameters<typeof shapeOverlaps>[0], base: Footprint): boolean =>
  shapeOverlaps(shape, base) && shapeOverlaps(shape, forgiven(base))

/** FF-TAB-01: the whole of a base is on the table, flush with its edge or less than 0.001 cm over it. */
export const staysOnTable = (table: TableSize, base: Footprint): boolean =>
  whollyOnTable(table, base) || whollyOnTable(table, forgiven(base))
