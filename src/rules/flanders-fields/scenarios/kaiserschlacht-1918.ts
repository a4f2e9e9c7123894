import { road, spots, trench } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const KAISERSCHLACHT_1918: Scenario = {
  id: 'kaiserschlacht-1918',
  title: 'Kaiserschlacht, 1918',
  size: 'middle',
  period: 'late',
  date: '1918-03',
  width: 120,
  length: 180,
  // Balance: the catalogue has 12; in twelve turns the attack won two battles in three.
  turns: 11,
  ground: [
    trench('attacker', [0, 14], [120, 14]),
    trench('defender', [0, 60], [120, 60]),
    trench('defender', [0, 110], [120, 110]),
    trench('defender', [0, 135], [120, 135]),
    { kind: 'strong-point', at: [24, 80, 34, 88], name: 'Left redoubt' },
    { kind: 'strong-point', at: [84, 80, 94, 88], name: 'Right redoubt' },
    { kind: 'wire', at: [0, 54, 120, 56] },
    { kind: 'wire', at: [0, 104, 120, 106] },
    { kind: 'built-up', at: [50, 140, 72, 156], name: 'Village' },
    { kind: 'wood', at: [6, 118, 26, 132] },
    road([66, 88], [66, 180]),
  ],
  attacker: {
    nation: 'german',
    zone: [0, 20],
    regiments: [
      {
        name: 'Infantry Regiment 158',
        command: [40, 5],
        offTable: ['field-gun', 'heavy-artillery'],
        battalions: [
          {
            name: 'I Battalion',
            quality: 'experienced',
            command: [22, 5.5],
            companies: [
              { stands: 3, gap: 1, at: [10, 14] },
              { stands: 3, gap: 1, at: [22, 14] },
              { stands: 3, gap: 1, at: [34, 14] },
              { stands: 3, gap: 1, at: [22, 9] },
            ],
            weapons: {
              'machine-gun': spots([14, 9], [30, 9], [33, 9]),
              'light-mortar': spots([11, 9], [8, 9], [36, 9]),
            },
          },
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [98, 5.5],
            companies: [
              { stands: 3, gap: 1, at: [86, 14] },
              { stands: 3, gap: 1, at: [98, 14] },
              { stands: 3, gap: 1, at: [110, 14] },
              { stands: 3, gap: 1, at: [98, 9] },
            ],
            weapons: {
              'machine-gun': spots([90, 9], [106, 9], [109, 9]),
              'light-mortar': spots([87, 9], [84, 9], [112, 9]),
            },
          },
          {
            name: 'Storm Battalion',
            quality: 'storm',
            command: [60, 5.5],
            companies: [
              { stands: 3, gap: 1, at: [48, 14] },
              { stands: 3, gap: 1, at: [60, 14] },
              { stands: 3, gap: 1, at: [72, 14] },
              { stands: 3, gap: 1, at: [60, 9] },
            ],
            weapons: {
              'machine-gun': spots([46, 9], [49, 9], [52, 9], [68, 9], [71, 9], [74, 9]),
              flamethrower: spots([57, 5.5], [63, 5.5]),
              'field-gun': spots([60, 2.2]),
              'light-mortar': spots([54, 5.5], [66, 5.5]),
            },
          },
        ],
      },
    ],
    national: ['storm-troops'],
    airMissions: 1,
    plan: {
      points: { aR1o1: [29, 84], aR1o2: [89, 84] },
      barrage: { edges: [45, 60, 75, 80, 95, 110, 110] },
      gas: [
        { kind: 'offensive', delivery: 'artillery', turn: 1, at: [60, 70], heading: 0 },
        { kind: 'denying', delivery: 'artillery', turn: 2, at: [60, 150], heading: 0 },
      ],
    },
  },
  defender: {
    nation: 'british',
    zone: [58, 180],
    forward: { line: 100, battalions: 1 },
    regiments: [
      {
        name: 'British 90th Brigade',
        command: [60, 160],
        weapons: {
          'machine-gun': spots([55, 110], [65, 110], [107, 110], [62, 135]),
          'medium-mortar': spots([60, 125]),
          'block-house': spots([60, 112]),
        },
        offTable: ['field-gun', 'field-gun', 'field-gun', 'field-howitzer'],
        battalions: [
          {
            name: '16th Manchester',
            quality: 'experienced',
            command: [42, 76],
            companies: [
              { stands: 3, gap: 3, at: [34, 60] },
              { stands: 3, gap: 3, at: [56, 60] },
              { stands: 3, gap: 0.3, at: [29, 84] },
              { stands: 3, gap: 0.3, at: [89, 84] },
            ],
          },
          {
            name: '2nd Bedfordshire',
            quality: 'experienced',
            command: [36, 122],
            companies: [
              { stands: 3, gap: 5, at: [24, 110] },
              { stands: 3, gap: 5, at: [44, 110] },
              { stands: 3, gap: 3, at: [30, 128] },
              { stands: 3, gap: 3, at: [46, 128] },
            ],
            weapons: { 'light-mortar': spots([36, 131]) },
          },
          {
            name: '2nd Royal Scots Fusiliers',
            quality: 'experienced',
            command: [86, 122],
            companies: [
              { stands: 3, gap: 5, at: [76, 110] },
              { stands: 3, gap: 5, at: [96, 110] },
              { stands: 3, gap: 3, at: [80, 128] },
              { stands: 3, gap: 3, at: [98, 128] },
            ],
          },
          {
            name: 'Northumberland Hussars',
            quality: 'veteran',
            reserve: { companies: 2, stands: 4, arm: 'cavalry' },
          },
        ],
      },
    ],
    national: ['professionalism'],
    plan: {
      points: { dR1o1: [40, 54], dR1o2: [80, 54], dR1o3: [60, 80], dR1o4: [60, 104], dR1t1: [60, 104] },
    },
  },
  objectives: [
    { name: 'Left redoubt', at: 'area', value: 1 },
    { name: 'Right redoubt', at: 'area', value: 1 },
    { name: 'Battle line left', at: [40, 110], value: 1 },
    { name: 'Battle line right', at: [80, 110], value: 1 },
    { name: 'Village', at: 'area', value: 3 },
  ],
  grants: ['hurricane', 'sos', 'rolling-barrage'],
  mist: { sight: 30, until: 4 },
}
