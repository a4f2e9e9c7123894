import { along, bearing } from '#kernel/geometry/angle.ts'
import { distance, minus, type Point } from '#kernel/geometry/point.ts'
import { fromInches, TOLERANCE } from '../../tables/table-top.ts'
import { radiusOf } from '../board/bases.ts'
import { allowanceOf } from '../moves/allowance.ts'
import { costOfStraight } from '../moves/way.ts'
import type { State, Unit } from '../state.ts'
import type { ChargeLine } from './line.ts'

interface Meeting {
  /** How the charger and the unit that counter-charges are shifted. */
  readonly own: Point
  readonly enemy: Point
  /** What the charger has left of its allowance. */
  readonly left: number
}

/** SK-MOV-36: the nearest men touch half-way between where they stand; nothing if either cannot get so far. */
export const halfWay = (state: State, unit: Unit, target: Unit, line: ChargeLine): Meeting | undefined => {
  const from = unit.figures.find(({ id }) => id === line.leader)?.at
  const man = target.figures.find(({ id }) => id === line.facing)?.at
  if (!from || !man) return undefined
  const apart = Math.max(0, distance(from, man) - radiusOf(unit) - radiusOf(target))
  const to = along(from, bearing(from, man), apart / 2)
  const back = along(man, bearing(man, from), apart / 2)
  const allowance = allowanceOf(state, unit, 'charge')
  const slack = fromInches(TOLERANCE)
  const cost = costOfStraight(state, unit, 'charge', [from, to])
  const counterCost = costOfStraight(state, target, 'charge', [man, back])
  if (cost > allowance + slack || counterCost > allowanceOf(state, target, 'charge') + slack) return undefined
  return { own: minus(to, from), enemy: minus(back, man), left: Math.max(0, allowance - cost) }
}
