import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { SIDES } from '../../../vocabulary.ts'
import { reveal, revealSeen } from '../../board/sight.ts'
import { hasUnits, zoneAt } from '../../board/zones.ts'
import { changeArmy, changeAssault, changeZone, type Play, showFight, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { ORDER_DONE } from '../forms.ts'
import {
  checkStanding,
  firesAtMovers,
  playStanding,
  STANDING,
  sampleStanding,
} from '../movement/standing-orders.ts'
import type { Page } from '../page.ts'
import { unready } from '../unready.ts'
import { damageGround } from './damage.ts'
import { fallBackAll, payFor, type Shoot, shellZone, shootsOf } from './firing.ts'
import { gasByShells, lingeringGas } from './gas-shells.ts'
import { CEASE_FIRE, cancelFire, checkCeaseFire, checkFire, FIRE, isPlanned, planFire } from './plans.ts'
import { canFire, sampleFire } from './sampling.ts'

const MISSIONS = ['bombardment', 'gas', 'persistent'] as const

const lingering = ({ zones }: State): readonly ZoneNumber[] => {
  const found: ZoneNumber[] = []
  for (let zone = 0; zone < zones.length; zone++) if (zones[zone]?.gas === 'persistent') found.push(zone)
  return found
}

/** Guns to lay, or troops to tell whom to fire at (GF-AMOV-06). */
const canDecide = (state: State, side: SideName): boolean =>
  state.units.some((unit) => unit.side === side && firesAtMovers(unit)) || canFire(state, side)

export const enterArtillery = (play: Play): void => {
  for (const side of SIDES) changeArmy(play, side, { ready: !canDecide(play.state, side), fire: [] })
  if (unready(play.state).length > 0) pushPhase(play, { name: 'artillery' })
  else fireAll(play)
}

/** GF-OBS-09: guns that fire in an assault give themselves away. */
const showGuns = (play: Play, side: SideName): void => {
  for (const { unit: id } of play.state.armies[side].fire) {
    const gun = unitNow(play, id)
    if (isOnBoard(gun)) reveal(play, gun)
  }
}

/** GF-ASLT-10: at ground that the enemy holds, whether or not anybody lies there unseen, or where he stands. */
const isAtEnemy = (state: State, { side, target }: Shoot): boolean =>
  typeof target === 'number' &&
  (zoneAt(state, target).owner !== side || hasUnits(state, target, otherSide(side)))

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
  if (shoots.length > 0) changeAssault(play, { active: true })
  if (shoots.some((shoot) => isAtEnemy(play.state, shoot))) showFight(play)
  // Gas after high explosive, whichever was written first: all fall together, so nobody saves from shells half gassed.
  const owed = shoots.flatMap((shoot) =>
    shoot.mission === 'bombardment' && typeof shoot.target === 'number'
      ? shellZone(play, shoot, shoot.target)
      : [],
  )
  for (const shoot of shoots) {
    if (shoot.mission !== 'bombardment' && typeof shoot.target === 'number')
      gasByShells(play, shoot, shoot.target)
  }
  fallBackAll(play, owed, first)
  lingeringGas(play, old)
  forgetGlimpses(play)
  damageGround(play)
  revealSeen(play)
}

/** GF-OBS-13: what airmen saw in the last turn has served its purpose. */
const forgetGlimpses = (play: Play): void => {
  play.state.zones.forEach(({ glimpsed }, zone) => {
    if (glimpsed.length > 0) changeZone(play, zone, { glimpsed: [] })
  })
}

/** How often random players think of standing orders. */
const ODDS_OF_STANDING = 16

const ORDERS = [ORDER_DONE, FIRE, CEASE_FIRE, STANDING] as const

export const ARTILLERY: Page<'artillery', typeof ORDERS> = {
  orders: ORDERS,
  pending: unready,
  prompt: () => 'In secret, lay your guns for this turn and give standing orders.',
  check(state, _, side, order) {
    if (order.kind === 'done') return undefined
    if (order.kind === 'fire') return checkFire(state, side, order)
    if (order.kind === 'standing') return checkStanding(state, side, order)
    return checkCeaseFire(state, side, order)
  },
  changesNothing: (state, _, side, order) => order.kind === 'fire' && isPlanned(state, side, order),
  sample: (state, _, side, random) =>
    (random() % ODDS_OF_STANDING === 0 ? sampleStanding(state, side, random) : undefined) ??
    sampleFire(state, side, MISSIONS, random),
  act(play, _, side, order) {
    if (order.kind === 'fire') planFire(play, side, order)
    else if (order.kind === 'cease-fire') cancelFire(play, side, order)
    else if (order.kind === 'standing') playStanding(play, order)
    else {
      changeArmy(play, side, { ready: true })
      if (unready(play.state).length > 0) return
      popPhase(play)
      fireAll(play)
    }
  },
}
