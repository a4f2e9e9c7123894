import { signal } from '@preact/signals'
import type { BattleFile } from '../../../kernel/game/battle/file.ts'
import { HUMAN } from '../storage/record.ts'
import { rolling } from './hand.ts'
import { enterDice, giveAll, undo } from './running.ts'
import type { Scene } from './scene.ts'

type Given = BattleFile['orders'][number]

/** A press taken back, and the state it was made in. */
interface TakenBack {
  readonly battle: string
  readonly given: readonly Given[]
  readonly after: string | undefined
}

/** The last one taken back is the last of the list. */
const undone = signal<readonly TakenBack[]>([])

const ordersOf = ({ record }: Scene): readonly Given[] => record.file.orders

/** Takes all that a player here ordered at his last press back, and remembers it. */
export const takeBackOne = async (scene: Scene): Promise<void> => {
  const orders = ordersOf(scene)
  const { undoTo: to, record } = scene
  if (!(await undo()) || to === undefined) return
  const last = orders.findLastIndex(({ side }) => record.players[side] === HUMAN)
  const given = orders.slice(to, last + 1)
  undone.value = [...undone.value, { battle: record.id, given, after: orders[to - 1]?.hash }]
}

const next = (scene: Scene): TakenBack | undefined => {
  const last = undone.value.at(-1)
  return last?.battle === scene.record.id && last.after === ordersOf(scene).at(-1)?.hash ? last : undefined
}

/** Whether things stand as they did when the last press was taken back. */
export const mayRedo = (scene: Scene): boolean => next(scene) !== undefined

/** Gives again at one press what was taken back last; the same dice fall. */
export const giveAgain = async (scene: Scene): Promise<void> => {
  const taken = next(scene)
  if (!taken || rolling.value) return
  undone.value = undone.value.slice(0, -1)
  await giveAll(
    taken.given.map(({ order }) => order),
    taken.given[0]?.side,
  )
  // Only an order that stood alone had dice.
  const dice = taken.given[0]?.dice
  if (rolling.value && dice) await enterDice(dice)
}
