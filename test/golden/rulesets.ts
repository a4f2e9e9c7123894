import type { PlayedRuleset } from '#screen/ruleset.ts'

interface Played {
  readonly PLAYED: PlayedRuleset
}

/** Each by itself: it takes a second to load one. */
const PLAYED: Readonly<Record<string, () => Promise<Played>>> = {
  'flanders-fields': () => import('#rules/flanders-fields/played.ts'),
  'green-fields': () => import('#rules/green-fields/played.ts'),
  passchendaele: () => import('#rules/passchendaele/played.ts'),
  skirmish: () => import('#rules/skirmish/played.ts'),
}

export const RULESET_IDS: readonly string[] = Object.keys(PLAYED)

export const loadPlayed = async (id: string): Promise<PlayedRuleset> => {
  const load = PLAYED[id]
  if (!load) throw new Error(`There is no rule set ${id}; there are ${RULESET_IDS.join(', ')}.`)
  return (await load()).PLAYED
}
