import { road, spots, trench } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const HAMEL_1918: Scenario = {
  id: 'hamel-1918',
  title: 'Hamel, 1918',
  size: 'middle',
  period: 'late',
  date: '1918-07',
  width: 120,
  length: 150,
  // Balance: printed 9, in which the attack won four battles in five; in seven, with one die a turn at the wire, two in five.
  turns: 8,
  ground: [
    trench('attacker', [0, 14], [120, 14]),
    trench('defender', [0, 66], [120, 66]),
    trench('defender', [0, 104], [120, 104]),
    { kind: 'wire', at: [0, 59, 120, 61] },
    { kind: 'built-up', at: [70, 86, 96, 104], name: 'Hamel' },
    { kind: 'wood', at: [20, 90, 44, 110], name: 'Vaire Wood' },
    { kind: 'wood', at: [98, 60, 116, 74] },
    { kind: 'shell-torn', at: [0, 24, 120, 64] },
    road([83, 60], [83, 150]),
  ],
  attacker: {
    nation: 'british',
    zone: [0, 20],
    regiments: [
      {
        name: '4th Australian Brigade',
        command: [50, 4],
        weapons: { 'machine-gun': spots([41, 9], [44, 9], [76, 9], [79, 9]) },
        offTable: ['field-gun'],
        battalions: [
          {
            name: '15th Battalion',
            quality: 'veteran',
            command: [22, 2],
            companies: [
              { stands: 3, gap: 1, at: [10, 14] },
              { stands: 3, gap: 1, at: [22, 14] },
              { stands: 3, gap: 1, at: [34, 14] },
              { stands: 3, gap: 1, at: [22, 9.5] },
              { stands: 3, gap: 0.5, at: [22, 5] },
            ],
            pioneers: 1,
            weapons: { 'light-mortar': spots([36, 9]) },
            tanks: [
              { type: 'british-male', at: [14, 5] },
              { type: 'british-female', at: [30, 5] },
            ],
          },
          {
            name: '16th Battalion',
            quality: 'experienced',
            command: [60, 5],
            companies: [
              { stands: 3, gap: 1, at: [48, 14] },
              { stands: 3, gap: 1, at: [60, 14] },
              { stands: 3, gap: 1, at: [72, 14] },
              { stands: 3, gap: 1, at: [60, 9.5] },
            ],
            tanks: [{ type: 'british-male', at: [68, 5] }],
          },
          {
            name: '13th Battalion',
            quality: 'experienced',
            command: [98, 5],
            companies: [
              { stands: 3, gap: 1, at: [86, 14] },
              { stands: 3, gap: 1, at: [98, 14] },
              { stands: 3, gap: 1, at: [110, 14] },
              { stands: 3, gap: 1, at: [98, 9.5] },
            ],
            tanks: [{ type: 'british-female', at: [106, 5] }],
          },
        ],
      },
    ],
    national: ['professionalism'],
    tankCrews: 'experienced',
    airMissions: 2,
    plan: { points: { aR1o1: [83, 95] }, barrage: { start: 35, speed: 10, halts: [] } },
  },
  defender: {
    nation: 'german',
    zone: [62, 150],
    regiments: [
      {
        name: 'Infantry Regiment 55',
        command: [60, 120],
        weapons: { 'block-house': spots([36, 74]) },
        offTable: ['field-gun', 'field-gun', 'field-gun'],
        battalions: [
          {
            name: 'I Battalion',
            quality: 'experienced',
            command: [37, 84],
            companies: [
              { stands: 3, gap: 3, at: [24, 66] },
              { stands: 3, gap: 3, at: [46, 66] },
              { stands: 3, gap: 3, at: [30, 104] },
              { stands: 3, gap: 3, at: [48, 104] },
            ],
            weapons: {
              'machine-gun': spots([35, 66], [56, 66]),
              'at-rifle': spots([39, 104]),
            },
          },
          {
            name: 'II Battalion',
            quality: 'raw',
            command: [86, 80],
            companies: [
              { stands: 3, gap: 0, at: [74, 66] },
              { stands: 3, gap: 0, at: [90, 66] },
              { stands: 3, gap: 0, at: [78, 92] },
              { stands: 3, gap: 0, at: [90, 98] },
            ],
            weapons: { 'machine-gun': spots([82, 66]), 'at-rifle': spots([84, 92]) },
          },
        ],
      },
    ],
    groups: [{ battalion: 1, tanks: ['a7v'] }],
    tankCrews: 'experienced',
    plan: { points: { dR1o1: [24, 58], dR1o2: [46, 58], dR1o3: [84, 58] } },
  },
  objectives: [
    { name: 'Hamel', at: 'area', value: 3 },
    { name: 'Vaire Wood', at: 'area', value: 2 },
    { name: 'Block house', at: [36, 74], value: 1 },
  ],
  grants: ['sos', 'rolling-barrage'],
}
