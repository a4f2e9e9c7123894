import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { toCm } from '../../../tables/index.ts'
import { isObstacleStep, obstacleStep } from '../../moves/obstacles.ts'
import { nameOf } from '../../names.ts'
import type { PlayerOrder } from '../../orders.ts'
import type { State } from '../../state.ts'
import { standNamed } from '../../units.ts'
import type { ActionsPhase } from '../shapes.ts'

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

/** FF-NAT-05: actions gained by elan go forward. */
export const headingRefusal = (
  state: State,
  { left, moveOnly }: ActionsPhase,
  order: PlayerOrder,
): Refusal | undefined => {
  if (left > moveOnly) return undefined
  const back = goalsOf(state, order).find((goal) => gained(state, goal) <= 0)
  return (
    back && refuse('elan', `${nameOf(state, back.stand)} must end nearer the enemy base edge.`, 'FF-NAT-05')
  )
}
