import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { movementAllowance } from '../../procedures/movement-allowance.ts'
import { ARMOURED_CAR_RATES, GROUND_COST } from '../../tables/index.ts'
import { fromInches } from '../../tables/table-top.ts'
import type { MoveMode } from '../../vocabulary.ts'
import { type GoingKind, groundOf } from '../board/ground.ts'
import type { State, Unit } from '../state.ts'
import { movesAs } from '../units.ts'

/** SK-MOV-01, SK-MOV-06: what a unit may spend in one move, on the best ground. */
export const allowanceOf = ({ options }: Pick<State, 'options'>, unit: Unit, mode: MoveMode): number => {
  const { inches } = movementAllowance.resolve(
    { unit: movesAs(unit), mode, limbered: unit.limbered, ground: 'road', options },
    NO_DICE,
    SILENT,
  )
  return fromInches(inches)
}

/** SK-MOV-25: the price of going on all that lies under a place; endless where the unit may not go. */
export const priceFor = (unit: Unit, mode: MoveMode) => {
  const moving = movesAs(unit)
  return (under: readonly GoingKind[]): number => {
    const ground = groundOf(under)
    if (ground === 'barred') return Number.POSITIVE_INFINITY
    if (mode === 'strategic' && ground !== 'road') return Number.POSITIVE_INFINITY
    if (moving === 'armoured-car') {
      const rate = ARMOURED_CAR_RATES[ground].normal
      return rate === 0 ? Number.POSITIVE_INFINITY : ARMOURED_CAR_RATES.road.normal / rate
    }
    // SK-MOV-22: trenches are for foot and tanks
    if (under.includes('trench') && ground === 'clear' && moving !== 'infantry' && moving !== 'tank')
      return Number.POSITIVE_INFINITY
    return GROUND_COST[moving][ground]
  }
}
