import { fair, type Random } from '#kernel/chance/random.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { DONE, ORDER_DONE } from '../forms.ts'
import type { Page } from '../page.ts'
import { askIf, askLoserFirst, askNext } from '../taking-turns.ts'
import { detonate } from './mine-blast.ts'
import { dig, pack } from './tunnelling.ts'
import {
  checkDetonate,
  checkDig,
  checkPack,
  DETONATE,
  DIG_TUNNEL,
  digTargets,
  mostExplosives,
  PACK_MINE,
  sappersOf,
  tunnelsFrom,
} from './tunnels.ts'

const TASKS = [DIG_TUNNEL, PACK_MINE, DETONATE] as const

type Task = OrderIn<typeof TASKS>

const ORDERS = [ORDER_DONE, ...TASKS] as const

/** What a unit of sappers could still do this week; as much as possible is packed. */
const tasksOf = (state: State, unit: Unit): readonly Task[] => {
  const { country } = state
  const targets = unit.duty === 'none' ? digTargets(state, unit) : []
  const digs = targets.map(
    ({ tunnel, to }): Task => ({
      kind: 'dig-tunnel',
      unit: unit.id,
      to: referenceOf(country, to),
      ...(tunnel ? { tunnel } : {}),
    }),
  )
  const fires = tunnelsFrom(state, unit).flatMap(({ id }): Task[] => [
    {
      kind: 'pack-mine',
      unit: unit.id,
      tunnel: id,
      explosives: Math.max(1, mostExplosives(state, unit, id)),
    },
    { kind: 'detonate', unit: unit.id, tunnel: id },
  ])
  return [...digs, ...fires.filter((order) => !checkTask(state, unit.side, order))]
}

const checkTask = (state: State, side: SideName, order: Task) => {
  if (order.kind === 'dig-tunnel') return checkDig(state, side, order)
  return order.kind === 'pack-mine' ? checkPack(state, side, order) : checkDetonate(state, side, order)
}

const allTasks = (state: State, side: SideName): readonly Task[] =>
  sappersOf(state, side).flatMap((unit) => tasksOf(state, unit))

const hasTask = (state: State, side: SideName): boolean =>
  sappersOf(state, side).some((unit) => tasksOf(state, unit).length > 0)

const ask = (play: Play, side: SideName): boolean =>
  askIf(play, hasTask(play.state, side), { name: 'mines', side })

export const enterMines = (play: Play): void => askLoserFirst(play, ask)

/** Whoever mines is not asked again when there is nothing left to do underground. */
export const mindIdle = (play: Play): void => {
  const phase = topPhase(play.state)
  if (phase?.name === 'mines' && !hasTask(play.state, phase.side)) askNext(play, phase.side, ask)
}

const KINDS = ['dig-tunnel', 'pack-mine', 'detonate'] as const

const sampleTask = (state: State, side: SideName, random: Random): OrderIn<typeof ORDERS> => {
  const tasks = allTasks(state, side)
  // There are many ways to dig, and one to fire.
  const kind = KINDS[fair(random, KINDS.length)]
  const alike = tasks.filter((one) => one.kind === kind)
  const open = alike.length > 0 ? alike : tasks
  const task = open[fair(random, Math.max(1, open.length))]
  if (!task || fair(random, 4) === 0) return DONE
  return task.kind === 'pack-mine' ? { ...task, explosives: 1 + fair(random, task.explosives) } : task
}

export const MINES: Page<'mines', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'Dig, pack or fire your mines, or say that you have done.',
  check: (state, _, side, order) => (order.kind === 'done' ? undefined : checkTask(state, side, order)),
  sample: (state, _, side, random) => sampleTask(state, side, random),
  act(play, _, side, order) {
    if (order.kind === 'dig-tunnel') dig(play, side, order)
    else if (order.kind === 'pack-mine') pack(play, side, order)
    else if (order.kind === 'detonate') detonate(play, order)
    else askNext(play, side, ask)
    mindIdle(play)
  },
}
