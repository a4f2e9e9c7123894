import {
  extraHeavy,
  field,
  heavy,
  infantry,
  machineGun,
  mortar,
  type Scenario,
  storm,
  unit,
} from './scenario.ts'

const german = unit('german', 'attacker')
const forward = unit('british', 'front-line')
const support = unit('british', 'front-support')
const reserve = unit('british', 'eingreif')

/** 7.6: the Kaiserschlacht, 21 March 1918, in fog. PA-SETUP-16: the reserve has a trench of its own. */
export const ST_QUENTIN: Scenario = {
  id: 'st-quentin',
  title: 'St Quentin',
  width: 30,
  depth: 48,
  turns: 14,
  attacker: 'german',
  enemy: { german: 180, entente: 0 },
  ground: 'open-countryside',
  terrain: [
    ['shelled-zone', 'cratered', 0, 26, 30, 48],
    ['german-front', 'trench', 3, 34, 27, 35],
    ['forward-line', 'trench', 3, 29, 27, 30],
    ['manchester-hill', 'fortified', 6, 24, 9, 26],
    ['epine-de-dallon', 'fortified', 13, 24, 16, 26],
    ['racecourse', 'fortified', 21, 24, 24, 26],
    ['battle-zone', 'trench', 2, 20, 28, 21],
    ['green-line', 'trench', 2, 5.5, 28, 6.5],
  ],
  bridges: [],
  front: { german: 'german-front', entente: 'forward-line' },
  units: [
    german(
      'Left Assault Division',
      'veteran',
      mortar([4.5, 34.5]),
      infantry([7, 34.5], [9, 34.5], [11, 34.5]),
    ),
    german('Centre Assault Division', 'veteran', infantry([14, 34.5], [16, 34.5], [18, 34.5])),
    german(
      'Right Assault Division',
      'line',
      infantry([21, 34.5], [23, 34.5], [25, 34.5]),
      mortar([26.5, 34.5]),
    ),
    german('Second Wave Division', 'line', infantry([14, 39], [16, 39], [18, 39])),
    german('Storm Battalion 1', 'veteran', storm([5.5, 34.5])),
    german('Storm Battalion 2', 'veteran', storm([12.5, 34.5])),
    german('Storm Battalion 3', 'veteran', storm([19.5, 34.5])),
    german('Field Group 1', 'line', field([5, 41], [8, 41])),
    german('Field Group 2', 'line', field([12, 42], [18, 42])),
    german('Field Group 3', 'line', field([22, 41], [25, 41])),
    german('Heavy Group 1', 'line', heavy([3, 45])),
    german('Heavy Group 2', 'line', heavy([15, 45])),
    german('Heavy Group 3', 'line', heavy([27, 45])),
    german('Siege Battery', 'line', extraHeavy([21, 46])),
    forward('30th Division', 'line', infantry([7, 29.5], [7.5, 25], [10, 20.5])),
    forward('36th (Ulster) Division', 'line', infantry([21, 29.5], [22.5, 25], [19, 20.5])),
    support('30th MG Battalion', 'line', machineGun([14.5, 25])),
    support('36th MG Battalion', 'line', machineGun([25, 20.5])),
    support('30th Artillery', 'line', field([6, 14], [9, 14])),
    support('36th Artillery', 'line', field([20, 14], [23, 14])),
    support('Corps Heavy', 'line', heavy([15, 12])),
    reserve('20th (Light) Division', 'line', infantry([13, 6], [15, 6], [17, 6])),
  ],
  objectives: [
    ['Manchester Hill', 7.5, 25, 3],
    ['Epine de Dallon', 14.5, 25, 3],
    ['Racecourse', 22.5, 25, 3],
    ['Battle zone, west', 10, 20.5, 3],
    ['Battle zone, east', 19, 20.5, 3],
  ],
  gas: { german: 4, entente: 1 },
  fog: { turns: 4, range: 3 },
}
