import { field, heavy, infantry, machineGun, type Scenario, unit } from './scenario.ts'

const british = unit('british', 'attacker')
const stellung = unit('german', 'front-line')
const support = unit('german', 'front-support')
const eingreif = unit('german', 'eingreif')

/** 7.3: the learning game. */
export const ONE_TRENCH: Scenario = {
  id: 'one-trench',
  title: 'One Trench',
  year: 1917,
  width: 36,
  depth: 36,
  turns: 12,
  attacker: 'entente',
  enemy: { german: 180, entente: 0 },
  ground: 'cratered',
  terrain: [
    ['british-front', 'trench', 4, 11, 32, 12],
    ['german-front', 'trench', 4, 16, 32, 17],
    ['german-second', 'trench', 4, 26, 32, 27],
    ['ruined-farm', 'fortified', 16.5, 20.5, 19.5, 22.5],
  ],
  bridges: [],
  front: { german: 'german-front', entente: 'british-front' },
  units: [
    british('Left Division', 'line', infantry([9, 11.5], [11, 11.5], [13, 11.5])),
    british('Right Division', 'line', infantry([21, 11.5], [23, 11.5], [25, 11.5])),
    british('MG Battalion', 'line', machineGun([17, 11.5])),
    british('Left Artillery', 'line', field([8, 4], [11, 4])),
    british('Right Artillery', 'line', field([23, 4], [26, 4])),
    british('Corps Heavy', 'line', heavy([17, 3])),
    stellung('Stellungsdivision', 'reservist', infantry([11, 16.5], [17, 16.5], [23, 16.5])),
    support('Divisional Artillery', 'line', field([9, 25], [12, 25])),
    eingreif('Eingreifdivision', 'line', infantry([15, 32], [17, 32], [19, 32])),
  ],
  objectives: [
    ['Front line, west', 11, 16.5, 2],
    ['Front line, centre', 17, 16.5, 2],
    ['Front line, east', 23, 16.5, 2],
    ['Farm', 18, 21.5, 6],
  ],
  gas: { german: 0, entente: 0 },
}
