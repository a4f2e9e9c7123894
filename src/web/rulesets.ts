import type { ScenarioCard } from '../screen/briefing.ts'
import type { ShownRuleset } from '../screen/ruleset.ts'

interface KnownRuleset {
  readonly id: string
  readonly title: string
  /** Where there is little room. */
  readonly short?: string
  readonly about: string
  readonly load: () => Promise<ShownRuleset>
  /** The scenarios of one that can be played as a whole game, without its rules. */
  readonly cards?: () => Promise<readonly ScenarioCard[]>
}

/** What the start page says of each rule set; the rules themselves are loaded when one is opened. */
export const RULESETS: readonly KnownRuleset[] = [
  {
    id: 'flanders-fields',
    title: 'Flanders Fields',
    about: 'Platoon stands, a regiment to a division a side, 1914 to 1918. Centimetres.',
    load: async () => (await import('../rules/flanders-fields/index.ts')).FLANDERS_FIELDS,
  },
  {
    id: 'skirmish',
    title: 'Great War Skirmish',
    about: 'Single figures in squads, with tanks, gas and snipers. Inches.',
    load: async () => (await import('../rules/skirmish/index.ts')).SKIRMISH,
  },
  {
    id: 'passchendaele',
    title: 'Passchendaele',
    about: 'Brigade bases and divisions, barrages, and orders that arrive half the time. Inches.',
    load: async () => (await import('../rules/passchendaele/index.ts')).PASSCHENDAELE,
    cards: async () => (await import('../rules/passchendaele/scenarios/cards.ts')).CARDS,
  },
  {
    id: 'green-fields',
    title: 'To The Green Fields Beyond!',
    short: 'Green Fields',
    about: 'Regiments on a map of zones: the weeks of a corps front and its great assaults.',
    load: async () => (await import('../rules/green-fields/index.ts')).GREEN_FIELDS,
    cards: async () => (await import('../rules/green-fields/scenarios/cards.ts')).CARDS,
  },
]

const loading = new Map<string, Promise<ShownRuleset>>()

/** Loads a rule set once. */
export const loadRuleset = (id: string): Promise<ShownRuleset> | undefined => {
  const known = RULESETS.find((ruleset) => ruleset.id === id)
  if (!known) return undefined
  const started = loading.get(id) ?? known.load()
  loading.set(id, started)
  return started
}
