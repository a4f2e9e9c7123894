import { facesOf } from '../../../kernel/chance/dice.ts'
import { fair, sfc32 } from '../../../kernel/chance/random.ts'
import type { Battle } from '../../../kernel/game/battle/battle.ts'
import { nextDie } from '../../../kernel/game/battle/dice.ts'
import { derivedSeed } from '../../../kernel/game/battle/hash.ts'
import type { AnyOrder, Side } from '../../../kernel/game/game.ts'
import type { NeededDie } from '../../../kernel/procedure/adjudicate.ts'
import type { EnteredDie } from '../../dice/entered-dice.tsx'

/** An order whose dice a player throws, as far as they have fallen. */
export interface Rolling {
  readonly order: AnyOrder
  readonly faces: readonly number[]
  /** Places among the faces that the app threw, because this player may not see them. */
  readonly hidden: readonly number[]
  readonly needed: NeededDie
}

/** Asks for the next die. What only the other side may see, the app throws meanwhile. */
export const askedDie = (
  { game, state, setting, orders }: Battle,
  side: Side,
  order: AnyOrder,
  entered: readonly number[],
  before: readonly number[] = [],
): Rolling | { readonly order: AnyOrder; readonly faces: readonly number[]; readonly needed?: undefined } => {
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

/** The faces without one of them; where others are hidden, whatever fell after it falls again. */
export const without = ({ faces, hidden }: Rolling, place: number): readonly number[] =>
  hidden.length === 0 ? faces.filter((_, i) => i !== place) : faces.slice(0, place)

/** So many dice lie in sight, even if they belong to throws before. */
const IN_SIGHT = 6

/** The dice a player has entered: those that lie in sight, and those put away. */
export const shownDice = ({
  faces,
  hidden,
  needed,
}: Rolling): { readonly away: readonly EnteredDie[]; readonly inSight: readonly EnteredDie[] } => {
  const own = faces.flatMap((face, place) => (hidden.includes(place) ? [] : [{ face, place }]))
  const first = own.length - Math.max(0, (needed.nth ?? 1) - 1)
  const dice = own.map((die, i) => ({ ...die, number: i + 1, past: i < first }))
  const from = Math.max(0, Math.min(first, own.length - IN_SIGHT))
  return { away: dice.slice(0, from), inSight: dice.slice(from) }
}
