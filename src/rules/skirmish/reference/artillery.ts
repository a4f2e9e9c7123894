import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed, stretch } from '#kernel/words.ts'
import {
  ARTILLERY_FACTORS,
  BATTERY_GUNS,
  BOMBARDMENT_DICE,
  BUILDING_BONUS,
  BURST_DIAMETER,
  COUNTER_BATTERY,
  DEVIATION_BONUS,
  DEVIATION_DICE,
  OFF_TABLE_RANGE,
  ON_TARGET_FROM,
  PLOT_DELAY,
  SHRAPNEL_SPREAD,
  WIRE_GAP_DIVISOR,
} from '../tables/index.ts'
import { GUN_CLASSES, GUN_CREWS } from '../tables/organisation.ts'
import {
  ARTILLERY,
  type Artillery,
  BURSTING,
  DEVIATION_KINDS,
  type DeviationKind,
  DIRECTIONS,
  PLAN_KINDS,
} from '../vocabulary.ts'
import { nameOf } from '../wording.ts'
import { factor, NOTHING } from './cells.ts'
import { RANGE_HEADINGS } from './fire.ts'

const FACTORS: ShownTable = {
  id: 'artillery-factors',
  title: 'Artillery: basic factor by range',
  clause: 'SK-ART-01',
  columns: RANGE_HEADINGS,
  rows: ARTILLERY.map((weapon) => [nameOf(weapon), ...ARTILLERY_FACTORS[weapon].map(factor)]),
  note: `Guns off the table use the ${OFF_TABLE_RANGE}" column. ${NOTHING} is out of range, for a mortar too near as well.`,
}

const isArtillery = (weapon: string): weapon is Artillery => ARTILLERY.some((gun) => gun === weapon)

const BURSTS: ShownTable = {
  id: 'bursts',
  title: 'Bursts, gaps in wire and crews',
  clause: 'SK-ART-16',
  columns: ['Weapon', 'Burst across', 'With shrapnel', 'Gap in wire', 'Crew'],
  rows: BURSTING.map((weapon) => {
    const across = BURST_DIAMETER[weapon]
    const shrapnel = isArtillery(weapon) && weapon !== 'mortar' ? `${across + SHRAPNEL_SPREAD}"` : NOTHING
    const gap = isArtillery(weapon) ? `${across / WIRE_GAP_DIVISOR}"` : NOTHING
    const crew = isArtillery(weapon) ? String(GUN_CREWS[weapon]) : NOTHING
    return [nameOf(weapon), `${across}"`, shrapnel, gap, crew]
  }),
  note: 'Only high explosive cuts wire. One gunner can still fire a gun.',
}

/** 8 1 2, 7 . 3, 6 5 4: where each score lies as seen from the gun. */
const GRID: readonly (readonly (number | 'target')[])[] = [
  [8, 1, 2],
  [7, 'target', 3],
  [6, 5, 4],
]

const DEVIATION_GRID: ShownTable = {
  id: 'deviation-grid',
  title: 'Deviation grid',
  clause: 'SK-ART-13',
  columns: ['Left', 'In line', 'Right'],
  rows: GRID.map((row) =>
    row.map((cell) =>
      cell === 'target'
        ? `${ON_TARGET_FROM}+ on target`
        : `${cell} ${nameOf(DIRECTIONS[cell - 1] ?? '').toLowerCase()}`,
    ),
  ),
  note: 'The top row lies beyond the target, straight away from the gun. Look up the die with its bonus.',
}

const drift = (kind: DeviationKind): string => {
  const { d6, inches } = DEVIATION_DICE[kind]
  return d6 > 0 ? `${d6}d6"` : `${inches}"`
}

const DEVIATION: ShownTable = {
  id: 'deviation',
  title: 'Deviation throw',
  clause: 'SK-ART-11',
  columns: ['Fire', 'Added to the d10', 'At a building', 'A miss strays'],
  rows: DEVIATION_KINDS.map((kind) => [
    nameOf(kind),
    signed(DEVIATION_BONUS[kind]),
    signed(DEVIATION_BONUS[kind] + BUILDING_BONUS),
    drift(kind),
  ]),
  note: 'Bunkers and dugouts are buildings here.',
}

const PLOTS: ShownTable = {
  id: 'plots',
  title: 'Moves from order to fire',
  clause: 'SK-ART-08',
  columns: ['Fire', 'Moves'],
  rows: PLAN_KINDS.map((kind) => [nameOf(kind), String(PLOT_DELAY[kind])]),
  note: 'What was ordered before the game may fall from the first move on.',
}

const CLASSES: ShownTable = {
  id: 'gun-classes',
  title: 'Classes of guns',
  clause: 'SK-ART-03',
  columns: ['Class', 'British', 'French', 'German', 'Shell'],
  rows: ARTILLERY.filter((weapon) => weapon !== 'mortar').map((weapon) => {
    const { british, french, german, shell } = GUN_CLASSES[weapon]
    return [nameOf(weapon), british, french, german, shell]
  }),
}

const COUNTER_BATTERY_TABLE: ShownTable = {
  id: 'counter-battery',
  title: 'Counter-battery fire',
  clause: 'SK-BOM-04',
  columns: ['Moves on the same target', 'A gun is lost on'],
  rows: COUNTER_BATTERY.map(({ fromMove, hitOn }, index) => {
    const before = COUNTER_BATTERY[index - 1]?.fromMove
    const moves = before === undefined ? `${fromMove}+` : stretch(fromMove, before - 1)
    return [moves, hitOn === 0 ? NOTHING : stretch(1, hitOn)]
  }).toReversed(),
  note: `A d6 for each gun firing, after its shells have landed. A bombardment is ${BATTERY_GUNS} howitzers for as many moves as ${BOMBARDMENT_DICE} average dice show.`,
}

export const ARTILLERY_TABLES: readonly ShownTable[] = [
  FACTORS,
  BURSTS,
  DEVIATION,
  DEVIATION_GRID,
  PLOTS,
  CLASSES,
  COUNTER_BATTERY_TABLE,
]
