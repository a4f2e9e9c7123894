import { cavalry, field, heavy, infantry, machineGun, type Scenario, tank, unit } from './scenario.ts'

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
  width: 36,
  depth: 48,
  turns: 16,
  attacker: 'entente',
  enemy: { german: 180, entente: 0 },
  ground: 'open-countryside',
  terrain: [
    ['british-front', 'trench', 3, 11, 33, 12],
    ['outpost', 'trench', 3, 16, 33, 17],
    ['hindenburg-main', 'fortified', 3, 20, 33, 21],
    ['hindenburg-support', 'trench', 3, 25, 33, 26],
    ['marcoing', 'fortified', 8, 29, 12, 32],
    ['canal', 'impassable', 0, 33, 36, 34],
    ['beaurevoir', 'trench', 3, 38, 33, 39],
  ],
  bridges: [
    [10, 33.5],
    [26, 33.5],
  ],
  front: { german: 'outpost', entente: 'british-front' },
  units: [
    british('6th Division', 'line', machineGun([6.5, 11.5]), infantry([8, 11.5], [10, 11.5], [12, 11.5])),
    british(
      '20th (Light) Division',
      'line',
      infantry([21, 11.5], [23, 11.5], [25, 11.5]),
      machineGun([26.5, 11.5]),
    ),
    british('29th Division', 'veteran', infantry([15, 9], [17, 9], [19, 9])),
    british('H Battalion, Tanks', 'line', tank([9, 13.2])),
    british('B Battalion, Tanks', 'line', tank([12, 13.2])),
    british('A Battalion, Tanks', 'line', tank([20, 13.2])),
    british('I Battalion, Tanks', 'line', tank([23, 13.2])),
    british('5th Cavalry Division', 'line', cavalry([30, 8], [32, 8], [34, 8])),
    british('6th Artillery', 'line', field([6, 6], [9, 6])),
    british('29th Artillery', 'line', field([13, 6], [16, 6])),
    british('20th Artillery', 'line', field([24, 6], [27, 6])),
    british('Heavy 1', 'line', heavy([11, 3.5])),
    british('Heavy 2', 'line', heavy([21, 3.5])),
    stellung('54th Division', 'line', infantry([5, 20.5], [9, 20.5], [13, 20.5])),
    stellung('9th Reserve Division', 'reservist', infantry([20, 20.5], [24, 20.5], [28, 20.5])),
    support('54th Artillery', 'line', field([14, 26.5])),
    support('9th Reserve Artillery', 'line', field([24, 26.5])),
    eingreif('107th Division', 'veteran', infantry([16, 42], [18, 42], [20, 42])),
  ],
  objectives: [
    ['Hindenburg main line, west', 12, 20.5, 3],
    ['Hindenburg main line, east', 24, 20.5, 3],
    ['Hindenburg support line', 18, 25.5, 4],
    ['West bridge', 10, 33.5, 3],
    ['East bridge', 26, 33.5, 3],
  ],
  gas: { german: 0, entente: 0 },
  surprised: 'german',
}
