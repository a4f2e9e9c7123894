import { SILENT } from '../../../../kernel/trace.ts'
import { stepBetween } from '../../between.ts'
import { neighbours } from '../../grid.ts'
import { allowanceOf, type Mover, reach, roadBonus, type Step } from '../../procedures/going.ts'
import { moverFor } from '../../retreat.ts'
import type { State, Unit, ZoneNumber } from '../../state.ts'
import { endRefusal, exitRefusal, stepRefusal, wayRefusal } from './path.ts'
import { knowsEnemiesIn } from './who.ts'

/** A way that a unit may go as far as its side knows. */
interface Way {
  readonly zones: readonly ZoneNumber[]
  readonly steps: readonly Step[]
  readonly onRoad: number
  /** The ground or the enemy lets it go no farther. */
  readonly ended: boolean
}

/** A way made one step longer; undefined if the unit cannot go it. */
const extended = (state: State, unit: Unit, mover: Mover, way: Way, to: ZoneNumber): Way | undefined => {
  const from = way.zones[way.zones.length - 1] ?? unit.place
  const step = stepBetween(state, from, to, mover.gait)
  const { zones, stop } = reach([step], mover)
  if (zones === 0) return undefined
  const steps = [...way.steps, step]
  const far = steps.length
  if (far > allowanceOf(mover) + roadBonus(steps, far, mover, SILENT)) return undefined
  if (stepRefusal(state, unit, from, to, true)) return undefined
  return {
    zones: [...way.zones, to],
    steps,
    onRoad: way.onRoad + (step.road ? 1 : 0),
    ended: stop === 'terrain' || knowsEnemiesIn(state, to, unit.side),
  }
}

/** The ways from where a unit stands, shorter ones first: one for each zone, length and number of steps by road. */
const waysFrom = (state: State, unit: Unit): readonly (readonly ZoneNumber[])[] => {
  const mover = moverFor(unit)
  if (!mover) return []
  const ways: Way[] = [{ zones: [], steps: [], onRoad: 0, ended: false }]
  const seen = new Set<number>()
  for (const way of ways) {
    if (way.ended) continue
    for (const next of neighbours(state.country, way.zones[way.zones.length - 1] ?? unit.place)) {
      const longer = next === unit.place ? undefined : extended(state, unit, mover, way, next)
      if (!longer) continue
      const key = (next * 10 + longer.steps.length) * 10 + longer.onRoad
      if (seen.has(key)) continue
      seen.add(key)
      ways.push(longer)
    }
  }
  return ways.map(({ zones }) => zones)
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
    if (way.length > 0 && !to.has(end) && !endRefusal(state, [unit], end)) to.set(end, way)
    if (!out && !exitRefusal(state, [unit], end) && !wayRefusal(state, [unit], way, true)) out = way
  }
  return { to, out }
}
