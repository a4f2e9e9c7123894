import type { Allowance, Scenario } from './scenario.ts'

const BRITISH: Allowance = { within: [0, 0, 72, 12] }
const GERMAN: Allowance = { within: [0, 33, 72, 60] }
/** Behind the farm, at (66, 48.5), fewest of the attackers see it. */
const GUN: Allowance = { within: [56, 46, 72, 60] }
const TANKS: Allowance = { within: [0, 9, 72, 12] }

/** SK 7.5 */
export const RIDGE: Scenario = {
  id: 'ridge-1917',
  title: 'Tanks at the ridge',
  size: 'large',
  date: '1917-11',
  year: 1917,
  width: 72,
  length: 60,
  moves: 12,
  wind: { strength: 'light', direction: 2 },
  attacker: 'a',
  deploysFirst: 'b',
  ground: [
    {
      kind: 'trench',
      name: 'British trench',
      along: [
        [0, 8],
        [72, 8],
      ],
    },
    { kind: 'shelled', name: 'No man’s land', at: [0, 14, 72, 30] },
    {
      kind: 'wire',
      name: 'Wire',
      along: [
        [0, 32],
        [72, 32],
      ],
    },
    {
      kind: 'trench',
      name: 'Front trench',
      along: [
        [0, 36],
        [18, 35],
        [36, 37],
        [54, 35],
        [72, 36],
      ],
    },
    {
      kind: 'trench',
      name: 'Second trench',
      along: [
        [0, 50],
        [36, 51],
        [72, 50],
      ],
    },
    {
      kind: 'trench',
      name: 'Communication trench',
      along: [
        [36, 37],
        [36, 51],
      ],
    },
    { kind: 'small-bunker', name: 'Bunker', at: [25, 35, 27, 37], faces: 180 },
    { kind: 'dugout', name: 'Dugout', at: [40, 52, 44, 54] },
    { kind: 'medium-building-brick', name: 'Farm', at: [64, 42, 68, 46] },
    { kind: 'emplacement', name: 'Gun pit', at: [60, 53, 63, 55] },
    { kind: 'hill', name: 'Ridge', at: [0, 46, 72, 60] },
  ],
  a: {
    name: 'British',
    nation: 'british',
    zone: [0, 0, 72, 12],
    units: [
      {
        id: 'a-1',
        organisation: 'br-section-1917',
        name: '1st section',
        at: [12, 8],
        trench: 'british-trench',
        allowance: BRITISH,
      },
      {
        id: 'a-2',
        organisation: 'br-section-1917',
        name: '2nd section',
        officer: true,
        at: [28, 8],
        trench: 'british-trench',
        allowance: BRITISH,
      },
      {
        id: 'a-3',
        organisation: 'br-section-1917',
        name: '3rd section',
        at: [44, 8],
        trench: 'british-trench',
        allowance: BRITISH,
      },
      {
        id: 'a-4',
        organisation: 'br-section-1917',
        name: '4th section',
        at: [60, 8],
        trench: 'british-trench',
        allowance: BRITISH,
      },
      {
        id: 'a-male',
        organisation: 'mark-iv-male',
        name: 'Male tank',
        at: [20, 11],
        allowance: TANKS,
      },
      {
        id: 'a-female',
        organisation: 'mark-iv-female',
        name: 'Female tank',
        at: [52, 11],
        allowance: TANKS,
      },
    ],
    batteries: [
      { id: 'a-battery', name: 'Howitzer battery', weapon: 'howitzer', guns: 6, ammo: ['he', 'smoke'] },
    ],
    issued: { smoke: 24 },
  },
  b: {
    name: 'Germans',
    nation: 'german',
    zone: [0, 33, 72, 60],
    units: [
      {
        id: 'b-1',
        organisation: 'ge-gruppe-1917',
        name: '1st squad',
        at: [14, 35.2],
        trench: 'front-trench',
        allowance: GERMAN,
      },
      {
        id: 'b-2',
        organisation: 'ge-gruppe-1917',
        name: '2nd squad',
        traits: ['armour-piercing'],
        at: [36, 37],
        trench: 'front-trench',
        allowance: GERMAN,
      },
      {
        id: 'b-3',
        organisation: 'ge-gruppe-1917',
        name: '3rd squad',
        at: [58, 35.2],
        trench: 'front-trench',
        allowance: GERMAN,
      },
      {
        id: 'b-hmg',
        organisation: 'hmg-team',
        name: 'Maxim team',
        at: [26, 36],
        inside: 'bunker',
        allowance: GERMAN,
      },
      {
        id: 'b-res',
        organisation: 'ge-gruppe-1917',
        name: 'Reserve squad',
        officer: true,
        traits: ['armour-piercing'],
        at: [34, 51],
        trench: 'second-trench',
        allowance: GERMAN,
      },
      {
        id: 'b-gun',
        organisation: 'medium-gun',
        name: '77 mm gun',
        at: [61.5, 54],
        allowance: GUN,
      },
    ],
  },
  objectives: [
    { name: 'Front trench west', at: [18, 35], points: 2, holder: 'b' },
    { name: 'Front trench east', at: [54, 35], points: 2, holder: 'b' },
    { name: 'Bunker', at: 'structure', points: 2, holder: 'b' },
    { name: 'Farm', at: 'structure', points: 2, holder: 'b' },
    { name: 'Second trench centre', at: [36, 51], points: 4, holder: 'b' },
  ],
  awards: [
    { kind: 'units-lost', to: 'a', each: 1 },
    { kind: 'units-lost', to: 'b', each: 1, vehicles: 2 },
  ],
  toWin: { a: 3, b: 0 },
}
