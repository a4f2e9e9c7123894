import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import type { Play } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { ORDER_DONE } from '../forms.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { shellDepot, shellOffBoard } from './behind.ts'
import { damageGround } from './damage.ts'
import { fallBackAll, layBox, type Owed, payFor, type Shoot, shellZone, shootsOf } from './firing.ts'
import { CEASE_FIRE, cancelFire, checkCeaseFire, checkFire, FIRE, isPlanned, planFire } from './plans.ts'
import { canFire, sampleFire } from './sampling.ts'

/** Who announces in a round, in order; those with nothing to fire are not asked. */
const asked = (state: State): readonly SideName[] =>
  [state.loser, otherSide(state.loser)].filter((side) => canFire(state, side))

const begin = (play: Play, round: 1 | 2): boolean => {
  const [side] = asked(play.state)
  if (side) pushPhase(play, { name: 'bombardment', side, round })
  return side !== undefined
}

export const enterBombardment = (play: Play): void => {
  if (!begin(play, 1)) damageGround(play)
}

const fire = (play: Play, shoot: Shoot): readonly Owed[] => {
  const { target, mission } = shoot
  if (target === 'depot') shellDepot(play, shoot)
  else if (typeof target === 'object') shellOffBoard(play, shoot, target.unit)
  else if (mission === 'box') layBox(play, shoot, target)
  else return shellZone(play, shoot, target)
  return []
}

/** GF-BOMB-06, GF-BOMB-09: all that was announced is fired together. */
const fireRound = (play: Play): void => {
  const { loser } = play.state
  const winner = otherSide(loser)
  const shoots = [...shootsOf(play.state, loser), ...shootsOf(play.state, winner)]
  payFor(play, loser)
  payFor(play, winner)
  const owed = shoots.flatMap((shoot) => fire(play, shoot))
  fallBackAll(play, owed, loser)
}

const endAnnouncing = (play: Play, phase: PhaseOf<'bombardment'>): void => {
  const next = asked(play.state).find((side) => side !== phase.side)
  if (phase.side === play.state.loser && next) {
    replacePhase(play, { name: 'bombardment', side: next, round: phase.round })
    return
  }
  popPhase(play)
  fireRound(play)
  if (play.state.ending || (phase.round === 1 && begin(play, 2))) return
  damageGround(play)
}

const PROMPTS = {
  1: 'Announce what your guns fire at, the first of two rounds.',
  2: 'Announce what your guns fire at, the last of two rounds.',
} as const

const ORDERS = [ORDER_DONE, FIRE, CEASE_FIRE] as const

export const BOMBARDMENT: Page<'bombardment', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (_, { round }) => PROMPTS[round],
  check(state, _, side, order) {
    if (order.kind === 'done') return undefined
    return order.kind === 'fire' ? checkFire(state, side, order) : checkCeaseFire(state, side, order)
  },
  changesNothing: (state, _, side, order) => order.kind === 'fire' && isPlanned(state, side, order),
  sample: (state, _, side, random) => sampleFire(state, side, ['bombardment', 'box'], random),
  act(play, phase, side, order) {
    if (order.kind === 'fire') planFire(play, side, order)
    else if (order.kind === 'cease-fire') cancelFire(play, side, order)
    else endAnnouncing(play, phase)
  },
}
