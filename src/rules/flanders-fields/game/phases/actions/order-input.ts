import { within } from '#kernel/geometry/gap.ts'
import type { OrderRoll } from '../../../reckoning/order-modifiers.ts'
import { COMMAND_RANGE, fromCm, LENGTH_FORGIVEN } from '../../../tables/index.ts'
import type { Quality } from '../../../vocabulary.ts'
import { deepSuppressionOn } from '../../board/front-line.ts'
import { isInGas } from '../../board/gas.ts'
import { commanderOf, type Ordered, orderingBattalion } from '../../commanders.ts'
import type { Stand, State } from '../../state.ts'
import { blockHouseNamed, standsOf } from '../../units.ts'
import { type Declared, specialOf } from './declarations.ts'
import { artilleryClassOf } from './order-sight.ts'

/** FF-ORD-04: tanks are used to failures after this month. */
const LAST_SHAKEN_MONTH = '1918-07'

/** FF-ORD-16, FF-GAS-12: any of them, or the block house of that id. */
const isAnyInGas = (state: State, id: string, stands: readonly Stand[]): boolean => {
  if (state.clouds.length === 0) return false
  const house = blockHouseNamed(state, id)
  return (
    (house !== undefined && isInGas(state, house)) ||
    stands.some((stand) => !stand.below && isInGas(state, stand))
  )
}

/** FF-ORD-16: to the farthest stand, those in shelters included. */
const isBeyond = (command: Stand, stands: readonly Stand[]): boolean => {
  const range = fromCm(COMMAND_RANGE) + LENGTH_FORGIVEN
  return stands.some((stand) => !within(command, stand, range))
}

const qualityFor = (state: State, ordered: Ordered): Quality =>
  ordered.kind === 'tank'
    ? (state.scenario[ordered.side].tankCrews ?? 'experienced')
    : (orderingBattalion(state, ordered)?.quality ?? 'experienced')

const promotedFor = (state: State, ordered: Ordered): boolean =>
  ordered.battalion === null
    ? (state.regiments.find(({ id }) => id === ordered.regiment)?.promoted ?? false)
    : (orderingBattalion(state, ordered)?.promoted ?? false)

/** FF-ORD-04: what the order die of a unit depends on, as the battle stands. */
export const orderInput = (state: State, ordered: Ordered, declared: Declared, card: number): OrderRoll => {
  const { kind, side, id, unit, battalion } = ordered
  const { period, date } = state.scenario
  const stands = standsOf(state, id)
  const command = commanderOf(state, ordered)
  return {
    period,
    unit: kind,
    quality: qualityFor(state, ordered),
    underFire:
      kind === 'tank'
        ? state.armies[side].tanksUnderFire
        : (orderingBattalion(state, ordered)?.underFire ?? false),
    inGas: isAnyInGas(state, id, command ? [command, ...stands] : stands),
    beyondCommandRange: battalion !== null && command !== undefined && isBeyond(command, stands),
    fieldPromotion: promotedFor(state, ordered),
    commandSuppressions: command?.markers ?? 0,
    failedLastTurn: unit?.failed ?? false,
    afterJuly1918: date > LAST_SHAKEN_MONTH,
    spotted: declared.spotted,
    artilleryClass: artilleryClassOf(unit?.type),
    lineOfSight: declared.sight,
    deepSuppression: deepSuppressionOn(state, ordered),
    inFrontLine: false,
    staff: declared.staff,
    crossingWire: declared.wire,
    special: specialOf(state, ordered, declared),
    card,
    options: state.options,
  }
}
