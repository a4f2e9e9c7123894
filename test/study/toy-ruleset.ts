import type { Staff } from '../../src/kernel/game/commander.ts'
import type { AnyOrder } from '../../src/kernel/game/game.ts'
import { PASSCHENDAELE } from '../../src/rules/passchendaele/index.ts'
import type { Playable } from '../../src/study/playable.ts'
import { TOY } from '../kernel/toy-game.ts'

/** A rule set of which only the game matters. */
export const TOY_RULESET: Playable = {
  ...PASSCHENDAELE,
  id: 'toy',
  title: 'Toy',
  game: TOY,
  commanders: { idler: (_view, staff) => ({ order: idle(staff), why: 'Least said.' }) },
}

const BEAR_SECOND = { kind: 'bear', platoon: 1 }

const idle = ({ check }: Staff): AnyOrder =>
  [
    { kind: 'send', men: 0 },
    { kind: 'bear', platoon: 0 },
  ].find((order) => !check(order)) ?? BEAR_SECOND
