import { tellOf } from '#kernel/game/play.ts'
import { along, bearing, HALF, type Heading, turned } from '#kernel/geometry/angle.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { edgesCrossed } from '#table/going.ts'
import { nearestFree } from '#table/placing.ts'
import { fromInches, RETREAT_REACH, TOLERANCE } from '../../tables/table-top.ts'
import { pointOn } from '../board/centreline.ts'
import { houseNamed } from '../board/ground.ts'
import { distanceFromWay, distanceToUnit } from '../board/obstacles.ts'
import { FREE_RINGS, isLawful, isOnTableTop, settled, trenchNamed } from '../board/room.ts'
import { trenchAt } from '../board/trench-ways.ts'
import { gasOnTheWay } from '../clouds/exposure.ts'
import { fieldOf } from '../field.ts'
import { leaveMelee, loseUnit } from '../harm/losses.ts'
import { changeUnit, type Play, replaceUnit, unitNow } from '../play.ts'
import { marksWith, unitWith } from '../records.ts'
import type { State, Unit } from '../state.ts'
import { forward, isActive, isFoot } from '../units.ts'
import { allowanceOf } from './allowance.ts'
import { isModelBarred } from './course.ts'
import { activeEnemies, awayFromEnemy, nearestEnemy, towardsEnemy } from './enemies.ts'
import { reachAlong } from './reach.ts'

const STEP = fromInches(0.25)
const SLACK = fromInches(TOLERANCE)

/** SK-MOV-20: a way home on which the unit comes near to an enemy, and nearer than it is. */
const isMet = (state: State, unit: Unit, to: Point): boolean =>
  activeEnemies(state, unit).some((enemy) => {
    const least = distanceFromWay(state, enemy, unit.position, to)
    return (
      least <= fromInches(RETREAT_REACH.enemy) + SLACK &&
      least < distanceToUnit(state, enemy, unit.position) - SLACK
    )
  })

interface Line {
  readonly heading: Heading
  readonly far: number
  readonly leaves: boolean
}

/** SK-MOV-20: towards its own base edge, or straight away from the enemy where that leads too near to one. */
const lineBack = (state: State, unit: Unit, allowance: number, routs: boolean): Line => {
  const lineAlong = (heading: Heading): Line => {
    const { far, leaves } = reachAlong(state, unit, heading, allowance, routs)
    const held = toHeldTrench(state, unit, heading, far)
    return held === undefined ? { heading, far, leaves } : { heading, far: held, leaves: false }
  }
  const home = lineAlong(turned(forward(unit.side), HALF))
  const enemy = isMet(state, unit, along(unit.position, home.heading, home.far))
    ? nearestEnemy(state, unit, unit.position)
    : undefined
  return enemy ? lineAlong(turned(bearing(unit.position, enemy.position), HALF)) : home
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
  return unitWith(unit, {
    inside: null,
    trench: into?.trench ?? null,
    position: into && line ? pointOn(line, into.along) : at,
  })
}

/** SK-MOV-31: nobody retreats into a trench in which an active enemy is: how far it is to one, if it is on the line. */
const toHeldTrench = (state: State, unit: Unit, heading: Heading, far: number): number | undefined => {
  const way = [unit.position, along(unit.position, heading, far)]
  let first: number | undefined
  for (const { id, shape } of fieldOf(state.scenario).trenches) {
    if (id === unit.trench || !isEnemyHeld(state, unit, id)) continue
    const [edge] = edgesCrossed(way, shape)
    if (edge !== undefined && edge < (first ?? far)) first = edge
  }
  return first === undefined ? undefined : Math.max(0, first - SLACK)
}

const isEnemyHeld = (state: State, unit: Unit, trench: string): boolean =>
  state.units.some((other) => other.side !== unit.side && other.trench === trench && isActive(other))

interface Back {
  readonly unit: Unit
  readonly path: readonly Point[]
  readonly leaves: boolean
}

/** The end of a retreat: as far as it can go, with room for its figures (SK-MOV-31). */
const goneBack = (state: State, before: Unit, routs: boolean): Back => {
  const unit: Unit = unitWith(steppedOut(state, before), { prone: false })
  const stepCost = before.inside === null ? 0 : fromInches(2)
  const allowance = Math.max(0, allowanceOf(state, unit, 'retreat') - stepCost)
  const { heading, far, leaves } = lineBack(state, unit, allowance, routs)
  if (leaves) return { unit, path: [before.position, along(unit.position, heading, far)], leaves }
  const end = along(unit.position, heading, far)
  const there = standingAt(state, unit, end) ?? besideOf(state, unit, end)
  if (there) return { unit: there, path: [before.position, end], leaves: false }
  for (let length = far - STEP; length > -STEP; length -= STEP) {
    const to = along(unit.position, heading, Math.max(0, length))
    const last = standingAt(state, unit, to)
    if (last) return { unit: last, path: [before.position, to], leaves: false }
  }
  return { unit: before, path: [before.position], leaves: false }
}

/** The unit laid out at a place; none where it or its weapon finds no room. */
const standingAt = (state: State, unit: Unit, at: Point): Unit | undefined => {
  if (!isOnTableTop(state, at)) return undefined
  const into = isFoot(unit) ? trenchAt(state, at, null) : undefined
  if (into && into.trench !== unit.trench && isEnemyHeld(state, unit, into.trench)) return undefined
  const line = trenchNamed(state, into?.trench ?? null)?.line
  const there: Unit = unitWith(unit, {
    position: into && line ? pointOn(line, into.along) : at,
    trench: into?.trench ?? null,
  })
  if (isModelBarred(state, there)) return undefined
  const figures = settled(state, there)
  return figures && unitWith(there, { figures })
}

/** SK-MOV-31: the nearest free spot to where it would end, on the same side of wire and trenches. */
const besideOf = (state: State, unit: Unit, end: Point): Unit | undefined => {
  const found = nearestFree(
    { centre: end, heading: 0, radius: 0 },
    FREE_RINGS,
    ({ centre }) => isLawful(state, unit, end, centre) && standingAt(state, unit, centre) !== undefined,
  )
  return found && standingAt(state, unit, found.centre)
}

/** SK-MOV-20, SK-MOV-24: one compulsory retreat; a router leaves his weapon and shows his back. */
export const retreat = (play: Play, id: string, routs: boolean): void => {
  const before = unitNow(play, id)
  if (before.where !== 'table') return
  leaveMelee(play, id)
  const runs: Unit = routs && before.weapon !== null ? unitWith(before, { weapon: null }) : before
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
  replaceUnit(
    play,
    unitWith(unit, {
      facing,
      marks: marksWith(unit.marks, {
        moved: unit.marks.moved || moved,
        turned: true,
        swung: true,
        done: true,
        foughtOut: false,
      }),
    }),
  )
  const turned = unitNow(play, id)
  const figures = settled(play.state, turned)
  if (figures) changeUnit(play, id, { figures })
  gasOnTheWay(play, id, path)
}
