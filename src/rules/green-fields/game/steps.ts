/** The phases of a week in which somebody decides or something happens by itself (section 4, W0 to W10). */
export const WEEKLY_STEPS = [
  'initiative',
  'deployment',
  'attrition',
  'construction',
  'raids',
  'air',
  'bombardment',
  'gas',
  'mines',
  'replacements',
  'assault-decision',
] as const

/** The phases of an assault turn (A1 to A6). */
export const ASSAULT_STEPS = [
  'artillery',
  'movement',
  'close-assault',
  'assault-air',
  'assault-construction',
  'reserves',
] as const

export type Step = (typeof WEEKLY_STEPS)[number] | (typeof ASSAULT_STEPS)[number]
