import { procedure } from '#kernel/procedure/procedure.ts'
import type { Fault } from '#kernel/procedure/result.ts'
import { checkedForm, choice, flag, integer, orNull, preset } from '#kernel/procedure/schema.ts'
import { sentence, several, spelled } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import { markers, period, quality } from '../reckoning/fields.ts'
import { type OrderRoll, orderedByRegiment, orderModifier } from '../reckoning/order-modifiers.ts'
import {
  FAILING_FACE,
  GUNS_MID_BODY,
  NATIONAL_BONUS,
  ORDER_CARDS,
  ORDER_TABLE,
  WORST_DEEP_SUPPRESSION,
} from '../tables/index.ts'
import { ARTILLERY_CLASSES, ORDER_SPECIALS, ORDER_UNITS, type OrderUnit, type Period } from '../vocabulary.ts'

export const orderRoll = procedure({
  name: 'order-roll',
  title: 'Order a unit',
  clauses: [
    'FF-ORD-01',
    'FF-ORD-02',
    'FF-ORD-03',
    'FF-ORD-04',
    'FF-ORD-05',
    'FF-ORD-06',
    'FF-ORD-07',
    'FF-ORD-10',
    'FF-ORD-11',
    'FF-QUAL-02',
    'FF-QUAL-03',
    'FF-CMD-05',
    'FF-MORT-02',
    'FF-DS-02',
    'FF-NAT-03',
    'FF-NAT-04',
    'FF-NAT-05',
    'FF-NAT-07',
    'FF-NAT-09',
  ],
  input: checkedForm(
    {
      period,
      unit: choice(ORDER_UNITS),
      quality,
      underFire: flag(),
      inGas: flag(),
      beyondCommandRange: flag(),
      fieldPromotion: flag(),
      commandSuppressions: markers,
      failedLastTurn: flag(),
      afterJuly1918: flag(),
      spotted: flag(),
      artilleryClass: preset(choice(ARTILLERY_CLASSES), 'field'),
      lineOfSight: flag(),
      deepSuppression: preset(integer(0, WORST_DEEP_SUPPRESSION), 0),
      inFrontLine: flag(),
      staff: flag(),
      crossingWire: flag(),
      special: preset(orNull(choice(ORDER_SPECIALS)), null),
      card: preset(integer(ORDER_CARDS.least, ORDER_CARDS.most), 0),
      options,
    },
    (input) => unfit(input),
  ),
  resolve(input, dice, trace) {
    const natural = dice.d(6, 'order')
    trace.note('FF-ORD-01', 'Order die', natural)
    const modifier = orderModifier(input, natural, trace)
    const total = natural + modifier
    const given = actionsGiven(input, natural, total)
    if (natural === FAILING_FACE) trace.note('FF-ORD-05', 'A natural 1 is no action')
    else trace.note('FF-ORD-03', 'Actions', given.actions)
    if (given.moveOnlyActions > 0)
      trace.note('FF-NAT-05', 'Actions that must be moves forward', given.moveOnlyActions)
    return { natural, modifier, total, ...given }
  },
  outcome: ({ actions, moveOnlyActions, failed }) => ({ actions, moveOnlyActions, failed }),
  verdict({ natural, total, actions, moveOnlyActions, failed }) {
    if (natural === FAILING_FACE) return 'No action: a natural 1 always fails.'
    if (failed) return `No action (total ${total}).`
    if (moveOnlyActions === 0) return sentence(several(actions, 'action'))
    return moveOnlyActions === actions
      ? sentence(`${several(actions, 'action')}, for a move forward only`)
      : sentence(`${several(actions, 'action')}, ${spelled(moveOnlyActions)} for a move forward only`)
  },
})

/** What an order die and its total give a unit (FF-ORD-03, FF-ORD-05, FF-NAT-05). */
export const actionsGiven = (
  {
    unit,
    period: when,
    special,
    options: readings,
  }: Pick<OrderRoll, 'unit' | 'period' | 'special' | 'options'>,
  natural: number,
  total: number,
): { readonly actions: number; readonly moveOnlyActions: number; readonly failed: boolean } => {
  if (natural === FAILING_FACE) return { actions: 0, moveOnlyActions: 0, failed: true }
  const row = rowOf(unit, when, readings)
  const actions = actionsOn(row, total)
  const moveOnlyActions = special === 'elan' ? actions - actionsOn(row, total - NATIONAL_BONUS.elan) : 0
  return { actions, moveOnlyActions, failed: actions === 0 }
}

const rowOf = (unit: OrderUnit, period: Period, { 'mid-artillery-orders': reading }: Options) =>
  reading === 'body' && period === 'mid' && (unit === 'artillery' || unit === 'regimental-mortar')
    ? GUNS_MID_BODY
    : ORDER_TABLE[unit][period]

const actionsOn = (row: readonly number[], total: number): number => {
  let actions = 0
  for (const least of row) if (total >= least) actions++
  return actions
}

const unfit = ({ period, unit, quality, deepSuppression, staff, special }: OrderRoll): Fault | undefined => {
  if (period === 'early' && unit === 'tank') {
    return { path: 'unit', message: 'There are no tanks in the early period (FF-ORD-03).' }
  }
  if (period === 'early' && deepSuppression !== 0) {
    return {
      path: 'deepSuppression',
      message: 'There is no deep suppression in the early period (FF-DS-01).',
    }
  }
  if (staff && orderedByRegiment(unit)) {
    return { path: 'staff', message: 'The staff helps only units that a battalion orders (FF-ORD-06).' }
  }
  if (special === 'pals' && quality !== 'raw') {
    return { path: 'special', message: 'Only raw battalions are Pals (FF-NAT-03).' }
  }
  if (special === 'elan' && period === 'late') {
    return { path: 'special', message: 'There is no Elan in the late period (FF-NAT-05).' }
  }
  if (special === 'elan' && unit !== 'rifle-company' && unit !== 'cavalry-squadron') {
    return { path: 'special', message: 'Only rifle companies and cavalry have Elan (FF-NAT-05).' }
  }
  return undefined
}
