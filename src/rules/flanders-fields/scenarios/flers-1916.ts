import { road, spots, trench } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const FLERS_1916: Scenario = {
  id: 'flers-1916',
  title: 'Flers, 1916',
  size: 'small',
  period: 'mid',
  date: '1916-09',
  width: 90,
  length: 120,
  // Balance: the catalogue has 9; in nine turns the village fell to two equal commanders in a third of the battles.
  turns: 11,
  ground: [
    trench('attacker', [0, 8], [90, 8]),
    trench('attacker', [0, 14], [90, 14]),
    trench('defender', [0, 52], [90, 52], 'Switch'),
    trench('defender', [0, 82], [90, 82], 'Flers Trench'),
    { kind: 'strong-point', at: [66, 50, 78, 55] },
    { kind: 'wire', at: [0, 46, 90, 48] },
    { kind: 'shell-torn', at: [0, 18, 90, 70] },
    { kind: 'built-up', at: [34, 90, 58, 106], name: 'Flers' },
    road([46, 70], [46, 120]),
  ],
  attacker: {
    nation: 'british',
    zone: [0, 22],
    regiments: [
      {
        name: 'British 122nd Brigade',
        command: [45, 4],
        offTable: ['field-gun', 'field-gun', 'heavy-artillery'],
        battalions: [
          {
            name: '15th Hampshire',
            quality: 'experienced',
            command: [25, 5],
            companies: [
              { stands: 3, gap: 1, at: [18, 14] },
              { stands: 3, gap: 1, at: [32, 14] },
              { stands: 3, gap: 1, at: [18, 8] },
              { stands: 3, gap: 1, at: [32, 8] },
            ],
            weapons: {
              lmg: spots([10.5, 14], [39.5, 14]),
              'light-mortar': spots([25, 11]),
            },
            tanks: [{ type: 'british-male', at: [25, 18.2] }],
          },
          {
            name: "18th King's Royal Rifles",
            quality: 'experienced',
            command: [65, 5],
            companies: [
              { stands: 3, gap: 1, at: [58, 14] },
              { stands: 3, gap: 1, at: [72, 14] },
              { stands: 3, gap: 1, at: [58, 8] },
              { stands: 3, gap: 1, at: [72, 8] },
            ],
            weapons: { lmg: spots([50.5, 14], [79.5, 14]) },
            tanks: [{ type: 'british-female', at: [65, 18.2] }],
          },
        ],
      },
    ],
    tankCrews: 'raw',
    plan: {
      points: { aR1o1: [30, 52], aR1o2: [57, 52], aR1o3: [72, 52] },
      barrage: { start: 32, speed: 10, halts: [] },
      fires: [
        { turn: 1, at: [43, 52] },
        { turn: 1, at: [72, 52] },
      ],
    },
  },
  defender: {
    nation: 'german',
    zone: [48, 120],
    regiments: [
      {
        name: 'Bavarian Infantry Regiment 9',
        command: [46, 106],
        weapons: { 'machine-gun': spots([72, 52]) },
        offTable: ['field-gun'],
        battalions: [
          {
            name: 'I Battalion',
            quality: 'experienced',
            command: [45, 67],
            companies: [
              { stands: 3, gap: 3, at: [30, 52] },
              { stands: 3, gap: 3, at: [57, 52] },
              { stands: 3, gap: 3, at: [45, 82] },
              { stands: 3, gap: 2, at: [46, 91.5] },
            ],
            weapons: {
              'machine-gun': spots([43, 52], [55, 82]),
              'light-mortar': spots([35, 82]),
            },
          },
        ],
      },
    ],
    below: ['d1b', 'd1c'],
    plan: { points: { dR1o1: [45, 46] } },
  },
  objectives: [
    { name: 'Switch left', at: [25, 52], value: 1 },
    { name: 'Switch right', at: [60, 52], value: 1 },
    { name: 'Flers', at: 'area', value: 3 },
  ],
  grants: ['sos', 'rolling-barrage'],
}
