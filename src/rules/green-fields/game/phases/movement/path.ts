import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { movement } from '../../../procedures/movement.ts'
import { crosses, type Step } from '../../../reckoning/going.ts'
import { baseRow, distance, referenceOf, rowOf, rowsFromBase } from '../../../reckoning/grid.ts'
import { ARM, MOST_IN_ZONE } from '../../../tables/index.ts'
import { stepBetween } from '../../board/between.ts'
import { standingIn } from '../../board/occupation.ts'
import { isGroundUnit, moverFor } from '../../board/retreat.ts'
import { knowsEnemiesIn, zoneAt } from '../../board/zones.ts'
import { otherSide } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isCombatUnit, type Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'

/*
 * Whether units may go a way, by what their own side knows. The whole way is looked at before anything is rolled.
 */

/** GF-AMOV-05: over the enemy's edge, for one step. */
const OVER_THE_EDGE: Step = {
  ground: 'open',
  trench: 'none',
  road: false,
  embankment: false,
  water: 'none',
  bridged: false,
}

/** The steps of a way as the movement procedure takes them. */
export const stepsAlong = (state: State, unit: Unit, path: readonly ZoneNumber[]): Step[] => {
  const mover = moverFor(unit)
  if (!mover) return []
  const steps: Step[] = []
  let from = unit.place
  for (const to of path) {
    steps.push(stepBetween(state, from, to, mover.gait))
    from = to
  }
  return steps
}

/** What keeps a unit from a step, but for the ground. */
const HINDRANCES = {
  'not-adjacent': (_, from, to) =>
    refuse('not-adjacent', `${to} does not lie next to ${from}.`, 'GF-MOVE-03'),
  'enemy-on-the-way': (_, __, to) =>
    refuse('enemy-on-the-way', `The enemy is in ${to}: a move ends there.`, 'GF-MOVE-07'),
  'enemy-ground': (name, _, to) =>
    refuse('enemy-ground', `${name} may not go onto enemy ground (${to}).`, 'GF-MOVE-07'),
  entrenching: (name) =>
    refuse('entrenching', `${name} is digging in this week and stays off enemy ground.`, 'GF-CON-03'),
  forward: (name) => refuse('suppressed', `${name} is suppressed and may not go forward.`, 'GF-MOVE-13'),
  'among-enemies': (name) =>
    refuse('suppressed', `${name} is suppressed and may not go among the enemy.`, 'GF-MOVE-13'),
} as const satisfies Readonly<Record<string, (name: string, from: string, to: string) => Refusal>>

type Hindrance = keyof typeof HINDRANCES

/** Whether anything but the ground keeps a unit from one step, and what. */
export const hindrance = (
  state: State,
  unit: Unit,
  from: ZoneNumber,
  to: ZoneNumber,
  last: boolean,
): Hindrance | undefined => {
  const { country } = state
  const { side } = unit
  if (distance(country, from, to) !== 1) return 'not-adjacent'
  if (!last && knowsEnemiesIn(state, to, side)) return 'enemy-on-the-way'
  if (zoneAt(state, to).owner !== side) {
    const arm = ARM[unit.type]
    if (arm === 'artillery' || arm === 'balloon' || arm === 'transport') return 'enemy-ground'
    if (unit.duty === 'entrenching') return 'entrenching'
  }
  if (unit.status === 'steady') return undefined
  if (rowsFromBase(country, side, to) > rowsFromBase(country, side, from)) return 'forward'
  return knowsEnemiesIn(state, to, side) ? 'among-enemies' : undefined
}

/** Why a unit may not take one step, but for the ground. */
const stepRefusal = (
  state: State,
  unit: Unit,
  from: ZoneNumber,
  to: ZoneNumber,
  last: boolean,
): Refusal | undefined => {
  const found = hindrance(state, unit, from, to, last)
  const { country } = state
  return found && HINDRANCES[found](unit.name, referenceOf(country, from), referenceOf(country, to))
}

/** GF-MOVE-04 to GF-MOVE-06: the ground and the allowance. */
const tooFar = (
  state: State,
  unit: Unit,
  path: readonly ZoneNumber[],
  leaves: boolean,
): Refusal | undefined => {
  const { type, name, mount, mounted, place } = unit
  if (!isGroundUnit(type)) return refuse('cannot-move', `${name} does not move on the ground.`, 'GF-MOVE-01')
  const steps = stepsAlong(state, unit, path)
  if (leaves) steps.push(OVER_THE_EDGE)
  const { complete, zonesMoved, stoppedBy } = movement.resolve(
    { type, mount: mounted ? mount : 'none', path: steps, options: state.options },
    NO_DICE,
    SILENT,
  )
  if (complete) return undefined
  const stop = referenceOf(state.country, path[zonesMoved - 1] ?? place)
  if (stoppedBy === 'terrain')
    return refuse('must-stop', `${name} must stop on the ground of ${stop}.`, 'GF-MOVE-04')
  if (stoppedBy === 'allowance')
    return refuse('too-far', `${name} can go no farther than ${stop} this turn.`, 'GF-MOVE-06')
  const next = steps[zonesMoved]
  const closed = `The way from ${stop} to ${referenceOf(state.country, path[zonesMoved] ?? place)} is closed to ${name}.`
  const gait = moverFor(unit)?.gait
  return refuse('closed', closed, next && gait && !crosses(next, gait) ? 'GF-TERR-04' : 'GF-MOVE-04')
}

/** GF-MOVE-14: why not every one of them can go this way, wherever it stops. */
export const wayRefusal = (
  state: State,
  movers: readonly Unit[],
  path: readonly ZoneNumber[],
  leaves: boolean,
): Refusal | undefined => {
  for (const unit of movers) {
    let from = unit.place
    for (let i = 0; i < path.length; i++) {
      const to = path[i] ?? from
      const wrong = stepRefusal(state, unit, from, to, i === path.length - 1 && !leaves)
      if (wrong) return wrong
      from = to
    }
    const far = tooFar(state, unit, path, leaves)
    if (far) return far
  }
  return undefined
}

/** GF-STACK-01, GF-MOVE-14: whether they may stop there. */
export const mayStopIn = (state: State, movers: readonly Unit[], end: ZoneNumber): boolean => {
  const [leading] = movers
  if (!leading) return true
  let standing = standingIn(state, end, leading.side)
  for (const { place } of movers) if (place !== end) standing++
  return standing <= MOST_IN_ZONE
}

export const endRefusal = (state: State, movers: readonly Unit[], end: ZoneNumber): Refusal | undefined =>
  mayStopIn(state, movers, end)
    ? undefined
    : refuse(
        'zone-full',
        `No more than ${MOST_IN_ZONE} of your units can stand in ${referenceOf(state.country, end)}.`,
        'GF-STACK-01',
      )

/** GF-AMOV-05: why they may not leave the table from there. */
export const exitRefusal = (
  { country }: State,
  movers: readonly Unit[],
  from: ZoneNumber,
): Refusal | undefined => {
  for (const unit of movers) {
    if (!isCombatUnit(unit))
      return refuse('not-combat', `${unit.name} is no combat unit and has no business there.`, 'GF-AMOV-05')
    if (unit.status !== 'steady')
      return refuse('suppressed', `${unit.name} is suppressed and may not leave the table.`, 'GF-AMOV-05')
    if (rowOf(country, from) !== baseRow(country, otherSide(unit.side)))
      return refuse(
        'not-at-the-edge',
        `${referenceOf(country, from)} is not in the row of the enemy's base line.`,
        'GF-AMOV-05',
      )
  }
  return undefined
}
