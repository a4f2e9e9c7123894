import { expect } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { fireOn, hasEnemyInRear } from '#rules/passchendaele/game/board/fire-count.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { rule } from '../../../rule.ts'

const threats = (state: State) =>
  state.units.map((unit) => ({
    unit: unit.id,
    fire: fireOn(state, unit),
    enemyInRear: hasEnemyInRear(state, unit),
  }))

const begun = (scenario: string): State => {
  const state = GAME.begin(scenario, {}, 1)
  if (!state.ok) throw new Error(state.error.message)
  return state.value
}

rule(['PA-FIRE-10', 'PA-GEO-08'], 'what is remembered of the fire on a unit is what is measured anew', () => {
  for (const scenario of ['langemarck', 'st-quentin', 'malmaison']) {
    const state = begun(scenario)
    const random = sfc32(5)
    const dice = seededDice(5)
    for (let orders = 1; orders <= 150 && !state.ending; orders++) {
      const [side] = GAME.pending(state)
      if (!side) throw new Error('nobody has to decide')
      GAME.act(state, side, GAME.sample(state, side, random), dice)
      const known = threats(state)
      if (orders % 6 > 0) continue
      // Nothing is known yet of the units of a copy.
      expect(known, `${scenario}, after ${orders} orders`).toEqual(threats(structuredClone(state)))
    }
  }
})
