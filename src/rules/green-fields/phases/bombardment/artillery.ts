import { awaitPhase, change, changeArmy, type Play, settle, unitNow } from '../../play.ts'
import { reveal, revealSeen } from '../../sight.ts'
import { isOnBoard, otherSide, type SideName, type State, type ZoneNumber } from '../../state.ts'
import { SIDES } from '../../vocabulary.ts'
import { DONE, notNow } from '../common.ts'
import type { PhaseOf } from '../phase.ts'
import type { PhaseRules } from '../rules.ts'
import { damageGround } from './damage.ts'
import { fireChoices } from './fire-choices.ts'
import { fallBackAll, payFor, shellZone, shootsOf } from './firing.ts'
import { gasByShells, lingeringGas } from './gas-shells.ts'
import { cancelFire, checkCeaseFire, checkFire, planFire } from './plans.ts'
import { canFire, sampleFire } from './sampling.ts'

const MISSIONS = ['bombardment', 'gas', 'persistent'] as const

const lingering = ({ zones }: State): readonly ZoneNumber[] =>
  zones.flatMap(({ gas }, zone) => (gas === 'persistent' ? [zone] : []))

export const enterArtillery = (play: Play): void => {
  for (const side of SIDES) changeArmy(play, side, { ready: !canFire(play.state, side), fire: [] })
  if (SIDES.some((side) => !play.state.armies[side].ready)) awaitPhase(play, { name: 'artillery' })
  else fireAll(play)
}

/** GF-OBS-09: guns that fire in an assault give themselves away. */
const showGuns = (play: Play, side: SideName): void => {
  for (const { unit: id } of play.state.armies[side].fire) {
    const gun = unitNow(play, id)
    if (isOnBoard(gun)) reveal(play, gun)
  }
}

/** GF-AART-01: all fire together; then old gas bites, then the ground tells. */
const fireAll = (play: Play): void => {
  const { assault } = play.state
  if (!assault) return
  const first = assault.firstMover
  const sides = [first, otherSide(first)]
  const old = lingering(play.state)
  const shoots = sides.flatMap((side) => shootsOf(play.state, side))
  for (const side of sides) showGuns(play, side)
  for (const side of sides) payFor(play, side)
  if (shoots.length > 0) change(play, { assault: { ...assault, active: true } })
  const owed = shoots.flatMap((shoot) => {
    const { target, mission } = shoot
    if (typeof target !== 'number') return []
    if (mission === 'bombardment') return shellZone(play, shoot, target)
    gasByShells(play, shoot, target)
    return []
  })
  fallBackAll(play, owed, first)
  lingeringGas(play, old)
  damageGround(play)
  revealSeen(play)
}

const ASKED = 'Write down what your guns fire at this turn.'

export const ARTILLERY: PhaseRules<PhaseOf<'artillery'>> = {
  pending: ({ armies }) => SIDES.filter((side) => !armies[side].ready),
  prompt: () => ASKED,
  choices: (state, _, side) => [...fireChoices(state, side, MISSIONS), DONE],
  check(state, _, side, order) {
    if (order.kind === 'done') return undefined
    if (order.kind === 'fire') return checkFire(state, side, order)
    return order.kind === 'cease-fire' ? checkCeaseFire(state, side, order) : notNow(ASKED)
  },
  sample: (state, _, side, random) => sampleFire(state, side, MISSIONS, random),
  play(play, _, side, order) {
    if (order.kind === 'fire') planFire(play, side, order)
    else if (order.kind === 'cease-fire') cancelFire(play, side, order)
    else {
      changeArmy(play, side, { ready: true })
      if (SIDES.some((one) => !play.state.armies[one].ready)) return
      settle(play)
      fireAll(play)
    }
  },
}
