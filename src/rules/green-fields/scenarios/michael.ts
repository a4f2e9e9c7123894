import { armyNamed, NO_VERDICT, type Scenario, TRENCH_TERMS } from './scenario.ts'

/** S4: the German offensive. */
export const MICHAEL: Scenario = {
  id: 'michael-1918',
  title: 'Michael, 1918',
  text: 'Storm troops come out of the fog across the old shell-scape against a thin British line with a river at its back. There are four weeks to break it.',
  ground: [
    'OOOOOO',
    'OOTOOO',
    'OOOOWO',
    'MOOOMO',
    'MMRMMM',
    'MRMMMR',
    'OOROOM',
    'OUOOOO',
    'OOOWOO',
    'OOTOOO',
  ],
  trench: [
    '------',
    '------',
    'LLLLLL',
    'LLLLLL',
    'HHHHHH',
    'HHHHHH',
    'L-L-L-',
    '------',
    '------',
    '------',
  ],
  roads: ['C1-C2-C3-C4-C5-C6-C7-C8-C9-C10'],
  elevation: {},
  embankment: [],
  water: [
    {
      water: 'river',
      edges: ['A2/A3', 'B2/B3', 'C2/C3', 'D2/D3', 'E2/E3', 'F2/F3'],
      bridges: ['C2/C3'],
    },
  ],
  nations: { a: 'british', b: 'german' },
  armies: { a: armyNamed('michael-1918-a'), b: armyNamed('michael-1918-b') },
  tunnels: [],
  terms: {
    ...TRENCH_TERMS,
    begins: '1918-03-18',
    weeks: 4,
    limit: 20,
    mustAssault: { side: 'b', by: 1 },
    fogTurns: 2,
    verdict: { ...NO_VERDICT, marks: { side: 'b', wins: 32, loses: 22 } },
  },
}
