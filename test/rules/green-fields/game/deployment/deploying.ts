import { enteredRoll, ordinaryDice } from '#kernel/chance/rolled.ts'
import { begunPlay } from '#kernel/game/play.ts'
import type { Play } from '#rules/green-fields/game/play.ts'
import { stateWith } from '#rules/green-fields/game/records.ts'
import { seenUnits } from '#rules/green-fields/game/seen-units.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import type { Zone } from '#rules/green-fields/game/zone.ts'
import { field, give, type Placed, put, type Setting } from '../field.ts'

/** Both sides are placing their units, in the second week unless it is said otherwise. */
export const deploying = (units: readonly Placed[], setting: Setting = {}): State => {
  const state = field(units, 'deployment', [], { week: 2, ...setting })
  put(state, { phases: [{ name: 'deployment', last: seenUnits(state.units) }] })
  return state
}

/** Both sides have done; the dice are for barrages and attrition. */
export const deployed = (state: State, dice: readonly number[] = []): readonly Story[] => {
  give(state, 'a', { kind: 'done' })
  return give(state, 'b', { kind: 'done' }, dice)
}

/** Something that happens by itself, with given dice. */
export const happens = (state: State, dice: readonly number[], what: (play: Play) => void): Play => {
  const play = begunPlay<State, Story>(stateWith(state), ordinaryDice(enteredRoll(dice)))
  what(play)
  return play
}

/** Side a holds only these zones of its half of the open field. */
export const alone = (...held: readonly string[]): Readonly<Record<string, Partial<Zone>>> => {
  const zones: Record<string, Partial<Zone>> = {}
  for (const column of 'ABCDEF') {
    for (const row of [1, 2, 3, 4]) {
      const reference = `${column}${row}`
      if (!held.includes(reference)) zones[reference] = { owner: 'b' }
    }
  }
  return zones
}
