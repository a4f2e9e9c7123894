import { road, spots, trench } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const AMIENS_1918: Scenario = {
  id: 'amiens-1918',
  title: 'Amiens, 1918',
  size: 'large',
  period: 'late',
  date: '1918-08',
  width: 120,
  length: 180,
  // Balance: the catalogue has 10; in ten turns the attack won three battles in four.
  turns: 9,
  ground: [
    trench('attacker', [0, 14], [120, 14]),
    trench('defender', [0, 54], [120, 54]),
    trench('defender', [0, 90], [120, 90]),
    { kind: 'wire', at: [0, 48, 120, 50] },
    { kind: 'built-up', at: [36, 96, 60, 112], name: 'Marcelcave' },
    { kind: 'built-up', at: [70, 140, 94, 156], name: 'Harbonnieres' },
    { kind: 'wood', at: [4, 66, 18, 80] },
    { kind: 'wood', at: [100, 70, 116, 84] },
    road([62, 0], [62, 180]),
    { kind: 'hill', at: [60, 100, 84, 114] },
  ],
  attacker: {
    nation: 'british',
    zone: [0, 22],
    regiments: [
      {
        name: '2nd Canadian Brigade',
        command: [55, 2.5],
        weapons: { 'machine-gun': spots([58.5, 13], [58.5, 10.5], [58.5, 8], [58.5, 5.5]) },
        offTable: ['field-gun', 'heavy-artillery'],
        battalions: [
          {
            name: '5th Battalion',
            quality: 'veteran',
            command: [16, 7.5],
            companies: [
              { stands: 3, gap: 1, at: [9.5, 14] },
              { stands: 3, gap: 1, at: [22.5, 14] },
              { stands: 3, gap: 1, at: [9.5, 10.5] },
              { stands: 3, gap: 1, at: [22.5, 10.5] },
              { stands: 3, gap: 0.5, at: [16, 1.8] },
            ],
            pioneers: 1,
            weapons: { 'light-mortar': spots([20, 7.5]) },
            tanks: [
              { type: 'british-male', at: [9.5, 18.5] },
              { type: 'british-female', at: [22.5, 18.5] },
            ],
          },
          {
            name: '8th Battalion',
            quality: 'experienced',
            command: [45, 7.5],
            companies: [
              { stands: 3, gap: 1, at: [38.5, 14] },
              { stands: 3, gap: 1, at: [51.5, 14] },
              { stands: 3, gap: 1, at: [38.5, 10.5] },
              { stands: 3, gap: 1, at: [51.5, 10.5] },
            ],
            tanks: [
              { type: 'british-male', at: [38.5, 18.5] },
              { type: 'british-female', at: [51.5, 18.5] },
            ],
          },
          {
            name: '10th Battalion',
            quality: 'experienced',
            command: [30, 7.5],
            companies: [
              { stands: 3, gap: 0.5, at: [13.5, 4.5] },
              { stands: 3, gap: 0.5, at: [24.5, 4.5] },
              { stands: 3, gap: 0.5, at: [35.5, 4.5] },
              { stands: 3, gap: 0.5, at: [46.5, 4.5] },
            ],
          },
        ],
      },
      {
        name: '3rd Canadian Brigade',
        command: [65, 2.5],
        weapons: { 'machine-gun': spots([61.5, 13], [61.5, 10.5], [61.5, 8], [61.5, 5.5]) },
        offTable: ['field-gun'],
        battalions: [
          {
            name: '13th Battalion',
            quality: 'veteran',
            command: [75, 7.5],
            companies: [
              { stands: 3, gap: 1, at: [68.5, 14] },
              { stands: 3, gap: 1, at: [81.5, 14] },
              { stands: 3, gap: 1, at: [68.5, 10.5] },
              { stands: 3, gap: 1, at: [81.5, 10.5] },
            ],
            weapons: { 'light-mortar': spots([79, 7.5]) },
            tanks: [
              { type: 'british-male', at: [68.5, 18.5] },
              { type: 'british-female', at: [81.5, 18.5] },
            ],
          },
          {
            name: '14th Battalion',
            quality: 'experienced',
            command: [104, 7.5],
            companies: [
              { stands: 3, gap: 1, at: [97.5, 14] },
              { stands: 3, gap: 1, at: [110.5, 14] },
              { stands: 3, gap: 1, at: [97.5, 10.5] },
              { stands: 3, gap: 1, at: [110.5, 10.5] },
            ],
            tanks: [
              { type: 'british-male', at: [97.5, 18.5] },
              { type: 'british-female', at: [110.5, 18.5] },
            ],
          },
          {
            name: '16th Battalion',
            quality: 'experienced',
            command: [90, 7.5],
            companies: [
              { stands: 3, gap: 0.5, at: [73.5, 4.5] },
              { stands: 3, gap: 0.5, at: [84.5, 4.5] },
              { stands: 3, gap: 0.5, at: [95.5, 4.5] },
              { stands: 3, gap: 0.5, at: [106.5, 4.5] },
            ],
          },
          {
            name: 'Cavalry regiment',
            quality: 'veteran',
            reserve: { companies: 3, stands: 4, arm: 'cavalry', weapons: { 'machine-gun': 2 } },
          },
        ],
      },
    ],
    groups: [{ battalion: 7, tanks: ['whippet', 'whippet', 'whippet', 'whippet'], together: true }],
    national: ['professionalism'],
    tankCrews: 'experienced',
    airMissions: 3,
    plan: {
      points: { aR1o1: [31, 54], aR1o2: [48, 104], aR2o1: [90, 54] },
      barrage: { start: 39, speed: 15, halts: [] },
    },
  },
  defender: {
    nation: 'german',
    zone: [50, 180],
    regiments: [
      {
        name: 'Infantry Regiment 157',
        command: [40, 150],
        weapons: {
          'field-gun': spots([14, 118], [30, 118]),
          'block-house': spots([60, 72]),
        },
        offTable: ['field-gun'],
        battalions: [
          {
            name: 'I Battalion',
            quality: 'raw',
            command: [31, 60],
            companies: [
              { stands: 3, gap: 0, at: [18, 54] },
              { stands: 3, gap: 0, at: [31, 54] },
              { stands: 3, gap: 0, at: [44, 54] },
              { stands: 3, gap: 0, at: [30, 66] },
            ],
            weapons: {
              'machine-gun': spots([24.5, 54], [37.5, 54]),
              'at-rifle': spots([38, 66]),
            },
          },
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [28, 96],
            companies: [
              { stands: 3, gap: 3, at: [14, 90] },
              { stands: 3, gap: 3, at: [32, 90] },
              { stands: 3, gap: 1, at: [42, 99] },
              { stands: 3, gap: 3, at: [20, 104] },
            ],
            weapons: {
              'machine-gun': spots([23, 90], [41, 90]),
              'at-rifle': spots([31, 99]),
            },
          },
          {
            name: 'III Battalion',
            quality: 'experienced',
            command: [35, 132],
            companies: [
              { stands: 3, gap: 3, at: [26, 128] },
              { stands: 3, gap: 3, at: [44, 128] },
              { stands: 3, gap: 3, at: [26, 136] },
              { stands: 3, gap: 3, at: [44, 136] },
            ],
            weapons: {
              'machine-gun': spots([35, 128], [53, 128]),
              'at-rifle': spots([35, 138]),
            },
          },
        ],
      },
      {
        name: 'Infantry Regiment 148',
        command: [90, 150],
        weapons: {
          'field-gun': spots([74, 118], [100, 118]),
          'block-house': spots([64, 92]),
        },
        offTable: ['field-gun', 'field-howitzer'],
        battalions: [
          {
            name: 'I Battalion',
            quality: 'raw',
            command: [90, 60],
            companies: [
              { stands: 3, gap: 0, at: [77, 54] },
              { stands: 3, gap: 0, at: [90, 54] },
              { stands: 3, gap: 0, at: [103, 54] },
              { stands: 3, gap: 0, at: [90, 66] },
            ],
            weapons: {
              'machine-gun': spots([83.5, 54], [96.5, 54]),
              'at-rifle': spots([98, 66]),
            },
          },
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [89, 97],
            companies: [
              { stands: 3, gap: 3, at: [76, 90] },
              { stands: 3, gap: 3, at: [94, 90] },
              { stands: 3, gap: 3, at: [84, 104] },
              { stands: 3, gap: 3, at: [102, 104] },
            ],
            weapons: {
              'machine-gun': spots([85, 90], [103, 90]),
              'at-rifle': spots([93, 99]),
            },
          },
          {
            name: 'III Battalion',
            quality: 'experienced',
            command: [91, 132],
            companies: [
              { stands: 3, gap: 3, at: [82, 128] },
              { stands: 3, gap: 3, at: [100, 128] },
              { stands: 3, gap: 3, at: [82, 136] },
              { stands: 3, gap: 3, at: [100, 136] },
            ],
            weapons: {
              'machine-gun': spots([91, 128], [109, 128]),
              'at-rifle': spots([91, 138]),
            },
          },
        ],
      },
    ],
    plan: {
      points: {
        dR1o1: [31, 50],
        dR2o1: [90, 50],
        dR2o2: [60, 46],
        dR1g1: [14, 70],
        dR1g2: [30, 70],
        dR2g1: [74, 70],
        dR2g2: [100, 70],
      },
    },
  },
  objectives: [
    { name: 'Battle line left', at: [20, 90], value: 1 },
    { name: 'Battle line right', at: [94, 90], value: 1 },
    { name: 'Marcelcave', at: 'area', value: 2 },
    { name: 'Gun line left', at: [30, 118], value: 1 },
    { name: 'Gun line right', at: [100, 118], value: 1 },
    { name: 'Harbonnieres', at: 'area', value: 3 },
  ],
  grants: ['sos', 'rolling-barrage'],
  mist: { sight: 30, until: 3 },
}
