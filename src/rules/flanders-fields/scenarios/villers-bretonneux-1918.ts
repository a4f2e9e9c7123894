import { road, spots, trench } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const VILLERS_BRETONNEUX_1918: Scenario = {
  id: 'villers-bretonneux-1918',
  title: 'Villers-Bretonneux, 1918',
  size: 'small',
  period: 'late',
  date: '1918-04',
  width: 120,
  length: 120,
  // Balance: the catalogue has 9; the counter-attack, held back by the barrage, came too late.
  turns: 11,
  ground: [
    trench('attacker', [0, 16], [120, 16]),
    trench('defender', [0, 62], [120, 62]),
    trench('defender', [0, 96], [120, 96], 'Cachy Switch'),
    { kind: 'built-up', at: [20, 70, 56, 92], name: 'Villers-Bretonneux' },
    { kind: 'wood', at: [80, 60, 104, 78], name: 'Wood' },
    { kind: 'wire', at: [0, 56, 120, 58] },
    road([0, 88], [120, 88]),
  ],
  attacker: {
    nation: 'german',
    zone: [0, 22],
    regiments: [
      {
        name: 'Infantry Regiment 207',
        command: [60, 6],
        offTable: ['field-gun', 'heavy-artillery'],
        battalions: [
          {
            name: 'I Battalion',
            quality: 'experienced',
            command: [38, 7],
            companies: [
              { stands: 3, gap: 1, at: [26, 16] },
              { stands: 3, gap: 1, at: [38, 16] },
              { stands: 3, gap: 1, at: [50, 16] },
              { stands: 3, gap: 1, at: [38, 11] },
            ],
            weapons: {
              'machine-gun': spots([30, 11], [46, 11]),
              'light-mortar': spots([49, 11]),
            },
            tanks: [{ type: 'a7v', at: [26, 6] }],
          },
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [82, 7],
            companies: [
              { stands: 3, gap: 1, at: [70, 16] },
              { stands: 3, gap: 1, at: [82, 16] },
              { stands: 3, gap: 1, at: [94, 16] },
              { stands: 3, gap: 1, at: [82, 11] },
            ],
            weapons: {
              'machine-gun': spots([74, 11], [90, 11]),
              'light-mortar': spots([93, 11]),
            },
            tanks: [{ type: 'a7v', at: [94, 6] }],
          },
        ],
      },
    ],
    tankCrews: 'experienced',
    plan: {
      points: { aR1o1: [50, 62], aR1o2: [45, 75] },
      barrage: { start: 47, speed: 15, halts: [] },
      gas: [{ kind: 'offensive', delivery: 'artillery', turn: 1, at: [50, 66], heading: 0 }],
    },
  },
  defender: {
    nation: 'british',
    zone: [58, 120],
    regiments: [
      {
        name: 'British 23rd Brigade',
        command: [62, 104],
        weapons: { 'machine-gun': spots([60, 62], [92, 63]) },
        // Balance: the catalogue has two; equal attackers won seven battles in ten against them in eleven turns.
        offTable: ['field-gun', 'field-gun', 'field-gun'],
        battalions: [
          {
            name: '2nd West Yorkshire',
            quality: 'raw',
            command: [50, 72],
            companies: [
              { stands: 4, gap: 0, at: [31, 62] },
              { stands: 4, gap: 0, at: [50, 62] },
              { stands: 4, gap: 0, at: [69, 62] },
              { stands: 4, gap: 0, at: [45, 75] },
            ],
          },
          {
            name: '2nd Middlesex',
            quality: 'experienced',
            reserve: { companies: 4, stands: 3, arm: 'infantry' },
          },
        ],
      },
    ],
    groups: [
      { battalion: 1, tanks: ['british-male', 'british-female', 'british-female'] },
      { battalion: 2, tanks: ['whippet', 'whippet', 'whippet', 'whippet'], from: 4 },
    ],
    national: ['professionalism'],
    tankCrews: 'experienced',
    plan: { points: { dR1o1: [38, 54], dR1o2: [82, 54], dR1o3: [60, 54] } },
  },
  objectives: [
    { name: 'Villers-Bretonneux', at: 'area', value: 3 },
    { name: 'Wood', at: 'area', value: 1 },
    { name: 'Cachy Switch', at: [90, 96], value: 1 },
  ],
  grants: ['sos', 'rolling-barrage'],
  mist: { sight: 30, until: 3 },
}
