import { describe, expect, it } from 'vitest'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { times } from '../long.ts'
import { faultsOf, type Known } from './law.ts'
import { gameOf } from './targets.ts'

/** Positions of a game, over all its scenarios. */
const [FEW, MANY] = [100, 5000]
/** Orders from one position to the next at most: long battles are seen to their end in few positions. */
const [NEAR, FAR] = [25, 40]

/** At every position of many battles the screen can write every order that the contract accepts. */
export const proveOrderWriting = (ruleset: PlayedRuleset, known: Known): void => {
  const { scenarios } = gameOf(ruleset).game
  const each = Math.ceil(times(FEW, MANY) / scenarios.length)

  describe('every order that the contract accepts', () => {
    it.each(scenarios.map(({ id }) => id))('%s: can be written on the screen', (scenario) => {
      const course = { scenario, houseRules: true, positions: each, apart: times(NEAR, FAR), seed: 11 }
      expect(faultsOf(ruleset, course, known)).toEqual([])
    })
  })
}
