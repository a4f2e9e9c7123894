import type { Choice } from '../../../../kernel/game.ts'
import { fair, type Random } from '../../../../kernel/random.ts'
import { referenceOf } from '../../grid.ts'
import type { PlayerOrder } from '../../orders.ts'
import { awaitPhase, type Play, settle } from '../../play.ts'
import { otherSide, type SideName, type State, type Unit } from '../../state.ts'
import { DONE, notNow } from '../common.ts'
import type { PhaseOf } from '../phase.ts'
import type { PhaseRules } from '../rules.ts'
import { detonate } from './mine-blast.ts'
import { dig, pack } from './tunnelling.ts'
import {
  checkDetonate,
  checkDig,
  checkPack,
  digTargets,
  mostExplosives,
  sappersOf,
  tunnelsFrom,
} from './tunnels.ts'

const ASKED = 'Dig, pack or fire your mines, or say that you have done.'

/** What each unit of sappers could still do this week. */
const tasksOf = (state: State, unit: Unit): readonly PlayerOrder[] => {
  const { country } = state
  const digs = digTargets(state, unit).map(
    ({ tunnel, to }): PlayerOrder => ({
      kind: 'dig-tunnel',
      unit: unit.id,
      to: referenceOf(country, to),
      ...(tunnel ? { tunnel } : {}),
    }),
  )
  const fires = tunnelsFrom(state, unit).flatMap(({ id }): PlayerOrder[] => {
    const most = mostExplosives(state, unit, id)
    const packing: PlayerOrder = {
      kind: 'pack-mine',
      unit: unit.id,
      tunnel: id,
      explosives: Math.max(1, most),
    }
    const firing: PlayerOrder = { kind: 'detonate', unit: unit.id, tunnel: id }
    return [packing, firing]
  })
  return [...digs, ...fires].filter((order) => !checkTask(state, unit.side, order))
}

const checkTask = (state: State, side: SideName, order: PlayerOrder) => {
  if (order.kind === 'dig-tunnel') return checkDig(state, side, order)
  if (order.kind === 'pack-mine') return checkPack(state, side, order)
  return order.kind === 'detonate' ? checkDetonate(state, side, order) : notNow(ASKED)
}

const allTasks = (state: State, side: SideName): readonly PlayerOrder[] =>
  sappersOf(state, side).flatMap((unit) => tasksOf(state, unit))

const ask = (play: Play, side: SideName): boolean => {
  if (allTasks(play.state, side).length === 0) return false
  awaitPhase(play, { name: 'mines', side })
  return true
}

export const enterMines = (play: Play): void => {
  const { loser } = play.state
  if (!ask(play, loser)) ask(play, otherSide(loser))
}

const finish = (play: Play, side: SideName): void => {
  settle(play)
  if (side === play.state.loser) ask(play, otherSide(side))
}

const choicesOf = (state: State, side: SideName): readonly Choice[] => [
  { kind: 'mines', title: 'Work underground', fields: { tasks: allTasks(state, side) } },
  DONE,
]

const sampleTask = (state: State, side: SideName, random: Random): PlayerOrder => {
  const tasks = allTasks(state, side)
  const task = tasks[fair(random, Math.max(1, tasks.length))]
  return task && fair(random, 3) > 0 ? task : { kind: 'done' }
}

export const MINES: PhaseRules<PhaseOf<'mines'>> = {
  pending: (_, { side }) => [side],
  prompt: () => ASKED,
  choices: (state, _, side) => choicesOf(state, side),
  check: (state, _, side, order) => (order.kind === 'done' ? undefined : checkTask(state, side, order)),
  sample: (state, _, side, random) => sampleTask(state, side, random),
  play(play, _, side, order) {
    if (order.kind === 'dig-tunnel') dig(play, side, order)
    else if (order.kind === 'pack-mine') pack(play, side, order)
    else if (order.kind === 'detonate') detonate(play, order)
    else finish(play, side)
  },
}
