import { field, heavy, infantry, machineGun, mortar, type Scenario, unit } from './scenario.ts'

const british = unit('british', 'attacker')
const stellung = unit('german', 'front-line')
const support = unit('german', 'front-support')
const eingreif = unit('german', 'eingreif')

/** 7.4: Third Ypres, 16 August 1917. */
export const LANGEMARCK: Scenario = {
  id: 'langemarck',
  title: 'Langemarck',
  width: 30,
  depth: 54,
  turns: 16,
  attacker: 'entente',
  enemy: { german: 180, entente: 0 },
  ground: 'cratered',
  terrain: [
    ['outposts', 'trench', 5, 11, 25, 12],
    ['british-support', 'trench', 5, 8, 25, 9],
    ['front', 'trench', 1, 15, 29, 16],
    ['au-bon-gite', 'bunker', 17, 15, 19, 16],
    ['langemarck', 'fortified', 14, 21, 19, 24],
    ['castle-lake', 'impassable', 20, 21, 22, 23],
    ['wilhelmstellung', 'trench', 1, 28, 29, 29],
    ['west-pillboxes', 'bunker', 9, 28, 11, 29],
    ['east-pillboxes', 'bunker', 21, 28, 23, 29],
    ['flandern', 'trench', 1, 43, 29, 44],
  ],
  bridges: [],
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
      mortar([14.5, 11.5]),
      infantry([16, 11.5], [18, 11.5], [20, 11.5]),
      machineGun([21.5, 11.5]),
    ),
    british('38th (Welsh) Division', 'line', infantry([13, 8.5], [15, 8.5], [17, 8.5])),
    british('29th Divisional Artillery', 'line', field([5, 6.5], [8, 6.5])),
    british('38th Divisional Artillery', 'line', field([11, 6.5], [14, 6.5])),
    british('20th Divisional Artillery', 'line', field([21, 6.5], [24, 6.5])),
    british('Heavy Group A', 'line', heavy([2, 3])),
    british('Heavy Group B', 'line', heavy([17, 3])),
    british('Heavy Group C', 'line', heavy([28, 3])),
    stellung('214th Division', 'line', infantry([3.5, 15.5], [7.5, 15.5], [11.5, 15.5])),
    stellung('79th Reserve Division', 'reservist', infantry([18, 15.5], [22, 15.5], [26, 15.5])),
    support('MG Battalion', 'line', machineGun([16.5, 22.5])),
    support('214th Artillery', 'line', field([6, 25.5])),
    support('79th Reserve Artillery', 'line', field([25, 25.5])),
    support('Heavy', 'line', heavy([11.5, 26])),
    eingreif('183rd Division', 'line', infantry([13, 40], [15, 40], [17, 40])),
  ],
  objectives: [
    ['Front line, west', 7.5, 15.5, 2],
    ['Front line, east', 22, 15.5, 2],
    ['Langemarck', 16.5, 22.5, 6],
    ['Wilhelmstellung, west', 10, 28.5, 2],
    ['Wilhelmstellung, east', 22, 28.5, 2],
  ],
  gas: { german: 2, entente: 2 },
  mayRelocate: ['38th (Welsh) Division'],
}
