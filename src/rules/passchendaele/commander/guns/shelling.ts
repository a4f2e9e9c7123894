import { gap } from '#kernel/geometry/gap.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { fireOn } from '../../game/board/fire-count.ts'
import { sheafOn } from '../../game/board/sheaves.ts'
import type { Sheaf, Unit } from '../../game/state.ts'
import type { FireOn } from '../../reckoning/load.ts'
import { sheafPoints } from '../../reckoning/sheaf.ts'
import { GUN_TABLE, toInches } from '../../tables/index.ts'
import type { Guns } from '../../vocabulary.ts'
import { isFoot, type Situation } from '../situation.ts'
import { pointsOf, worthLeft } from '../worth.ts'
import { importanceOf } from './importance.ts'

/** The fire on every unit as far as it is planned. */
export interface Fires {
  readonly situation: Situation
  readonly fire: Map<Unit, FireOn>
  readonly importance: Map<Unit, number>
  /** What is left of each unit's worth, by the fire it is under. */
  readonly worth: Map<Unit, Map<string, number>>
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

const worthUnder = (fires: Fires, unit: Unit, fire: FireOn, checks: number): number => {
  const { smallArms, trenchMortar, fieldArtillery, heavyArtillery, gas } = fire
  const key = `${smallArms} ${trenchMortar} ${fieldArtillery} ${heavyArtillery} ${gas} ${checks}`
  const known = fires.worth.get(unit) ?? new Map<string, number>()
  fires.worth.set(unit, known)
  const left = known.get(key) ?? worthLeft(fires.situation, unit, fire, checks)
  known.set(key, left)
  return left
}

/** The victory points of a unit, weighed by how much it matters. */
export const weightOf = (fires: Fires, unit: Unit): number => {
  const known = fires.importance.get(unit)
  if (known !== undefined) return known
  const weight = importanceOf(fires.situation, unit) * pointsOf(unit)
  fires.importance.set(unit, weight)
  return weight
}

/** What more fire costs a unit, in victory points weighed by how much it matters. */
export const harm = (fires: Fires, unit: Unit, more: FireOn, checks: number): number => {
  const before = worthUnder(fires, unit, fireOnUnit(fires, unit), checks)
  const after = worthUnder(fires, unit, more, checks)
  return weightOf(fires, unit) * (before - after)
}

/** Some enemy stands where this sheaf lies. */
export const hits = ({ enemies }: Situation, sheaf: Sheaf): boolean =>
  enemies.some((enemy) => sheafOn(enemy, sheaf.squares) > 0)

const pointsOn = (unit: Unit, guns: Guns, sheaf: Sheaf): number =>
  sheafPoints({ guns, squareInches: sheafOn(unit, sheaf.squares), shell: 'he' }, SILENT).points

/** What a sheaf that lies already does to either side. */
export const valueOfSheaf = (fires: Fires, guns: Guns, sheaf: Sheaf): number => {
  const { situation } = fires
  const { own, enemies } = situation
  const { checks, friendsCount, closeCounts } = situation.thresholds.guns
  let value = 0
  for (const enemy of enemies) {
    const points = pointsOn(enemy, guns, sheaf)
    if (points > 0) value += harm(fires, enemy, withShells(fireOnUnit(fires, enemy), guns, points), checks)
  }
  for (const friend of own) {
    const points = pointsOn(friend, guns, sheaf)
    if (points === 0) continue
    const fire = fireOnUnit(fires, friend)
    const lost =
      worthUnder(fires, friend, fire, checks) -
      worthUnder(fires, friend, withShells(fire, guns, points), checks)
    value -= friendsCount * pointsOf(friend) * lost
  }
  return isCloseToFriends(situation, sheaf) && value > 0 ? value * closeCounts : value
}

export const assaults = ({ order, status }: Unit): boolean =>
  order === 'advance' && (status === 'solid' || status === 'wavering')

/** Our infantry will soon stand where this sheaf lies. */
const isCloseToFriends = ({ own, thresholds }: Situation, sheaf: Sheaf): boolean =>
  own.some(
    (unit) =>
      isFoot(unit) &&
      assaults(unit) &&
      unit.bases.some((base) =>
        sheaf.squares.some(({ box }) => toInches(gap(base, box)) < thresholds.guns.closeToFriends),
      ),
  )

/** A sheaf that stays counts for those that are planned after it. */
export const countIn = (fires: Fires, guns: Guns, sheaf: Sheaf): void => {
  for (const unit of [...fires.situation.enemies, ...fires.situation.own]) {
    const points = pointsOn(unit, guns, sheaf)
    if (points > 0) fires.fire.set(unit, withShells(fireOnUnit(fires, unit), guns, points))
  }
}
