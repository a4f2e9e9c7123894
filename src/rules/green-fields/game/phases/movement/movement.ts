import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { revealSeen } from '../../board/sight.ts'
import type { Play } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard } from '../../unit.ts'
import type { PhaseOf } from '../phase.ts'
import type { PhaseRules } from '../rules.ts'
import { notNow } from '../rules.ts'
import { playWaves } from '../waves.ts'
import { checkOrder } from './checking.ts'
import { march } from './marching.ts'
import { loseMounts } from './overrunning.ts'
import { rallyAll } from './rallying.ts'
import { playRiding } from './riders.ts'
import { sampleMovement } from './sampling.ts'
import { playStanding } from './standing-orders.ts'
import { unitsAndPath } from './units-and-path.ts'

const ASKED = 'Move your units, which may draw fire on the way, or change their standing orders.'

/** Somebody is there to take orders. */
const canAct = ({ units }: State, side: SideName): boolean =>
  units.some((unit) => unit.side === side && isOnBoard(unit) && unit.status !== 'routing')

/** GF-MOR-13, GF-AMOV-01: the movement of one side begins with its rally; whether it has orders to give. */
const begin = (play: Play, side: SideName): boolean => {
  loseMounts(play)
  rallyAll(play, side)
  if (!canAct(play.state, side)) return false
  pushPhase(play, { name: 'movement', side, moved: [] })
  return true
}

export const enterMovement = (play: Play): void => {
  const first = play.state.assault?.firstMover
  if (first && !begin(play, first)) begin(play, otherSide(first))
}

const finish = (play: Play, { side }: PhaseOf<'movement'>): void => {
  revealSeen(play)
  popPhase(play)
  if (side === play.state.assault?.firstMover) begin(play, otherSide(side))
}

export const MOVEMENT: PhaseRules<PhaseOf<'movement'>> = {
  pending: (_, { side }) => [side],
  prompt: () => ASKED,
  check: (state, phase, side, order) => checkOrder(state, phase, side, order, notNow(ASKED)),
  sample: sampleMovement,
  act(play, phase, side, order) {
    switch (order.kind) {
      case 'move':
      case 'exit': {
        const { units, path } = unitsAndPath(play.state, side, order)
        march(play, phase, units, path, order.kind === 'exit')
        return
      }
      case 'standing':
        playStanding(play, order)
        return
      case 'order-waves':
        playWaves(play, order)
        return
      case 'mount':
      case 'dismount':
      case 'load':
      case 'unload':
        playRiding(play, order)
        return
      default:
        finish(play, phase)
    }
  },
}
