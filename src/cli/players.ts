import { COMMANDER } from '#commander/player-names.ts'
import type { Rules, ScenarioSummary, Side } from '#engine/index.ts'
import { fail } from './output.ts'
import { ALL_RULES } from './rules.ts'

/** A scenario with the rule set it is fought under. */
export interface Found {
  readonly rules: Rules
  readonly scenario: ScenarioSummary
}

/** Instead of scenarios, those of all rule sets. */
const ALL = 'all'

const SCENARIOS: readonly Found[] = ALL_RULES.flatMap((rules) =>
  rules.scenarios.map((scenario) => ({ rules, scenario })),
)

/** The scenario of an id, or of a rule set's and its own: 'skirmish/raid-1916'. */
const scenarioNamed = (name: string): Found | undefined =>
  SCENARIOS.find(({ rules, scenario: { id } }) => id === name || `${rules.id}/${id}` === name)

/** The scenarios that a name stands for: one, all of a rule set, or simply all. */
const scenariosNamed = (name: string): readonly Found[] => {
  const one = scenarioNamed(name)
  return one ? [one] : SCENARIOS.filter(({ rules }) => name === ALL || rules.id === name)
}

/** The scenario of a command, or one line saying that there is none. */
export const scenarioOr = (id: string): Found | undefined => {
  const found = scenarioNamed(id)
  if (!found) failUnknown(id)
  return found
}

/** The scenarios of a command, each once, or one line saying which there is not. */
export const scenariosOr = (names: readonly string[]): readonly Found[] | undefined => {
  const found = names.map(scenariosNamed)
  const unknown = found.findIndex(({ length }) => length === 0)
  if (unknown >= 0) {
    failUnknown(names[unknown] ?? '')
    return undefined
  }
  return [...new Map(found.flat().map((one) => [one.scenario.id, one])).values()]
}

const failUnknown = (id: string): void => {
  const known = SCENARIOS.map(({ scenario }) => scenario.id).join(', ')
  fail(`There is no scenario "${id}"; there are ${known}.`)
}

/** `commander,random` as names; without it both sides are led by the best player that need not be asked for. */
export const playersIn = (text: string | undefined, { scenario }: Found): string[] =>
  text === undefined ? scenario.sides.map(() => COMMANDER) : text.split(',').map((name) => name.trim())

/** Who leads each side. */
export const namedBySide = ({ scenario }: Found, players: readonly string[]): Record<Side, string> =>
  Object.fromEntries(scenario.sides.map((side, i) => [side, players[i] ?? '']))
