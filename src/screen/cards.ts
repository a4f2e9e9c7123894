import type { ScenarioSummary } from '#kernel/game/game.ts'
import type { Briefing } from './briefing.ts'
import type { PlayedRuleset } from './ruleset.ts'

/** How a scenario stands in the list of battles. */
interface Listed {
  readonly id: string
  /** What it is about, in a sentence or two. */
  readonly about: string
  /** '12 turns' */
  readonly length: string
  /** How long it takes two players, roughly. */
  readonly minutes: number
  /** The battle to learn the rule set by. */
  readonly first?: boolean
}

/** A scenario on its card in the list, known before its rules are loaded. */
export interface ScenarioCard extends Listed, ScenarioSummary {
  /** A computer player of the rule set judges for itself. */
  readonly judged: boolean
  /** A lesson goes through it: what it teaches. */
  readonly lesson?: string
  readonly briefing: Pick<Briefing, 'situation' | 'length' | 'chances'> | undefined
}

export const cardsOf = (
  { game, doctrine, briefing, lesson }: PlayedRuleset,
  list: readonly Listed[],
): readonly ScenarioCard[] =>
  list.flatMap((listed) => {
    const summary = game?.scenarios.find(({ id }) => id === listed.id)
    if (!summary) return []
    const said = briefing?.(listed.id)
    return {
      ...summary,
      ...listed,
      judged: doctrine !== undefined,
      ...(lesson?.scenario === listed.id ? { lesson: lesson.about } : {}),
      briefing: said && { situation: said.situation, length: said.length, chances: said.chances },
    }
  })
