import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed } from '#kernel/words.ts'
import {
  CASUALTY_TABLES,
  FIGURE_COLUMNS,
  FIGURE_EQUIVALENTS,
  FIRE_COVER,
  FIRE_MODIFIERS,
  FIRE_QUALITY,
  MISPRINTS,
  RANGE_COLUMNS,
  SMALL_ARM_FACTORS,
  SPECIALIST_FROM,
} from '../tables/index.ts'
import { FIGURE_WEAPONS, SMALL_ARMS } from '../vocabulary.ts'
import { nameOf } from '../wording.ts'
import { count, factor, NOTHING } from './cells.ts'

export const RANGE_HEADINGS: readonly string[] = ['Weapon', ...RANGE_COLUMNS.map((inches) => `${inches}"`)]

const SMALL_ARMS_FACTORS: ShownTable = {
  id: 'small-arms-factors',
  title: 'Small arms: basic factor by range',
  clause: 'SK-FIRE-01',
  columns: RANGE_HEADINGS,
  rows: [...SMALL_ARMS, 'grenade' as const].map((weapon) => [
    nameOf(weapon),
    ...SMALL_ARM_FACTORS[weapon].map(factor),
  ]),
  note: `Read the first column that reaches the range. ${NOTHING} is out of range.`,
}

const FIRE_MODIFIER_TABLE: ShownTable = {
  id: 'fire-modifiers',
  title: 'Fire modifiers',
  clause: 'SK-FIRE-04',
  columns: ['Modifier', 'Table'],
  rows: [
    ['Firers elite', signed(FIRE_QUALITY.elite)],
    ['Firers crack', signed(FIRE_QUALITY.crack)],
    ['Firers British regulars of 1914, rifles only', signed(FIRE_MODIFIERS.bef)],
    ['Firers green', signed(FIRE_QUALITY.green)],
    ['Target in bunker or dugout', signed(FIRE_COVER.bunker)],
    ['Target in hard cover', signed(FIRE_COVER.hard)],
    ['Target in trench', signed(FIRE_COVER.trench)],
    ['Target in soft cover', signed(FIRE_COVER.soft)],
    ['Enfilade', signed(FIRE_MODIFIERS.enfilade)],
    ['Aimed, small arms only', signed(FIRE_MODIFIERS.aimed)],
    ['Target prone', signed(FIRE_MODIFIERS.prone)],
    ['Each gunner lost, guns and mortars', signed(FIRE_MODIFIERS.gunnerLost)],
    ['Belt-fed LMG', signed(FIRE_MODIFIERS.beltFed)],
    ['Sniper', signed(FIRE_MODIFIERS.sniper)],
    ['Guns and mortars at skirmishers', signed(FIRE_MODIFIERS.skirmishers)],
    ['Main gun of a tank', signed(FIRE_MODIFIERS.tankGun)],
  ],
  note: `Only the best cover counts; lying down adds nothing in a trench or bunker. With specialists among others in the target throw a d10 after a loss: ${SPECIALIST_FROM}+ hits one of them.`,
}

const FIGURE_EQUIVALENT_TABLE: ShownTable = {
  id: 'figure-equivalents',
  title: 'Figures a weapon counts for',
  clause: 'SK-FIRE-08',
  columns: ['Weapon', 'Figures', 'Each man of the crew lost'],
  rows: FIGURE_WEAPONS.map((weapon) => {
    const { figures, perLoss } = FIGURE_EQUIVALENTS[weapon]
    return [
      weapon === 'gun' ? 'Gun or mortar' : nameOf(weapon),
      String(figures),
      perLoss === 0 ? NOTHING : signed(-perLoss),
    ]
  }),
  note: 'Gunners lost lower the table number instead. A grenade takes no modifiers.',
}

const misprintsOf = (table: number): string | undefined => {
  const cells = MISPRINTS.filter((misprint) => misprint.table === table)
  if (cells.length === 0) return undefined
  return cells
    .map(({ die, column, printed }) => `Die ${die}, ${column} figures: the sheet misprints ${printed}.`)
    .join(' ')
}

const casualtyTable = (rows: readonly (readonly number[])[], index: number): ShownTable => {
  const note = misprintsOf(index + 1)
  return {
    id: `casualties-${index + 1}`,
    title: `Casualty table ${index + 1}`,
    clause: 'SK-CAS-01',
    columns: ['d6', ...FIGURE_COLUMNS.map(String)],
    rows: rows.map((cells, row) => [String(row + 1), ...cells.map(count)]),
    ...(note === undefined ? {} : { note }),
  }
}

/** The fifteen tables of men hit: die down the side, figures firing along the top. */
export const CASUALTIES: readonly ShownTable[] = CASUALTY_TABLES.map(casualtyTable)

export const FIRE: readonly ShownTable[] = [SMALL_ARMS_FACTORS, FIRE_MODIFIER_TABLE, FIGURE_EQUIVALENT_TABLE]
