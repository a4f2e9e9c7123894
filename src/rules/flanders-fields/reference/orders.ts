import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed, stretch } from '#kernel/words.ts'
import {
  COMMAND_RANGE,
  EARLY_WIRE_ORDER,
  FAILING_FACE,
  GAP_ALLOWED,
  MAD_MINUTE_DICE,
  MARKSMANSHIP_RANGE,
  NATIONAL_BONUS,
  NATIONAL_USES,
  ORDER_MODIFIERS,
  ORDER_QUALITY,
  ORDER_TABLE,
  RAW_ORDERS,
  STAFF_BONUS,
  TOUCHING,
  WORST_DEEP_SUPPRESSION,
} from '../tables/index.ts'
import { ORDER_UNITS, PERIODS, type Period, QUALITIES } from '../vocabulary.ts'
import { cm, NONE, title } from './cells.ts'

const MOST_ACTIONS = 3

/** The totals that give so many actions, from the least totals of a row. */
const totalsFor = (row: readonly number[], actions: number): string => {
  const from = actions === 0 ? FAILING_FACE : row[actions - 1]
  if (from === undefined) return NONE
  const next = row[actions]
  return next === undefined ? `${from}+` : stretch(from, next - 1)
}

const orders = (period: Period): ShownTable => ({
  id: `orders-${period}`,
  title: `Actions by order roll, ${period} period`,
  clause: 'FF-ORD-03',
  columns: ['Unit', 'No action', '1 action', '2 actions', '3 actions'],
  rows: ORDER_UNITS.filter((unit) => ORDER_TABLE[unit][period].length > 0).map((unit) => [
    title(unit),
    ...Array.from({ length: MOST_ACTIONS + 1 }, (_, actions) =>
      totalsFor(ORDER_TABLE[unit][period], actions),
    ),
  ]),
  note: `A natural ${FAILING_FACE} is no action, whatever is added.`,
})

const orderModifiers = (period: Period): ShownTable => ({
  id: `order-modifiers-${period}`,
  title: `Order roll modifiers, ${period} period`,
  clause: 'FF-ORD-04',
  columns: ['Condition', 'Die'],
  rows: [
    ['Commander or unit in gas', signed(ORDER_MODIFIERS.inGas)],
    [
      `Any stand over ${cm(COMMAND_RANGE)} from its battalion commander`,
      signed(ORDER_MODIFIERS.beyondCommandRange),
    ],
    ['Commander by field promotion', signed(ORDER_MODIFIERS.fieldPromotion)],
    ['Each marker on the command stand', signed(ORDER_MODIFIERS.perCommandMarker)],
    ['Veteran or storm troops', signed(ORDER_QUALITY.veteran)],
    ['Raw, battalion not yet fired on', signed(RAW_ORDERS.fresh)],
    ['Raw, battalion has been fired on', signed(RAW_ORDERS.underFire)],
    ['Staff marker', signed(STAFF_BONUS[period])],
    ['Mortar that is spotted for', signed(ORDER_MODIFIERS.mortarSpotted)],
    [
      period === 'late' ? 'Artillery that sees its target' : 'Field artillery that sees its target',
      signed(ORDER_MODIFIERS.artilleryInSight),
    ],
    ...(period === 'early'
      ? [['Company or light team that is to cross wire', signed(EARLY_WIRE_ORDER)]]
      : [
          [
            period === 'late'
              ? 'Tank that failed its last order (to July 1918)'
              : 'Tank that failed its last order',
            signed(ORDER_MODIFIERS.tankFailedLastTurn),
          ],
          ['Guns and regimental mortars under deep suppression', `-1 to ${signed(-WORST_DEEP_SUPPRESSION)}`],
        ]),
  ],
  note: 'All that apply are added up. Event cards and one national rule come on top.',
})

const cohesion: ShownTable = {
  id: 'cohesion',
  title: 'Gap allowed between the stands of a company',
  clause: 'FF-FORM-02',
  columns: ['Grade', 'Gap'],
  rows: QUALITIES.map((quality) => [
    title(quality),
    GAP_ALLOWED[quality] === TOUCHING.base ? 'contact' : cm(GAP_ALLOWED[quality]),
  ]),
}

const national: ShownTable = {
  id: 'national-rules',
  title: 'National rules',
  clause: 'FF-NAT-09',
  columns: ['Rule', 'Whose', 'Uses in a battle', 'Effect'],
  rows: [
    ['Long Range Marksmanship', 'British to spring 1915', 'always', `rifles reach ${cm(MARKSMANSHIP_RANGE)}`],
    [
      'Mad Minute',
      'British 1914-15',
      `${NATIONAL_USES['mad-minute']} a company`,
      `${MAD_MINUTE_DICE} dice a platoon for one fire action`,
    ],
    [
      'Pals',
      'British late 1915-16, raw',
      `${NATIONAL_USES.pals} a battalion`,
      `${signed(NATIONAL_BONUS.pals)} on an order or morale roll`,
    ],
    [
      'Professionalism',
      'British from 1917',
      `${NATIONAL_USES.professionalism} a battalion or tank`,
      `${signed(NATIONAL_BONUS.professionalism)} on an order roll`,
    ],
    ['Élan', 'French to early 1916', 'any', `${signed(NATIONAL_BONUS.elan)} on an order to go forward`],
    [
      'Stubborn Resistance',
      'French from 1917',
      `${NATIONAL_USES['stubborn-resistance']} a side`,
      'a bad morale result is ignored in defence',
    ],
    [
      'Prussian Discipline',
      'German 1914-15',
      `${NATIONAL_USES['prussian-discipline']} a commander`,
      `${signed(NATIONAL_BONUS['prussian-discipline'])} on an order roll`,
    ],
  ],
  note: 'Named before the die is rolled, and only one on a roll.',
}

export const ORDER_TABLES: readonly ShownTable[] = [
  ...PERIODS.map(orders),
  ...PERIODS.map(orderModifiers),
  cohesion,
  national,
]
