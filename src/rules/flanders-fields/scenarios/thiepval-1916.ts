import { spots, trench } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const THIEPVAL_1916: Scenario = {
  id: 'thiepval-1916',
  title: 'Thiepval, 1916',
  size: 'large',
  period: 'mid',
  date: '1916-09',
  width: 120,
  length: 150,
  // Balance: printed 10, in which the second line was hardly ever reached; in twelve, with every gun ordered, equal attackers won seven decided battles in ten.
  turns: 11,
  ground: [
    trench('attacker', [0, 6], [120, 6]),
    trench('attacker', [0, 12], [120, 12]),
    trench('attacker', [0, 18], [120, 18]),
    trench('defender', [0, 58], [120, 58]),
    trench('defender', [0, 72], [120, 72]),
    trench('defender', [0, 100], [120, 100], 'Zollern'),
    trench('defender', [40, 58], [40, 100]),
    trench('defender', [84, 58], [84, 100]),
    { kind: 'built-up', at: [46, 62, 74, 78], name: 'Thiepval' },
    { kind: 'strong-point', at: [54, 60, 66, 66], name: 'Chateau' },
    { kind: 'strong-point', at: [20, 112, 44, 126], name: 'Schwaben Redoubt' },
    { kind: 'wood', at: [88, 76, 108, 90] },
    { kind: 'wire', at: [0, 52, 120, 54] },
    { kind: 'wire', at: [0, 94, 120, 96] },
    { kind: 'shell-torn', at: [0, 26, 120, 92] },
  ],
  attacker: {
    nation: 'british',
    zone: [0, 26],
    regiments: [
      {
        name: 'British 53rd Brigade',
        command: [48, 4],
        weapons: {
          'machine-gun': spots([48, 8], [51, 8], [54, 8], [57, 8]),
          'medium-mortar': spots([35, 11.5]),
        },
        offTable: ['field-gun', 'field-gun', 'field-howitzer', 'heavy-artillery'],
        battalions: [
          {
            name: '8th Suffolk',
            quality: 'experienced',
            command: [16, 11.5],
            companies: [
              { stands: 4, gap: 0.5, at: [8.8, 18] },
              { stands: 4, gap: 0.5, at: [23.2, 18] },
              { stands: 4, gap: 0.5, at: [8.8, 14.5] },
              { stands: 4, gap: 0.5, at: [23.2, 14.5] },
            ],
            weapons: {
              lmg: spots([13, 11.5], [19, 11.5]),
              'light-mortar': spots([10, 11.5]),
            },
          },
          {
            name: '10th Essex',
            quality: 'experienced',
            command: [45, 11.5],
            companies: [
              { stands: 4, gap: 0.5, at: [37.8, 18] },
              { stands: 4, gap: 0.5, at: [52.2, 18] },
              { stands: 4, gap: 0.5, at: [37.8, 14.5] },
              { stands: 4, gap: 0.5, at: [52.2, 14.5] },
            ],
            weapons: {
              lmg: spots([42, 11.5], [48, 11.5]),
              'light-mortar': spots([39, 11.5]),
            },
            tanks: [{ type: 'british-male', at: [45, 22] }],
          },
          {
            name: '8th Norfolk',
            quality: 'experienced',
            command: [30, 1.8],
            companies: [
              { stands: 4, gap: 0.5, at: [22.8, 8] },
              { stands: 4, gap: 0.5, at: [37.2, 8] },
              { stands: 4, gap: 0.5, at: [22.8, 4.5] },
              { stands: 4, gap: 0.5, at: [37.2, 4.5] },
            ],
            weapons: { lmg: spots([27, 1.8], [33, 1.8]) },
          },
        ],
      },
      {
        name: 'British 54th Brigade',
        command: [72, 4],
        weapons: {
          'machine-gun': spots([63, 8], [66, 8], [69, 8], [72, 8]),
          'medium-mortar': spots([85, 11.5]),
        },
        offTable: ['field-gun', 'field-gun', 'field-howitzer', 'heavy-artillery'],
        battalions: [
          {
            name: '11th Royal Fusiliers',
            quality: 'experienced',
            command: [75, 11.5],
            companies: [
              { stands: 4, gap: 0.5, at: [67.8, 18] },
              { stands: 4, gap: 0.5, at: [82.2, 18] },
              { stands: 4, gap: 0.5, at: [67.8, 14.5] },
              { stands: 4, gap: 0.5, at: [82.2, 14.5] },
            ],
            weapons: {
              lmg: spots([72, 11.5], [78, 11.5]),
              'light-mortar': spots([69, 11.5]),
            },
            tanks: [{ type: 'british-female', at: [75, 22] }],
          },
          {
            name: '12th Middlesex',
            quality: 'experienced',
            command: [104, 11.5],
            companies: [
              { stands: 4, gap: 0.5, at: [96.8, 18] },
              { stands: 4, gap: 0.5, at: [111.2, 18] },
              { stands: 4, gap: 0.5, at: [96.8, 14.5] },
              { stands: 4, gap: 0.5, at: [111.2, 14.5] },
            ],
            weapons: {
              lmg: spots([101, 11.5], [107, 11.5]),
              'light-mortar': spots([98, 11.5]),
            },
          },
          {
            name: '6th Northamptonshire',
            quality: 'experienced',
            command: [90, 1.8],
            companies: [
              { stands: 4, gap: 0.5, at: [82.8, 8] },
              { stands: 4, gap: 0.5, at: [97.2, 8] },
              { stands: 4, gap: 0.5, at: [82.8, 4.5] },
              { stands: 4, gap: 0.5, at: [97.2, 4.5] },
            ],
            weapons: { lmg: spots([87, 1.8], [93, 1.8]) },
          },
        ],
      },
    ],
    tankCrews: 'raw',
    plan: {
      points: {
        aR1o1: [24, 58],
        aR1o2: [36, 58],
        aR1o3: [30, 72],
        aR1o4: [60, 63],
        aR1t1: [35, 58],
        aR2o1: [80, 58],
        aR2o2: [96, 58],
        aR2o3: [88, 72],
        aR2o4: [60, 72],
        aR2t1: [85, 58],
      },
      barrage: { start: 38, speed: 10, halts: [] },
      fires: [
        { turn: 1, at: [24, 58] },
        { turn: 1, at: [40, 58] },
        { turn: 1, at: [60, 63] },
        { turn: 1, at: [84, 58] },
        { turn: 2, at: [60, 63] },
        { turn: 2, at: [96, 58] },
        { turn: 2, at: [60, 72] },
        { turn: 2, at: [32, 58] },
      ],
    },
  },
  defender: {
    nation: 'german',
    zone: [54, 150],
    regiments: [
      {
        name: 'Infantry Regiment 180',
        command: [60, 130],
        weapons: {
          'machine-gun': spots([60, 63], [70, 74]),
          'medium-mortar': spots([60, 88]),
          'block-house': spots([104, 104], [18, 104]),
        },
        offTable: ['field-gun', 'field-gun', 'field-gun'],
        battalions: [
          {
            name: 'I Battalion',
            quality: 'experienced',
            command: [28, 65],
            companies: [
              { stands: 3, gap: 2, at: [16, 58] },
              { stands: 3, gap: 2, at: [32, 58] },
              { stands: 3, gap: 2, at: [22, 72] },
              { stands: 3, gap: 2, at: [38, 72] },
            ],
            weapons: {
              'machine-gun': spots([24, 58], [41, 58], [30, 72]),
              'light-mortar': spots([12, 72]),
            },
          },
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [90, 65],
            companies: [
              { stands: 3, gap: 2, at: [78, 58] },
              { stands: 3, gap: 2, at: [94, 58] },
              { stands: 3, gap: 2, at: [80, 72] },
              { stands: 3, gap: 2, at: [98, 72] },
            ],
            weapons: {
              'machine-gun': spots([86, 58], [103, 58], [89, 72]),
              'light-mortar': spots([108, 72]),
            },
          },
          {
            name: 'III Battalion',
            quality: 'experienced',
            command: [56, 106],
            companies: [
              { stands: 3, gap: 2, at: [40, 100] },
              { stands: 3, gap: 2, at: [56, 100] },
              { stands: 3, gap: 2, at: [72, 100] },
              { stands: 3, gap: 2, at: [37.5, 114] },
            ],
            weapons: {
              'machine-gun': spots([48, 100], [64, 100], [80, 100]),
              'light-mortar': spots([56, 112]),
            },
          },
        ],
      },
    ],
    below: ['d1a', 'd1c', 'd1d', 'd2b', 'd2c', 'd2d'],
    shelteredPoints: ['Schwaben Redoubt'],
    plan: { points: { dR1o1: [24, 50], dR1o2: [60, 50], dR1o3: [96, 50], dR1t1: [60, 54] } },
  },
  objectives: [
    { name: 'Front left', at: [24, 58], value: 1 },
    { name: 'Front right', at: [90, 58], value: 1 },
    { name: 'Thiepval', at: 'area', value: 3 },
    { name: 'Zollern left', at: [40, 100], value: 1 },
    { name: 'Zollern right', at: [72, 100], value: 1 },
    { name: 'Schwaben Redoubt', at: 'area', value: 3 },
  ],
  grants: ['sos', 'rolling-barrage'],
}
