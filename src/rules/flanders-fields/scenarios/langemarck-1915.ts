import { spots, stream, trench } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const LANGEMARCK_1915: Scenario = {
  id: 'langemarck-1915',
  title: 'Langemarck, 1915',
  size: 'middle',
  period: 'early',
  date: '1915-04',
  width: 120,
  length: 120,
  // Balance: the catalogue has 8; the village, open until the end, was reached in three battles of ten.
  turns: 9,
  ground: [
    trench('attacker', [0, 12], [120, 12]),
    trench('defender', [0, 52], [120, 52]),
    trench('defender', [0, 78], [120, 78]),
    { kind: 'wire', at: [0, 46, 120, 48] },
    { kind: 'built-up', at: [46, 88, 74, 104], name: 'Langemarck' },
    { kind: 'wood', at: [92, 84, 114, 100] },
    stream([0, 110], [120, 110]),
  ],
  attacker: {
    nation: 'german',
    zone: [0, 16],
    regiments: [
      {
        name: 'Reserve Infantry Regiment 234',
        command: [60, 1.5],
        offTable: ['field-gun', 'field-gun', 'field-gun'],
        battalions: [
          {
            name: 'I Battalion',
            quality: 'experienced',
            command: [20, 4],
            companies: [
              { stands: 3, gap: 0.5, at: [8.5, 12] },
              { stands: 3, gap: 0.5, at: [20, 12] },
              { stands: 3, gap: 0.5, at: [31.5, 12] },
              { stands: 3, gap: 0.5, at: [20, 7] },
            ],
            weapons: { 'machine-gun': spots([2.3, 12], [37.7, 12]) },
          },
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [60, 4],
            companies: [
              { stands: 3, gap: 0.5, at: [48.5, 12] },
              { stands: 3, gap: 0.5, at: [60, 12] },
              { stands: 3, gap: 0.5, at: [71.5, 12] },
              { stands: 3, gap: 0.5, at: [60, 7] },
            ],
            weapons: { 'machine-gun': spots([42.3, 12], [77.7, 12]) },
          },
          {
            name: 'III Battalion',
            quality: 'experienced',
            command: [100, 4],
            companies: [
              { stands: 3, gap: 0.5, at: [88.5, 12] },
              { stands: 3, gap: 0.5, at: [100, 12] },
              { stands: 3, gap: 0.5, at: [111.5, 12] },
              { stands: 3, gap: 0.5, at: [100, 7] },
            ],
            weapons: { 'machine-gun': spots([82.3, 12], [117.7, 12]) },
          },
        ],
      },
    ],
    national: ['prussian-discipline'],
    plan: {
      points: { aR1o1: [32, 52], aR1o2: [60, 52], aR1o3: [88, 52] },
      gas: [
        { kind: 'offensive', delivery: 'projector', turn: 1, at: [35, 22], heading: 0 },
        { kind: 'offensive', delivery: 'projector', turn: 1, at: [85, 22], heading: 0 },
      ],
    },
  },
  defender: {
    nation: 'french',
    zone: [50, 120],
    regiments: [
      {
        name: 'French 74th Territorial Regiment',
        command: [60, 90.5],
        offTable: ['field-gun'],
        battalions: [
          {
            name: '1st Battalion',
            quality: 'raw',
            command: [88, 65],
            companies: [
              { stands: 3, gap: 0, at: [76, 52] },
              { stands: 3, gap: 0, at: [88, 52] },
              { stands: 3, gap: 0, at: [100, 52] },
              { stands: 3, gap: 0, at: [88, 78] },
            ],
            weapons: { 'machine-gun': spots([107, 52]) },
          },
          {
            name: '2nd Battalion',
            quality: 'raw',
            command: [32, 65],
            companies: [
              { stands: 3, gap: 0, at: [20, 52] },
              { stands: 3, gap: 0, at: [32, 52] },
              { stands: 3, gap: 0, at: [44, 52] },
              { stands: 3, gap: 0, at: [32, 78] },
            ],
            weapons: { 'machine-gun': spots([51, 52]) },
          },
          {
            name: '1st African Light Infantry',
            quality: 'experienced',
            reserve: { companies: 4, stands: 3, arm: 'infantry', weapons: { 'machine-gun': 1 } },
          },
        ],
      },
    ],
    national: ['elan'],
    plan: { points: { dR1o1: [60, 46] } },
  },
  objectives: [
    { name: 'Front west', at: [30, 52], value: 1 },
    { name: 'Front east', at: [90, 52], value: 1 },
    { name: 'Langemarck', at: 'area', value: 3 },
  ],
  grants: ['sos'],
}
