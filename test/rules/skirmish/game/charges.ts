import { isTouching } from '#rules/skirmish/game/contact/touching.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { charging, onTable, refusalOf, unitIn } from '../battle.ts'

export const SPARE = { id: 'a-9', organisation: 'fr-squad-1914', at: [6, 3] } as const
export const charge = (...units: readonly string[]) => ({ kind: 'charge', units, target: 'b-1' })
export const STAND = { kind: 'respond', how: 'stand' }
export const FIRE = { kind: 'respond', how: 'fire' }

/** Two squads face to face, `far` inches apart; a third of side a is far off, so that its movement goes on. */
export const facing = (far: number, ground: Parameters<typeof onTable>[1] = []): State =>
  charging(
    onTable(
      {
        a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }, SPARE],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 20 + far] }],
      },
      ground,
    ),
    'a',
  )

export const refusal = (state: State): string | undefined => refusalOf(state, 'a', charge('a-1'))

/** How many men of one unit touch men of another. */
export const touching = (state: State, one: string, other: string): number => {
  const unit = unitIn(state, one)
  const enemy = unitIn(state, other)
  return unit.figures.filter((figure) =>
    enemy.figures.some((man) => isTouching(state, unit, figure, enemy, man)),
  ).length
}
