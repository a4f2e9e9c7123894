import { signal } from '@preact/signals'
import type { BattleFile } from '../../kernel/battle/file.ts'
import { HUMAN } from './kept/record.ts'
import { rolling } from './orders/hand.ts'
import { enterDice, give, undo } from './running.ts'
import type { Scene } from './scene.ts'

type Given = BattleFile['orders'][number]

/** An order taken back, and the state it was given in. */
interface TakenBack {
  readonly battle: string
  readonly given: Given
  readonly after: string | undefined
}

/** The last one taken back is the last of the list. */
const undone = signal<readonly TakenBack[]>([])

const ordersOf = ({ record }: Scene): readonly Given[] => record.file.orders

/** Takes the last order of a player here back, and remembers it. */
export const takeBackOne = (scene: Scene): void => {
  const orders = ordersOf(scene)
  const at = orders.findLastIndex(({ side }) => scene.record.players[side] === HUMAN)
  const given = orders[at]
  // While dice are asked for, nothing has been given yet.
  if (given && !rolling.value) {
    undone.value = [...undone.value, { battle: scene.record.id, given, after: orders[at - 1]?.hash }]
  }
  void undo()
}

const next = (scene: Scene): TakenBack | undefined => {
  const last = undone.value.at(-1)
  return last?.battle === scene.record.id && last.after === ordersOf(scene).at(-1)?.hash ? last : undefined
}

/** Whether things stand as they did when the last order was taken back. */
export const mayRedo = (scene: Scene): boolean => next(scene) !== undefined

/** Gives the order again that was taken back last; the same dice fall. */
export const giveAgain = async (scene: Scene): Promise<void> => {
  const taken = next(scene)
  if (!taken || rolling.value) return
  undone.value = undone.value.slice(0, -1)
  const { order, side, dice } = taken.given
  await give(order, side)
  if (rolling.value && dice) await enterDice(dice)
}
