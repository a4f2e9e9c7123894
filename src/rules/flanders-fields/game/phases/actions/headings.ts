import type { Refusal } from '../../../../../kernel/game/game.ts'
import { refuse } from '../../../../../kernel/procedure/refusal.ts'
import { toCm } from '../../../tables/index.ts'
import { isObstacleStep, obstacleStep } from '../../moves/obstacles.ts'
import type { PlayerOrder } from '../../orders.ts'
import type { State } from '../../state.ts'
import { nameOf } from '../../stories/names.ts'
import { battalionNamed, standNamed, unitNamed } from '../../units.ts'
import type { ActionsPhase } from './phase.ts'

/** Where a stand is ordered to, as far along the table as the enemy's base edge is for it; cm. */
interface Goal {
  readonly stand: string
  readonly y: number | undefined
}

/** Where a step over water or a trench would take a stand; nowhere if it cannot be made. */
const stepOver = (state: State, id: string): readonly Goal[] => {
  const stand = standNamed(state, id)
  const step = stand && obstacleStep(state, stand)
  return step && isObstacleStep(step) ? [{ stand: id, y: toCm(step.plan.place.centre.y) }] : []
}

const goalsOf = (state: State, order: PlayerOrder): readonly Goal[] => {
  if (order.kind === 'cross-wire') return order.stands
  if (order.kind === 'cross-obstacle') return order.stands.flatMap((id) => stepOver(state, id))
  if (order.kind !== 'move' && order.kind !== 'move-and-fire') return []
  return order.stands.map(({ stand, path, assault }) => {
    const target = assault === undefined ? undefined : standNamed(state, assault)
    return { stand, y: target ? toCm(target.centre.y) : path.at(-1)?.[1] }
  })
}

/** How much nearer to the enemy's base edge a goal is than the stand stands, cm. */
const gained = (state: State, { stand: id, y }: Goal): number => {
  const stand = standNamed(state, id)
  if (!stand || y === undefined) return 0
  const further = y - toCm(stand.centre.y)
  return stand.side === 'attacker' ? further : -further
}

/** FF-NAT-05: actions gained by elan go forward; FF-NAT-11: mutinous battalions never do. */
export const headingRefusal = (
  state: State,
  { unit, left, moveOnly }: ActionsPhase,
  order: PlayerOrder,
): Refusal | undefined => {
  const forward = left <= moveOnly
  const mutinous = battalionNamed(state, unitNamed(state, unit)?.battalion ?? null)?.mutinous ?? false
  if (!forward && !mutinous) return undefined
  for (const goal of goalsOf(state, order)) {
    const gain = gained(state, goal)
    if (forward && gain <= 0)
      return refuse('elan', `${nameOf(state, goal.stand)} must end nearer the enemy base edge.`, 'FF-NAT-05')
    if (mutinous && gain > 0)
      return refuse('mutinous', `${nameOf(state, goal.stand)} will not go nearer the enemy.`, 'FF-NAT-11')
  }
  return undefined
}
