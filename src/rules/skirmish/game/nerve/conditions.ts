import { widened } from '#kernel/geometry/bounds.ts'
import { distance, type Point, squaredDistance } from '#kernel/geometry/point.ts'
import type { Squad } from '../../reckoning/morale-score.ts'
import { fromInches, MORALE_REACH, TOLERANCE } from '../../tables/table-top.ts'
import type { EnemyArmour, Outnumbered } from '../../vocabulary.ts'
import { aboutMen } from '../board/bases.ts'
import { coverOfFigure, linesBy, sharedCover } from '../board/cover.ts'
import { houseNamed, isInDugout } from '../board/ground.ts'
import { distanceToUnit, isFarOff, isUnitFarOff } from '../board/obstacles.ts'
import { nearestOnOutline } from '../board/outlines.ts'
import { centreOf, quadrantOf } from '../board/quadrants.ts'
import { sees } from '../board/sight.ts'
import { activeEnemies } from '../moves/enemies.ts'
import type { State, Unit } from '../state.ts'
import { betweenMemo } from '../table-memo.ts'
import { isActive, isOnTable, isRouting, servesWeapon } from '../units.ts'

const SLACK = fromInches(TOLERANCE)
const within = (far: number, inches: number): boolean => far <= fromInches(inches) + SLACK

/** Where a man looks from, and where he is seen: the outline if he is inside (SK-FIRE-24). */
const spotOf = (state: State, unit: Unit, at: Point, towards: Point): Point => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  return house ? nearestOnOutline(house, towards) : at
}

/** The man of an enemy, or the middle of his hull, nearest to a place. */
const nearestSpot = (state: State, enemy: Unit, p: Point): Point => {
  if (enemy.vehicle) return enemy.position
  let best = enemy.position
  let least = Number.POSITIVE_INFINITY
  for (const { at } of enemy.figures) {
    const spot = spotOf(state, enemy, at, p)
    const far = distance(spot, p)
    if (far < least) {
      least = far
      best = spot
    }
  }
  return best
}

/** SK-MOR-20: a line between any figure of the unit and the enemy's nearest figure or hull. */
const isInSight = (state: State, unit: Unit, enemy: Unit): boolean => sightBetween(state, unit, enemy).isClear

const sightBetween = betweenMemo((state, unit, enemy) => ({ isClear: isLineClear(state, unit, enemy) }))

const isLineClear = (state: State, unit: Unit, enemy: Unit): boolean =>
  !isInDugout(state, unit) &&
  unit.figures.some(({ at }) => {
    const to = nearestSpot(state, enemy, at)
    return sees(state, { from: spotOf(state, unit, at, to), to, by: unit, at: enemy })
  })

/** SK-MOR-16, SK-GEN-18: from its nearest figure, or from the outline of what it is in. */
const farFrom = (state: State, unit: Unit, other: Unit): number => farBetween(state, unit, other).far

const farBetween = betweenMemo((state, unit, other) => {
  let far = Number.POSITIVE_INFINITY
  if (unit.inside === null && other.inside === null && !other.vehicle)
    return { far: farInTheOpen(unit, other) }
  for (const { at } of unit.figures) {
    const from = unit.inside === null ? at : spotOf(state, unit, at, nearestSpot(state, other, at))
    far = Math.min(far, distanceToUnit(state, other, from))
  }
  return { far }
})

/** From the nearest man of the one to the nearest of the other or to his weapon. */
const farInTheOpen = (unit: Unit, other: Unit): number => {
  const hasModel = servesWeapon(other)
  let least = Number.POSITIVE_INFINITY
  for (const { at } of unit.figures) {
    if (hasModel) least = Math.min(least, squaredDistance(at, other.position))
    for (const man of other.figures) least = Math.min(least, squaredDistance(at, man.at))
  }
  return Math.sqrt(least)
}

/** The two are surely farther apart than this; nothing is said of hulls and structures. */
const isFarther = (unit: Unit, other: Unit, inches: number): boolean =>
  unit.inside === null && isUnitFarOff(other, widened(aboutMen(unit.figures), fromInches(inches) + 2 * SLACK))

/** SK-MOR-10: as all its figures have it, from the nearest active enemy in sight. */
const coverFor = (state: State, unit: Unit): Squad['cover'] => {
  // Where nobody is close to a hedge, a fence or a wall it does not matter whence he is looked at.
  const matters = unit.figures.some(({ at }) => linesBy(state, at).length > 0)
  const enemy = matters
    ? activeEnemies(state, unit)
        .toSorted((one, other) => farFrom(state, unit, one) - farFrom(state, unit, other))
        .find((other) => isInSight(state, unit, other))
    : undefined
  const from = enemy && nearestSpot(state, enemy, unit.position)
  // SK-FIRE-37: for morale shell holes shelter those who lie too.
  return sharedCover(unit.figures.map(({ at }) => coverOfFigure(state, unit, at, from, false)))
}

/** SK-MOR-10: an officer or NCO who lives and does not rout, the unit's own included. */
const hasLeader = (state: State, unit: Unit): boolean =>
  state.units.some(
    (other) =>
      other.side === unit.side &&
      isOnTable(other) &&
      !isRouting(other) &&
      other.figures.some(
        ({ role, at }) =>
          (role === 'officer' || role === 'nco') &&
          (other.id === unit.id ||
            unit.figures.some((figure) => {
              const leader = spotOf(state, other, at, figure.at)
              return within(distance(spotOf(state, unit, figure.at, leader), leader), MORALE_REACH.leader)
            })),
      ),
  )

/** SK-MOR-10, SK-MOR-19: a friend who fell back or routed this move, from or to a place so near. */
const seesFriendsRun = (state: State, unit: Unit): boolean =>
  state.units.some(
    (other) =>
      other.side === unit.side &&
      other.id !== unit.id &&
      other.marks.fellBackFrom !== null &&
      unit.figures.some(
        ({ at }) =>
          (other.marks.fellBackFrom !== null &&
            within(
              distance(spotOf(state, unit, at, other.marks.fellBackFrom), other.marks.fellBackFrom),
              MORALE_REACH.fallingBack,
            )) ||
          (isOnTable(other) && within(farFrom(state, unit, other), MORALE_REACH.fallingBack)),
      ),
  )

/** SK-MOR-10, SK-MOR-16: figures of active units within 12 inches of its centre; in melee those involved. */
const oddsFor = (
  state: State,
  unit: Unit,
  involved: { readonly own: number; readonly enemies: number } | undefined,
): Outnumbered => {
  let { own, enemies } = involved ?? { own: 0, enemies: 0 }
  if (!involved) {
    // SK-STR-14: in a dugout nobody knows of enemies near.
    if (isInDugout(state, unit)) return 'none'
    const centre = centreOf(state, unit)
    for (const other of state.units) {
      if (other.vehicle || !isOnTable(other) || (other.id !== unit.id && !isActive(other))) continue
      if (other.id !== unit.id && isFarOff(other, centre, fromInches(MORALE_REACH.odds) + 2 * SLACK)) continue
      const near = other.figures.filter(
        ({ at }) =>
          other.id === unit.id ||
          within(distance(centre, spotOf(state, other, at, centre)), MORALE_REACH.odds),
      ).length
      if (other.side === unit.side) own += near
      else if (!isInDugout(state, other)) enemies += near
    }
  }
  if (enemies >= own * 3 && enemies > 0) return 'three-to-one'
  return enemies >= own * 2 && enemies > 0 ? 'two-to-one' : 'none'
}

const armourFor = (state: State, unit: Unit): EnemyArmour => {
  let worst: EnemyArmour = 'none'
  for (const enemy of activeEnemies(state, unit)) {
    if (!enemy.vehicle || worst === 'tank') continue
    if (!within(farFrom(state, unit, enemy), MORALE_REACH.armour) || !isInSight(state, unit, enemy)) continue
    worst = enemy.kind === 'tank' ? 'tank' : 'armoured-car'
  }
  return worst
}

/** SK-MOR-10: what weighs on a unit that checks now. */
export const nerveOf = (
  state: State,
  unit: Unit,
  involved?: { readonly own: number; readonly enemies: number },
): Squad => {
  const near = activeEnemies(state, unit).filter(
    (enemy) =>
      !isFarther(unit, enemy, MORALE_REACH.flank) &&
      within(farFrom(state, unit, enemy), MORALE_REACH.flank) &&
      isInSight(state, unit, enemy),
  )
  const quadrants = new Set(near.map((enemy) => quadrantOf(state, unit, centreOf(state, enemy))))
  return {
    quality: unit.quality,
    sniper: unit.kind === 'sniper',
    cover: coverFor(state, unit),
    casualties:
      state.options['casualty-modifier'] === 'whole-game'
        ? unit.strength - unit.figures.length
        : unit.marks.casualties,
    leaderWithin6: hasLeader(state, unit),
    gasAttack: unit.marks.gassed,
    underFire: unit.marks.underFire,
    pushedBack: unit.marks.pushedBack,
    squadFallingBackWithin10: seesFriendsRun(state, unit),
    enemyFlank: quadrants.has('left') || quadrants.has('right'),
    enemyRear: quadrants.has('rear'),
    outnumbered: oddsFor(state, unit, involved),
    enemyArmourWithin20: armourFor(state, unit),
    year: state.scenario.year,
  }
}
