import type { Refusal } from '#kernel/game/game.ts'
import { type Shape, shapesTogether } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { costOf, edgesCrossed, reachOf, stretchesAlong, type Toll } from '#table/going.ts'
import { MOVE_COSTS } from '../../tables/organisation.ts'
import { fromInches } from '../../tables/table-top.ts'
import type { MoveMode } from '../../vocabulary.ts'
import { pointOn } from '../board/centreline.ts'
import { goings } from '../board/ground.ts'
import { type Crossed, isOpenAt, linesCrossed, passageOf } from '../board/lines.ts'
import { barredBy } from '../board/obstacles.ts'
import { type InTrench, trenchAt, wayAlong } from '../board/trench-ways.ts'
import { type Field, fieldOf } from '../field.ts'
import { nameOf } from '../names.ts'
import type { State, Unit } from '../state.ts'
import { movesAs } from '../units.ts'
import { priceFor } from './allowance.ts'
import { enemyTooNear } from './enemies.ts'

/** The way of a unit's middle, leg by leg, and what it costs. */
export interface Way {
  /** From where it stands. */
  readonly path: readonly Point[]
  readonly cost: number
  /** Where it ends: on the centreline if it is in a trench (SK-GEN-34). */
  readonly end: Point
  /** The trench it ends in. */
  readonly into: InTrench | undefined
  /** Wire, hedges, fences and walls that it went through. */
  readonly crossed: readonly Crossed[]
}

export const isWay = (way: Way | Refusal): way is Way => 'path' in way

const allTrenches = memo(({ trenches }: Field): { readonly shape: Shape | undefined } => ({
  shape: trenches.length > 0 ? shapesTogether(trenches.map(({ shape }) => shape)) : undefined,
}))

/** SK-MOV-13, SK-MOV-22: what it costs to get over a hedge, a fence or a wall; endless where nobody of the class does. */
const overLine = (state: State, unit: Unit, { line, along }: Crossed): number => {
  const moving = movesAs(unit)
  if (moving === 'tank' || isOpenAt(state, line, along, passageOf(moving))) return 0
  if (line.kind === 'wire') return Number.POSITIVE_INFINITY
  if (moving === 'infantry' || (moving === 'cavalry' && line.kind !== 'wall'))
    return fromInches(MOVE_COSTS.obstacle)
  return Number.POSITIVE_INFINITY
}

const trenchTolls = (state: State, unit: Unit, leg: readonly Point[]): readonly Toll[] => {
  const { shape } = allTrenches(fieldOf(state.scenario))
  if (!shape || movesAs(unit) !== 'infantry') return []
  return edgesCrossed(leg, shape).map((at) => ({ at, price: fromInches(MOVE_COSTS.obstacle) }))
}

const costOfLeg = (
  state: State,
  unit: Unit,
  mode: MoveMode,
  path: readonly Point[],
  tolls: readonly Toll[],
): number =>
  costOf(
    { stretches: stretchesAlong(path, goings(state.works, state)), price: priceFor(unit, mode), tolls },
    Number.POSITIVE_INFINITY,
  )

const GROUND_REFUSAL = refuse(
  'impassable',
  'The way goes over ground that the unit may not enter.',
  'SK-MOV-22',
)

/** SK-MOV-16 */
export const nearEnemy = (state: State, enemy: Unit): Refusal =>
  refuse(
    'near-enemy',
    `The way comes within an inch of ${nameOf(state, enemy.id)}; only a charge may.`,
    'SK-MOV-16',
  )

interface Leg {
  readonly points: readonly Point[]
  readonly cost: number
  readonly into: InTrench | undefined
  readonly crossed: readonly Crossed[]
}

/** SK-MOV-23: along the centrelines if the leg begins and ends in trenches that are joined. */
const trenchLeg = (state: State, unit: Unit, from: InTrench, to: Point): Leg | undefined => {
  const end = trenchAt(state, to, from.trench)
  const points = end && wayAlong(state, from, end)
  if (!end || !points) return undefined
  return { points, cost: costOfLeg(state, unit, 'normal', points, []), into: end, crossed: [] }
}

const straightLeg = (state: State, unit: Unit, mode: MoveMode, from: Point, to: Point): Leg | Refusal => {
  const leg = [from, to]
  const bar = barredBy(state, unit, from, to)
  if (bar === 'structure')
    return refuse('structure', 'The way goes through a building or bunker; enter it instead.', 'SK-MOV-22')
  if (bar === 'body')
    return refuse('in-the-way', 'A wreck, a vehicle or a weapon stands in the way.', 'SK-MOV-22')
  const crossed = linesCrossed(state, leg)
  const tolls = crossed.map((one) => ({ at: one.at, price: overLine(state, unit, one) }))
  const wall = crossed.find((one) => overLine(state, unit, one) === Number.POSITIVE_INFINITY)
  if (wall)
    return wall.line.kind === 'wire'
      ? refuse('wire', 'Uncut wire bars the way.', 'SK-MOV-15')
      : refuse('obstacle', `The unit cannot get over a ${wall.line.kind}.`, 'SK-MOV-22')
  const cost = costOfLeg(state, unit, mode, leg, [...tolls, ...trenchTolls(state, unit, leg)])
  if (cost === Number.POSITIVE_INFINITY) return GROUND_REFUSAL
  const into = movesAs(unit) === 'infantry' ? trenchAt(state, to, null) : undefined
  return { points: leg, cost, into, crossed }
}

/** SK-MOV-21, SK-MOV-23: legs from where the unit stands. */
export const wayOf = (state: State, unit: Unit, mode: MoveMode, legs: readonly Point[]): Way | Refusal => {
  let path: readonly Point[] = [unit.position]
  let cost = 0
  let into: InTrench | undefined =
    unit.trench === null ? undefined : trenchAt(state, unit.position, unit.trench)
  const crossed: Crossed[] = []
  for (const to of legs) {
    const from = path.at(-1) ?? unit.position
    const leg: Leg | Refusal =
      (into && trenchLeg(state, unit, into, to)) ?? straightLeg(state, unit, mode, from, to)
    if (!('points' in leg)) return leg
    for (let i = 1; i < leg.points.length; i++) {
      const a = leg.points[i - 1]
      const b = leg.points[i]
      const enemy = a && b ? enemyTooNear(state, unit, a, b) : undefined
      if (enemy) return nearEnemy(state, enemy)
    }
    path = [...path, ...leg.points.slice(1)]
    cost += leg.cost
    into = leg.into
    crossed.push(...leg.crossed)
  }
  const line = into && fieldOf(state.scenario).trenches.find(({ id }) => id === into?.trench)?.line
  const end = into && line ? pointOn(line, into.along) : (path.at(-1) ?? unit.position)
  return { path, cost, end, into, crossed }
}

export const lengthOfPath = (path: readonly Point[]): number =>
  path.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(path[i - 1] ?? point, point)), 0)

/** How far along a straight line an allowance reaches, over all that is in its way. */
export const lengthPaid = (
  state: State,
  unit: Unit,
  mode: MoveMode,
  line: readonly Point[],
  allowance: number,
): number => {
  const tolls = linesCrossed(state, line).map((one) => ({ at: one.at, price: overLine(state, unit, one) }))
  return reachOf(
    {
      stretches: stretchesAlong(line, goings(state.works, state)),
      price: priceFor(unit, mode),
      tolls: [...tolls, ...trenchTolls(state, unit, line)],
    },
    allowance,
  )
}

/** What a straight line costs, over all that is in its way. */
export const costOfStraight = (state: State, unit: Unit, mode: MoveMode, line: readonly Point[]): number =>
  costOfLeg(state, unit, mode, line, [
    ...linesCrossed(state, line).map((one) => ({ at: one.at, price: overLine(state, unit, one) })),
    ...trenchTolls(state, unit, line),
  ])
