import type { Ruleset } from '#kernel/game/ruleset.ts'
import { PRINTED } from './printed.ts'
import { PROCEDURES } from './procedures/index.ts'
import { REFEREE } from './referee/index.ts'

/** What a referee needs of it at his desk, without the whole game. */
export const DESK: Ruleset = { ...PRINTED, procedures: PROCEDURES, referee: REFEREE }
