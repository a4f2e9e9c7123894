import type { Command, Ruleset } from '#kernel/game/ruleset.ts'
import type { Aftermath } from './aftermath.ts'
import type { Briefing } from './briefing.ts'
import type { Designer } from './designer.ts'
import type { GlossaryEntry } from './glossary.ts'
import type { Lesson } from './lesson.ts'
import type { CampaignPlanner } from './planner.ts'
import type { Outcomes } from './results.ts'
import type { SeriesKeeper } from './series.ts'
import type { TableTop } from './tabletop.ts'

type OfTheRules =
  | 'id'
  | 'title'
  | 'measure'
  | 'houseRules'
  | 'procedures'
  | 'game'
  | 'gameOptions'
  | keyof Command

/** What battles need of a rule set: neither its rule book nor the referee's desk. */
export interface PlayedRuleset extends Pick<Ruleset, OfTheRules> {
  /** The game on a screen. */
  readonly tableTop?: TableTop
  /** What came of orders, for the screen. */
  readonly outcomes?: Outcomes
  /** Graveyard and war diary. */
  readonly aftermath?: Aftermath
  /** What the players of a scenario are told before it begins, on the terms they have settled. */
  readonly briefing?: (scenario: string, options?: unknown) => Briefing | undefined
  /** What the players of a battle may agree upon that can make no difference in it, by its name among the options. */
  readonly idleOptions?: (scenario: string, options: unknown) => readonly string[]
  /** Words of the trade that explain themselves at a tap. */
  readonly glossary?: readonly GlossaryEntry[]
  /** The first battle, that teaches. */
  readonly lesson?: Lesson
}

/** A rule set with all that screens show of it. */
export interface ShownRuleset extends Ruleset, PlayedRuleset {
  /** Puts armies together. */
  readonly designer?: Designer
  /** Lays out campaigns of the players' own. */
  readonly planner?: CampaignPlanner
  /** Keeps series of battles. */
  readonly series?: SeriesKeeper
}
