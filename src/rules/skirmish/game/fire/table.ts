import { SILENT } from '#kernel/procedure/trace.ts'
import { modifierOf } from '../../procedures/small-arms-fire.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { SMALL_ARM_FACTORS } from '../../tables/index.ts'
import type { Shot } from './shot.ts'

/** SK-FIRE-05: the table number of a shot before it is bounded. */
export const fireTable = ({ input }: Shot): number =>
  (factorAt(SMALL_ARM_FACTORS[input.weapon], input.range) ?? Number.NEGATIVE_INFINITY) +
  modifierOf(input, SILENT)
