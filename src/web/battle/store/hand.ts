import { batch } from '@preact/signals'
import type { BattleStore } from './store.ts'

/** Lays down what the player has of the unit being looked at. */
export const layDown = ({ alone, held }: BattleStore): void =>
  batch(() => {
    alone.value = undefined
    held.value = undefined
  })

/** Turns to a unit. Whoever turns to another lays down what he has of this one. */
export const choose = (store: BattleStore, unit: string | undefined): void => {
  if (store.chosen.value === unit) return
  batch(() => {
    store.chosen.value = unit
    layDown(store)
  })
}
