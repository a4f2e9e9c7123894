import type { TurnStep } from '../../../kernel/procedure/referee.ts'

/** Done once, before the first move. */
export const SETUP: readonly TurnStep[] = [
  {
    id: 'setup-sides',
    title: 'Before the first move: sides',
    text: 'Agree on the scenario or muster two even sides, and give every figure its role.',
    clauses: ['SK-GEN-05', 'SK-GEN-06', 'SK-GEN-17', 'SK-VEH-13'],
    procedures: [],
    tables: ['muster-points', 'vehicle-equipment', 'formations'],
  },
  {
    id: 'setup-ground',
    title: 'Before the first move: ground',
    text: 'Lay out the table, say what cover each feature gives, and make a card for every structure with a value.',
    clauses: ['SK-STR-01', 'SK-STR-02'],
    procedures: [],
    tables: ['structure-values', 'capacity'],
  },
  {
    id: 'setup-wind',
    title: 'Before the first move: wind',
    text: 'Throw for the wind unless the scenario fixes it, and enter it in the settings.',
    clauses: ['SK-CLD-05'],
    procedures: ['wind-roll'],
    tables: ['wind-throw'],
  },
  {
    id: 'setup-bombardment',
    title: 'Before the first move: bombardments',
    text: 'The owner of a battery throws in secret for how many moves it can fire.',
    clauses: ['SK-BOM-01', 'SK-BOM-06'],
    procedures: ['bombardment-duration'],
    tables: ['counter-battery'],
  },
  {
    id: 'setup-plots',
    title: 'Before the first move: snipers and plots',
    text: 'Name the snipers. Write the first plots of guns, mortars and batteries as ordered in move 0.',
    clauses: ['SK-SNP-01', 'SK-ART-08', 'SK-ART-09', 'SK-BOM-08'],
    procedures: ['fire-plan'],
    tables: ['plots'],
  },
  {
    id: 'setup-deployment',
    title: 'Before the first move: deployment',
    text: 'Place the figures, the defender first unless the scenario says otherwise.',
    clauses: ['SK-SEQ-01', 'SK-GEN-11'],
    procedures: [],
    tables: ['formations'],
  },
]

/** The end of a move, and of the game. */
export const END: readonly TurnStep[] = [
  {
    id: 'end',
    title: 'End of the move',
    text: 'Close up the ranks and see who holds the objectives. The game is over after the last move, or when a side has no active unit on foot or mounted.',
    clauses: ['SK-GEN-11', 'SK-END-01', 'SK-END-03'],
    procedures: [],
    tables: [],
  },
  {
    id: 'after-victory',
    title: 'After the game',
    text: 'Count the victory points of the scenario, or without them see which side has lost more than half of its squads.',
    clauses: ['SK-END-01', 'SK-END-02', 'SK-GEN-16'],
    procedures: [],
    tables: [],
  },
]
