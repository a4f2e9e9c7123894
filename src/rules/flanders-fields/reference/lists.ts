import type { ShownTable } from '#kernel/procedure/reference.ts'
import { counted } from '#kernel/words.ts'
import type { Weapons } from '../armies/builder.ts'
import { DIVISIONS, type Division } from '../armies/divisions.ts'
import { GUNS } from '../tables/index.ts'
import { NONE, name, title } from './cells.ts'

const weapons = (of: Weapons): string =>
  Object.entries(of)
    .map(([kind, count]) => counted(count, name(kind).replace(' team', '').replace('artillery', 'gun')))
    .join(', ') || NONE

export const organisations = (divisions: readonly Division[]): ShownTable => ({
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
  rows: divisions.map((division) => [
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
})

export const guns = (shown: typeof GUNS): ShownTable => ({
  id: 'guns',
  title: 'Guns and their classes',
  clause: 'FF-ART-01',
  columns: ['Gun', 'Nation', 'Class', 'Range, m', 'Shell, kg', 'Weight, t'],
  rows: shown.map(({ nation, name: gun, weapon, range, shell, weight }) => [
    gun,
    title(nation),
    name(weapon),
    String(range),
    String(shell ?? NONE),
    String(weight ?? NONE),
  ]),
  note: 'Only the class counts on the table.',
})

export const LIST_TABLES: readonly ShownTable[] = [organisations(DIVISIONS), guns(GUNS)]
