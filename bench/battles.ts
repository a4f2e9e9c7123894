import { playerNamed, usualPlayer } from '#commander/players.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import type { Commander } from '#kernel/game/commander.ts'
import { RULESETS } from '#rules/index.ts'
import { fightQuickly } from '#study/fight.ts'
import { type Playable, playable } from '#study/playable.ts'
import { processorTime } from './processor-time.ts'

export const WARM_UP_MS = 2000
export const LEAST_MS = 1000

export interface BattleSpeed {
  readonly name: string
  readonly battles: number
  readonly orders: number
}

/** Battles and orders a second on one core, for every commander against itself in every scenario. */
export const battleSpeeds = (): readonly BattleSpeed[] =>
  playable(RULESETS).flatMap((ruleset) => {
    const name = usualPlayer(ruleset)
    const commander = playerNamed(ruleset, name)
    return commander ? speedsOf(ruleset, name, commander) : []
  })

/**
 * The engine of the language takes some seconds to know which code is worth making fast, and the scenarios of a rule set
 * share most of theirs: the first is measured when all have been warmed up.
 */
const speedsOf = (ruleset: Playable, name: string, commander: Commander): readonly BattleSpeed[] => {
  const scenarios = ruleset.game.scenarios.map(({ id }) => id)
  for (const scenario of scenarios) fought(ruleset, scenario, commander, WARM_UP_MS)
  return scenarios.map((scenario) => ({
    name: `${scenario}, ${name} against ${name}`,
    ...fought(ruleset, scenario, commander, LEAST_MS),
  }))
}

export const fought = (ruleset: Playable, scenario: string, commander: Commander, least: number) => {
  const { game, id } = ruleset
  const sides = game.scenarios.find((one) => one.id === scenario)?.sides ?? []
  const commanders = Object.fromEntries(sides.map((side) => [side, commander]))
  let battles = 0
  let orders = 0
  const start = processorTime()
  // Asking for the time is not free everywhere, so it is asked for ever less often.
  for (let batch = 1; processorTime() - start < least; batch *= 2) {
    for (let i = 0; i < batch; i++) {
      const setting = { ruleset: id, scenario, options: {}, seed: derivedSeed(1914, battles) }
      const battle = fightQuickly(game, setting, commanders)
      if (!battle.ok) throw new Error(`${scenario}: ${battle.error.message}`)
      battles++
      orders += battle.value.orders
    }
  }
  const seconds = (processorTime() - start) / 1000
  return { battles: battles / seconds, orders: orders / seconds }
}
