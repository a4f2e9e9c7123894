import { armyNamed, NO_VERDICT, type Scenario, TRENCH_TERMS } from './scenario.ts'

/** S2: an encounter in the open. */
export const LE_CATEAU: Scenario = {
  id: 'le-cateau-1914',
  title: 'Le Cateau, 1914',
  text: 'A few expert British regiments behind a stream await the mass of the German advance. The campaign opens with its assault.',
  ground: ['OOOWOO', 'OOROOO', 'OOOOOO', 'OTOOOO', 'OOOORO', 'OOTOOO', 'OROOWO', 'OOOOTO'],
  trench: null,
  roads: ['C1-C2-C3-B4-B5-B6-C7-C8', 'E1-E2-E3-E4-E5-E6'],
  elevation: { 1: ['B3', 'C3', 'D3', 'E3'] },
  embankment: [],
  water: [{ water: 'stream', edges: ['A5/A6', 'B5/B6', 'C5/C6', 'D5/D6'], bridges: ['B5/B6'] }],
  nations: { a: 'british', b: 'german' },
  armies: { a: armyNamed('le-cateau-1914-a'), b: armyNamed('le-cateau-1914-b') },
  tunnels: [],
  heldBack: [],
  terms: {
    ...TRENCH_TERMS,
    begins: '1914-08-24',
    weeks: 8,
    variation: '1914',
    season: 'summer',
    announcer: 'b',
    firstRows: 2,
    verdict: { ...NO_VERDICT, ties: 'a' },
  },
}
