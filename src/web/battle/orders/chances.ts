import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { AskedChance, AskedOdds, Danger } from '#screen/odds.ts'
import { type Odds, oddsMaker } from '#study/odds.ts'
import { percent } from '../../app/percent.ts'
import type { PlateLine } from '../../table/model.ts'

type Procedures = Ruleset['procedures']

/** What a player can wait for; only close assaults from three sides ever need more, and are simulated. */
const PATIENCE = { branches: 200_000, samples: 10_000 } as const

/** One for all figures: it remembers what it has worked out. */
const make = oddsMaker(PATIENCE.branches, PATIENCE.samples)

/** Answers that are remembered. */
const MOST = 200
const known = new Map<string, Odds>()

const NONE: Odds = { exact: true, outcomes: [] }

/** The odds of a procedure; the same question is worked out once. */
export const oddsOf = (
  procedures: Procedures,
  { procedure, input }: Pick<AskedOdds, 'procedure' | 'input'>,
): Odds => {
  if (typeof procedure !== 'string') return make(procedure, input)
  const key = `${procedure} ${JSON.stringify(input)}`
  const before = known.get(key)
  if (before) return before
  const named = procedures.find(({ name }) => name === procedure)
  const found = named ? make(named, input) : NONE
  if (known.size >= MOST) known.clear()
  known.set(key, found)
  return found
}

/** How likely the outcomes are that count. */
export const shareOf = ({ outcomes }: Odds, holds: AskedChance['holds']): number =>
  outcomes.reduce((sum, { outcome, probability }) => sum + (holds(outcome) ? probability : 0), 0)

export const chanceOf = (procedures: Procedures, asked: AskedChance): number =>
  shareOf(oddsOf(procedures, asked), asked.holds)

/** "58.3 % → 83.3 % gets worse". */
const figureOf = (procedures: Procedures, { chance, before }: Danger): string | undefined => {
  if (!chance) return undefined
  const now = percent(chanceOf(procedures, chance))
  const then = before && percent(chanceOf(procedures, before))
  return `${then === undefined || then === now ? now : `${then} → ${now}`} ${chance.title}`
}

/** Dangers as lines of words and figures. */
export const linesOf = (procedures: Procedures, dangers: readonly Danger[]): readonly PlateLine[] =>
  dangers.map((danger) => {
    const figure = figureOf(procedures, danger)
    return {
      text: danger.text,
      ...(figure === undefined ? {} : { figure }),
      ...(danger.own ? { warns: true } : {}),
    }
  })
