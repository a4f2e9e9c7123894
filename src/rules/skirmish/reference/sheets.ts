import type { ExtraSheet, ShownTable } from '#kernel/procedure/reference.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import type { Card } from '../armies/card.ts'
import { SCENARIO_ARMIES } from '../armies/scenarios.ts'
import { isTroops } from '../armies/troops.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { STRUCTURE_VALUES, VEHICLE_VALUES } from '../tables/index.ts'
import { VEHICLE_MODELS } from '../tables/organisation.ts'
import { type Side, STRUCTURES, VEHICLES } from '../vocabulary.ts'
import { modelName, nameOf } from '../wording.ts'
import { FORCE_TABLES } from './forces.ts'
import { VALUE_TABLES } from './values.ts'

const BOX = '□'
const BOXES_TOGETHER = 5

/** Boxes to be struck out, by fives. */
const boxes = (count: number): string => {
  const groups: string[] = []
  for (let left = count; left > 0; left -= BOXES_TOGETHER)
    groups.push(BOX.repeat(Math.min(BOXES_TOGETHER, left)))
  return groups.join(' ')
}

/** Men of a unit: a stroke before the half that is left when it checks at every loss (SK-MOR-02). */
const menBoxes = (strength: number, halves: boolean): string => {
  const half = Math.floor(strength / 2)
  return halves && half > 0 ? `${BOX.repeat(strength - half)} | ${BOX.repeat(half)}` : BOX.repeat(strength)
}

const unitsOf = (id: string) => SCENARIO_ARMIES.find((army) => army.id === id)?.units ?? []

const specialists = ({ officers, ncos, lmgCrew, bombers }: Card): string =>
  [
    officers > 0 && 'officer',
    ncos > 0 && 'NCO',
    lmgCrew > 0 && `LMG ${lmgCrew}`,
    bombers > 0 && `${bombers} bombers`.replace(/^1 bombers/, '1 bomber'),
  ]
    .filter((part) => part !== false)
    .join(', ')

const rosterOf = ({ id, ...scenario }: Scenario, side: Side): ShownTable => ({
  id: `roster-${id}-${side}`,
  title: scenario[side].name,
  clause: 'SK-GEN-31',
  record: true,
  columns: ['Unit', 'Quality', 'Men', 'Who'],
  rows: unitsOf(`${id}-${side}`).map(({ name, card }) => [
    name,
    card.kind === 'battery' ? '' : nameOf(card.quality),
    card.kind === 'battery'
      ? `guns ${boxes(card.gunsWorking)}`
      : menBoxes(card.strength, isTroops(card) && card.strength > 2),
    specialists(card),
  ]),
})

const vehiclesOf = (id: string): readonly (readonly [string, number])[] =>
  ['a', 'b'].flatMap((side) =>
    unitsOf(`${id}-${side}`).flatMap(({ name, card }): readonly (readonly [string, number])[] => {
      const vehicle = VEHICLES.find((one) => one === card.vehicle)
      return vehicle ? [[name, VEHICLE_VALUES[vehicle]]] : []
    }),
  )

const structuresOf = (id: string): readonly (readonly [string, number])[] =>
  unitsOf(`${id}-ground`).flatMap(({ name, card }): readonly (readonly [string, number])[] => {
    const structure = STRUCTURES.find((one) => one === card.structure)
    return structure ? [[name, STRUCTURE_VALUES[structure]]] : []
  })

const trackOf = ({ id }: Scenario): readonly ShownTable[] => {
  const tracked = [...vehiclesOf(id), ...structuresOf(id)]
  if (tracked.length === 0) return []
  return [
    {
      id: `track-${id}`,
      title: 'Values of structures and vehicles',
      clause: 'SK-STR-02',
      record: true,
      columns: ['What', 'Value', 'Lost'],
      rows: tracked.map(([name, value]) => [name, String(value), boxes(value)]),
    },
  ]
}

const PLOT_ROWS = 14
const PLOT_COLUMNS = ['Gun, section', 'Aim point', 'Shell', 'From', 'To', 'Moves on it'] as const

const plotTable = (title: string): ShownTable => ({
  id: `plot-sheet-${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  clause: 'SK-ART-29',
  record: true,
  columns: PLOT_COLUMNS,
  rows: Array.from({ length: PLOT_ROWS }, () => PLOT_COLUMNS.map(() => '')),
})

const PLOT_CLAUSES: readonly ClauseId[] = [
  'SK-SET-01',
  'SK-ART-08',
  'SK-ART-29',
  'SK-ART-31',
  'SK-ART-40',
  'SK-BOM-04',
  'SK-BOM-06',
]

const scenarioSheet = (scenario: Scenario): ExtraSheet => ({
  id: scenario.id,
  title: `Rosters: ${scenario.title}`,
  heading: 'What to remember',
  clauses: ['SK-MOR-02', 'SK-END-05', 'SK-GEN-36'],
  tables: [rosterOf(scenario, 'a'), rosterOf(scenario, 'b'), ...trackOf(scenario)],
  counters: [],
})

/** Rosters to tick off, plots to write, values to strike out, and what forces are built of. */
export const SHEETS: readonly ExtraSheet[] = [
  ...SCENARIOS.map(scenarioSheet),
  {
    id: 'plots',
    title: 'Plot sheet',
    heading: 'How fire is plotted',
    clauses: PLOT_CLAUSES,
    tables: [plotTable('Guns and mortars on the table'), plotTable('Batteries off the table')],
    counters: [],
  },
  {
    id: 'tracks',
    title: 'Tracks of structures and vehicles',
    heading: 'How they are worn down',
    clauses: ['SK-STR-02', 'SK-STR-03', 'SK-STR-08', 'SK-VEH-10', 'SK-VEH-11'],
    tables: [
      {
        id: 'track-structures',
        title: 'Structures',
        clause: 'SK-STR-01',
        record: true,
        columns: ['Structure', 'Value', 'Lost'],
        rows: STRUCTURES.map((structure) => [
          nameOf(structure),
          String(STRUCTURE_VALUES[structure]),
          boxes(STRUCTURE_VALUES[structure]),
        ]),
      },
      {
        id: 'track-vehicles',
        title: 'Vehicles',
        clause: 'SK-VEH-01',
        record: true,
        columns: ['Vehicle', 'Value', 'Lost', 'Crew'],
        rows: VEHICLE_MODELS.map((model) => [
          modelName(model),
          String(VEHICLE_VALUES[model.vehicle]),
          boxes(VEHICLE_VALUES[model.vehicle]),
          boxes(model.crew),
        ]),
      },
    ],
    counters: [],
  },
  {
    id: 'forces',
    title: 'Building forces',
    heading: 'Rules for built forces',
    clauses: ['SK-SET-10', 'SK-SET-12', 'SK-SET-13', 'SK-END-08'],
    tables: [...FORCE_TABLES, ...VALUE_TABLES.filter(({ id }) => id === 'muster-points')],
    counters: [],
  },
]
