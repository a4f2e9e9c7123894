import { fair, type Random } from '../../../../kernel/random.ts'
import { connectedZones } from '../../control.ts'
import { referenceOf } from '../../grid.ts'
import type { PlayerOrder } from '../../orders.ts'
import { isOnBoard, type SideName, type State, type Unit } from '../../state.ts'
import { sampleWaves } from '../waves.ts'
import { OFF } from './placing.ts'

const picked = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length === 0 ? undefined : list[fair(random, list.length)]

const USUAL: PlayerOrder = { kind: 'deploy-usual' }
const DONE: PlayerOrder = { kind: 'done' }

/** How often something else is tried if it turns out not to be allowed. */
const ATTEMPTS = 4

/** Something besides placing that might be done with a unit. */
const careFor = (unit: Unit, own: readonly Unit[], random: Random): PlayerOrder => {
  const { id } = unit
  const other = picked(own, random)?.id ?? id
  switch (fair(random, 9)) {
    case 0:
      return { kind: 'luxury', unit: id }
    case 1:
      return { kind: 'draft', unit: id, men: 1 + fair(random, 3) }
    case 2:
      return { kind: 'draft', unit: id, men: 1 + fair(random, 3), from: other }
    case 3:
      return { kind: 'stand-down', unit: id }
    case 4:
      return { kind: 'stand-to', unit: id }
    case 5:
      return { kind: 'mount', unit: id }
    case 6:
      return { kind: 'dismount', unit: id }
    case 7:
      return { kind: 'load', unit: id, transport: other }
    default:
      return { kind: 'unload', unit: id }
  }
}

const tried = (state: State, side: SideName, own: readonly Unit[], random: Random): PlayerOrder => {
  const unit = picked(own, random)
  if (!unit) return DONE
  const roll = fair(random, 12)
  if (roll < 2) return DONE
  if (roll === 2) return USUAL
  if (roll === 3) return isOnBoard(unit) ? sampleWaves(state, side, unit.place, random) : USUAL
  if (roll < 6) return careFor(unit, own, random)
  const zone = picked([...connectedZones(state, side)], random)
  return {
    kind: 'place',
    unit: unit.id,
    zone: zone === undefined || roll === 6 ? OFF : referenceOf(state.country, zone),
  }
}

/** Some legal order: now and then the last, and rarely the last while nobody is on the table. */
export const sampleDeployment = (
  state: State,
  side: SideName,
  random: Random,
  allows: (order: PlayerOrder) => boolean,
): PlayerOrder => {
  const own = state.units.filter((unit) => unit.side === side && unit.gone === null)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = tried(state, side, own, random)
    if (order.kind === 'done') break
    if (allows(order)) return order
  }
  const isEmpty = !own.some(isOnBoard)
  return isEmpty && fair(random, 8) > 0 && allows(USUAL) ? USUAL : DONE
}
