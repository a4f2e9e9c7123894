import { armyNamed, NO_VERDICT, type Scenario, TRENCH_TERMS } from './scenario.ts'

/** S1: the standard trench game. */
export const QUIET_SECTOR: Scenario = {
  id: 'quiet-sector',
  title: 'A Quiet Sector, 1916',
  text: 'Two corps face each other across six zones of unbroken trench for a spring: the standard game.',
  ground: ['OOTOOO', 'OOOWOO', 'OOOOOO', 'ROOORO', 'OOROOO', 'OOOOOO', 'OWOOOO', 'OOOTOO'],
  trench: ['------', '------', 'LLLLLL', 'HHHHHH', 'HHHHHH', 'LLLLLL', '------', '------'],
  roads: ['D1-D2-D3-D4', 'C8-C7-C6-C5'],
  elevation: { 1: ['C7', 'D2'] },
  embankment: [],
  water: [],
  nations: { a: 'british', b: 'german' },
  armies: { a: armyNamed('quiet-sector-a'), b: armyNamed('quiet-sector-b') },
  tunnels: [],
  heldBack: [],
  terms: { ...TRENCH_TERMS, begins: '1916-03-06', weeks: 12, verdict: NO_VERDICT },
}
