import { armyNamed, type Scenario, TRENCH_TERMS } from './scenario.ts'

/** S5: half the usual density. GF-VAR-06: the Turkish front line is a light trench throughout. */
export const GAZA: Scenario = {
  id: 'gaza-1917',
  title: 'Gaza, 1917',
  text: 'Thin lines under a hot sun: the British have tanks, gas-free air and mounted men to go round the flank, the Turks the ridges and the town behind them.',
  ground: ['OOOOOOOO', 'OOOTOOOO', 'ORRROOOO', 'OOROOROO', 'OOOOOOOO', 'OOORROOO', 'OOOOOOOO', 'OOOOOOOO'],
  trench: ['--------', '--------', '-LLLLLL-', 'LLLLLLLL', 'LLLLLL--', '--------', '--------', '--------'],
  roads: [],
  elevation: { 1: ['B6', 'C6', 'D6', 'F5'], 2: ['C5'] },
  embankment: [],
  water: [],
  nations: { a: 'british', b: 'turkish' },
  armies: { a: armyNamed('gaza-1917-a'), b: armyNamed('gaza-1917-b') },
  tunnels: [],
  heldBack: [],
  terms: {
    ...TRENCH_TERMS,
    begins: '1917-04-16',
    weeks: 8,
    variation: 'russia-palestine',
    season: 'summer',
    verdict: { marks: { side: 'a', wins: 10, loses: 0 }, ties: null, prize: { zone: 'D7', points: 6 } },
  },
}
