import type { Muster } from './force.ts'
import { BRITISH_1914, GERMAN_1914 } from './organisations.ts'
import { standardForce } from './standard.ts'
import { bought, LATER_TROOPS, rated, STANDARD } from './troops.ts'

const {
  infantry,
  cavalry,
  pioneer,
  balloon,
  reconnaissance,
  'field-artillery': field,
  'medium-artillery': medium,
  'heavy-artillery': heavy,
} = STANDARD

const quietSector = standardForce(6, 'trench', infantry)

const QUIET_SECTOR: readonly Muster[] = [
  {
    id: 'quiet-sector-a',
    title: 'Quiet sector, 1916: the British (a)',
    nation: 'british',
    year: 1916,
    stores: { ...quietSector.stores, shells: quietSector.stores.shells + 24, luxuries: 6, gasCanisters: 3 },
    contingents: [
      ...quietSector.contingents,
      [1, bought('sapper', 5, 1, 3)],
      [1, bought('fighter', 3, 2, 2)],
    ],
  },
  {
    id: 'quiet-sector-b',
    title: 'Quiet sector, 1916: the Germans (b)',
    nation: 'german',
    year: 1916,
    stores: { ...quietSector.stores, shells: quietSector.stores.shells + 18, luxuries: 6, gasCanisters: 3 },
    contingents: [
      ...quietSector.contingents,
      [1, { ...infantry, title: 'Reserve Infantry Regiment' }],
      [1, bought('fighter', 3, 2, 2)],
    ],
  },
]

const LE_CATEAU: readonly Muster[] = [
  { ...BRITISH_1914, id: 'le-cateau-1914-a', title: 'Le Cateau, 1914: the BEF (a)' },
  { ...GERMAN_1914, id: 'le-cateau-1914-b', title: 'Le Cateau, 1914: the Germans (b)' },
]

const SOMME: readonly Muster[] = [
  {
    id: 'somme-1916-a',
    title: 'The Somme, 1916: the British (a)',
    nation: 'british',
    year: 1916,
    stores: {
      depot: 5,
      shells: 60,
      luxuries: 12,
      mines: [
        { under: 'A6', explosives: 4 },
        { under: 'D6', explosives: 4 },
      ],
    },
    contingents: [
      [10, LATER_TROOPS['new-army-1916']],
      [1, cavalry],
      [1, pioneer],
      [2, bought('sapper', 5, 1, 3)],
      [5, field],
      [3, medium],
      [2, heavy],
      [1, balloon],
      [1, rated(reconnaissance, 2, 2, 3)],
      [1, bought('fighter', 4, 2, 3)],
    ],
  },
  {
    id: 'somme-1916-b',
    title: 'The Somme, 1916: the Germans (b)',
    nation: 'german',
    year: 1916,
    stores: { depot: 4, shells: 36, luxuries: 6 },
    contingents: [
      [10, LATER_TROOPS['german-line-1916']],
      [1, pioneer],
      [4, field],
      [2, medium],
      [1, heavy],
      [1, balloon],
      [1, rated(reconnaissance, 1, 2, 3)],
      [1, bought('fighter', 3, 3, 3)],
    ],
  },
]

const MICHAEL: readonly Muster[] = [
  {
    id: 'michael-1918-a',
    title: 'Michael, 1918: the British (a)',
    nation: 'british',
    year: 1918,
    stores: { depot: 3, shells: 20, luxuries: 3 },
    contingents: [
      [6, rated(infantry, 7, 3, 3)],
      [1, cavalry],
      [1, pioneer],
      [3, field],
      [1, medium],
      [1, heavy],
      [1, bought('heavy-tank', 3, 3, 3)],
      [1, bought('fighter', 3, 3, 3)],
      [1, rated(reconnaissance, 1, 2, 3)],
    ],
  },
  {
    id: 'michael-1918-b',
    title: 'Michael, 1918: the Germans (b)',
    nation: 'german',
    year: 1918,
    stores: { depot: 4, shells: 45, luxuries: 6, gasCanisters: 4 },
    contingents: [
      [8, rated(infantry, 9, 3, 4)],
      [1, LATER_TROOPS['stosstruppe-1918']],
      [1, pioneer],
      [4, field],
      [2, medium],
      [1, heavy],
      [1, bought('fighter', 3, 3, 4)],
      [1, bought('ground-attack', 3, 3, 4)],
      [1, balloon],
    ],
  },
]

const GAZA: readonly Muster[] = [
  {
    id: 'gaza-1917-a',
    title: 'Gaza, 1917: the British (a)',
    nation: 'british',
    year: 1917,
    stores: { depot: 4, shells: 20, luxuries: 4 },
    contingents: [
      [3, rated(infantry, 9, 2, 4)],
      [2, { ...rated(cavalry, 6, 3, 5), title: 'Dominion Cavalry', nation: 'dominion' }],
      [1, pioneer],
      [2, field],
      [1, medium],
      [1, heavy],
      [1, bought('heavy-tank', 2, 2, 3)],
      [1, rated(reconnaissance, 1, 2, 3)],
    ],
  },
  {
    id: 'gaza-1917-b',
    title: 'Gaza, 1917: the Turks (b)',
    nation: 'turkish',
    year: 1917,
    stores: { depot: 3, shells: 16, luxuries: 4 },
    contingents: [
      [6, rated(infantry, 8, 2, 4)],
      [1, rated(cavalry, 4, 2, 3)],
      [1, pioneer],
      [2, field],
      [1, medium],
      [1, rated(reconnaissance, 1, 1, 3)],
    ],
  },
]

const HUNDRED_DAYS: readonly Muster[] = [
  {
    id: 'hundred-days-1918-a',
    title: 'The Hundred Days, 1918: the British (a)',
    nation: 'british',
    year: 1918,
    stores: { depot: 5, shells: 50, luxuries: 6 },
    contingents: [
      [4, LATER_TROOPS['dominion-1917']],
      [3, rated(infantry, 8, 3, 4)],
      [1, { ...rated(infantry, 6, 3, 4), title: 'Cyclist Regiment', mount: 'bicycles' }],
      [2, rated(cavalry, 6, 3, 4)],
      [1, pioneer],
      [4, field],
      [2, medium],
      [1, heavy],
      [1, bought('heavy-tank', 6, 3, 4)],
      [1, bought('light-tank', 4, 3, 4)],
      [1, bought('armoured-car', 2, 3, 4)],
      [1, bought('motor-transport', 9, 0, 0)],
      [1, bought('fighter', 4, 3, 4)],
      [1, bought('ground-attack', 3, 3, 4)],
      [1, bought('bomber', 2, 3, 4)],
      [1, rated(reconnaissance, 2, 3, 3)],
      [1, balloon],
    ],
  },
  {
    id: 'hundred-days-1918-b',
    title: 'The Hundred Days, 1918: the Germans (b)',
    nation: 'german',
    year: 1918,
    stores: { depot: 4, shells: 30, luxuries: 4 },
    contingents: [
      [7, rated(infantry, 7, 2, 3)],
      [2, { ...rated(infantry, 9, 3, 4), title: 'Reserve Infantry Regiment' }],
      [1, pioneer],
      [4, field],
      [2, medium],
      [1, heavy],
      [1, bought('heavy-tank', 2, 2, 3)],
      [1, bought('motor-transport', 9, 0, 0)],
      [1, bought('fighter', 4, 4, 4)],
      [1, bought('bomber', 2, 3, 3)],
      [1, rated(reconnaissance, 1, 2, 3)],
      [1, balloon],
    ],
  },
]

/** Each scenario names its armies by the side they fight on. */
const onSide = (muster: Muster): Muster => ({ ...muster, side: muster.id.endsWith('-a') ? 'a' : 'b' })

export const SCENARIO_ARMIES: readonly Muster[] = [
  ...QUIET_SECTOR,
  ...LE_CATEAU,
  ...SOMME,
  ...MICHAEL,
  ...GAZA,
  ...HUNDRED_DAYS,
].map(onSide)
