import { road, spots, trench } from './makers.ts'
import type { Scenario } from './scenario.ts'

export const FIRST_BATTLE: Scenario = {
  id: 'first-battle',
  title: 'A first battle',
  size: 'learning',
  period: 'early',
  date: '1914-09',
  width: 90,
  length: 90,
  // Balance: the catalogue has 6; six turns left too little time for the farm after a bad die or two.
  turns: 7,
  ground: [
    { kind: 'wood', at: [8, 46, 30, 60], name: 'Wood' },
    trench('defender', [44, 52], [78, 52]),
    { kind: 'built-up', at: [50, 70, 66, 80], name: 'Farm' },
    road([58, 0], [58, 90]),
    { kind: 'hill', at: [20, 2, 62, 15] },
  ],
  attacker: {
    nation: 'german',
    zone: [0, 16],
    regiments: [
      {
        name: 'Reserve Infantry Regiment 26',
        battalions: [
          {
            name: 'II Battalion',
            quality: 'experienced',
            command: [45, 10],
            companies: [
              { stands: 3, gap: 2, at: [28, 13] },
              { stands: 3, gap: 2, at: [45, 13] },
              { stands: 3, gap: 2, at: [62, 13] },
            ],
            weapons: { 'machine-gun': spots([36.5, 13]), 'field-gun': spots([32, 6]) },
          },
        ],
      },
    ],
  },
  defender: {
    nation: 'french',
    zone: [44, 90],
    regiments: [
      {
        name: 'French 272nd Regiment',
        battalions: [
          {
            name: '5th Battalion',
            quality: 'experienced',
            command: [42, 56],
            companies: [
              { stands: 3, gap: 2, at: [22, 48] },
              { stands: 3, gap: 2, at: [62, 52] },
            ],
            weapons: { 'machine-gun': spots([50, 52]) },
          },
        ],
      },
    ],
  },
  objectives: [
    { name: 'Wood', at: 'area', value: 1 },
    { name: 'Farm', at: 'area', value: 2 },
  ],
  grants: [],
}
