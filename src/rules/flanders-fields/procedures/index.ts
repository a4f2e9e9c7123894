import type { Procedure } from '../../../kernel/procedure.ts'
import { morale } from './morale.ts'

/** In the order of the rule book. */
export const PROCEDURES: readonly Procedure[] = [morale]
