import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed, titled } from '#kernel/words.ts'
import {
  ALLOWANCE,
  BREAKDOWN_DICE,
  DEGRADED,
  DISMOUNTED_ALLOWANCE,
  type Gait,
  GOING,
  type Going,
  type Grade,
  HITS_PER_LEVEL,
  MOTOR_ALLOWANCE,
  OBSERVER_LEVELS,
  ROAD_BONUS,
  ROAD_SHARE,
  SHELL_HOLES_PER_GRADE,
  SIGHT,
  SIGHT_MODIFIERS,
  WADES,
  WEAR_OF_EMBANKMENT,
  WEAR_OF_GROUND,
  WEAR_OF_WORKS,
  WHEELS_ON_ROAD_BONUS,
} from '../tables/index.ts'
import { signedOrDash } from './cells.ts'

const SIGHTING: ShownTable = {
  id: 'sighting',
  title: 'Sight in zones',
  clause: 'GF-OBS-02',
  columns: ['Sight', 'Zones'],
  rows: [
    ...Object.entries(SIGHT).map(([light, { table }]) => [`By ${light}`, `${table}`]),
    ['Target is a vehicle or mounted', signed(SIGHT_MODIFIERS.vehicleOrMounted)],
    ['Target moves', signed(SIGHT_MODIFIERS.moving)],
    ['Target is suppressed', signed(SIGHT_MODIFIERS.suppressed)],
    ['Each level of the observer', signed(SIGHT_MODIFIERS.perLevel)],
    ['Observer in an intact town, levels', signed(OBSERVER_LEVELS.town)],
    ['Observer in a balloon, levels', signed(OBSERVER_LEVELS.balloon)],
  ],
  note: 'Levels add to the hill and to each other. Balloons stay down at night. Never below 0.',
}

const ALLOWANCES: ShownTable = {
  id: 'movement-allowance',
  title: 'Zones in an assault turn',
  clause: 'GF-MOVE-01',
  columns: ['Unit', 'Zones'],
  rows: [
    ...Object.entries(ALLOWANCE).map(([type, zones]) => [titled(type), `${zones}`]),
    ['Cavalry, dismounted', `${DISMOUNTED_ALLOWANCE}`],
    ['Any unit in lorries', `${MOTOR_ALLOWANCE}`],
  ],
}

const GOING_WORDS: Readonly<Record<Going, string>> = { free: 'free', ends: 'ends move', closed: '-' }

const GAITS: readonly Gait[] = ['foot', 'cavalry', 'artillery', 'light-tank', 'heavy-tank', 'wheeled']

const goingRow = (ground: string, grade: Grade): string[] => [
  ground,
  ...GAITS.map((gait) => GOING_WORDS[GOING[grade][gait]]),
]

const TERRAIN_EFFECTS: ShownTable = {
  id: 'terrain-effects',
  title: 'Going',
  clause: 'GF-MOVE-04',
  columns: ['Ground entered', ...GAITS.map(titled)],
  rows: [
    goingRow('Open, or by road', 'easy'),
    goingRow('Rough, woods, town, trench', 'rough'),
    goingRow('Morass, ruins', 'deep'),
  ],
  note: 'A dash: closed. Artillery and tanks find an embankment rough, wheels find it closed except by road.',
}

const WATER: ShownTable = {
  id: 'water',
  title: 'Crossing water',
  clause: 'GF-TERR-04',
  columns: ['Water', ...GAITS.map(titled)],
  rows: [
    ['Stream', ...GAITS.map((gait) => (WADES[gait] ? 'anywhere' : 'ford or bridge'))],
    ['River or canal', ...GAITS.map(() => 'bridge')],
  ],
}

const ALLOWANCE_VALUES = [...new Set(Object.values(ALLOWANCE))].sort((one, other) => one - other)

const ROADS: ShownTable = {
  id: 'road-bonus',
  title: 'Road bonus',
  clause: 'GF-MOVE-05',
  columns: ['Allowance', 'Road steps needed', 'Bonus', 'Wheels and cyclists, any road step'],
  rows: ALLOWANCE_VALUES.map((zones) => [
    `${zones}`,
    `${Math.ceil(zones / ROAD_SHARE)}`,
    signed(ROAD_BONUS),
    signed(WHEELS_ON_ROAD_BONUS),
  ]),
  note: 'The two add. The extra zone need not be on the road.',
}

const breakdownRow = (name: string, wear: number): string[] => [
  name,
  signedOrDash(wear),
  `${BREAKDOWN_DICE + wear}`,
]

const BREAKDOWN: ShownTable = {
  id: 'breakdown',
  title: 'Breakdown of vehicles off the road',
  clause: 'GF-MOVE-09',
  columns: ['Roughest zone entered', 'Modifier', 'Dice against the unit'],
  rows: [
    ...Object.entries(WEAR_OF_GROUND).map(([ground, wear]) => breakdownRow(titled(ground), wear)),
    breakdownRow('Light trench', WEAR_OF_WORKS.light),
    breakdownRow('Heavy trench', WEAR_OF_WORKS.heavy),
    breakdownRow('Embankment', WEAR_OF_EMBANKMENT),
  ],
  note: 'Saved with bare experience; empty transport has none. One roll for a unit in each movement phase.',
}

const DEGRADATION: ShownTable = {
  id: 'degradation',
  title: 'Ground under shell fire',
  clause: 'GF-DEG-02',
  columns: ['Ground', `After ${SHELL_HOLES_PER_GRADE} shell-hole counters`],
  rows: Object.entries(DEGRADED).map(([ground, after]) => [titled(ground), after === ground ? '-' : after]),
  note: 'At most one counter for a zone in a week; the counters are taken off when the ground gets worse.',
}

const SHELL_DAMAGE: ShownTable = {
  id: 'shell-damage',
  title: 'Damage to works and roads',
  clause: 'GF-DEG-04',
  columns: ['Struck', 'By guns', 'By bombers', 'By wire cutters'],
  rows: [
    ['Trench, one level', `${HITS_PER_LEVEL} hits in a turn`, '-', `${HITS_PER_LEVEL} hits, kept`],
    ['Emplacement, one level', `${HITS_PER_LEVEL} hits in a turn`, '-', '-'],
    ['Road cut', 'any hit', 'any hit', '-'],
  ],
  note: 'Hits before saves of the roll against the leading unit. A road is also cut when its ground gets worse.',
}

export const GROUND_TABLES: readonly ShownTable[] = [
  SIGHTING,
  ALLOWANCES,
  TERRAIN_EFFECTS,
  WATER,
  ROADS,
  BREAKDOWN,
  DEGRADATION,
  SHELL_DAMAGE,
]
