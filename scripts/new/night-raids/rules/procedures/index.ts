import type { Procedure } from '#kernel/procedure/procedure.ts'
import { RAID } from './raid.ts'

/** In the order of the rule book. */
export const PROCEDURES: readonly Procedure[] = [RAID]
