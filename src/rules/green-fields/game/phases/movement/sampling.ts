import { fair, type Random } from '../../../../../kernel/chance/random.ts'
import { MOST_WAVES } from '../../../tables/index.ts'
import { ahead, neighbours, referenceOf, rowOf } from '../../board/grid.ts'
import { knowsEnemiesIn, stackIn } from '../../board/zones.ts'
import type { PlayerOrder } from '../../orders.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import type { PhaseOf } from '../phase.ts'
import { sampleWaves } from '../waves.ts'
import { mayMove } from './movers.ts'
import { exitRefusal, mayStopIn, wayRefusal } from './path.ts'
import { ridingOrders } from './riders.ts'
import { sampleStanding } from './standing-orders.ts'
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

/** The unit, alone or with those of its zone that may go too. */
const anyStack = (able: readonly Unit[], unit: Unit, random: Random): readonly Unit[] =>
  oneIn(random, ODDS.alone)
    ? [unit]
    : [unit, ...able.filter((one) => one !== unit && one.place === unit.place)].slice(0, MOST_WAVES)

const sampleMove = (state: State, able: readonly Unit[], random: Random): PlayerOrder | undefined => {
  const unit = anyOf(able, random)
  if (!unit || (!isCombatUnit(unit) && !oneIn(random, ODDS.gunsStay))) return undefined
  const { side, place } = unit
  const movers = anyStack(able, unit, random)
  const path = anyWay(state, movers, side, place, random)
  const units = movers.map(({ id }) => id)
  const named = path.map((zone) => referenceOf(state.country, zone))
  const end = path[path.length - 1] ?? place
  if (oneIn(random, ODDS.exit) && !exitRefusal(state, movers, end) && !wayRefusal(state, movers, path, true))
    return { kind: 'exit', units, path: named }
  return path.length > 0 ? { kind: 'move', units, path: named } : undefined
}

const sampleRest = (
  state: State,
  phase: PhaseOf<'movement'>,
  side: SideName,
  random: Random,
): PlayerOrder | undefined => {
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
): PlayerOrder => {
  if (oneIn(random, ODDS.done)) return { kind: 'done' }
  const other = sampleRest(state, phase, side, random)
  if (other) return other
  const able: Unit[] = []
  for (const unit of state.units) if (unit.side === side && mayMove(state, phase, unit)) able.push(unit)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = sampleMove(state, able, random)
    if (order) return order
  }
  return { kind: 'done' }
}
