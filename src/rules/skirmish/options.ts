import { type HouseRules, optionsField, type Readings } from '#kernel/procedure/options.ts'

/** The points on which the published rules can be read two ways; the first reading is the one we play. */
export const HOUSE_RULES = {
  'casualty-table': {
    title: 'The two misprinted cells of the casualty tables',
    clause: 'SK-CAS-02',
    values: ['corrected', 'as-printed'],
  },
  'morale-roll': {
    title: 'A morale throw that equals the score',
    clause: 'SK-MOR-05',
    values: ['at-or-below', 'below'],
  },
  'casualty-modifier': {
    title: 'Which losses weigh on morale',
    clause: 'SK-MOR-09',
    values: ['this-move', 'whole-game'],
  },
  'road-speed-guns': {
    title: 'Which guns are the faster on a road',
    clause: 'SK-MOV-02',
    values: ['swapped', 'as-printed'],
  },
  'trench-melee': {
    title: 'Who suffers from a trench in melee',
    clause: 'SK-MEL-08',
    values: ['side-in-trench', 'attacker-of-trench'],
  },
  'grenade-modifiers': {
    title: 'What shelters from a grenade',
    clause: 'SK-GRN-03',
    values: ['none', 'cover-only'],
  },
  'building-bonus': {
    title: 'Direct fire at a building: both bonuses or the better',
    clause: 'SK-ART-12',
    values: ['cumulative', 'highest'],
  },
  'deviation-direction': {
    title: 'The die that gives the direction of a miss',
    clause: 'SK-ART-14',
    values: ['modified', 'natural'],
  },
  'breakdown-under-fire': {
    title: 'What fire does to a tank’s breakdown throw',
    clause: 'SK-VEH-03',
    values: ['worse', 'better'],
  },
  'ball-against-armour': {
    title: 'Ordinary bullets against armour',
    clause: 'SK-VEH-23',
    values: ['as-printed', 'within-6', 'armour-piercing-only'],
  },
  'figure-rounding': {
    title: 'Numbers of figures between two columns',
    clause: 'SK-FIRE-10',
    values: ['down', 'nearest'],
  },
  'fire-table-floor': {
    title: 'Fire worth less than table 1',
    clause: 'SK-FIRE-11',
    values: ['no-effect', 'table-1'],
  },
  'structure-damage-table': {
    title: 'The table number that batters a structure',
    clause: 'SK-STR-04',
    values: ['firer-only', 'full'],
  },
  'estimate-ranges': {
    title: 'Plotting fire without a ruler',
    clause: 'SK-BOM-16',
    values: ['on', 'off'],
  },
} as const satisfies HouseRules

export type Options = Readings<typeof HOUSE_RULES>
export const options = optionsField(HOUSE_RULES)
