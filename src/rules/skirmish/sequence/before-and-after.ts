import type { TurnStep } from '#kernel/procedure/referee.ts'

/** Done once, before the first move. */
export const SETUP: readonly TurnStep[] = [
  {
    id: 'setup-sides',
    title: 'Before the first move: sides',
    text: 'Agree on the scenario, or build two forces for the same points. Give every figure its role and name the snipers.',
    clauses: ['SK-GEN-05', 'SK-GEN-06', 'SK-GEN-17', 'SK-VEH-13', 'SK-SNP-01', 'SK-SET-10', 'SK-SET-12'],
    procedures: [],
    tables: [
      'muster-points',
      'organisations',
      'built-forces',
      'built-years',
      'vehicle-equipment',
      'formations',
    ],
  },
  {
    id: 'setup-ground',
    title: 'Before the first move: ground',
    text: 'Lay out the table, say what cover each feature gives and how far one sees, and make a card for every structure with a value.',
    clauses: ['SK-SET-01', 'SK-SET-08', 'SK-SET-09', 'SK-STR-01', 'SK-STR-02', 'SK-STR-09', 'SK-GEN-27'],
    procedures: [],
    tables: ['structure-values', 'capacity'],
  },
  {
    id: 'setup-wind',
    title: 'Before the first move: wind',
    text: 'Throw for the wind unless the scenario fixes it, and enter it in the settings.',
    clauses: ['SK-CLD-05', 'SK-CLD-10'],
    procedures: ['wind-roll'],
    tables: ['wind-throw'],
  },
  {
    id: 'setup-bombardment',
    title: 'Before the first move: bombardments',
    text: 'The owner of a battery throws in secret for how many moves it can fire.',
    clauses: ['SK-SET-01', 'SK-BOM-01', 'SK-BOM-06', 'SK-BOM-11'],
    procedures: ['bombardment-duration'],
    tables: ['counter-battery'],
  },
  {
    id: 'setup-battery-plots',
    title: 'Before the first move: plots of batteries',
    text: 'Both sides at once, before anybody has set up: write the first plots of the batteries as ordered in move 0, by sections if they are split.',
    clauses: ['SK-SET-01', 'SK-SET-05', 'SK-BOM-03', 'SK-BOM-08', 'SK-ART-29', 'SK-ART-31', 'SK-ART-40'],
    procedures: ['fire-plan'],
    tables: ['plots'],
  },
  {
    id: 'setup-deployment',
    title: 'Before the first move: deployment',
    text: 'Place the figures, one side completely and then the other, as the scenario says. Snipers keep 6 inches from their squads.',
    clauses: ['SK-SET-01', 'SK-SET-02', 'SK-SET-03', 'SK-SET-04', 'SK-SET-11', 'SK-GEN-11', 'SK-GEN-23'],
    procedures: [],
    tables: ['formations'],
  },
  {
    id: 'setup-plots',
    title: 'Before the first move: plots of guns and mortars',
    text: 'Both sides at once: write the first plots of guns and mortars on the table, from where they stand, as ordered in move 0.',
    clauses: ['SK-SET-01', 'SK-ART-08', 'SK-ART-09', 'SK-ART-24', 'SK-ART-29', 'SK-SET-13'],
    procedures: ['fire-plan'],
    tables: ['plots'],
  },
]

/** The end of a move, and of the game. */
export const END: readonly TurnStep[] = [
  {
    id: 'end',
    title: 'End of the move',
    text: 'Close up the ranks and see who holds the objectives. The game is over after the last move, or when a side has no active unit on foot or mounted.',
    clauses: ['SK-GEN-24', 'SK-GEN-36', 'SK-END-01', 'SK-END-03', 'SK-END-06', 'SK-END-10'],
    procedures: [],
    tables: [],
  },
  {
    id: 'after-victory',
    title: 'After the game',
    text: 'Count the victory points of the scenario, or without them see which side has lost more than half of its squads.',
    clauses: ['SK-END-01', 'SK-END-02', 'SK-END-05', 'SK-END-07', 'SK-END-08', 'SK-END-09', 'SK-GEN-16'],
    procedures: [],
    tables: [],
  },
]
