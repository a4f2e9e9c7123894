import type { Scenario } from './scenario.ts'

/** SK 7.6, the teaching game: half turned, the table is the same for both. */
export const SHRINE: Scenario = {
  id: 'shrine-1914',
  title: 'The shrine',
  size: 'learning',
  date: '1914-09',
  year: 1914,
  width: 36,
  length: 28,
  moves: 6,
  wind: { strength: 'calm', direction: 0 },
  attacker: 'a',
  deploysFirst: 'b',
  ground: [
    {
      kind: 'wall',
      name: 'South wall',
      along: [
        [13, 11],
        [22, 11],
      ],
    },
    {
      kind: 'wall',
      name: 'North wall',
      along: [
        [23, 17],
        [14, 17],
      ],
    },
    {
      kind: 'hedge',
      name: 'West hedge',
      along: [
        [3, 12],
        [10, 12],
      ],
    },
    {
      kind: 'hedge',
      name: 'East hedge',
      along: [
        [33, 16],
        [26, 16],
      ],
    },
    { kind: 'wood', name: 'West wood', at: [1, 15, 7, 21] },
    { kind: 'wood', name: 'East wood', at: [29, 7, 35, 13] },
  ],
  a: {
    name: 'French',
    nation: 'french',
    zone: [0, 0, 36, 5],
    units: [
      { id: 'a-1', organisation: 'fr-squad-1914', name: '1st squad', at: [10, 4] },
      { id: 'a-2', organisation: 'fr-squad-1914', name: '2nd squad', at: [24, 4] },
    ],
  },
  b: {
    name: 'Germans',
    nation: 'german',
    zone: [0, 23, 36, 28],
    units: [
      { id: 'b-1', organisation: 'ge-gruppe-1914', name: '1st squad', at: [26, 24] },
      { id: 'b-2', organisation: 'ge-gruppe-1914', name: '2nd squad', at: [12, 24] },
    ],
  },
  objectives: [{ name: 'Shrine', at: [18, 14], points: 5 }],
  awards: [
    { kind: 'figures-lost', to: 'a', each: 1, prisoners: 1 },
    { kind: 'figures-lost', to: 'b', each: 1, prisoners: 1 },
  ],
  toWin: { a: 3, b: 3 },
}
