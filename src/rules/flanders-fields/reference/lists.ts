import type { ShownTable } from '../../../kernel/procedure/reference.ts'
import type { Weapons } from '../armies/builder.ts'
import { DIVISIONS } from '../armies/divisions.ts'
import { NONE, name, title } from './cells.ts'

const weapons = (of: Weapons): string =>
  Object.entries(of)
    .map(([kind, count]) => `${count} ${name(kind).replace(' team', '')}`)
    .join(', ') || NONE

const organisations: ShownTable = {
  id: 'organisations',
  title: 'Orders of battle, stands in each',
  clause: 'FF-ORG-01',
  columns: [
    'Army',
    'Regiments',
    'Battalions in each',
    'Platoons in each of 4 companies',
    'Battalion',
    'Regiment',
    'Division',
  ],
  rows: DIVISIONS.map((division) => [
    division.title,
    String(division.regiments),
    String(division.battalions),
    division.platoons.raw === division.platoons.other
      ? String(division.platoons.raw)
      : `${division.platoons.other}, raw ${division.platoons.raw}`,
    weapons(division.weapons),
    weapons(division.assets),
    [
      weapons(division.whole),
      ...(division.squadron ? ['a cavalry squadron'] : []),
      ...(division.pioneerBattalion ? ['a pioneer battalion'] : []),
    ].join(', '),
  ]),
  note: 'A command stand at every level. A British brigade is a regiment.',
}

// FF-ART-01: nation, gun, class, range in m, shell in kg
const GUNS: readonly (readonly [string, string, string, number, number | undefined])[] = [
  ['british', '18-pdr', 'field-gun', 6000, 8.4],
  ['british', '4.5" howitzer', 'field-howitzer', 6650, 15.5],
  ['british', '60-pdr', 'heavy-artillery', 9400, 27.25],
  ['british', '6" howitzer', 'heavy-artillery', 8700, 45],
  ['british', '8" howitzer', 'super-heavy-artillery', 10000, 90],
  ['british', '9.2" howitzer', 'super-heavy-artillery', 9100, 131],
  ['british', '12" howitzer', 'super-heavy-artillery', 11000, 340],
  ['british', '15" howitzer', 'super-heavy-artillery', 9800, 658],
  ['french', '75 mm', 'field-gun', 8500, 7.25],
  ['french', '105 mm', 'field-gun', 12000, undefined],
  ['french', '155 mm howitzer', 'heavy-artillery', 11300, 43.6],
  ['french', '280 mm mortar', 'super-heavy-artillery', 11000, 205],
  ['german', '77 mm', 'field-gun', 9100, 6.8],
  ['german', '105 mm howitzer', 'field-howitzer', 6300, undefined],
  ['german', '105 mm gun', 'field-gun', 12000, undefined],
  ['german', '150 mm howitzer', 'heavy-artillery', 7400, 40.5],
  ['german', '21 cm howitzer', 'super-heavy-artillery', 9400, 114],
  ['german', '42 cm howitzer', 'super-heavy-artillery', 12500, 820],
]

const guns: ShownTable = {
  id: 'guns',
  title: 'Guns and their classes',
  clause: 'FF-ART-01',
  columns: ['Gun', 'Nation', 'Class', 'Range, m', 'Shell, kg'],
  rows: GUNS.map(([nation, gun, weapon, range, shell]) => [
    gun,
    title(nation),
    name(weapon),
    String(range),
    shell === undefined ? NONE : String(shell),
  ]),
  note: 'Only the class counts on the table.',
}

export const LIST_TABLES: readonly ShownTable[] = [organisations, guns]
