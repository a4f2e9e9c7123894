import { oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { change } from '#kernel/game/play.ts'
import { placeOf, pointAt } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import type { DirectShot } from '../../fire/direct.ts'
import { readyUnits, readyWeapons } from '../../fire/fitness.ts'
import { THROW, type Throw, throwGrenade, throwRefusal } from '../../fire/grenades.ts'
import { canFire } from '../../fire/prospects.ts'
import { fireShot, useWeapon } from '../../fire/shooting.ts'
import { PASS, type Pass } from '../../forms.ts'
import { putUnderFire } from '../../harm/losses.ts'
import { activeEnemies } from '../../moves/enemies.ts'
import { changeVehicle, type Play, unitNow } from '../../play.ts'
import { gunShell, land } from '../../shells/shelling.ts'
import { otherSide } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { endFire } from './ending.ts'
import { FIRE_ORDER, type FireOrder, fireOf, fireRefusal, isFire } from './firing.ts'

type Phase = PhaseOf<'fire'>

const ORDERS = [FIRE_ORDER, THROW, PASS] as const

export const beginFire = (play: Play): void => {
  const side = play.state.initiative ?? play.state.scenario.attacker
  const phase: Phase = { name: 'fire', side, last: false }
  pushPhase(play, phase)
  passIfIdle(play, phase)
}

const endPart = (play: Play, { side, last }: Phase): void => {
  if (!last) {
    const phase: Phase = { name: 'fire', side: otherSide(side), last: true }
    replacePhase(play, phase)
    passIfIdle(play, phase)
  } else {
    popPhase(play)
    endFire(play)
  }
}

/** SK-SEQ-07: a side with nothing that can fire when its part begins is not asked. */
const passIfIdle = (play: Play, phase: Phase): void => {
  if (!canFire(play.state, phase.side)) endPart(play, phase)
}

/** SK-ART-08: one shell over open sights. */
const fireDirect = (play: Play, shot: DirectShot): void => {
  const { unit: id, weapon, artillery, aim, ammo, enfilade, target } = shot
  const unit = unitNow(play, id)
  useWeapon(play, id, weapon)
  if (ammo === 'smoke' || ammo === 'gas') {
    const left = play.state.shells[unit.side]
    if (left[ammo] !== null)
      change(play, {
        shells: { ...play.state.shells, [unit.side]: { ...left, [ammo]: (left[ammo] ?? 1) - 1 } },
      })
  } else if (target !== undefined) {
    // SK-ART-37: aimed at directly
    putUnderFire(play, target)
    if (unitNow(play, target).vehicle) changeVehicle(play, target, { underFire: true })
  }
  play.dice.about?.({ title: 'Direct fire', unit: id })
  land(
    play,
    id,
    'direct',
    aim,
    gunShell(unit, artillery, aim, ammo, { mode: 'direct', enfilade, marked: true }),
  )
}

const TRIES = 3

const sampledFire = (state: State, side: Side, random: Random): FireOrder | Throw | Pass => {
  for (let i = 0; i < TRIES; i++) {
    const unit = oneOf(random, readyUnits(state, side))
    const target = unit && oneOf(random, activeEnemies(state, unit))
    const weapon = unit && oneOf(random, readyWeapons(state, unit))
    if (!unit || !target || weapon === undefined) return { kind: 'pass' }
    const bomber = unit.figures.find(({ id, role }) => role === 'bomber' && !unit.marks.fired.includes(id))
    if (bomber && percent(random, 50)) {
      const { x, y } = placeOf(target.figures[0]?.at ?? target.position)
      const order: Throw = { kind: 'throw', bomber: bomber.id, aim: { x, y } }
      if (!throwRefusal(state, side, bomber.id, pointAt({ x, y }))) return order
    }
    const order: FireOrder = { kind: 'fire', units: [unit.id], weapon, target: target.id }
    if (isFire(fireOf(state, side, order))) return order
  }
  return { kind: 'pass' }
}

/** SK-FIRE-34 */
export const FIRE: Page<'fire', typeof ORDERS> = {
  orders: ORDERS,
  pending: (state, { side }) => (readyUnits(state, side).length > 0 ? [side] : []),
  prompt: () => 'Fire your weapons one by one.',
  check(state, _, side, order) {
    if (order.kind === 'pass') return undefined
    if (order.kind === 'throw') return throwRefusal(state, side, order.bomber, pointAt(order.aim))
    return fireRefusal(state, side, order)
  },
  sample: (state, _, side, random) => sampledFire(state, side, random),
  act(play, phase, side, order) {
    if (order.kind === 'pass') endPart(play, phase)
    else if (order.kind === 'throw') throwGrenade(play, side, order.bomber, pointAt(order.aim))
    else {
      const fire = fireOf(play.state, side, order)
      if (!isFire(fire)) return
      if (fire.kind === 'small-arms') fireShot(play, fire.shot, fire.by, true)
      else fireDirect(play, fire.shot)
    }
  },
  resume(play, phase) {
    if (readyUnits(play.state, phase.side).length === 0) endPart(play, phase)
  },
}
