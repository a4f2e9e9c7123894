import { nextTask } from '../../app/next-task.ts'
import { forgetDispatch, keepDispatch } from '../storage/dispatch.ts'
import type { Fought } from '../storage/fought.ts'
import { keepTurns } from '../storage/turns.ts'

/**
 * Keeps the turns that are over, and what is told of the battle when it is: both can be looked at and read whatever
 * becomes of the rules.
 */
export const keepBeside = async (fought: Fought): Promise<void> => {
  const { battle, record } = fought
  const over = battle.game.result(battle.state) !== undefined
  await keepTurns(record.id, battle)
  if (!over) {
    await forgetDispatch(record.id)
    return
  }
  const { dispatchOf } = await import('./dispatch-of.ts')
  // The end of the battle is shown first.
  await nextTask()
  const dispatch = dispatchOf(fought)
  if (dispatch) await keepDispatch(dispatch)
}
