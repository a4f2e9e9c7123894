import type { Dice } from '../../chance/dice.ts'
import type { AnyEvent, AnyOrder, Game, Side } from '../game.ts'

/** Carries out a legal order on a state that can be thrown away should anything go wrong, and writes nothing down. */
export const act = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  state: S,
  side: Side,
  order: O,
  dice: Dice,
): void => {
  if (game.act) game.act(state, side, order, dice)
  else for (const event of game.play(state, side, order, dice)) game.apply(state, event)
}
