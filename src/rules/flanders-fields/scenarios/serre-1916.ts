import { spots, trench } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const SERRE_1916: Scenario = {
  id: 'serre-1916',
  title: 'Serre, 1916',
  size: 'middle',
  period: 'mid',
  date: '1916-07',
  width: 120,
  length: 120,
  // Balance: printed 10; in eight equal attackers got a foothold in the front trench in three battles of five, in seven in nine of twenty.
  turns: 7,
  ground: [
    trench('attacker', [0, 14], [120, 14]),
    trench('defender', [0, 68], [120, 68]),
    trench('defender', [0, 86], [120, 86]),
    trench('defender', [0, 106], [120, 106]),
    { kind: 'strong-point', at: [52, 66, 68, 72] },
    { kind: 'wire', at: [0, 61, 120, 63] },
    { kind: 'wire', at: [0, 80, 120, 82] },
    { kind: 'shell-torn', at: [0, 20, 120, 76] },
    { kind: 'built-up', at: [44, 94, 76, 110], name: 'Serre' },
  ],
  attacker: {
    nation: 'british',
    zone: [0, 18],
    regiments: [
      {
        name: 'British 94th Brigade',
        command: [50, 3],
        weapons: {
          'machine-gun': spots([2, 14], [40, 14], [80, 14], [118, 14]),
          'medium-mortar': spots([70, 3]),
        },
        offTable: ['field-gun', 'field-gun', 'field-howitzer', 'heavy-artillery'],
        battalions: [
          {
            name: '11th East Lancashire',
            quality: 'raw',
            command: [20, 5],
            companies: [
              { stands: 4, gap: 0, at: [13, 14] },
              { stands: 4, gap: 0, at: [27, 14] },
              { stands: 4, gap: 0, at: [13, 9] },
              { stands: 4, gap: 0, at: [27, 9] },
            ],
            weapons: {
              lmg: spots([5, 14], [35, 14], [5, 9], [35, 9]),
              'light-mortar': spots([24, 5], [16, 5]),
            },
          },
          {
            name: '12th York and Lancaster',
            quality: 'raw',
            command: [60, 5],
            companies: [
              { stands: 4, gap: 0, at: [53, 14] },
              { stands: 4, gap: 0, at: [67, 14] },
              { stands: 4, gap: 0, at: [53, 9] },
              { stands: 4, gap: 0, at: [67, 9] },
            ],
            weapons: {
              lmg: spots([45, 14], [75, 14], [45, 9], [75, 9]),
              'light-mortar': spots([64, 5]),
            },
          },
          {
            name: '14th York and Lancaster',
            quality: 'raw',
            command: [100, 5],
            companies: [
              { stands: 4, gap: 0, at: [93, 14] },
              { stands: 4, gap: 0, at: [107, 14] },
              { stands: 4, gap: 0, at: [93, 9] },
              { stands: 4, gap: 0, at: [107, 9] },
            ],
            weapons: {
              lmg: spots([85, 14], [115, 14], [85, 9], [115, 9]),
              'light-mortar': spots([104, 5]),
            },
          },
        ],
      },
    ],
    national: ['pals'],
    plan: {
      points: { aR1o1: [40, 68], aR1o2: [80, 68], aR1o3: [60, 69], aR1o4: [60, 86], aR1t1: [70, 68] },
      fires: [
        { turn: 1, at: [49, 68] },
        { turn: 1, at: [60, 69] },
        { turn: 1, at: [71, 68] },
        { turn: 1, at: [40, 68] },
        { turn: 1, at: [80, 68] },
        { turn: 1, at: [60, 86] },
        { turn: 2, at: [49, 68] },
        { turn: 2, at: [60, 69] },
        { turn: 2, at: [71, 68] },
        { turn: 2, at: [40, 68] },
        { turn: 2, at: [80, 68] },
        { turn: 2, at: [60, 86] },
      ],
    },
  },
  defender: {
    nation: 'german',
    zone: [64, 120],
    regiments: [
      {
        name: 'Infantry Regiment 169',
        command: [60, 98],
        weapons: { 'machine-gun': spots([60, 69.25]), 'block-house': spots([96, 86]) },
        // Balance: the catalogue has two; against them equal attackers won seven battles in ten even in eight turns.
        offTable: ['field-gun', 'field-gun', 'field-gun'],
        battalions: [
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [60, 76],
            companies: [
              { stands: 3, gap: 3, at: [40, 68] },
              { stands: 3, gap: 1, at: [60, 67.5] },
              { stands: 3, gap: 3, at: [80, 68] },
              { stands: 3, gap: 3, at: [60, 86] },
            ],
            weapons: {
              'machine-gun': spots([49.5, 68], [70.5, 68]),
              'light-mortar': spots([49, 86]),
            },
          },
        ],
      },
    ],
    below: ['d1a', 'd1c', 'd1d'],
    plan: { points: { dR1o1: [45, 61], dR1o2: [75, 61], dR1o3: [60, 61] } },
  },
  objectives: [
    { name: 'Front left', at: [30, 68], value: 4 },
    { name: 'Front centre', at: [60, 68], value: 4 },
    { name: 'Front right', at: [90, 68], value: 4 },
    { name: 'Serre', at: 'area', value: 4 },
  ],
  attackerMustWin: true,
  grants: ['sos'],
}
