import { SILENT } from '../../../../../kernel/procedure/trace.ts'
import { allowanceOf, goingOf, type Mover, roadBonus, type Step } from '../../../reckoning/going.ts'
import { stepBetween } from '../../board/between.ts'
import { neighbours } from '../../board/grid.ts'
import { moverFor } from '../../board/retreat.ts'
import { knowsEnemiesIn } from '../../board/zones.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { exitRefusal, mayStopIn, stepRefusal, wayRefusal } from './path.ts'

/** A way that a unit may go as far as its side knows. */
interface Way {
  readonly unit: Unit
  readonly mover: Mover
  readonly zones: readonly ZoneNumber[]
  readonly steps: readonly Step[]
  readonly onRoad: number
  /** The ground or the enemy lets it go no farther. */
  readonly ended: boolean
}

/** The way of a unit that has yet to make its first step; none if it does not go on the ground. */
const outset = (unit: Unit): Way | undefined => {
  const mover = moverFor(unit)
  return mover && { unit, mover, zones: [], steps: [], onRoad: 0, ended: false }
}

/** A way made one step longer; undefined if the unit cannot go it. */
const extended = (state: State, way: Way, to: ZoneNumber): Way | undefined => {
  const { unit, mover, ended } = way
  if (ended) return undefined
  const from = way.zones[way.zones.length - 1] ?? unit.place
  const step = stepBetween(state, from, to, mover.gait)
  const going = goingOf(step, mover.gait)
  if (going === 'closed') return undefined
  const steps = [...way.steps, step]
  const far = steps.length
  if (far > allowanceOf(mover) + roadBonus(steps, far, mover, SILENT)) return undefined
  if (stepRefusal(state, unit, from, to, true)) return undefined
  return {
    unit,
    mover,
    zones: [...way.zones, to],
    steps,
    onRoad: way.onRoad + (step.road ? 1 : 0),
    ended: going === 'ends' || knowsEnemiesIn(state, to, unit.side),
  }
}

/** The ways from where a unit stands, shorter ones first: one for each zone, length and number of steps by road. */
const waysFrom = (state: State, unit: Unit): readonly (readonly ZoneNumber[])[] => {
  const first = outset(unit)
  if (!first) return []
  const ways = [first]
  const seen = new Set<number>()
  for (const way of ways) {
    for (const next of neighbours(state.country, way.zones[way.zones.length - 1] ?? unit.place)) {
      const longer = next === unit.place ? undefined : extended(state, way, next)
      if (!longer) continue
      const key = (next * 10 + longer.steps.length) * 10 + longer.onRoad
      if (seen.has(key)) continue
      seen.add(key)
      ways.push(longer)
    }
  }
  return ways.map(({ zones }) => zones)
}

/** The ways of units that go together, before their first step; none if one of them cannot go. */
export const outsetTogether = (units: readonly Unit[]): readonly Way[] | undefined => {
  const ways: Way[] = []
  for (const unit of units) {
    const way = outset(unit)
    if (!way) return undefined
    ways.push(way)
  }
  return ways
}

/** All of them one step farther; undefined if one of them cannot go it. */
export const extendedTogether = (
  state: State,
  ways: readonly Way[],
  to: ZoneNumber,
): readonly Way[] | undefined => {
  const longer: Way[] = []
  for (const way of ways) {
    const one = extended(state, way, to)
    if (!one) return undefined
    longer.push(one)
  }
  return longer
}

export interface Ways {
  /** For each zone in which the unit could end its move, the shortest way there. */
  readonly to: ReadonlyMap<ZoneNumber, readonly ZoneNumber[]>
  /** The shortest way over the enemy's edge; empty from where it stands, none if it is too far. */
  readonly out: readonly ZoneNumber[] | undefined
}

/** Where a unit could go by itself, as far as its side knows. */
export const waysOf = (state: State, unit: Unit): Ways => {
  const to = new Map<ZoneNumber, readonly ZoneNumber[]>()
  let out: readonly ZoneNumber[] | undefined
  for (const way of waysFrom(state, unit)) {
    const end = way[way.length - 1] ?? unit.place
    if (way.length > 0 && !to.has(end) && mayStopIn(state, [unit], end)) to.set(end, way)
    if (!out && !exitRefusal(state, [unit], end) && !wayRefusal(state, [unit], way, true)) out = way
  }
  return { to, out }
}
