import type { Fields, TurnStep } from '../../../kernel/procedure/referee.ts'
import { END, SETUP } from '../referee/before-and-after.ts'
import { settingsFrom } from '../referee/settings.ts'
import { CASUALTIES } from '../reference/fire.ts'
import { FIRST_BOMBERS } from '../tables/organisation.ts'
import type { Side } from '../vocabulary.ts'

const CASUALTY_TABLES = CASUALTIES.map(({ id }) => id)
const SHELL_TABLES = [
  'artillery-factors',
  'fire-modifiers',
  'bursts',
  'deviation',
  'deviation-grid',
  'gun-classes',
]
const MORALE_TABLES = ['morale-scores', 'morale-modifiers', 'morale-failures']
const SHELL_PROCEDURES = [
  'deviation',
  'artillery-table',
  'blast-casualties',
  'structure-damage',
  'vehicle-hit',
  'wire-gap',
]

const PLOT: readonly TurnStep[] = [
  {
    id: 'plot',
    title: 'Plot',
    text: 'Both sides write, replace or cancel plots in secret, with aim point, shell, first and perhaps last move.',
    clauses: [
      'SK-SEQ-05',
      'SK-ART-08',
      'SK-ART-09',
      'SK-ART-29',
      'SK-ART-30',
      'SK-ART-31',
      'SK-ART-40',
      'SK-BOM-02',
      'SK-BOM-03',
      'SK-BOM-09',
    ],
    procedures: ['fire-plan'],
    tables: ['plots'],
  },
  {
    id: 'initiative',
    title: 'Initiative',
    text: 'Each side throws. The winner says who moves first; set it in the settings if it changes.',
    clauses: ['SK-SEQ-02', 'SK-SEQ-10'],
    procedures: ['initiative'],
    tables: [],
  },
]

const CLOUDS: readonly TurnStep[] = [
  {
    id: 'clouds',
    title: 'Clouds',
    text: 'Every cloud from an earlier move spreads, drifts, thins or goes.',
    clauses: ['SK-CLD-02', 'SK-CLD-04', 'SK-CLD-05', 'SK-CLD-08', 'SK-CLD-09', 'SK-CLD-10', 'SK-CLD-14'],
    procedures: ['cloud-state'],
    tables: ['cloud-life', 'wind-drift', 'bursts'],
    everyUnit: true,
  },
  {
    id: 'clouds-gas',
    title: 'Gas',
    text: 'Every man that gas touches throws, no man more than once a move.',
    clauses: ['SK-CLD-03', 'SK-CLD-06', 'SK-CLD-11', 'SK-CLD-13'],
    procedures: ['gas-exposure'],
    tables: ['cloud-life'],
  },
]

const BOMBARDMENT: readonly TurnStep[] = [
  {
    id: 'bombardment',
    title: 'Bombardment',
    text: 'The owner of a battery says whether it fires. All plots that are due fall, from off the table first. Shell by shell: where it lands, who is hit, what is broken; a smoke or gas shell gets a cloud card.',
    clauses: [
      'SK-BOM-10',
      'SK-ART-05',
      'SK-ART-11',
      'SK-ART-18',
      'SK-ART-19',
      'SK-ART-27',
      'SK-ART-32',
      'SK-ART-33',
      'SK-ART-35',
      'SK-ART-39',
      'SK-STR-02',
      'SK-STR-06',
      'SK-STR-13',
      'SK-CLD-01',
    ],
    procedures: [...SHELL_PROCEDURES, 'gas-exposure', 'cloud-state'],
    tables: [...SHELL_TABLES, ...CASUALTY_TABLES, 'structure-values', 'vehicle-values', 'cloud-life'],
  },
  {
    id: 'bombardment-counter-battery',
    title: 'Counter-battery fire',
    text: 'Every section that fired counts one more move on its target, and from the third on risks its guns.',
    clauses: ['SK-BOM-04', 'SK-BOM-07', 'SK-BOM-12', 'SK-BOM-14'],
    procedures: ['counter-battery'],
    tables: ['counter-battery'],
    everyUnit: true,
  },
]

/** SK-SEQ-01: one side completes its Movement phase before the other begins. */
const movementOf = (side: Side, order: 'first' | 'second'): readonly TurnStep[] => [
  {
    id: `movement-${order}-compulsory`,
    title: `Movement, side ${side}: compulsory moves`,
    text: 'Survivors of wrecks get out. Routers run on, those who owe a second fall-back make it, and a sniper who is cut off goes where he has a way home.',
    clauses: [
      'SK-VEH-16',
      'SK-MOV-20',
      'SK-MOV-24',
      'SK-MOV-31',
      'SK-MOV-32',
      'SK-MOR-07',
      'SK-SNP-10',
      'SK-SNP-13',
    ],
    procedures: ['movement-allowance'],
    tables: ['movement'],
    side,
  },
  {
    id: `movement-${order}-tanks`,
    title: `Movement, side ${side}: tanks and reinforcements`,
    text: 'Each tank throws to run on, or if stopped to start again. Then reinforcements due in this move are put on the edge.',
    clauses: ['SK-VEH-02', 'SK-VEH-03', 'SK-VEH-04', 'SK-VEH-05', 'SK-VEH-06', 'SK-VEH-19', 'SK-SET-06'],
    procedures: ['vehicle-breakdown'],
    tables: ['breakdown'],
    side,
    everyUnit: true,
  },
  {
    id: `movement-${order}-charges`,
    title: `Movement, side ${side}: charges`,
    text: 'One target at a time: declare, let the charged unit fire at 2 inches or counter-charge, check morale at once if a check is owed, then make contact.',
    clauses: [
      'SK-MOV-18',
      'SK-MOV-19',
      'SK-MOV-29',
      'SK-MEL-02',
      'SK-MEL-03',
      'SK-MEL-06',
      'SK-MEL-24',
      'SK-MEL-37',
      'SK-MEL-40',
      'SK-MEL-42',
      'SK-MOR-13',
    ],
    procedures: [
      'movement-allowance',
      'small-arms-fire',
      'deviation',
      'blast-casualties',
      'morale-trigger',
      'morale-check',
      'group-morale-check',
    ],
    tables: [
      'movement',
      'small-arms-factors',
      'fire-modifiers',
      'figure-equivalents',
      ...CASUALTY_TABLES,
      ...MORALE_TABLES,
    ],
    side,
  },
  {
    id: `movement-${order}-moves`,
    title: `Movement, side ${side}: other moves`,
    text: 'Every unit left has one order: move, march, form up, lie down or rise, limber, mount, enter, leave, cut wire, or hold. Men who pass through gas throw.',
    clauses: [
      'SK-SEQ-03',
      'SK-MOV-01',
      'SK-MOV-10',
      'SK-MOV-11',
      'SK-MOV-12',
      'SK-MOV-13',
      'SK-MOV-15',
      'SK-MOV-16',
      'SK-MOV-21',
      'SK-MOV-23',
      'SK-MOV-25',
      'SK-MOV-26',
      'SK-MOV-39',
    ],
    procedures: ['movement-allowance', 'gas-exposure'],
    tables: ['movement', 'vehicle-movement', 'ground-costs', 'movement-costs'],
    side,
    everyUnit: true,
  },
]

const FIRE: readonly TurnStep[] = [
  {
    id: 'fire-snipers',
    title: 'Fire: snipers',
    text: 'See whether each sniper is rested, far enough from his unit and has a way home.',
    clauses: ['SK-SNP-02', 'SK-SNP-04', 'SK-SNP-05', 'SK-SNP-07', 'SK-SNP-09', 'SK-SNP-12'],
    procedures: ['sniper-status'],
    tables: [],
    everyUnit: true,
  },
  {
    id: 'fire-artillery',
    title: 'Fire: guns that see their target',
    text: 'The side with initiative first. Guns and tank guns that have not moved or fired a plot fire direct.',
    clauses: [
      'SK-ART-06',
      'SK-ART-07',
      'SK-ART-26',
      'SK-ART-34',
      'SK-ART-41',
      'SK-FIRE-20',
      'SK-VEH-08',
      'SK-VEH-10',
      'SK-VEH-15',
    ],
    procedures: SHELL_PROCEDURES,
    tables: [...SHELL_TABLES, ...CASUALTY_TABLES, 'structure-values', 'vehicle-values'],
  },
  {
    id: 'fire-small-arms',
    title: 'Fire: small arms',
    text: 'Unit by unit, the side with initiative first. Each kind of weapon is a shot of its own, and men hit in this phase still fire.',
    clauses: [
      'SK-FIRE-05',
      'SK-FIRE-15',
      'SK-FIRE-19',
      'SK-FIRE-20',
      'SK-FIRE-21',
      'SK-FIRE-22',
      'SK-FIRE-24',
      'SK-FIRE-26',
      'SK-FIRE-27',
      'SK-FIRE-33',
      'SK-FIRE-37',
      'SK-FIRE-41',
      'SK-VEH-07',
    ],
    procedures: ['small-arms-fire', 'vehicle-cover', 'weapon-figures', 'casualty-roll'],
    tables: [
      'small-arms-factors',
      'fire-modifiers',
      'figure-equivalents',
      ...CASUALTY_TABLES,
      'vehicle-values',
    ],
    everyUnit: true,
  },
  {
    id: 'fire-grenades',
    title: 'Fire: grenades',
    text: 'Each bomber who has not fired throws one grenade.',
    clauses: ['SK-GRN-01', 'SK-GRN-02', 'SK-GRN-04', 'SK-GRN-05', 'SK-GRN-08', 'SK-GRN-09', 'SK-GRN-11'],
    procedures: ['deviation', 'blast-casualties'],
    tables: ['small-arms-factors', 'deviation', 'deviation-grid', 'bursts', ...CASUALTY_TABLES],
  },
  {
    id: 'fire-losses',
    title: 'Fire: losses',
    text: 'Both sides have fired: take off the men who were hit and see who owes a morale check.',
    clauses: ['SK-FIRE-20', 'SK-FIRE-23', 'SK-FIRE-34', 'SK-FIRE-39', 'SK-GEN-24', 'SK-MOR-02', 'SK-MOR-08'],
    procedures: ['morale-trigger'],
    tables: [],
    everyUnit: true,
  },
]

const MELEE: readonly TurnStep[] = [
  {
    id: 'melee',
    title: 'Melee',
    text: 'Every fight has one round, in the order of contact. The loser retreats, holds or surrenders and checks morale at once; then the winner follows up.',
    clauses: [
      'SK-MEL-04',
      'SK-MEL-05',
      'SK-MEL-13',
      'SK-MEL-15',
      'SK-MEL-18',
      'SK-MEL-26',
      'SK-MEL-27',
      'SK-MEL-29',
      'SK-MEL-30',
      'SK-MEL-39',
      'SK-MOR-12',
    ],
    procedures: ['melee-round', 'melee-factor', 'morale-check', 'group-morale-check'],
    tables: ['melee-factors', 'melee-modifiers', ...CASUALTY_TABLES, ...MORALE_TABLES],
  },
]

const MORALE: readonly TurnStep[] = [
  {
    id: 'morale-rally',
    title: 'Morale: rallying',
    text: 'Units whose rout began in an earlier move try to recover.',
    clauses: ['SK-MOR-03', 'SK-MOR-14', 'SK-MOR-24', 'SK-MOR-27'],
    procedures: ['rout-recovery'],
    tables: ['morale-scores', 'morale-modifiers'],
    everyUnit: true,
  },
  {
    id: 'morale-checks',
    title: 'Morale: checks',
    text: 'Every unit that still owes a check takes it now, and does at once what comes of it.',
    clauses: [
      'SK-MOR-02',
      'SK-MOR-04',
      'SK-MOR-06',
      'SK-MOR-07',
      'SK-MOR-08',
      'SK-MOR-15',
      'SK-MOR-17',
      'SK-MOR-18',
      'SK-MOR-22',
      'SK-MOR-25',
    ],
    procedures: ['morale-check', 'morale-trigger', 'group-morale-check'],
    tables: MORALE_TABLES,
    everyUnit: true,
  },
]

/** The move in the order of play, with what comes before the first and after the last. */
export const sequence = (fields: Fields): readonly TurnStep[] => {
  const { year, movesFirst } = settingsFrom(fields)
  const fire = year < FIRST_BOMBERS ? FIRE.filter(({ id }) => id !== 'fire-grenades') : FIRE
  return [
    ...SETUP,
    ...PLOT,
    ...CLOUDS,
    ...BOMBARDMENT,
    ...movementOf(movesFirst, 'first'),
    ...movementOf(movesFirst === 'a' ? 'b' : 'a', 'second'),
    ...fire,
    ...MELEE,
    ...MORALE,
    ...END,
  ]
}
