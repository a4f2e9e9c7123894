import type { Nation } from '../../vocabulary.ts'
import type { Muster } from './force.ts'
import { standardForce } from './standard.ts'
import { LATER_TROOPS, STANDARD, TROOPS_1914, type Troops } from './troops.ts'

/** A corps that holds six zones of front, made up as the rules prescribe. */
const corps = (id: string, title: string, year: number, infantry: Troops, nation?: Nation): Muster => ({
  id,
  title,
  year,
  ...(nation === undefined ? {} : { nation }),
  ...standardForce(6, 'trench', infantry),
})

const german1916 = corps(
  'german-line-1916',
  'German corps, 1916',
  1916,
  LATER_TROOPS['german-line-1916'],
  'german',
)

export const BRITISH_1914: Muster = {
  id: 'british-1914',
  title: 'British force, 1914',
  nation: 'british',
  year: 1914,
  stores: { depot: 3, shells: 33, luxuries: 10 },
  contingents: [
    [4, TROOPS_1914['bef-1914']],
    [1, TROOPS_1914['british-cavalry-1914']],
    [1, TROOPS_1914['british-field-1914']],
  ],
}

export const GERMAN_1914: Muster = {
  id: 'german-1914',
  title: 'German force, 1914',
  nation: 'german',
  year: 1914,
  stores: { depot: 3, shells: 33, luxuries: 6 },
  contingents: [
    [3, TROOPS_1914['german-regular-1914']],
    [1, TROOPS_1914['german-reserve-1914']],
    [1, TROOPS_1914['german-cavalry-1914']],
    [1, TROOPS_1914['german-field-1914']],
    [1, STANDARD.reconnaissance],
  ],
}

export const ORGANISATIONS: readonly Muster[] = [
  corps('standard-force', 'Standard trench force for six zones', 1916, STANDARD.infantry),
  {
    id: 'half-density-force',
    title: 'Russia and Palestine: force for eight zones',
    year: 1917,
    ...standardForce(8, 'russia-palestine', STANDARD.infantry),
  },
  BRITISH_1914,
  GERMAN_1914,
  {
    id: 'french-1914',
    title: 'French force, 1914',
    nation: 'french',
    year: 1914,
    stores: { depot: 3, shells: 63, luxuries: 14 },
    contingents: [
      [3, TROOPS_1914['french-infantry-1914']],
      [1, TROOPS_1914['french-colonial-1914']],
      [1, TROOPS_1914['french-cavalry-1914']],
      [1, TROOPS_1914['french-field-1914']],
    ],
  },
  corps('new-army-1916', 'British New Army corps, 1916', 1916, LATER_TROOPS['new-army-1916'], 'british'),
  german1916,
  corps('french-line-1916', 'French corps, 1916', 1916, LATER_TROOPS['french-line-1916'], 'french'),
  corps('dominion-1917', 'Dominion corps, 1917', 1917, LATER_TROOPS['dominion-1917'], 'dominion'),
  corps('american-1918', 'American corps, 1918', 1918, LATER_TROOPS['american-1918'], 'american'),
  {
    ...german1916,
    id: 'stosstruppe-1918',
    title: 'German corps with stosstruppe, 1918',
    year: 1918,
    contingents: [[1, LATER_TROOPS['stosstruppe-1918']], ...german1916.contingents],
  },
]
