import type { Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import {
  EARLY_WIRE_ORDER,
  NATIONAL_BONUS,
  ORDER_MODIFIERS,
  ORDER_QUALITY,
  RAW_ORDERS,
  STAFF_BONUS,
  STAFF_BONUS_BODY,
} from '../tables/index.ts'
import type { ArtilleryClass, OrderSpecial, OrderUnit, Period, Quality } from '../vocabulary.ts'
import { noted, when } from './modifier.ts'

export interface OrderRoll {
  readonly period: Period
  readonly unit: OrderUnit
  readonly quality: Quality
  readonly underFire: boolean
  readonly inGas: boolean
  readonly beyondCommandRange: boolean
  readonly fieldPromotion: boolean
  readonly commandSuppressions: number
  readonly failedLastTurn: boolean
  readonly afterJuly1918: boolean
  readonly spotted: boolean
  readonly artilleryClass: ArtilleryClass
  readonly lineOfSight: boolean
  readonly deepSuppression: number
  readonly inFrontLine: boolean
  readonly staff: boolean
  readonly crossingWire: boolean
  readonly special: OrderSpecial | null
  readonly card: number
  readonly options: Options
}

const SPECIAL_CLAUSES = {
  pals: 'FF-NAT-03',
  professionalism: 'FF-NAT-04',
  elan: 'FF-NAT-05',
  'prussian-discipline': 'FF-NAT-07',
} as const satisfies Record<OrderSpecial, string>

/** FF-ORD-11, FF-ORD-12: units that their regiment or division orders. */
export const orderedByRegiment = (unit: OrderUnit): boolean =>
  unit === 'block-house' || unit === 'artillery' || unit === 'regimental-mortar'

/** FF-ORD-04: everything that is added to the order die. */
export const orderModifier = (order: OrderRoll, natural: number, trace: Trace): number => {
  const { unit, period, inGas, fieldPromotion, commandSuppressions, staff, special, card, options } = order
  const { perCommandMarker } = ORDER_MODIFIERS
  const far = order.beyondCommandRange && !orderedByRegiment(unit)
  const help = options['staff-bonus'] === 'plus-2' ? STAFF_BONUS_BODY : STAFF_BONUS[period]
  return (
    noted(trace, 'FF-ORD-04', 'Commander or unit in gas', when(inGas, ORDER_MODIFIERS.inGas)) +
    noted(trace, 'FF-ORD-04', 'Out of command range', when(far, ORDER_MODIFIERS.beyondCommandRange)) +
    noted(trace, 'FF-ORD-04', 'Field promotion', when(fieldPromotion, ORDER_MODIFIERS.fieldPromotion)) +
    noted(trace, 'FF-ORD-04', 'Markers on the command stand', commandSuppressions * perCommandMarker) +
    gradeModifier(order, natural, trace) +
    weaponModifier(order, trace) +
    wireModifier(order, trace) +
    noted(trace, 'FF-ORD-06', 'Staff help', when(staff, help)) +
    (special ? noted(trace, SPECIAL_CLAUSES[special], 'National bonus', NATIONAL_BONUS[special]) : 0) +
    noted(trace, 'FF-EVT-02', 'Event cards', card)
  )
}

/** FF-QUAL-02, FF-QUAL-03. */
const gradeModifier = ({ unit, quality, underFire, options }: OrderRoll, natural: number, trace: Trace) => {
  const graded =
    unit === 'rifle-company' || unit === 'cavalry-squadron' || unit === 'light-team' || unit === 'tank'
  if (!graded) return 0
  if (quality !== 'raw') return noted(trace, 'FF-QUAL-03', 'Quality', ORDER_QUALITY[quality])
  if (!underFire) return noted(trace, 'FF-QUAL-03', 'Raw and not yet under fire', RAW_ORDERS.fresh)
  const modifier =
    options['raw-under-fire'] === 'minus-1'
      ? RAW_ORDERS.underFire
      : when(natural >= RAW_ORDERS.bodyFromFace, RAW_ORDERS.bodyUnderFire)
  return noted(trace, 'FF-QUAL-03', 'Raw and under fire', modifier)
}

/** FF-ORD-04, FF-DS-02: what concerns tanks, mortars and guns only. */
const weaponModifier = (order: OrderRoll, trace: Trace): number => {
  const { unit, period } = order
  if (unit === 'tank') {
    const shaken = order.failedLastTurn && !(period === 'late' && order.afterJuly1918)
    return noted(
      trace,
      'FF-ORD-04',
      'Tank failed its last order',
      when(shaken, ORDER_MODIFIERS.tankFailedLastTurn),
    )
  }
  if (unit === 'battalion-mortar') return spottedModifier(order, trace)
  if (unit === 'regimental-mortar') return spottedModifier(order, trace) + deepModifier(order, trace)
  if (unit === 'artillery') return sightModifier(order, trace) + deepModifier(order, trace)
  // FF-DS-02, option `deep-suppression-scope`
  const asset = unit === 'machine-gun' || unit === 'block-house'
  return asset && order.options['deep-suppression-scope'] === 'all-assets' ? deepModifier(order, trace) : 0
}

const spottedModifier = ({ spotted }: OrderRoll, trace: Trace): number =>
  noted(trace, 'FF-ORD-04', 'Mortar without its own sight', when(spotted, ORDER_MODIFIERS.mortarSpotted))

const sightModifier = ({ lineOfSight, period, artilleryClass }: OrderRoll, trace: Trace): number => {
  const counts = lineOfSight && (period === 'late' || artilleryClass === 'field')
  return noted(trace, 'FF-ORD-04', 'Guns see their target', when(counts, ORDER_MODIFIERS.artilleryInSight))
}

const deepModifier = ({ deepSuppression, inFrontLine }: OrderRoll, trace: Trace): number =>
  inFrontLine || deepSuppression === 0 ? 0 : noted(trace, 'FF-DS-02', 'Deep suppression', -deepSuppression)

/** FF-ORD-10. */
const wireModifier = ({ period, unit, crossingWire, options }: OrderRoll, trace: Trace): number => {
  const concerned = unit === 'rifle-company' || unit === 'light-team'
  const tested = crossingWire && concerned && period === 'early' && options['early-wire'] !== 'platoon-roll'
  return noted(trace, 'FF-ORD-10', 'Means to cross wire', when(tested, EARLY_WIRE_ORDER))
}
