import { expect } from 'vitest'
import { fair, sfc32 } from '#kernel/chance/random.ts'
import { ordinaryDice, seededRoll } from '#kernel/chance/rolled.ts'
import { hasUnseen, onTheTableIn, standingIn } from '#rules/green-fields/game/board/occupation.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { wayRefusal } from '#rules/green-fields/game/phases/movement/path.ts'
import { canGoTogether } from '#rules/green-fields/game/phases/movement/ways.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { neighbours } from '#rules/green-fields/reckoning/grid.ts'
import { SIDES } from '#rules/green-fields/vocabulary.ts'
import { rule } from '../../../rule.ts'

// What is remembered from one order to the next is what one would find by looking anew.

/** Looks at a campaign of random orders before each of the first so many. */
const watch = (scenario: string, orders: number, look: (state: State) => void): void => {
  const begun = GAME.begin(scenario, {}, 1)
  if (!begun.ok) throw new Error(begun.error.message)
  const state = begun.value
  const dice = ordinaryDice(seededRoll(1914))
  const player = sfc32(1914)
  for (let i = 0; i < orders; i++) {
    const [side] = GAME.pending(state)
    if (!side) return
    look(state)
    GAME.act(state, side, GAME.sample(state, side, player), dice)
  }
}

rule('GF-STACK-01', 'those who stand in each zone are counted as the roster has them', () => {
  watch('somme-1916', 500, (state) => {
    const { units, zones } = state
    for (const side of SIDES) {
      const own = units.filter((unit) => unit.side === side && unit.place >= 0)
      const seen = own.filter(({ revealed }) => revealed)
      const inZone = (list: typeof own) =>
        zones.map((_, zone) => list.filter((one) => one.place === zone).length)
      expect(zones.map((_, zone) => standingIn(state, zone, side))).toEqual(inZone(own))
      expect(zones.map((_, zone) => onTheTableIn(state, zone, side))).toEqual(inZone(seen))
      expect(hasUnseen(state, side)).toBe(seen.length < own.length)
    }
  })
})

rule(
  ['GF-MOVE-03', 'GF-MOVE-04', 'GF-MOVE-06'],
  'a way can be gone if there is nothing to say against it',
  () => {
    const random = sfc32(1916)
    let open = 0
    let closed = 0
    for (const scenario of ['gaza-1917', 'hundred-days-1918']) {
      watch(scenario, 600, (state) => {
        const unit = state.units[fair(random, state.units.length)]
        if (!unit || unit.place < 0) return
        const path: number[] = []
        for (let zone = unit.place, steps = 1 + fair(random, 4); path.length < steps; path.push(zone)) {
          const around = neighbours(state.country, zone)
          // Now and then to a zone that is not next to it.
          zone =
            fair(random, 20) === 0
              ? fair(random, state.zones.length)
              : (around[fair(random, around.length)] ?? zone)
        }
        const isOpen = wayRefusal(state, [unit], path, false) === undefined
        expect(canGoTogether(state, [unit], path)).toBe(isOpen)
        if (isOpen) open++
        else closed++
      })
    }
    expect(open).toBeGreaterThan(50)
    expect(closed).toBeGreaterThan(50)
  },
)
