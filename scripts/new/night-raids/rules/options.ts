import { type HouseRules, optionsField } from '#kernel/procedure/options.ts'

/** The points on which the rules can be read two ways; the first reading is the one we play. */
export const HOUSE_RULES = {
  'failed-raid': {
    title: 'A raid that hits nobody',
    clause: 'NR-RAID-02',
    values: ['loses-a-man', 'comes-back'],
  },
} as const satisfies HouseRules

export const options = optionsField(HOUSE_RULES)
