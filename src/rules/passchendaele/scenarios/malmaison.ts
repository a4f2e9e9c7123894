import {
  belt,
  extraHeavy,
  field,
  heavy,
  infantry,
  machineGun,
  mortar,
  polygon,
  type Scenario,
  superHeavy,
  tank,
  unit,
} from './scenario.ts'

const french = unit('french', 'attacker')
const stellung = unit('german', 'front-line')
const support = unit('german', 'front-support')
const eingreif = unit('german', 'eingreif')
const eingreifSupport = unit('german', 'eingreif-support')

/**
 * 7.7: La Malmaison, 23 October 1917: a French set piece after six days of shelling. With the lever that brings the 66th
 * Division: without it the French won 1 battle in 4.
 */
export const MALMAISON: Scenario = {
  id: 'malmaison',
  title: 'La Malmaison',
  year: 1917,
  width: 36,
  depth: 48,
  turns: 14,
  attacker: 'entente',
  enemy: { german: 180, entente: 0 },
  ground: 'cratered',
  terrain: [
    ['french-front', 'trench', belt(1, [2, 12], [10, 12.4], [18, 11.6], [26, 12.4], [34, 12])],
    [
      'german-front',
      'trench',
      belt(1, [2, 17], [9, 17.2], [14, 16], [19, 15.6], [23, 16.4], [28, 17.2], [34, 17]),
    ],
    ['fruty-quarry', 'bunker', 5, 19, 8, 20.5],
    ['fort-malmaison', 'bunker', polygon([17, 19.5], [20, 19.2], [21, 20.8], [19.5, 22], [17.2, 21.6])],
    ['bohery-quarry', 'bunker', 28, 19.5, 30.5, 21],
    ['west-spur', 'blocking', polygon([10.8, 19], [13.5, 18.6], [14.5, 21.5], [11.4, 22])],
    ['east-spur', 'blocking', polygon([23.5, 19.5], [26, 19], [26.5, 22], [24, 22.5])],
    ['switch-line', 'trench', belt(1, [9, 17.2], [9.3, 21], [11, 25])],
    ['second-line', 'trench', belt(1, [2, 25.5], [11, 25], [18, 26], [25, 25], [34, 25.6])],
    ['chavignon', 'fortified', polygon([17, 28], [20.5, 27.6], [21, 30], [17.4, 30.4])],
    ['ailette-works', 'trench', belt(1, [11, 32.7], [22, 32.6], [31, 32.5])],
    ['ailette', 'stream', belt(0.8, [0, 35], [9, 34.2], [18, 35], [27, 34.4], [36, 35.2])],
    ['canal', 'impassable', belt(1, [0, 37.5], [12, 36.8], [24, 37.6], [36, 37])],
    ['north-bank', 'trench', belt(1, [2, 41], [14, 40.2], [24, 41.2], [34, 40.6])],
  ],
  bridges: [
    [10, 34.3],
    [26, 34.5],
    [12, 36.8],
    [24, 37.6],
  ],
  front: { german: 'german-front', entente: 'french-front' },
  units: [
    french('43rd Division', 'line', mortar([3.5, 12.2]), infantry([5, 12.2], [7, 12.2], [9, 12.2])),
    french('38th Division', 'veteran', infantry([16, 11.8], [18, 11.8], [20, 11.8]), mortar([21.5, 11.8])),
    french('66th Division', 'line', infantry([27, 12.2], [29, 12.2], [31, 12.2])),
    french('13th Division', 'line', infantry([13, 9], [15, 9], [17, 9])),
    french('Schneider Group', 'line', tank([23.5, 9.5])),
    french('43rd Artillery', 'line', field([4, 7], [7, 7])),
    french('38th Artillery', 'line', field([15, 6.5], [18, 6.5])),
    french('13th Artillery', 'line', field([26, 6.5], [29, 6.5])),
    french('Heavy Regiment 1', 'line', heavy([9, 3], [12, 3])),
    french('Heavy Regiment 2', 'line', heavy([21, 3], [24, 3])),
    french('Mortar Battery (270 mm)', 'line', extraHeavy([2.5, 3])),
    french('Railway Battery (400 mm)', 'line', superHeavy([33, 2.5])),
    stellung('14th Division', 'line', infantry([4, 17.1], [8, 17.2], [12, 16.5])),
    stellung('2nd Guard Division', 'veteran', infantry([19, 15.6], [23, 16.4], [27, 17]), mortar([21, 16])),
    support('Fort MG Battalion', 'line', machineGun([19, 20.6])),
    support('14th Artillery', 'line', field([6, 23])),
    support('2nd Guard Artillery', 'line', field([29, 23.5])),
    support('Group Heavy', 'line', heavy([24, 28.5])),
    eingreif(
      '43rd Reserve Division',
      'line',
      machineGun([23.5, 32.5]),
      infantry([25, 32.5], [27, 32.5], [29, 32.5]),
    ),
    eingreifSupport('43rd Reserve Artillery', 'line', field([16, 32.8])),
  ],
  objectives: [
    ['Front line, west', 8, 17.2, 2],
    ['Salient', 19, 15.6, 2],
    ['Fruty quarry', 6.5, 19.8, 3],
    ['Fort', 19, 20.6, 5],
    ['Bohery quarry', 29.2, 20.2, 2],
    ['Chavignon', 19, 29, 3],
  ],
  gas: { german: 2, entente: 3 },
  mayRelocate: ['13th Division'],
}
