import { fair, type Random } from '#kernel/chance/random.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { ahead, baseRow, neighbours, referenceOf, rowOf } from '../../../reckoning/grid.ts'
import { MOST_WAVES } from '../../../tables/index.ts'
import { standingIn } from '../../board/occupation.ts'
import { knowsEnemiesIn, stackIn } from '../../board/zones.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { DONE, type ORDER_DONE } from '../forms.ts'
import type { RIDING_ORDERS } from '../riding.ts'
import type { PhaseOf } from '../shapes.ts'
import { type ORDER_WAVES, sampleWaves } from '../waves.ts'
import { mayMove } from './movers.ts'
import { exitRefusal, mayStopIn, wayRefusal } from './path.ts'
import { ridingOrders } from './riders.ts'
import { type STANDING, sampleStanding } from './standing-orders.ts'
import type { EXIT, MOVE } from './units-and-path.ts'
import { extendedTogether, outsetTogether } from './ways.ts'

/** How often random players stop, see to other things, keep the guns where they are, or turn aside. */
const ODDS = {
  done: 16,
  standing: 24,
  waves: 24,
  riding: 6,
  exit: 3,
  gunsStay: 4,
  alone: 2,
  aside: 4,
  stop: 4,
} as const
const ATTEMPTS = 6
const LONGEST = 4

type Order = OrderIn<
  readonly [
    typeof ORDER_DONE,
    typeof MOVE,
    typeof EXIT,
    typeof STANDING,
    typeof ORDER_WAVES,
    ...typeof RIDING_ORDERS,
  ]
>

const oneIn = (random: Random, n: number): boolean => fair(random, n) === 0

const anyOf = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length > 0 ? list[fair(random, list.length)] : undefined

/** A step ahead as a rule, anywhere now and then. */
const anyStep = (state: State, side: SideName, from: ZoneNumber, random: Random): ZoneNumber | undefined => {
  const around = neighbours(state.country, from)
  const step = anyOf(around, random)
  if (step === undefined || oneIn(random, ODDS.aside)) return step
  const row = rowOf(state.country, from) + ahead(side)
  const forward: ZoneNumber[] = []
  for (const zone of around) if (rowOf(state.country, zone) === row) forward.push(zone)
  return anyOf(forward, random)
}

const anyWay = (state: State, movers: readonly Unit[], side: SideName, start: ZoneNumber, random: Random) => {
  const path: ZoneNumber[] = []
  let ways = outsetTogether(movers)
  for (let attempt = 0; ways && attempt < ATTEMPTS && path.length < LONGEST; attempt++) {
    const from = path[path.length - 1] ?? start
    const next = anyStep(state, side, from, random)
    const longer = next === undefined ? undefined : extendedTogether(state, ways, next)
    if (next === undefined || !longer) continue
    ways = longer
    path.push(next)
    if (knowsEnemiesIn(state, next, side) || oneIn(random, ODDS.stop)) break
  }
  while (path.length > 0) {
    const end = path[path.length - 1]
    if (end !== undefined && mayStopIn(state, movers, end)) break
    path.pop()
  }
  return path
}

const mayExit = (
  state: State,
  movers: readonly Unit[],
  path: readonly ZoneNumber[],
  end: ZoneNumber,
): boolean => !exitRefusal(state, movers, end) && !wayRefusal(state, movers, path, true)

/** The unit, alone or with those of its zone that may go too. */
const anyStack = (state: State, phase: PhaseOf<'movement'>, unit: Unit, random: Random): readonly Unit[] => {
  const stack = [unit]
  if (oneIn(random, ODDS.alone) || standingIn(state, unit.place, unit.side) === 1) return stack
  for (const one of state.units) {
    if (one.place !== unit.place || one.side !== unit.side || one === unit) continue
    if (stack.length < MOST_WAVES && mayMove(state, phase, one)) stack.push(one)
  }
  return stack
}

/** Any of those who may move: picked at random first, for to ask everybody takes longer. */
const anyMover = (
  state: State,
  phase: PhaseOf<'movement'>,
  side: SideName,
  random: Random,
): Unit | undefined => {
  const isAble = (unit: Unit): boolean => unit.side === side && mayMove(state, phase, unit)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const unit = anyOf(state.units, random)
    if (unit && isAble(unit)) return unit
  }
  return anyOf(state.units.filter(isAble), random)
}

const sampleMove = (
  state: State,
  phase: PhaseOf<'movement'>,
  unit: Unit,
  random: Random,
): Order | undefined => {
  if (!isCombatUnit(unit) && !oneIn(random, ODDS.gunsStay)) return undefined
  const { side, place } = unit
  const movers = anyStack(state, phase, unit, random)
  const path = anyWay(state, movers, side, place, random)
  const units = movers.map(({ id }) => id)
  const named = path.map((zone) => referenceOf(state.country, zone))
  const end = path[path.length - 1] ?? place
  const isAtEdge = rowOf(state.country, end) === baseRow(state.country, otherSide(side))
  if (isAtEdge && oneIn(random, ODDS.exit) && mayExit(state, movers, path, end))
    return { kind: 'exit', units, path: named }
  return path.length > 0 ? { kind: 'move', units, path: named } : undefined
}

const sampleRest = (
  state: State,
  phase: PhaseOf<'movement'>,
  side: SideName,
  random: Random,
): Order | undefined => {
  if (oneIn(random, ODDS.standing)) return sampleStanding(state, side, random)
  const unit = anyOf(state.units, random)
  if (!unit || unit.side !== side || !isOnBoard(unit)) return undefined
  if (oneIn(random, ODDS.waves) && stackIn(state, unit.place, side).length > 1)
    return sampleWaves(state, side, unit.place, random)
  return oneIn(random, ODDS.riding) ? anyOf(ridingOrders(state, phase, unit), random) : undefined
}

/** Mostly forward; done when nobody is left to move, or now and then before. */
export const sampleMovement = (
  state: State,
  phase: PhaseOf<'movement'>,
  side: SideName,
  random: Random,
): Order => {
  if (oneIn(random, ODDS.done)) return DONE
  const other = sampleRest(state, phase, side, random)
  if (other) return other
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const unit = anyMover(state, phase, side, random)
    const order = unit && sampleMove(state, phase, unit, random)
    if (!unit || order) return order ?? DONE
  }
  return DONE
}
