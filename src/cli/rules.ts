import type { Rules } from '#engine/index.ts'
import { RULES as FLANDERS_FIELDS } from '#engine/rules/flanders-fields.ts'
import { RULES as GREEN_FIELDS } from '#engine/rules/green-fields.ts'
import { RULES as PASSCHENDAELE } from '#engine/rules/passchendaele.ts'
import { RULES as SKIRMISH } from '#engine/rules/skirmish.ts'

/** All rule sets, in the order in which they are listed. */
export const ALL_RULES: readonly Rules[] = [FLANDERS_FIELDS, SKIRMISH, GREEN_FIELDS, PASSCHENDAELE]
