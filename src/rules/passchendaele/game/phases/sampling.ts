import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { placeOf, toInches } from '../../tables/index.ts'
import { isGuns, isImmobile, isMoving, ORDERS, type Order } from '../../vocabulary.ts'
import type { ObjectiveOrder, SheafOrder, UnitOrder } from '../forms.ts'
import type { Base, State, Unit } from '../state.ts'
import { placementRefusal } from './sheaf-orders.ts'
import { unitOrderRefusal } from './unit-orders.ts'

const PATTERNS: readonly SheafOrder['squares'][] = [
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 0],
    [1, 0],
  ],
  [
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
  ],
]

/** Gas is not stacked (PA-SHEAF-11). */
const GAS_PATTERNS = PATTERNS.slice(0, 1)

/** A unit that is to lay sheaves, and those it may lay them on. */
interface Gunners {
  readonly state: State
  readonly unit: Unit
  readonly enemies: readonly Unit[]
}

/** A sheaf on some enemy base, if the guns can reach it. */
const sheafFor = (
  { state, unit, enemies }: Gunners,
  base: Base,
  random: Random,
  gas: boolean,
): SheafOrder[] => {
  if (!isGuns(base.troop)) return []
  for (let attempt = 0; attempt < 3; attempt++) {
    const target = oneOf(random, oneOf(random, enemies)?.bases ?? [])
    if (!target) return []
    const { x, y } = placeOf(target.centre)
    const squares = oneOf(random, gas ? GAS_PATTERNS : PATTERNS) ?? []
    const sheaf: SheafOrder = {
      base: base.id,
      x: Math.max(0, x - 0.5),
      y: Math.max(0, y - 0.5),
      rotation: percent(random, 10) ? fair(random, 360) : 0,
      squares,
      shell: gas ? 'gas' : 'he',
    }
    if (!placementRefusal(state, unit, base, base.troop, sheaf)) return [sheaf]
  }
  return []
}

/** Sheaves for the guns of a unit; `spare` is how much gas it may use. */
const sheavesFor = (state: State, unit: Unit, random: Random, spare: number): SheafOrder[] => {
  const enemies = state.units.filter((other) => other.side !== unit.side && other.bases.length > 0)
  const gunners = { state, unit, enemies }
  let left = spare
  return unit.bases.flatMap((base) => {
    const gas = left > 0 && isGuns(base.troop) && !isImmobile(base.troop) && percent(random, 25)
    const sheaves = sheafFor(gunners, base, random, gas)
    if (gas) left -= sheaves.length
    return sheaves
  })
}

/** An objective of the scenario or any place, if the unit may be sent there. */
const objectiveFor = (state: State, unit: Unit, order: Order, random: Random): ObjectiveOrder | undefined => {
  if (!isMoving(order) || percent(random, 40)) return undefined
  const named = percent(random, 60) ? oneOf(random, state.objectives)?.name : undefined
  const objective: ObjectiveOrder = named ?? {
    x: fair(random, Math.floor(toInches(state.table.width))),
    y: fair(random, Math.floor(toInches(state.table.depth))),
  }
  return unitOrderRefusal(state, unit, { unit: unit.id, order, objective }) ? undefined : objective
}

/** What a unit is likely to be ordered, so that battles move and end. */
const orderFor = (state: State, unit: Unit, random: Random): Order => {
  if (isGuns(unit.troop)) {
    if (percent(random, 90)) return 'fire-barrage'
    return isImmobile(unit.troop) ? 'hold' : (oneOf(random, ORDERS) ?? 'hold')
  }
  const attacks = unit.side === state.table.attacker || unit.group === 'eingreif'
  if (percent(random, attacks ? 75 : 25)) return 'advance'
  if (percent(random, 60)) return 'hold'
  return oneOf(random, ['advance', 'retreat', 'countermarch'] as const) ?? 'hold'
}

/** An order that moves battles on; `spare` is how much gas the unit may use. */
export const sampleUnitOrder = (state: State, unit: Unit, random: Random, spare: number): UnitOrder => {
  const order = orderFor(state, unit, random)
  const objective = objectiveFor(state, unit, order, random)
  const sheaves = order === 'fire-barrage' ? sheavesFor(state, unit, random, spare) : []
  return {
    unit: unit.id,
    order,
    ...(objective === undefined ? {} : { objective }),
    ...(sheaves.length > 0 ? { sheaves } : {}),
  }
}
