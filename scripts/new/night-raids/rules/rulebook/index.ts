import type { Rulebook } from '#kernel/procedure/rulebook.ts'
import { RAIDS } from './raids.ts'

/** The chapters in the order in which a player meets them. */
export const RULEBOOK: Rulebook = [RAIDS]
