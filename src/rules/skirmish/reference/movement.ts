import type { ShownTable } from '#kernel/procedure/reference.ts'
import {
  ARMOURED_CAR_RATES,
  GROUND_COST,
  PRINTED_ROAD_RATES,
  RATES,
  UNLIMBERED_RATES,
} from '../tables/index.ts'
import { CAPACITIES, CRAWL, MOVE_COSTS, SPACING } from '../tables/organisation.ts'
import { FORMATIONS, GROUNDS, type Ground, type MoveMode } from '../vocabulary.ts'
import { nameOf } from '../wording.ts'
import { NOTHING } from './cells.ts'

const ON_FOOT_OR_HORSE = ['infantry', 'cavalry'] as const
const DRAWN = ['field-artillery', 'horse-artillery', 'wagon'] as const
const MOVERS = [...ON_FOOT_OR_HORSE, ...DRAWN] as const
type Mover = (typeof MOVERS)[number]

const rates = (mode: MoveMode, movers: readonly Mover[] = MOVERS): string[] =>
  movers.map((mover) => String(RATES[mover][mode]))

const unlimbered = (): string[] => DRAWN.map((mover) => String(UNLIMBERED_RATES[mover]))

const whenCharging = (mover: (typeof DRAWN)[number]): string => {
  const slow = UNLIMBERED_RATES[mover]
  const limbered = `${RATES[mover].charge} limbered`
  return slow === 0 ? limbered : `${slow} unlimbered, ${limbered}`
}

const ALLOWANCES: ShownTable = {
  id: 'movement',
  title: 'Movement in inches',
  clause: 'SK-MOV-01',
  columns: ['Formation or state', 'Infantry', 'Cavalry', 'Field artillery', 'Horse artillery', 'Wagons'],
  rows: [
    ['Line, unlimbered', ...rates('normal', ON_FOOT_OR_HORSE), ...unlimbered()],
    ['Open or skirmish order, limbered', ...rates('normal')],
    ['Charge or retreat', ...rates('charge', ON_FOOT_OR_HORSE), ...DRAWN.map(whenCharging)],
    ['Strategic, on a road', ...rates('strategic')],
    [
      'All on shelled ground',
      ...MOVERS.map((mover) => String(RATES[mover].normal / GROUND_COST[mover].shelled)),
    ],
  ],
  note: `Road rates of guns as we read them; the sheet prints ${PRINTED_ROAD_RATES['field-artillery']} for field and ${PRINTED_ROAD_RATES['horse-artillery']} for horse artillery.`,
}

const tankOn = (ground: Ground, mode: MoveMode): string => String(RATES.tank[mode] / GROUND_COST.tank[ground])

const VEHICLES: ShownTable = {
  id: 'vehicle-movement',
  title: 'Tanks and armoured cars in inches',
  clause: 'SK-MOV-05',
  columns: ['Ground', 'Tank', 'Armoured car', 'Armoured car, retreat or strategic'],
  rows: GROUNDS.map((ground) => [
    nameOf(ground),
    tankOn(ground, 'normal'),
    String(ARMOURED_CAR_RATES[ground].normal),
    String(ARMOURED_CAR_RATES[ground].retreat),
  ]),
}

const paid = (cost: number): string => (cost === Number.POSITIVE_INFINITY ? NOTHING : String(cost))

const GROUND: ShownTable = {
  id: 'ground-costs',
  title: 'Inches paid for each inch of ground',
  clause: 'SK-MOV-04',
  columns: ['Ground', ...[...MOVERS, 'tank' as const].map(nameOf)],
  rows: GROUNDS.map((ground) => [
    nameOf(ground),
    ...[...MOVERS, 'tank' as const].map((mover) => paid(GROUND_COST[mover][ground])),
  ]),
  note: `${NOTHING}: may not enter.`,
}

const COSTS: ShownTable = {
  id: 'movement-costs',
  title: 'What takes inches off a move',
  clause: 'SK-MOV-13',
  columns: ['What the unit does', 'On foot', 'Mounted'],
  rows: [
    ['Changes formation', String(MOVE_COSTS.formation.foot), String(MOVE_COSTS.formation.mounted)],
    ['Rises', String(MOVE_COSTS.rising), NOTHING],
    ['Crosses a fence or hedge', String(MOVE_COSTS.obstacle), String(MOVE_COSTS.obstacle)],
    ['Crosses a wall', String(MOVE_COSTS.obstacle), NOTHING],
    ['Enters or leaves a trench or structure', String(MOVE_COSTS.obstacle), NOTHING],
    ['Mounts, dismounts', String(MOVE_COSTS.mounting.foot), String(MOVE_COSTS.mounting.mounted)],
    ['Limbers, unlimbers or cuts wire', 'whole move', NOTHING],
  ],
  note: `Prone men crawl ${CRAWL}".`,
}

const FORMATION: ShownTable = {
  id: 'formations',
  title: 'Inches between figures',
  clause: 'SK-GEN-11',
  columns: ['Formation', 'On foot', 'Mounted'],
  rows: FORMATIONS.map((formation) => [
    nameOf(formation),
    String(SPACING.foot[formation]),
    String(SPACING.mounted[formation]),
  ]),
}

const CAPACITY: ShownTable = {
  id: 'capacity',
  title: 'Room inside, in figures',
  clause: 'SK-MOV-14',
  columns: ['Structure', 'Figures'],
  rows: CAPACITIES.map(({ structures, figures }) => [
    nameOf(structures[0] ?? '').replace(/,.*/, ''),
    String(figures),
  ]),
}

export const MOVEMENT_TABLES: readonly ShownTable[] = [
  ALLOWANCES,
  VEHICLES,
  GROUND,
  COSTS,
  FORMATION,
  CAPACITY,
]
