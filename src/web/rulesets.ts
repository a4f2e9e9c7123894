import type { PrintedRules, Ruleset } from '#kernel/game/ruleset.ts'
import type { ScenarioCard } from '#screen/cards.ts'
import type { PlayedRuleset, ShownRuleset } from '#screen/ruleset.ts'

interface KnownRuleset {
  readonly id: string
  readonly title: string
  /** Where there is little room. */
  readonly short?: string
  readonly about: string
  readonly printed: () => Promise<PrintedRules>
  readonly desk: () => Promise<Ruleset>
  readonly load: () => Promise<ShownRuleset>
  /** What battles need of one that can be played as a whole game. */
  readonly played?: () => Promise<PlayedRuleset>
  /** The scenarios of such a one, without its rules. */
  readonly cards?: () => Promise<readonly ScenarioCard[]>
  /** What players draw up themselves, where it has a planner. */
  readonly own?: { readonly title: string; readonly about: string }
  /** Armies that players put together themselves, where it has a designer. */
  readonly armies?: { readonly title: string; readonly about: string }
  /** Battles that follow on one another, where it keeps them. */
  readonly series?: { readonly title: string; readonly about: string }
}

/** What the start page says of each rule set; the rules themselves are loaded when one is opened. */
export const RULESETS: readonly KnownRuleset[] = [
  {
    id: 'flanders-fields',
    title: 'Flanders Fields',
    about: 'Platoon stands, a regiment to a division a side, 1914 to 1918. Centimetres.',
    printed: async () => (await import('#rules/flanders-fields/printed.ts')).PRINTED,
    desk: async () => (await import('#rules/flanders-fields/desk.ts')).DESK,
    load: async () => (await import('#rules/flanders-fields/index.ts')).FLANDERS_FIELDS,
    played: async () => (await import('#rules/flanders-fields/played.ts')).PLAYED,
    cards: async () => (await import('#rules/flanders-fields/cards.ts')).CARDS,
    own: {
      title: 'Your own engagement…',
      about: 'Choose the month, the armies and the works; the ground is drawn and garrisoned for you.',
    },
    series: {
      title: 'A series of battles…',
      about: 'Two armies on one strip of front: drafts, grades won and lost, and a line that moves.',
    },
  },
  {
    id: 'skirmish',
    title: 'Great War Skirmish',
    about: 'Single figures in squads, with tanks, gas and snipers. Inches.',
    printed: async () => (await import('#rules/skirmish/printed.ts')).PRINTED,
    desk: async () => (await import('#rules/skirmish/desk.ts')).DESK,
    load: async () => (await import('#rules/skirmish/index.ts')).SKIRMISH,
    played: async () => (await import('#rules/skirmish/played.ts')).PLAYED,
    cards: async () => (await import('#rules/skirmish/cards.ts')).CARDS,
    own: {
      title: 'Your own skirmish…',
      about: 'Choose the year and the points, build both forces or take them ready made.',
    },
    armies: {
      title: 'New force',
      about: 'Squads, teams, guns and vehicles for the muster points agreed.',
    },
  },
  {
    id: 'passchendaele',
    title: 'Passchendaele',
    about: 'Brigade bases and divisions, barrages, and orders that arrive half the time. Inches.',
    printed: async () => (await import('#rules/passchendaele/printed.ts')).PRINTED,
    desk: async () => (await import('#rules/passchendaele/desk.ts')).DESK,
    load: async () => (await import('#rules/passchendaele/index.ts')).PASSCHENDAELE,
    played: async () => (await import('#rules/passchendaele/played.ts')).PLAYED,
    cards: async () => (await import('#rules/passchendaele/cards.ts')).CARDS,
    own: {
      title: 'Your own battle…',
      about: 'Choose nations, year, divisions and guns; the front is drawn and garrisoned for you.',
    },
  },
  {
    id: 'green-fields',
    title: 'To The Green Fields Beyond!',
    short: 'Green Fields',
    about: 'Regiments on a map of zones: the weeks of a corps front and its great assaults.',
    printed: async () => (await import('#rules/green-fields/printed.ts')).PRINTED,
    desk: async () => (await import('#rules/green-fields/desk.ts')).DESK,
    load: async () => (await import('#rules/green-fields/index.ts')).GREEN_FIELDS,
    played: async () => (await import('#rules/green-fields/played.ts')).PLAYED,
    cards: async () => (await import('#rules/green-fields/cards.ts')).CARDS,
    own: {
      title: 'Your own campaign…',
      about: 'Choose the front, the season and both armies, on a map fair to both sides.',
    },
    armies: { title: 'New army', about: 'Regiments, batteries and stores for a stretch of front.' },
  },
]

const known = (id: string): KnownRuleset | undefined => RULESETS.find((ruleset) => ruleset.id === id)

export const isKnown = (id: string): boolean => known(id) !== undefined

/** Loads a whole rule set; the browser does so but once. */
export const loadRuleset = (id: string): Promise<ShownRuleset> | undefined => known(id)?.load()

/** Loads what battles need of a rule set; nothing if it is no whole game. */
export const loadPlayed = (id: string): Promise<PlayedRuleset> | undefined => known(id)?.played?.()

/** Loads what a referee needs of a rule set. */
export const loadDesk = (id: string): Promise<Ruleset> | undefined => known(id)?.desk()

/** Loads what is read of a rule set. */
export const loadPrinted = (id: string): Promise<PrintedRules> | undefined => known(id)?.printed()
