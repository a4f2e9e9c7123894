import type { ShownRuleset } from '#screen/ruleset.ts'
import { FLANDERS_FIELDS } from './flanders-fields/index.ts'
import { GREEN_FIELDS } from './green-fields/index.ts'
import { PASSCHENDAELE } from './passchendaele/index.ts'
import { SKIRMISH } from './skirmish/index.ts'

export const RULESETS: readonly ShownRuleset[] = [FLANDERS_FIELDS, SKIRMISH, GREEN_FIELDS, PASSCHENDAELE]
