import type { Wish } from '../../../kernel/game/commander.ts'
import type { PlayerOrder } from '../game/orders.ts'
import type { Situation } from './situation.ts'

export function* deploymentWishes(_situation: Situation): Generator<Wish<PlayerOrder>> {
  yield { order: { kind: 'pass' }, why: 'As the staff has it.' }
}
