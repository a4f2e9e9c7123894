import type { Unit } from '../game/state.ts'
import { lineOfAttack } from './attack.ts'
import { worksBehind } from './cover.ts'
import { postFor } from './posts.ts'
import type { Situation } from './situation.ts'
import { sortieTask } from './strike.ts'
import type { Task } from './task.ts'

export const holdTask = ({ name }: Unit): Task => ({
  order: 'hold',
  at: null,
  why: `${name} is to stay where it is.`,
})

/** Forward to what is to be taken or guarded; none if there is nothing ahead. */
export const advanceTask = (situation: Situation, unit: Unit): Task | undefined => {
  const at = lineOfAttack(situation, unit) ?? (situation.attacks ? null : postFor(situation, unit))
  return at ? { order: 'advance', at, why: `${unit.name} is to go forward all the same.` } : undefined
}

/** Back to the next works; none if there are none behind. */
const retreatTask = (situation: Situation, unit: Unit): Task | undefined => {
  const at = worksBehind(situation, unit, situation.thresholds.garrison.farthestBack)
  return at ? { order: 'retreat', at, why: `${unit.name} is to go back to the works behind it.` } : undefined
}

/**
 * What a unit on foot might do in place of a task, the likeliest first: who attacks may go or stay, who defends may strike out at
 * the enemy in front of him or give way.
 */
export const otherTasks = (situation: Situation, unit: Unit, { order }: Task): readonly Task[] => {
  const forward = advanceTask(situation, unit) ?? sortieTask(situation, unit)
  const tasks = situation.attacks
    ? [holdTask(unit), forward, retreatTask(situation, unit)]
    : [forward, holdTask(unit), retreatTask(situation, unit)]
  return tasks.flatMap((task) => (task && task.order !== order ? [task] : []))
}
