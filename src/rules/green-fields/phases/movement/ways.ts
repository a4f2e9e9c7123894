import { neighbours } from '../../grid.ts'
import type { Step } from '../../procedures/going.ts'
import type { State, Unit, ZoneNumber } from '../../state.ts'
import { endRefusal, exitRefusal, stepsAlong, wayRefusal } from './path.ts'

const roadSteps = (steps: readonly Step[]): number => {
  let onRoad = 0
  for (const { road } of steps) if (road) onRoad++
  return onRoad
}

/** Every way worth trying from where a unit stands: one for each zone, length and number of steps by road. */
const waysFrom = (state: State, unit: Unit): readonly (readonly ZoneNumber[])[] => {
  const ways: (readonly ZoneNumber[])[] = [[]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of neighbours(state.country, way[way.length - 1] ?? unit.place)) {
      const longer = [...way, next]
      const key = `${next}:${longer.length}:${roadSteps(stepsAlong(state, unit, longer))}`
      if (next === unit.place || seen.has(key) || wayRefusal(state, [unit], longer, false)) continue
      seen.add(key)
      ways.push(longer)
    }
  }
  return ways
}

/** For each zone in which a unit could end its move, the shortest way there, as far as its side knows. */
export const waysTo = (state: State, unit: Unit): ReadonlyMap<ZoneNumber, readonly ZoneNumber[]> => {
  const found = new Map<ZoneNumber, readonly ZoneNumber[]>()
  for (const way of waysFrom(state, unit)) {
    const end = way[way.length - 1]
    if (end !== undefined && !found.has(end) && !endRefusal(state, [unit], end)) found.set(end, way)
  }
  return found
}

/** The shortest way of a unit over the enemy's edge; empty if it stands there already, none if it is too far. */
export const wayOut = (state: State, unit: Unit): readonly ZoneNumber[] | undefined =>
  waysFrom(state, unit).find(
    (way) =>
      !exitRefusal(state, [unit], way[way.length - 1] ?? unit.place) && !wayRefusal(state, [unit], way, true),
  )
