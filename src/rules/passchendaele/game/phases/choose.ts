import { keepsSheaves, sheafOn } from '../board/sheaves.ts'
import type { OrderOf } from '../orders.ts'
import { happen, type Play } from '../play.ts'
import { otherSide, type SideName, type State } from '../state.ts'
import { beginMoving } from './turn-end.ts'

/** Some sheaf of the side lies on enemies who show no effect of it yet. */
const awaitsBarrage = (state: State, side: SideName): boolean => {
  for (const guns of state.units) {
    if (guns.side !== side || !keepsSheaves(guns)) continue
    for (const { sheaf } of guns.bases) {
      if (!sheaf) continue
      for (const enemy of state.units) {
        if (enemy.side !== side && enemy.status === 'solid' && sheafOn(enemy, sheaf.squares) > 0) return true
      }
    }
  }
  return false
}

/** PA-TURN-07: what the computer takes, and what an order leaves open. */
export const usualMove = (state: State, side: SideName): 'first' | 'second' =>
  state.table.attacker !== side || awaitsBarrage(state, side) ? 'second' : 'first'

export const playChoose = (play: Play, side: SideName, { move }: OrderOf<'choose'>): void => {
  const chosen = move ?? usualMove(play.start, side)
  happen(play, { kind: 'settled' })
  beginMoving(play, chosen === 'first' ? side : otherSide(side))
}
