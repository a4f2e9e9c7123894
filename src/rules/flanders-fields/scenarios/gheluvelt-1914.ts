import { road, spots, trench } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const GHELUVELT_1914: Scenario = {
  id: 'gheluvelt-1914',
  title: 'Gheluvelt, 1914',
  size: 'small',
  period: 'early',
  date: '1914-10',
  width: 120,
  length: 120,
  turns: 8,
  ground: [
    trench('defender', [50, 64], [84, 64]),
    { kind: 'built-up', at: [58, 68, 84, 84], name: 'Gheluvelt' },
    { kind: 'wood', at: [26, 66, 46, 80], name: 'Chateau park' },
    { kind: 'wood', at: [92, 70, 116, 92] },
    { kind: 'wood', at: [4, 84, 22, 104] },
    road([60, 0], [60, 120]),
    { kind: 'hill', at: [50, 86, 76, 98] },
  ],
  attacker: {
    nation: 'german',
    zone: [0, 20],
    regiments: [
      {
        name: 'Infantry Regiment 105',
        command: [60, 8],
        offTable: ['field-gun', 'field-gun'],
        battalions: [
          {
            name: 'I Battalion',
            quality: 'experienced',
            command: [36, 13],
            companies: [
              { stands: 3, gap: 1, at: [19, 17] },
              { stands: 3, gap: 1, at: [31, 17] },
              { stands: 3, gap: 1, at: [43, 17] },
              { stands: 3, gap: 1, at: [36, 10] },
            ],
            weapons: { 'machine-gun': spots([12, 17], [50, 17]) },
          },
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [84, 13],
            companies: [
              { stands: 3, gap: 1, at: [72, 17] },
              { stands: 3, gap: 1, at: [84, 17] },
              { stands: 3, gap: 1, at: [96, 17] },
              { stands: 3, gap: 1, at: [84, 10] },
            ],
            weapons: { 'machine-gun': spots([65, 17], [103, 17]) },
          },
        ],
      },
    ],
    plan: { points: { aR1o1: [67, 64], aR1o2: [36, 68] } },
  },
  defender: {
    nation: 'british',
    zone: [60, 120],
    regiments: [
      {
        name: 'British 3rd Brigade',
        command: [60, 94],
        weapons: { 'field-gun': spots([60, 110]) },
        battalions: [
          {
            name: 'South Wales Borderers (remnant)',
            quality: 'veteran',
            command: [49, 72],
            companies: [
              { stands: 3, gap: 5, at: [36, 68] },
              { stands: 3, gap: 5, at: [67, 64] },
            ],
            weapons: { 'machine-gun': spots([56, 64]) },
          },
          {
            name: '2nd Worcesters',
            quality: 'veteran',
            reserve: { companies: 3, stands: 4, arm: 'infantry' },
          },
        ],
      },
    ],
    national: ['marksmanship', 'mad-minute'],
    plan: { points: { dR1g1: [60, 45] } },
  },
  objectives: [
    { name: 'Gheluvelt', at: 'area', value: 2 },
    { name: 'Chateau park', at: 'area', value: 2 },
    { name: 'Crossroads', at: [60, 100], value: 1 },
  ],
  grants: ['sos'],
}
