import type { Procedure } from '../../../kernel/procedure.ts'

/** In the order of the rule book. */
export const PROCEDURES: readonly Procedure[] = []
