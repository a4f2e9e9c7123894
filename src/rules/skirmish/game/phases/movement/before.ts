import { change, tellOf } from '#kernel/game/play.ts'
import { along, bearing, HALF, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { vehicleBreakdown } from '../../../procedures/vehicle-breakdown.ts'
import { ENEMY_DISTANCE, fromInches, HULLS, TOLERANCE } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { bodiesOn, modelOf } from '../../board/bases.ts'
import { distanceToUnit } from '../../board/obstacles.ts'
import { settled } from '../../board/room.ts'
import { wholeDegrees } from '../../lengths.ts'
import { isModelBarred } from '../../moves/course.ts'
import { activeEnemies, nearestEnemy } from '../../moves/enemies.ts'
import { retreat } from '../../moves/retreat.ts'
import { changeUnit, changeVehicle, mark, type Play, unitNow } from '../../play.ts'
import { unitWith } from '../../records.ts'
import type { Figure, State, Unit } from '../../state.ts'
import { isRouting, NO_MARKS } from '../../units.ts'
import { makeWay } from './carry-out.ts'
import { withdrawSniper } from './sniper.ts'

/** In line along the hull; none where there is no room or an enemy too near. */
const besideHull = (state: State, crew: Unit, position: Point): Unit | undefined => {
  const there: Unit = unitWith(crew, { position, facing: wholeDegrees(bearing(position, crew.position)) })
  const figures = settled(state, there)
  const near = fromInches(ENEMY_DISTANCE) + fromInches(TOLERANCE)
  const isFree = figures?.every(({ at }) =>
    activeEnemies(state, crew).every((other) => distanceToUnit(state, other, at) > near),
  )
  return figures && isFree ? unitWith(there, { figures }) : undefined
}

/** SK-VEH-16, SK-VEH-21: men get out of a wreck on the side away from the enemy, as a unit on foot of their own. */
export const putDownSurvivors = (play: Play, side: Side): void => {
  for (const wreck of play.state.units) {
    if (wreck.side !== side || !wreck.vehicle?.destroyed || wreck.vehicle.survivors === 0) continue
    const men = wreck.vehicle.survivors
    changeVehicle(play, wreck.id, { survivors: 0 })
    const id = `${wreck.id}-crew`
    const enemy = nearestEnemy(play.state, wreck, wreck.position)
    const { width } = HULLS[wreck.vehicle.vehicle]
    const right = turned(wreck.facing, QUARTER)
    const beside = [right, turned(right, HALF)].map((heading) =>
      along(wreck.position, heading, fromInches(width / 2 + 0.75)),
    )
    const sides = enemy
      ? beside.toSorted((one, other) => distance(other, enemy.position) - distance(one, enemy.position))
      : beside
    const figures = Array.from(
      { length: men },
      (_, i): Figure => ({
        id: `${id}.${i + 1}`,
        role: 'crew',
        at: wreck.position,
        hit: null,
        gasThrown: false,
      }),
    )
    const crew: Unit = {
      ...wreck,
      id,
      kind: 'gun-crew',
      weapon: null,
      name: `crew of ${wreck.name}`,
      vehicle: null,
      where: 'table',
      fate: null,
      strength: men,
      figures,
      formation: 'line',
      firstFireTaken: false,
      marks: { ...NO_MARKS, strengthBefore: men },
    }
    const out = sides.flatMap((position) => besideHull(play.state, crew, position) ?? [])[0]
    if (out) {
      change(play, { units: [...play.state.units, out] })
      tellOf(play, { kind: 'got-out', unit: wreck.id, men })
    } else {
      const { move } = play.state
      change(play, {
        lost: [
          ...play.state.lost,
          ...figures.map(({ id: figure, role }) => ({
            figure,
            role,
            unit: wreck.id,
            side,
            how: 'prisoner' as const,
            cause: 'melee' as const,
            move,
          })),
        ],
      })
      tellOf(play, {
        kind: 'fell',
        unit: wreck.id,
        figures: figures.map((figure) => figure.id),
        how: 'prisoner',
        cause: 'melee',
      })
    }
  }
}

/** SK-MOV-31, SK-MOR-22, SK-MOR-27: routers, second fall-backs and snipers who are cut off, in the order of the roster. */
export const compulsoryMoves = (play: Play, side: Side): void => {
  for (const { id } of play.state.units.filter((unit) => unit.side === side && unit.where === 'table')) {
    const unit = unitNow(play, id)
    if (isRouting(unit)) {
      if (unit.routedIn !== null && unit.routedIn < play.state.move) retreat(play, id, true)
    } else if (unit.retreatOwed) {
      retreat(play, id, false)
      if (unitNow(play, id).where === 'table') changeUnit(play, id, { retreatOwed: false })
      mark(play, id, { silent: 'second-retreat' })
    } else if (unit.kind === 'sniper') withdrawSniper(play, id)
  }
}

/** SK-VEH-19 */
export const throwForBreakdown = (play: Play, side: Side): void => {
  for (const { id, side: own, kind, where, vehicle } of play.state.units) {
    if (own !== side || kind !== 'tank' || where !== 'table' || !vehicle || vehicle.destroyed) continue
    play.dice.about?.({ title: vehicle.running ? 'Breakdown' : 'Restart', unit: id })
    const { state } = vehicleBreakdown.resolve(
      {
        state: vehicle.running ? 'running' : 'stopped',
        underFire: vehicle.underFire,
        options: play.state.options,
      },
      play.dice,
      play.trace,
    )
    const runs = state === 'running'
    changeVehicle(play, id, { running: runs, underFire: false })
    tellOf(play, { kind: 'breakdown', unit: id, runs, was: vehicle.running })
  }
}

/** SK-SET-06: reinforcements of this move are put down if there is room for them. */
export const bringOn = (play: Play, side: Side): void => {
  for (const unit of play.state.units) {
    if (unit.side !== side || unit.where !== 'to-come' || (unit.arrives ?? 0) > play.state.move) continue
    const { state } = play
    const isWatched = activeEnemies(state, unit).some(
      (enemy) =>
        distanceToUnit(state, enemy, unit.position) <= fromInches(ENEMY_DISTANCE) + fromInches(TOLERANCE),
    )
    // SK-MOV-40: men step aside for a vehicle; for a wagon or gun they are in the way.
    const isTaken = modelOf(unit)
      ? isModelBarred(state, unit)
      : bodiesOn(state.units).some(({ figure, base }) => !figure && gapToPoint(base, unit.position) <= 0)
    const figures = settled(state, unitWith(unit, { where: 'table' }))
    if (isWatched || isTaken || !figures) continue
    changeUnit(play, unit.id, { where: 'table', figures })
    // It has come on in this move: it does not charge, and fires as one that has moved.
    mark(play, unit.id, { moved: true, arrivedNow: true })
    tellOf(play, { kind: 'arrived', unit: unit.id })
    makeWay(play, unit.id)
  }
}
