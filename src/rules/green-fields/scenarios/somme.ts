import { armyNamed, NO_VERDICT, type Scenario, TRENCH_TERMS } from './scenario.ts'

/** S3: the set piece. */
export const SOMME: Scenario = {
  id: 'somme-1916',
  title: 'The Somme, 1916',
  text: 'The New Army has shells, mines and numbers; the German line has the villages and the high ground. The attack must go in by the second week.',
  ground: [
    'OOOOOOOO',
    'OOWOOOWO',
    'OTOOTOOO',
    'OOROOOOO',
    'TOTOTRTO',
    'OOOROOOO',
    'OWOOOOOO',
    'OOOOROOO',
    'OOOOOTOO',
    'OTOOOOOO',
  ],
  trench: [
    '--------',
    '--------',
    'LLLLLLLL',
    'HLHLHLHL',
    'HHHHHHHH',
    'HHHHHHHH',
    'LLLLLLLL',
    '--------',
    '--------',
    '--------',
  ],
  roads: ['F2-F3-F4-F5-E6-E7-E8-E9-E10', 'B1-B2-B3-B4-B5', 'C6-C7-C8-C9-C10'],
  elevation: {
    1: ['A6', 'B6', 'C6', 'D6', 'E6', 'A7', 'B7', 'C7', 'D7', 'E7', 'F7', 'G7', 'H7'],
    2: ['C8', 'D8'],
  },
  embankment: [],
  water: [],
  nations: { a: 'british', b: 'german' },
  armies: { a: armyNamed('somme-1916-a'), b: armyNamed('somme-1916-b') },
  tunnels: [
    { side: 'a', from: 'A5', under: 'A6', explosives: 4 },
    { side: 'a', from: 'D5', under: 'D6', explosives: 4 },
  ],
  heldBack: [],
  terms: {
    ...TRENCH_TERMS,
    begins: '1916-06-26',
    weeks: 8,
    mustAssault: { side: 'a', by: 2 },
    noCanisters: true,
    verdict: { ...NO_VERDICT, marks: { side: 'a', wins: 22, loses: 12 } },
  },
}
