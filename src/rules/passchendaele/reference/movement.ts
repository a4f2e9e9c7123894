import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed, titled, words } from '#kernel/words.ts'
import { orderReason } from '../reckoning/orders.ts'
import {
  ASIDE_AT_MOST,
  BRIDGE_WITHIN,
  CAVALRY_IN_THE_OPEN,
  CHECK_ORDER,
  COMBAT_STATUS,
  CONES,
  FALL_BACK,
  FALL_BACK_AT_MOST,
  FORD_WITHIN,
  GUNS_AT_MOST,
  LIGHT_TANK_EXTRA,
  MINOR_OBSTACLE,
  MOST_INCHES,
  RUNNERS_BY_STATUS,
  SHIFT_AT_MOST,
  SHIFT_STEP,
  SHORT_OF_ENEMY,
  SLIP_ALLOWANCE,
  SLIP_BEYOND,
  SLIP_FROM,
  TANK_SUPPORT,
  THROUGH_FRIENDS_AT_MOST,
} from '../tables/index.ts'
import { MOVING_ORDERS, ORDERS, type Order, STATUSES } from '../vocabulary.ts'
import { IMPOSSIBLE, yesOr } from './cells.ts'

/** PA-SCALE-03 */
const OFFICER: Readonly<Record<Order, string>> = {
  hold: 'none',
  'fire-barrage': 'none',
  advance: 'officer in front',
  retreat: 'officer behind',
  countermarch: 'officer beside',
}

export const ORDER_TABLE: ShownTable = {
  id: 'orders',
  title: 'Orders',
  clause: 'PA-ORDER-02',
  columns: ['Order', 'Marker', 'Guns', 'Immobile guns', 'All others', 'Check'],
  rows: ORDERS.map((order) => [
    titled(order),
    OFFICER[order],
    yesOr(orderReason('field-artillery', order) === 'ok'),
    yesOr(orderReason('super-heavy-artillery', order) === 'ok'),
    yesOr(orderReason('infantry', order) === 'ok'),
    signed(CHECK_ORDER[order]),
  ]),
}

export const STATUS_TABLE: ShownTable = {
  id: 'statuses',
  title: 'What a status means',
  clause: 'PA-STATUS-01',
  columns: ['Status', 'Casualty markers', 'Fires', 'Runner dice', 'Close combat'],
  rows: STATUSES.map((status, markers) => [
    titled(status),
    String(markers),
    yesOr(status !== 'disordered'),
    signed(RUNNERS_BY_STATUS[status]),
    signed(COMBAT_STATUS[status]),
  ]),
  note: 'Below disordered a unit is taken off the table.',
}

export const MOVEMENT_LIMITS: ShownTable = {
  id: 'movement-limits',
  title: 'Most inches by status after the check',
  clause: 'PA-CHECK-09',
  columns: ['Order', ...STATUSES.map(titled)],
  rows: MOVING_ORDERS.map((order) => [
    titled(order),
    ...STATUSES.map((status) => String(MOST_INCHES[order][status])),
  ]),
}

export const PACES: ShownTable = {
  id: 'paces',
  title: 'Who moves at a pace of his own',
  clause: 'PA-CHECK-11',
  columns: ['Troops', 'Inches', 'When'],
  rows: [
    ['Advance with tanks close by', signed(TANK_SUPPORT), 'before the limit of the status; not tanks'],
    ['Light tanks', signed(LIGHT_TANK_EXTRA), 'after the limit, if they move at all'],
    ['Guns', `at most ${GUNS_AT_MOST}`, 'after the limit'],
    ['Immobile guns', IMPOSSIBLE, 'always'],
    ['Cavalry', `x ${CAVALRY_IN_THE_OPEN}`, 'for the part in open countryside'],
  ],
}

const cone = ({ from, to }: { readonly from: number; readonly to: number }): string => `${from}-${to}°`

export const DIRECTIONS: ShownTable = {
  id: 'directions',
  title: 'Directions of movement',
  clause: 'PA-MOVE-12',
  columns: ['Move', 'Angle from the enemy direction'],
  rows: [
    ...MOVING_ORDERS.map((order) => [titled(order), cone(CONES[order])]),
    ['Fall back', cone(CONES.retreat)],
  ],
  note: 'The limits themselves are in.',
}

const SHORT = `${SHORT_OF_ENEMY} in short of him`

export const STOPS: ShownTable = {
  id: 'stops',
  title: 'Where a move ends',
  clause: 'PA-MOVE-10',
  columns: ['Move', 'Inches', 'At the enemy'],
  rows: [
    ['Advance', 'by the check', 'contact, and close combat'],
    ['Advance of guns or a trench mortar unit', 'by the check', SHORT],
    ...MOVING_ORDERS.filter((order) => order !== 'advance').map((order) => [
      titled(order),
      'by the check',
      SHORT,
    ]),
    ['Fall back', String(FALL_BACK), SHORT],
    ['Fall back that clears the shelling', `up to ${FALL_BACK_AT_MOST}`, SHORT],
    ['Fall back that ends on friends', `on through them, up to ${THROUGH_FRIENDS_AT_MOST}`, SHORT],
    ['No room beyond those friends', 'as far as all have room', 'jammed: down a level more'],
    ['Fall back with less room', `under ${FALL_BACK}`, 'each base alone; surrender if under half get away'],
  ],
}

export const WATER: ShownTable = {
  id: 'water',
  title: 'Bridges, streams and small obstacles',
  clause: 'PA-MOVE-24',
  columns: ['What', 'Which bases', 'How'],
  rows: [
    [
      'Barrier with a bridge',
      `within ${BRIDGE_WITHIN} in of the bridge`,
      `cross, to end wholly beyond and within ${BRIDGE_WITHIN} in of it`,
    ],
    [
      'Barrier with a bridge',
      'all others',
      `along it to the bridge, up to ${ASIDE_AT_MOST}° off straight on`,
    ],
    ['Stream', `foot and horse, touching it or within ${FORD_WITHIN} in`, 'over it'],
    ['Stream', 'foot and horse coming to it', 'stop at the bank'],
    ['Stream', `any within ${BRIDGE_WITHIN} in of a bridge`, 'over it'],
    ['Stream', 'tanks and guns elsewhere', 'stop at the bank'],
    [
      `Less than ${MINOR_OBSTACLE} in across`,
      'any',
      `up to it, then up to ${ASIDE_AT_MOST}° off straight on`,
    ],
  ],
  note: 'Nobody ends in a barrier, nor with the centre in a stream. Falling back and close combat ignore streams.',
}

export const TURNING: ShownTable = {
  id: 'turning',
  title: 'Turning a line',
  clause: 'PA-GEO-15',
  columns: ['What', 'Inches'],
  rows: [
    ['Shift of each base to make room, from the middle outward', `${SHIFT_STEP} at a time`],
    ['Shift at most', String(SHIFT_AT_MOST)],
  ],
  note: 'All bases turn at once, about their centres; only where they end counts.',
}

export const SLIPPING_THROUGH: ShownTable = {
  id: 'slipping-through',
  title: 'Storm troops slipping through',
  clause: 'PA-STOSS-05',
  columns: ['Needed', 'Inches'],
  rows: [
    [`Order`, words('advance')],
    ['Distance to the enemy at the start', `${SLIP_FROM} or less`],
    ['Allowance', `${SLIP_ALLOWANCE}+`],
    ['Allowance also', 'distance and depth of the enemy'],
    ['Set down beyond the enemy by', String(SLIP_BEYOND)],
  ],
  note: 'The place behind must be free of troops, and no impassable ground may lie on the way to it.',
}
