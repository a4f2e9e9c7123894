import { effect, signal } from '@preact/signals'
import type { AnyOrder, Refusal, Side } from '../../../kernel/game/game.ts'
import type { Edit } from '../../../screen/writing.ts'
import type { Rolling } from '../orders/own-dice.ts'

/** What the player at the screen has in hand and has not given yet. */

/** The unit being looked at. */
export const chosen = signal<string | undefined>(undefined)

/** The one piece of it that is taken alone. */
export const alone = signal<string | undefined>(undefined)

/** The template that is moved on the table, as a sheaf. */
export const held = signal<string | undefined>(undefined)

/** Whoever turns to another unit lays down what he has of this one. */
export const layDown = (): void => {
  alone.value = undefined
  held.value = undefined
}

effect(() => {
  chosen.value
  layDown()
})

/** Units that a line of the log speaks of, while the player points at it. */
export const pointedAt = signal<readonly string[]>([])

/** The order as far as it has been written; none for the usual one. */
export const order = signal<AnyOrder | undefined>(undefined)

/** A point of the table is wanted for this. */
export const picking = signal<NonNullable<Edit['pick']> | undefined>(undefined)

/** An order whose dice the player throws himself. */
export const rolling = signal<Rolling | undefined>(undefined)

/** Why the last order was refused. */
export const refusal = signal<Refusal | undefined>(undefined)

/** The side whose player has the device, where the other must not look. */
export const handedTo = signal<Side | undefined>(undefined)

/** What is laid over the table. */
export const overlays = signal<readonly string[]>([])
