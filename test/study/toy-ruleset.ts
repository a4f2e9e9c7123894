import { type Wish, wishes } from '#kernel/game/commander.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import type { Playable } from '#study/playable.ts'
import { TOY } from '../kernel/toy-game.ts'

/** A rule set of which only the game matters. */
export const TOY_RULESET: Playable = {
  ...PASSCHENDAELE,
  id: 'toy',
  title: 'Toy',
  game: TOY,
  doctrine: { wishes: () => wishes('trivial', () => IDLE) },
}

/** Does as little as it may. */
const IDLE: readonly Wish[] = [
  { kind: 'send', men: 0 },
  { kind: 'bear', platoon: 0 },
  { kind: 'bear', platoon: 1 },
].map((order) => ({ order, why: 'Least said.' }))
