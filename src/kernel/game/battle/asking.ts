import { facesOf } from '../../chance/dice.ts'
import { fair, sfc32 } from '../../chance/random.ts'
import type { NeededDie } from '../../procedure/adjudicate.ts'
import type { AnyOrder, Side } from '../game.ts'
import type { Battle, BoundOrder } from './battle.ts'
import { nextDie } from './dice.ts'
import { derivedSeed } from './hash.ts'

/** An order whose dice a player throws, as far as they have fallen. */
export interface Rolling {
  readonly order: AnyOrder
  readonly faces: readonly number[]
  /** Places among the faces that the app threw, because this player may not see them. */
  readonly hidden: readonly number[]
  readonly needed: NeededDie
}

/** An order that has all its dice. */
export interface Rolled {
  readonly order: AnyOrder
  readonly faces: readonly number[]
  readonly needed?: undefined
}

/** Asks for the next die after those that the player has entered himself, as far as they serve. */
export const askedAfter = (battle: Battle, { side, order, faces = [] }: BoundOrder): Rolling | undefined => {
  let rolling = askedDie(battle, side, order, [])
  for (const face of faces) {
    if (!rolling.needed || !facesOf(rolling.needed.die).includes(face)) break
    const next = askedDie(battle, side, order, [...rolling.faces, face], rolling.hidden)
    if (!next.needed) break
    rolling = next
  }
  return rolling.needed ? rolling : undefined
}

/** The faces that the player has entered himself. */
export const enteredIn = ({ faces, hidden }: Rolling): readonly number[] =>
  faces.filter((_, place) => !hidden.includes(place))

/** Asks for the next die. What only the other side may see, the app throws meanwhile. */
export const askedDie = (
  { game, state, setting, orders }: Battle,
  side: Side,
  order: AnyOrder,
  entered: readonly number[],
  before: readonly number[] = [],
): Rolling | Rolled => {
  const faces = [...entered]
  const hidden = before.filter((place) => place < faces.length)
  for (;;) {
    const needed = nextDie(game, state, side, order, faces)
    if (!needed) return { order, faces }
    if (needed.only === undefined || needed.only === side) return { order, faces, hidden, needed }
    const able = facesOf(needed.die)
    // By the seed of the battle, so that an order given again has the same dice.
    const random = sfc32(derivedSeed(setting.seed, `unseen ${orders.length} ${faces.length}`))
    hidden.push(faces.length)
    faces.push(able[fair(random, able.length)] ?? 1)
  }
}
