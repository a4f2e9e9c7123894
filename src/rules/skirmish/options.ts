import { type HouseRules, optionsField, type Readings } from '../../kernel/options.ts'

/** The points on which the published rules can be read two ways; the first reading is the one we play. */
export const HOUSE_RULES = {} as const satisfies HouseRules

export type Options = Readings<typeof HOUSE_RULES>
export const options = optionsField(HOUSE_RULES)
