import type { ShownTable } from '#kernel/procedure/reference.ts'
import {
  BASES,
  CAVALRY_COVER,
  EARLY_WIRE_ORDER,
  FASTER,
  GROUND_COVER,
  HEAVY_ARTILLERY_SHARE,
  MANHANDLED_FIELD_GUN,
  MANHANDLED_SHARE,
  MOVE_TABLE,
  type MoveCell,
  type MoveColumn,
  SIGHT,
  WIRE_DEPTH,
  WIRE_NEEDED,
  WORK_COVER,
} from '../tables/index.ts'
import { MOVE_TERRAINS, PERIODS, type Period, STANDS, type Stand, VIEWERS } from '../vocabulary.ts'
import { atLeast, cm, joinedRows, NONE, size, title } from './cells.ts'

const COLUMNS: readonly MoveColumn[] = ['infantry', 'cavalry', 'fieldArtillery', 'heavyTank', 'motor']

const moveCell = (cell: MoveCell): string => {
  if ('distance' in cell) return String(cell.distance)
  if ('impassable' in cell) return NONE
  return cell.actionsToCross === 0
    ? 'free'
    : `${cell.actionsToCross} action${cell.actionsToCross > 1 ? 's' : ''}`
}

const movement: ShownTable = {
  id: 'movement',
  title: 'Movement, cm for each action',
  clause: 'FF-MOVE-01',
  columns: ['Ground', 'Infantry', 'Cavalry', 'Field artillery, limbered', 'Heavy tank', 'Motor'],
  rows: MOVE_TERRAINS.map((terrain) => [
    title(terrain),
    ...COLUMNS.map((column) => moveCell(MOVE_TABLE[terrain][column])),
  ]),
  note: `${NONE} may not go there; actions are what it costs to cross.`,
}

const share = (part: number): string => (part === 0.5 ? 'half' : `x ${part}`)

const movers: ShownTable = {
  id: 'other-movers',
  title: 'Other movers',
  clause: 'FF-MOVE-03',
  columns: ['Mover', 'Distance'],
  rows: [
    ['Veteran infantry', `infantry +${FASTER}`],
    ['Light tank', `heavy tank +${FASTER}`],
    ['Machine gun, light mortar, packed', 'infantry'],
    ['Machine gun, light mortar, manhandled', `${share(MANHANDLED_SHARE)} of infantry`],
    ['Field artillery, manhandled', cm(MANHANDLED_FIELD_GUN)],
    ['Heavy artillery, limbered', `${share(HEAVY_ARTILLERY_SHARE)} of field artillery`],
    ['Super-heavy artillery, medium and heavy mortars, block houses', NONE],
    ['Command stands, light teams, dismounted cavalry', 'infantry'],
  ],
}

const onFoot = (period: Period): string =>
  period === 'early' ? `order at ${EARLY_WIRE_ORDER}, no die` : atLeast(WIRE_NEEDED[period])

const wire = (period: Period): ShownTable => ({
  id: `wire-${period}`,
  title: `Crossing ${cm(WIRE_DEPTH)} of wire, ${period} period`,
  clause: 'FF-WIRE-02',
  columns: ['Mover', 'Uncut', 'Tank track', 'Cleared gap'],
  rows: [
    ['Platoon on foot', onFoot(period), 'free', 'free'],
    ['Cavalry, drawn guns, pack animals', NONE, NONE, 'free'],
    ...(period === 'early' ? [] : [['Tank', 'free', 'free', 'free']]),
  ],
  note: 'One action brings the company to the belt, the next tries to cross. Each platoon has its own die.',
})

const cover: ShownTable = {
  id: 'cover',
  title: 'Cover',
  clause: 'FF-COV-03',
  columns: ['Place', 'No work', 'Trench', 'Strong point', 'Block house', 'Cavalry'],
  rows: [
    [
      'Open, shell-torn, shattered',
      'raw open, others soft',
      WORK_COVER.trench.elsewhere,
      WORK_COVER['strong-point'].elsewhere,
      WORK_COVER['block-house'].elsewhere,
      CAVALRY_COVER.elsewhere,
    ],
    [
      'Wood',
      GROUND_COVER.wood,
      WORK_COVER.trench.wood,
      WORK_COVER['strong-point'].wood,
      WORK_COVER['block-house'].wood,
      CAVALRY_COVER.wood,
    ],
    [
      'Village',
      GROUND_COVER['built-up'],
      WORK_COVER.trench['built-up'],
      WORK_COVER['strong-point']['built-up'],
      WORK_COVER['block-house']['built-up'],
      CAVALRY_COVER['built-up'],
    ],
    ['Marsh', GROUND_COVER.marsh, NONE, NONE, NONE, CAVALRY_COVER.elsewhere],
    ['River bank', GROUND_COVER['river-bank'], NONE, NONE, NONE, CAVALRY_COVER.elsewhere],
    ['Road column', GROUND_COVER['road-column'], NONE, NONE, NONE, CAVALRY_COVER.elsewhere],
    ['On the wire', 'open', NONE, NONE, NONE, CAVALRY_COVER.elsewhere],
  ],
  note: 'Limbered guns and packed weapons have no field craft: open ground is open to them.',
}

const visibility: ShownTable = {
  id: 'visibility',
  title: 'How far one sees, cm',
  clause: 'FF-VIS-01',
  columns: [
    'Viewer',
    'Troops in the open',
    'Troops in cover',
    'In cover, has fired',
    'Buildings, works, vehicles, heavy guns',
  ],
  rows: VIEWERS.map((viewer) => {
    const row = SIGHT[viewer]
    return [title(viewer), ...[row['troops-open'], row['troops-cover'], row.revealed, row.large].map(String)]
  }),
}

const baseCell = (stand: Stand): string => {
  const base = BASES[stand]
  return 'diameter' in base ? `${base.diameter} round` : size(base)
}

const bases: ShownTable = {
  id: 'bases',
  title: 'Bases, width x depth in mm',
  clause: 'FF-ORG-04',
  columns: ['Stand', 'Base'],
  rows: joinedRows(STANDS, (stand) => [baseCell(stand)]),
  note: 'The width is the front. Infantry are rifle and pioneer platoons; liaison officers spot for the guns.',
}

export const GROUND_TABLES: readonly ShownTable[] = [
  bases,
  movement,
  movers,
  ...PERIODS.map(wire),
  cover,
  visibility,
]
