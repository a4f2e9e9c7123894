import { tellOf } from '../../../../kernel/game/play.ts'
import { along, bearing, HALF, type Heading, turned } from '../../../../kernel/geometry/angle.ts'
import { distance, type Point } from '../../../../kernel/geometry/point.ts'
import { distanceToSegment } from '../../../../kernel/geometry/segment.ts'
import { fromInches, RETREAT_REACH, TOLERANCE } from '../../tables/table-top.ts'
import { pointOn } from '../board/centreline.ts'
import { houseNamed } from '../board/ground.ts'
import { isOnTableTop, settled, trenchNamed } from '../board/room.ts'
import { gasOnTheWay } from '../clouds/exposure.ts'
import { leaveMelee, loseUnit } from '../harm/losses.ts'
import { changeUnit, type Play, unitNow } from '../play.ts'
import type { State, Unit } from '../state.ts'
import { forward, isActive } from '../units.ts'
import { allowanceOf } from './allowance.ts'
import { activeEnemies, awayFromEnemy, nearestEnemy, towardsEnemy } from './enemies.ts'
import { distanceToUnit } from './obstacles.ts'
import { reachAlong } from './reach.ts'
import { trenchAt } from './trench-ways.ts'

const STEP = fromInches(0.25)

/** SK-MOV-20: towards its own base edge, or straight away from the enemy where that leads too near to one. */
const wayBack = (state: State, unit: Unit, length: number): Heading => {
  const home = turned(forward(unit.side), HALF)
  const to = along(unit.position, home, length)
  const near = fromInches(RETREAT_REACH.enemy)
  const isMet = activeEnemies(state, unit).some((enemy) => {
    const before = distanceToUnit(state, enemy, unit.position)
    const least = Math.min(
      distanceToUnit(state, enemy, to),
      ...enemy.figures.map(({ at }) => distanceToSegment(at, unit.position, to)),
    )
    return least < near && least < before - fromInches(TOLERANCE)
  })
  const enemy = isMet ? nearestEnemy(state, unit, unit.position) : undefined
  return enemy ? turned(bearing(unit.position, enemy.position), HALF) : home
}

/** SK-MOV-24: a garrison first steps out on the side of its own base edge. */
const steppedOut = (state: State, unit: Unit): Unit => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (!house) return unit
  const { x1, x2, y1, y2 } = house.bounds
  const inch = fromInches(1)
  const at: Point = { x: Math.round((x1 + x2) / 2), y: unit.side === 'a' ? y1 - inch : y2 + inch }
  const into = trenchAt(state, at, null)
  const line = trenchNamed(state, into?.trench ?? null)?.line
  return {
    ...unit,
    inside: null,
    trench: into?.trench ?? null,
    position: into && line ? pointOn(line, into.along) : at,
  }
}

/** SK-MOV-31: nobody retreats into a trench in which an active enemy is. */
const isEnemyHeld = (state: State, unit: Unit, trench: string): boolean =>
  state.units.some((other) => other.side !== unit.side && other.trench === trench && isActive(other))

interface Back {
  readonly unit: Unit
  readonly path: readonly Point[]
  readonly leaves: boolean
}

/** The end of a retreat: as far as it can go, with room for its figures (SK-MOV-31). */
const goneBack = (state: State, before: Unit, routs: boolean): Back => {
  const unit: Unit = { ...steppedOut(state, before), prone: false }
  const stepCost = before.inside === null ? 0 : fromInches(2)
  const allowance = Math.max(0, allowanceOf(state, unit, 'retreat') - stepCost)
  const heading = wayBack(state, unit, allowance)
  const { far, leaves } = reachAlong(state, unit, heading, allowance, routs)
  if (leaves) return { unit, path: [before.position, along(unit.position, heading, far)], leaves }
  for (let length = far; length > -STEP; length -= STEP) {
    const to = along(unit.position, heading, Math.max(0, length))
    if (!isOnTableTop(state, to)) continue
    const into = trenchAt(state, to, null)
    if (into && isEnemyHeld(state, unit, into.trench)) continue
    const line = trenchNamed(state, into?.trench ?? null)?.line
    const there: Unit = {
      ...unit,
      position: into && line ? pointOn(line, into.along) : to,
      trench: into?.trench ?? null,
    }
    const figures = settled(state, there)
    if (figures) return { unit: { ...there, figures }, path: [before.position, to], leaves: false }
  }
  return { unit: before, path: [before.position], leaves: false }
}

/** SK-MOV-20, SK-MOV-24: one compulsory retreat; a router leaves his weapon and shows his back. */
export const retreat = (play: Play, id: string, routs: boolean): void => {
  const before = unitNow(play, id)
  if (before.where !== 'table') return
  leaveMelee(play, id)
  const runs: Unit = routs && before.weapon !== null ? { ...before, weapon: null } : before
  if (runs !== before) tellOf(play, { kind: 'weapon-abandoned', unit: id })
  const { unit, path, leaves } = goneBack(play.state, runs, routs)
  tellOf(play, { kind: 'fell-back', unit: id, path, routs })
  if (leaves) {
    changeUnit(play, id, { weapon: unit.weapon })
    loseUnit(play, id, 'off-table', 'table-edge')
    return
  }
  const facing = routs ? awayFromEnemy(play.state, unit) : towardsEnemy(play.state, unit)
  const moved = distance(before.position, unit.position) > fromInches(TOLERANCE)
  changeUnit(play, id, {
    ...unit,
    facing,
    marks: { ...unit.marks, moved: unit.marks.moved || moved, turned: true, swung: true, done: true },
  })
  const turned = unitNow(play, id)
  const figures = settled(play.state, turned)
  if (figures) changeUnit(play, id, { figures })
  gasOnTheWay(play, id, path)
}
