import { road, spots } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const MONS_1914: Scenario = {
  id: 'mons-1914',
  title: 'Mons, 1914',
  size: 'large',
  period: 'early',
  date: '1914-08',
  width: 120,
  length: 180,
  // Balance: the catalogue has 10; in ten turns equal attackers had both bridges in four battles of five.
  turns: 9,
  ground: [
    { kind: 'river', at: [0, 114, 120, 118] },
    road([40, 0], [40, 180]),
    road([80, 0], [80, 180]),
    { kind: 'built-up', at: [28, 122, 52, 134] },
    { kind: 'built-up', at: [70, 88, 88, 102] },
    { kind: 'wood', at: [4, 56, 26, 80] },
    { kind: 'wood', at: [94, 50, 116, 74] },
    { kind: 'wood', at: [8, 140, 24, 154] },
    { kind: 'hill', at: [52, 142, 76, 156] },
    { kind: 'hill', at: [40, 24, 66, 40] },
  ],
  attacker: {
    nation: 'german',
    zone: [0, 15],
    regiments: [
      {
        name: 'Infantry Regiment 84',
        command: [30, 6.5],
        weapons: { 'field-gun': spots([10, 3], [24, 3], [38, 3]) },
        battalions: [
          {
            name: 'I Battalion',
            quality: 'experienced',
            command: [16, 6.5],
            companies: [
              { stands: 3, gap: 1, at: [9, 13] },
              { stands: 3, gap: 1, at: [23, 13] },
              { stands: 3, gap: 1, at: [9, 10] },
              { stands: 3, gap: 1, at: [23, 10] },
            ],
            weapons: { 'machine-gun': spots([11, 6.5], [21, 6.5]) },
          },
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [45, 6.5],
            companies: [
              { stands: 3, gap: 1, at: [38, 13] },
              { stands: 3, gap: 1, at: [52, 13] },
              { stands: 3, gap: 1, at: [38, 10] },
              { stands: 3, gap: 1, at: [52, 10] },
            ],
            weapons: { 'machine-gun': spots([40, 6.5], [50, 6.5]) },
          },
          {
            name: 'III Battalion',
            quality: 'experienced',
            reserve: { companies: 4, stands: 3, arm: 'infantry', weapons: { 'machine-gun': 2 } },
          },
        ],
      },
      {
        name: 'Infantry Regiment 85',
        command: [90, 6.5],
        weapons: {
          'field-gun': spots([82, 3], [96, 3]),
          'field-howitzer': spots([110, 3]),
        },
        battalions: [
          {
            name: 'I Battalion',
            quality: 'experienced',
            command: [75, 6.5],
            companies: [
              { stands: 3, gap: 1, at: [68, 13] },
              { stands: 3, gap: 1, at: [82, 13] },
              { stands: 3, gap: 1, at: [68, 10] },
              { stands: 3, gap: 1, at: [82, 10] },
            ],
            weapons: { 'machine-gun': spots([70, 6.5], [80, 6.5]) },
          },
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [104, 6.5],
            companies: [
              { stands: 3, gap: 1, at: [97, 13] },
              { stands: 3, gap: 1, at: [111, 13] },
              { stands: 3, gap: 1, at: [97, 10] },
              { stands: 3, gap: 1, at: [111, 10] },
            ],
            weapons: { 'machine-gun': spots([99, 6.5], [109, 6.5]) },
          },
          {
            name: 'III Battalion',
            quality: 'experienced',
            reserve: { companies: 4, stands: 3, arm: 'infantry', weapons: { 'machine-gun': 2 } },
          },
        ],
      },
    ],
    national: ['prussian-discipline', 'prussian-regiments'],
  },
  defender: {
    nation: 'british',
    zone: [165, 180],
    regiments: [
      {
        name: 'British 8th Brigade',
        command: [60, 176.5],
        weapons: {
          'field-gun': spots([45, 177], [53, 177], [67, 177]),
          'field-howitzer': spots([75, 177]),
        },
        battalions: [
          {
            name: '4th Middlesex',
            quality: 'veteran',
            command: [98, 173],
            companies: [
              { stands: 4, gap: 1, at: [90, 167] },
              { stands: 4, gap: 1, at: [106, 167] },
              { stands: 4, gap: 1, at: [90, 170.5] },
              { stands: 4, gap: 1, at: [106, 170.5] },
            ],
            weapons: { 'machine-gun': spots([103, 173]) },
          },
          {
            name: '2nd Royal Irish',
            quality: 'veteran',
            command: [60, 173],
            companies: [
              { stands: 4, gap: 1, at: [52, 167] },
              { stands: 4, gap: 1, at: [68, 167] },
              { stands: 4, gap: 1, at: [52, 170.5] },
              { stands: 4, gap: 1, at: [68, 170.5] },
            ],
            weapons: { 'machine-gun': spots([65, 173]) },
          },
          {
            name: '2nd Royal Scots',
            quality: 'experienced',
            command: [22, 173],
            companies: [
              { stands: 4, gap: 1, at: [14, 167] },
              { stands: 4, gap: 1, at: [30, 167] },
              { stands: 4, gap: 1, at: [14, 170.5] },
              { stands: 4, gap: 1, at: [30, 170.5] },
            ],
            weapons: { 'machine-gun': spots([27, 173]) },
          },
          {
            name: '1st Gordon Highlanders',
            quality: 'experienced',
            reserve: { companies: 4, stands: 4, arm: 'infantry', weapons: { 'machine-gun': 1 } },
          },
        ],
      },
    ],
    national: ['marksmanship', 'mad-minute', 'battalion-mad-minute'],
  },
  objectives: [
    // Balance: the catalogue has 3; in nine turns both fell to the attackers in two battles of three.
    { name: 'Left bridge', at: [40, 116], value: 2 },
    { name: 'Right bridge', at: [80, 116], value: 3 },
  ],
  grants: [],
  onTheMarch: true,
}
