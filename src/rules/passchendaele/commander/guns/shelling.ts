import { gap } from '../../../../kernel/geometry/gap.ts'
import { SILENT } from '../../../../kernel/procedure/trace.ts'
import { fireOn } from '../../game/board/fire-count.ts'
import { toInches } from '../../game/board/measures.ts'
import { sheafOn } from '../../game/board/sheaves.ts'
import type { Sheaf, Unit } from '../../game/state.ts'
import type { FireOn } from '../../reckoning/load.ts'
import { sheafPoints } from '../../reckoning/sheaf.ts'
import { GUN_TABLE } from '../../tables/index.ts'
import type { Guns } from '../../vocabulary.ts'
import { pointsOf, worthLeft } from '../odds.ts'
import { isFoot, type Situation } from '../situation.ts'
import { importanceOf } from './importance.ts'

/** Checks that a barrage is thought ahead for. */
export const CHECKS = 2
/** Our own men count more than the enemy's. */
const FRIENDS_COUNT = 1.5
/** Nearer than this to our advancing infantry a sheaf is about to fall on friends, in inches. */
export const CLOSE_TO_FRIENDS = 1.5
export const CLOSE_COUNTS = 0.4

/** The fire on every unit as far as it is planned. */
export interface Fires {
  readonly situation: Situation
  readonly fire: Map<Unit, FireOn>
  readonly importance: Map<Unit, number>
}

export const fireOnUnit = (fires: Fires, unit: Unit): FireOn => {
  const known = fires.fire.get(unit)
  if (known) return known
  const fire = fireOn(fires.situation.state, unit)
  fires.fire.set(unit, fire)
  return fire
}

export const withShells = (fire: FireOn, guns: Guns, points: number): FireOn =>
  GUN_TABLE[guns].he === 'heavy-artillery'
    ? { ...fire, heavyArtillery: fire.heavyArtillery + points }
    : { ...fire, fieldArtillery: fire.fieldArtillery + points }

/** What more fire costs a unit, in victory points weighed by how much it matters. */
export const harm = (fires: Fires, unit: Unit, more: FireOn, checks: number): number => {
  const { situation } = fires
  const importance = fires.importance.get(unit) ?? importanceOf(situation, unit)
  fires.importance.set(unit, importance)
  const before = worthLeft(situation.state, unit, fireOnUnit(fires, unit), checks)
  const after = worthLeft(situation.state, unit, more, checks)
  return importance * pointsOf(unit) * (before - after)
}

const pointsOn = (unit: Unit, guns: Guns, sheaf: Sheaf): number =>
  sheafPoints({ guns, squareInches: sheafOn(unit, sheaf.squares), shell: 'he' }, SILENT).points

/** What a sheaf that lies already does to either side. */
export const valueOfSheaf = (fires: Fires, guns: Guns, sheaf: Sheaf): number => {
  const { own, enemies } = fires.situation
  let value = 0
  for (const enemy of enemies) {
    const points = pointsOn(enemy, guns, sheaf)
    if (points > 0) value += harm(fires, enemy, withShells(fireOnUnit(fires, enemy), guns, points), CHECKS)
  }
  for (const friend of own) {
    const points = pointsOn(friend, guns, sheaf)
    if (points === 0) continue
    const fire = fireOnUnit(fires, friend)
    const { state } = fires.situation
    const lost =
      worthLeft(state, friend, fire, CHECKS) -
      worthLeft(state, friend, withShells(fire, guns, points), CHECKS)
    value -= FRIENDS_COUNT * pointsOf(friend) * lost
  }
  return isCloseToFriends(fires.situation, sheaf) && value > 0 ? value * CLOSE_COUNTS : value
}

export const assaults = ({ order, status }: Unit): boolean =>
  order === 'advance' && (status === 'solid' || status === 'wavering')

/** Our infantry will soon stand where this sheaf lies. */
const isCloseToFriends = ({ own }: Situation, sheaf: Sheaf): boolean =>
  own.some(
    (unit) =>
      isFoot(unit) &&
      assaults(unit) &&
      unit.bases.some((base) => sheaf.squares.some(({ box }) => toInches(gap(base, box)) < CLOSE_TO_FRIENDS)),
  )

/** A sheaf that stays counts for those that are planned after it. */
export const countIn = (fires: Fires, guns: Guns, sheaf: Sheaf): void => {
  for (const unit of [...fires.situation.enemies, ...fires.situation.own]) {
    const points = pointsOn(unit, guns, sheaf)
    if (points > 0) fires.fire.set(unit, withShells(fireOnUnit(fires, unit), guns, points))
  }
}
