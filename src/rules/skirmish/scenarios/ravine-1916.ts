import type { Allowance, Scenario } from './scenario.ts'

const FRENCH: Allowance = { within: [0, 0, 60, 11] }
const GERMAN: Allowance = { within: [0, 29, 60, 54] }
const FROM_DUGOUT: Allowance = { within: [0, 29, 60, 54], orIn: { trench: 'front-trench', near: 8 } }

/**
 * SK 7.7, with three of its levers: 9 moves in place of 10, the fourth French squad left out, and 2 points in place of 3 for
 * either half of the front trench. As printed the French won nine battles in ten, computer against computer; so set up, and
 * with a commander who fires their gas, they win one in two.
 */
export const RAVINE: Scenario = {
  id: 'ravine-1916',
  title: 'The ravine',
  size: 'large',
  date: '1916-10',
  year: 1916,
  width: 60,
  length: 54,
  moves: 9,
  wind: { strength: 'light', direction: 1 },
  attacker: 'a',
  deploysFirst: 'b',
  ground: [
    {
      kind: 'trench',
      name: 'French trench',
      along: [
        [0, 9],
        [20, 10],
        [40, 9],
        [60, 10],
      ],
    },
    { kind: 'shelled', name: 'No man’s land', at: [0, 12, 60, 29] },
    {
      kind: 'wire',
      name: 'Wire',
      along: [
        [0, 27],
        [60, 27],
      ],
    },
    {
      kind: 'trench',
      name: 'Front trench',
      along: [
        [0, 31],
        [15, 30],
        [30, 31.5],
        [45, 30],
        [60, 31],
      ],
    },
    {
      kind: 'trench',
      name: 'Support trench',
      along: [
        [0, 45],
        [30, 44],
        [60, 45],
      ],
    },
    {
      kind: 'trench',
      name: 'West sap',
      along: [
        [15, 30],
        [15, 44.5],
      ],
    },
    {
      kind: 'trench',
      name: 'East sap',
      along: [
        [45, 30],
        [45, 44.5],
      ],
    },
    { kind: 'shelled', name: 'Ravine', at: [0, 33, 60, 42] },
    { kind: 'wood', name: 'West copse', at: [3, 34, 11, 41] },
    { kind: 'wood', name: 'East copse', at: [49, 34, 57, 41] },
    { kind: 'medium-bunker', name: 'Blockhouse', at: [28, 36, 32, 39], faces: 180 },
    { kind: 'dugout', name: 'West dugout', at: [8, 32, 12, 34] },
    { kind: 'dugout', name: 'Centre dugout', at: [28, 33, 32, 35] },
    { kind: 'dugout', name: 'East dugout', at: [48, 32, 52, 34] },
    { kind: 'dugout', name: 'Rear dugout', at: [13, 46, 17, 48] },
    { kind: 'hill', name: 'Heights', at: [0, 43, 60, 54] },
  ],
  a: {
    name: 'French',
    nation: 'french',
    zone: [0, 0, 60, 11],
    units: [
      {
        id: 'a-1',
        organisation: 'fr-squad-1917',
        name: '1st squad',
        at: [8, 9.4],
        trench: 'french-trench',
        allowance: FRENCH,
      },
      {
        id: 'a-2',
        organisation: 'fr-squad-1917',
        name: '2nd squad',
        officer: true,
        at: [21.5, 9.93],
        trench: 'french-trench',
        allowance: FRENCH,
      },
      {
        id: 'a-3',
        organisation: 'fr-squad-1917',
        name: '3rd squad',
        at: [38.5, 9.08],
        trench: 'french-trench',
        allowance: FRENCH,
      },
      {
        id: 'a-hmg',
        organisation: 'hmg-team',
        name: 'Hotchkiss team',
        at: [30, 9.5],
        trench: 'french-trench',
        allowance: FRENCH,
      },
      {
        id: 'a-gun-1',
        organisation: 'medium-gun',
        name: '1st 75',
        at: [18, 4],
        ammo: ['he', 'shrapnel', 'smoke'],
      },
      {
        id: 'a-gun-2',
        organisation: 'medium-gun',
        name: '2nd 75',
        at: [42, 4],
        ammo: ['he', 'shrapnel', 'smoke'],
      },
      { id: 'a-mortar-1', organisation: 'mortar', name: '1st mortar', at: [26, 6], ammo: ['he'] },
      { id: 'a-mortar-2', organisation: 'mortar', name: '2nd mortar', at: [34, 6], ammo: ['he'] },
    ],
    batteries: [
      { id: 'a-battery', name: 'Howitzer battery', weapon: 'howitzer', guns: 6, ammo: ['he', 'gas'] },
    ],
    issued: { gas: 6, smoke: 8 },
  },
  b: {
    name: 'Germans',
    nation: 'german',
    zone: [0, 29, 60, 54],
    units: [
      {
        id: 'b-1',
        organisation: 'ge-gruppe-1916',
        name: '1st squad',
        at: [10, 33],
        inside: 'west-dugout',
        allowance: FROM_DUGOUT,
      },
      {
        id: 'b-2',
        organisation: 'ge-gruppe-1916',
        name: '2nd squad',
        at: [30, 34],
        inside: 'centre-dugout',
        allowance: FROM_DUGOUT,
      },
      {
        id: 'b-3',
        organisation: 'ge-gruppe-1916',
        name: '3rd squad',
        at: [50, 33],
        inside: 'east-dugout',
        allowance: FROM_DUGOUT,
      },
      {
        id: 'b-hmg-1',
        organisation: 'hmg-team',
        name: 'Blockhouse team',
        at: [30, 37.5],
        inside: 'blockhouse',
      },
      {
        id: 'b-hmg-2',
        organisation: 'hmg-team',
        name: 'Maxim team',
        at: [38, 30.7],
        trench: 'front-trench',
        allowance: GERMAN,
      },
      {
        id: 'b-res',
        organisation: 'ge-gruppe-1916',
        name: 'Reserve squad',
        officer: true,
        at: [15, 47],
        inside: 'rear-dugout',
      },
      {
        id: 'b-sniper',
        organisation: 'sniper',
        name: 'Sniper',
        squad: 'b-1',
        at: [22, 30.7],
        trench: 'front-trench',
        allowance: GERMAN,
      },
      { id: 'b-mortar', organisation: 'mortar', name: 'Mortar', at: [30, 48], ammo: ['he'] },
    ],
    batteries: [
      {
        id: 'b-battery',
        name: 'Field battery',
        weapon: 'medium-gun',
        guns: 4,
        ammo: ['he', 'shrapnel'],
      },
    ],
  },
  objectives: [
    { name: 'Front trench west', at: [15, 30], points: 2, holder: 'b' },
    { name: 'Front trench east', at: [45, 30], points: 2, holder: 'b' },
    { name: 'Blockhouse', at: 'structure', points: 3, holder: 'b' },
    { name: 'Support trench centre', at: [30, 44], points: 4, holder: 'b' },
  ],
  awards: [
    { kind: 'units-lost', to: 'a', each: 1 },
    { kind: 'units-lost', to: 'b', each: 1 },
  ],
  toWin: { a: 2, b: 0 },
}
