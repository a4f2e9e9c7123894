import {
  belt,
  cavalry,
  field,
  heavy,
  infantry,
  machineGun,
  mortar,
  polygon,
  type Scenario,
  tank,
  unit,
} from './scenario.ts'

const british = unit('british', 'attacker')
const stellung = unit('german', 'front-line')
const support = unit('german', 'front-support')
const eingreif = unit('german', 'eingreif')

/**
 * 7.5: Cambrai, 20 November 1917. The tanks start on their tapes in front of the trench. PA-SETUP-16: the front divisions
 * stand whole in their main line, which is fortified.
 */
export const MASNIERES: Scenario = {
  id: 'masnieres',
  title: 'Masnières',
  year: 1917,
  width: 36,
  depth: 48,
  turns: 16,
  attacker: 'entente',
  enemy: { german: 180, entente: 0 },
  ground: 'open-countryside',
  terrain: [
    ['british-front', 'trench', 3, 11, 33, 12],
    ['outpost', 'trench', belt(1, [3, 16.5], [12, 16], [18, 17], [26, 16.2], [33, 16.6])],
    [
      'hindenburg-main',
      'fortified',
      belt(1, [3, 20.5], [11, 20.5], [15, 19.5], [19, 19.5], [22, 20.5], [33, 20.5]),
    ],
    ['hindenburg-support', 'trench', belt(1, [3, 25.5], [13, 26], [20, 25.2], [33, 25.8])],
    ['marcoing', 'fortified', polygon([8, 29.5], [11.5, 29], [12.5, 31], [11, 32.4], [8.3, 32])],
    ['masnieres', 'fortified', polygon([24.5, 30.5], [27.5, 30.2], [28, 32.3], [24.3, 32.5])],
    ['canal', 'impassable', belt(1, [0, 34], [10, 33.5], [18, 34], [26, 33.5], [36, 34.2])],
    ['beaurevoir', 'trench', belt(1, [3, 38.5], [15, 38], [24, 39], [33, 38.4])],
  ],
  bridges: [
    [10, 33.5],
    [26, 33.5],
  ],
  front: { german: 'outpost', entente: 'british-front' },
  units: [
    british(
      '6th Division',
      'line',
      machineGun([6.5, 11.5]),
      infantry([8, 11.5], [10, 11.5], [12, 11.5]),
      mortar([13.5, 11.5]),
    ),
    british(
      '20th (Light) Division',
      'line',
      mortar([19.5, 11.5]),
      infantry([21, 11.5], [23, 11.5], [25, 11.5]),
      machineGun([26.5, 11.5]),
    ),
    british(
      '29th Division',
      'veteran',
      machineGun([13.5, 9]),
      infantry([15, 9], [17, 9], [19, 9]),
      mortar([20.5, 9]),
    ),
    british('F Battalion, Tanks', 'line', tank([6, 13.2])),
    british('H Battalion, Tanks', 'line', tank([9, 13.2])),
    british('B Battalion, Tanks', 'line', tank([12, 13.2])),
    british('A Battalion, Tanks', 'line', tank([20, 13.2])),
    british('I Battalion, Tanks', 'line', tank([23, 13.2])),
    british('C Battalion, Tanks', 'line', tank([26, 13.2])),
    british('5th Cavalry Division', 'line', cavalry([30, 8], [32, 8], [34, 8])),
    british('6th Artillery', 'line', field([6, 6], [9, 6])),
    british('29th Artillery', 'line', field([13, 6], [16, 6])),
    british('20th Artillery', 'line', field([24, 6], [27, 6])),
    british('Heavy 1', 'line', heavy([11, 3.5])),
    british('Heavy 2', 'line', heavy([21, 3.5])),
    stellung('54th Division', 'line', infantry([5, 20.5], [9, 20.5], [13, 20])),
    stellung('9th Reserve Division', 'reservist', infantry([20, 19.8], [24, 20.5], [28, 20.5])),
    support('54th MG Battalion', 'line', machineGun([10.2, 30.8])),
    support('9th Reserve Trench Mortars', 'line', mortar([21, 25.3])),
    support('54th Artillery', 'line', field([14, 28])),
    support('9th Reserve Artillery', 'line', field([24, 27.5])),
    eingreif('107th Division', 'veteran', infantry([16, 42], [18, 42], [20, 42])),
  ],
  objectives: [
    ['Hindenburg main line, west', 12, 20.2, 3],
    ['Hindenburg main line, east', 24, 20.5, 3],
    ['Hindenburg support line', 18, 25.4, 4],
    ['West bridge', 10, 33.5, 3],
    ['East bridge', 26, 33.5, 3],
  ],
  gas: { german: 0, entente: 0 },
  surprised: 'german',
}
