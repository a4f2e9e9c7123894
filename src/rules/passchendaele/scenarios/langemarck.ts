import { belt, field, heavy, infantry, machineGun, mortar, polygon, type Scenario, unit } from './scenario.ts'

const british = unit('british', 'attacker')
const stellung = unit('german', 'front-line')
const support = unit('german', 'front-support')
const eingreif = unit('german', 'eingreif')
const eingreifSupport = unit('german', 'eingreif-support')

/** 7.4: Third Ypres, 16 August 1917. */
export const LANGEMARCK: Scenario = {
  id: 'langemarck',
  title: 'Langemarck',
  year: 1917,
  width: 30,
  depth: 48,
  turns: 16,
  attacker: 'entente',
  enemy: { german: 180, entente: 0 },
  ground: 'cratered',
  terrain: [
    ['outposts', 'trench', belt(1, [4, 11.5], [13, 11.5], [14, 12], [22, 12], [26, 11.5])],
    ['british-support', 'trench', 5, 8, 25, 9],
    ['steenbeek', 'stream', belt(0.5, [0, 13.6], [7, 13.2], [13, 13.5], [19, 14], [25, 13.7], [30, 14.2])],
    ['front', 'trench', belt(1, [1, 15.5], [13, 15.5], [16, 16.2], [20, 16.2], [24, 15.6], [29, 15.6])],
    ['au-bon-gite', 'bunker', 17, 15.7, 19, 16.7],
    ['alouette-farm', 'fortified', 7.5, 19, 9.5, 20.5],
    ['langemarck', 'fortified', polygon([14, 18], [18.5, 17.6], [19.4, 19.5], [18, 20.8], [14.6, 20.4])],
    ['castle-lake', 'impassable', 20.2, 18.4, 22, 20],
    ['wilhelmstellung', 'trench', belt(1, [1, 24.5], [8, 23.8], [15, 24.5], [22, 23.8], [29, 24.6])],
    ['pillboxes-west', 'bunker', 9, 23.5, 11, 24.5],
    ['pillboxes-east', 'bunker', 21, 23.3, 23, 24.3],
    ['flandern', 'trench', belt(1, [1, 40], [12, 39.2], [20, 40.2], [29, 39.5])],
  ],
  bridges: [
    [9, 13.3],
    [18, 13.9],
    [23, 13.8],
  ],
  front: { german: 'front', entente: 'outposts' },
  units: [
    british(
      '29th Division',
      'veteran',
      machineGun([5.5, 11.5]),
      infantry([7, 11.5], [9, 11.5], [11, 11.5]),
      mortar([12.5, 11.5]),
    ),
    british(
      '20th (Light) Division',
      'line',
      mortar([14.5, 12]),
      infantry([16, 12], [18, 12], [20, 12]),
      machineGun([21.5, 12]),
    ),
    british(
      '38th (Welsh) Division',
      'line',
      machineGun([11.5, 8.5]),
      infantry([13, 8.5], [15, 8.5], [17, 8.5]),
      mortar([18.5, 8.5]),
    ),
    british('29th Divisional Artillery', 'line', field([5, 6.5], [8, 6.5])),
    british('38th Divisional Artillery', 'line', field([11, 6.5], [14, 6.5])),
    british('20th Divisional Artillery', 'line', field([21, 6.5], [24, 6.5])),
    british('Heavy Group A', 'line', heavy([2, 3])),
    british('Heavy Group B', 'line', heavy([17, 3])),
    british('Heavy Group C', 'line', heavy([28, 3])),
    stellung('214th Division', 'line', infantry([3.5, 15.5], [7.5, 15.5], [11.5, 15.5])),
    stellung('79th Reserve Division', 'reservist', infantry([18, 16.2], [22, 15.9], [26, 15.6])),
    support('MG Battalion', 'line', machineGun([16.5, 19.2])),
    support('214th Artillery', 'line', field([6, 26], [8.5, 26])),
    support('79th Reserve Artillery', 'line', field([22.5, 26], [25, 26])),
    support('Heavy', 'line', heavy([11.5, 26.5])),
    eingreif('183rd Division', 'line', infantry([13, 33], [15, 33], [17, 33])),
    eingreifSupport('183rd Artillery', 'line', field([20.5, 33.5])),
  ],
  objectives: [
    ['Front line, west', 7.5, 15.5, 2],
    ['Front line, east', 22, 15.9, 2],
    ['Langemarck', 16.5, 19.2, 6],
    ['Wilhelmstellung, west', 10, 24, 2],
    ['Wilhelmstellung, east', 22, 23.8, 2],
  ],
  gas: { german: 2, entente: 2 },
  mayRelocate: ['38th (Welsh) Division'],
}
