import { usualPlayer } from '#commander/players.ts'
import type { Side } from '#kernel/game/game.ts'
import { RULESETS } from '#rules/index.ts'
import { type Found, playable, scenarioNamed, scenariosNamed } from '#study/playable.ts'
import { fail } from './output.ts'

/** The scenario of a command, or one line saying that there is none. */
export const scenarioOr = (id: string): Found | undefined => {
  const found = scenarioNamed(RULESETS, id)
  if (!found) failUnknown(id)
  return found
}

/** The scenarios of a command, each once, or one line saying which there is not. */
export const scenariosOr = (names: readonly string[]): readonly Found[] | undefined => {
  const found = names.map((name) => scenariosNamed(RULESETS, name))
  const unknown = found.findIndex(({ length }) => length === 0)
  if (unknown >= 0) {
    failUnknown(names[unknown] ?? '')
    return undefined
  }
  return [...new Map(found.flat().map((one) => [one.scenario.id, one])).values()]
}

const failUnknown = (id: string): void => {
  const ids = playable(RULESETS).flatMap(({ game }) => game.scenarios.map((scenario) => scenario.id))
  const known = ids.length > 0 ? `there are ${ids.join(', ')}` : 'no rule set can be fought yet'
  fail(`There is no scenario "${id}"; ${known}.`)
}

/** `commander,random` as names; without it both sides are led by the best player there is. */
export const playersIn = (text: string | undefined, { ruleset, scenario }: Found): string[] => {
  const best = usualPlayer(ruleset)
  return text === undefined ? scenario.sides.map(() => best) : text.split(',').map((name) => name.trim())
}

/** Who leads each side. */
export const namedBySide = ({ scenario }: Found, players: readonly string[]): Record<Side, string> =>
  Object.fromEntries(scenario.sides.map((side, i) => [side, players[i] ?? '']))
