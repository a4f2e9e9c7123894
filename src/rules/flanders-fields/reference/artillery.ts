import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed, stretch } from '#kernel/words.ts'
import {
  AREAS,
  ARMOUR_TABLE,
  BARRAGE_COVER,
  BARRAGE_DANGER,
  BARRAGE_DEPTH,
  BARRAGE_NUMBERS,
  BARRAGE_TURNS,
  BEATEN_ZONE_AREAS,
  CLOUD,
  DEEP_SUPPRESSION,
  DEVIATION,
  GAS_TURNS,
  INDIRECT_FIELD_AT_ARMOUR,
  OWN_BARRAGE,
  SHELTER_EXIT,
  SHELTER_EXIT_QUALITY,
  SOS_ANSWERED,
  SOS_AREA,
  WIND,
  WIND_CHANGE,
  WIND_TURN,
} from '../tables/index.ts'
import { BURST_GUNS, MORTARS, QUALITIES, SIDES } from '../vocabulary.ts'
import { atLeast, cm, faces, fireCell, NONE, name, size, title } from './cells.ts'

const templates: ShownTable = {
  id: 'templates',
  title: 'Areas of fire, width x depth in cm',
  clause: 'FF-ART-01',
  columns: ['Fire', 'Area', 'Clause'],
  rows: [
    ['Battery', size(AREAS['field-gun']), 'FF-ART-01'],
    ['SOS fire', size(SOS_AREA), 'FF-SOS-01'],
    ...MORTARS.map((mortar) => [title(mortar), size(AREAS[mortar]), 'FF-MORT-01']),
    ...BURST_GUNS.map((gun) => [`Beaten zone of a ${name(gun)}`, size(BEATEN_ZONE_AREAS[gun]), 'FF-MG-02']),
    ['Indirect machine-gun fire', size(AREAS['indirect-mg']), 'FF-MG-03'],
    ['Rolling barrage', `table x ${BARRAGE_DEPTH}`, 'FF-RB-01'],
  ],
}

const deviation: ShownTable = {
  id: 'deviation',
  title: 'Deviation',
  clause: 'FF-ART-04',
  columns: ['Roll', 'Result'],
  rows: [
    [`D6 ${DEVIATION.noneFrom}+`, 'on the spot'],
    [`D6 ${stretch(1, DEVIATION.noneFrom - 1)}`, 'goes astray: roll for hour and distance'],
    [
      'Hour',
      `D6, and ${signed(DEVIATION.secondHalf)} if another D6 is ${atLeast(DEVIATION.secondHalfFrom)}; 12 is straight away from the roller`,
    ],
    ['Distance', `${DEVIATION.distanceDice}D6 cm`],
  ],
}

/** The die a stand needs, once its cover has been added to it. */
const rollingBarrage: ShownTable = {
  id: 'rolling-barrage',
  title: 'Under the rolling barrage',
  clause: 'FF-RB-03',
  columns: ['Stand', 'Die', 'Suppressed', 'Killed'],
  rows: [
    ...Object.entries(BARRAGE_COVER).map(([cover, modifier]) => [
      title(cover),
      signed(modifier),
      atLeast(BARRAGE_NUMBERS.suppress),
      atLeast(BARRAGE_NUMBERS.kill),
    ]),
    [
      'Tank',
      signed(0),
      ...fireCell(INDIRECT_FIELD_AT_ARMOUR.open)
        .split('/')
        .map((number) => `${number}+`),
    ],
    ['Fortification, deep shelter', NONE, NONE, NONE],
  ],
  note: `It lasts ${BARRAGE_TURNS['4+d3']} turns and a D3. A natural 1 never harms.`,
}

const ownBarrage: ShownTable = {
  id: 'own-barrage',
  title: 'Too close behind your own barrage',
  clause: 'FF-RB-04',
  columns: ['Distance behind the band', 'What happens'],
  rows: [
    [`Over ${cm(BARRAGE_DANGER)}`, 'safe'],
    [`Up to ${cm(BARRAGE_DANGER)}, D6 below the distance`, 'safe'],
    [`Up to ${cm(BARRAGE_DANGER)}, any other die`, `attacked as by field guns at ${signed(OWN_BARRAGE)}`],
  ],
}

const shelters: ShownTable = {
  id: 'deep-shelters',
  title: 'Coming up from deep shelters',
  clause: 'FF-DUG-02',
  columns: ['Grade', 'Die', 'Needed'],
  rows: QUALITIES.map((quality) => [
    title(quality),
    signed(SHELTER_EXIT_QUALITY[quality]),
    atLeast(SHELTER_EXIT),
  ]),
}

const deepSuppression: ShownTable = {
  id: 'deep-suppression',
  title: 'Deep suppression',
  clause: 'FF-DS-01',
  columns: ['Die', 'Orders and SOS calls of rear artillery', 'Besides'],
  rows: [
    ...[false, true].flatMap((batteryLost) =>
      [
        ...new Set(
          DEEP_SUPPRESSION.filter((row) => row.batteryLost === batteryLost).map(({ penalty }) => penalty),
        ),
      ].map((penalty) => [
        faces(DEEP_SUPPRESSION, (row) => row.penalty === penalty && row.batteryLost === batteryLost),
        penalty === 0 ? NONE : signed(-penalty),
        batteryLost ? 'one battery destroyed' : NONE,
      ]),
    ),
  ],
}

const sos: ShownTable = {
  id: 'sos',
  title: 'SOS call',
  clause: 'FF-SOS-01',
  columns: ['D6 less deep suppression', 'Result'],
  rows: [
    [atLeast(SOS_ANSWERED), 'the battery fires on the SOS point at once'],
    ['less', 'no answer this turn'],
  ],
}

const CHANGES: Readonly<Record<(typeof WIND_CHANGE)[number], string>> = {
  steady: 'no change',
  rises: 'D6 cm faster',
  falls: 'D6 cm slower',
  shifts: `turns, and blows ${WIND.shifted} + ${WIND.dice}D6 cm`,
  disperses: 'every offensive cloud is gone',
}

const wind: ShownTable = {
  id: 'gas-wind',
  title: 'Wind, each turn after the release',
  clause: 'FF-GAS-04',
  columns: ['Die', 'Wind'],
  rows: [
    ['Release', `${WIND.release} + ${WIND.dice}D6 cm, heading named by the owner`],
    ...[...new Set(WIND_CHANGE)].map((change) => [
      faces(WIND_CHANGE, (each) => each === change),
      CHANGES[change],
    ]),
    ...WIND_TURN.map((degrees, i) => [
      `Turn ${i + 1}`,
      `${Math.abs(degrees)}° to the ${degrees > 0 ? 'right' : 'left'}`,
    ]),
  ],
}

const clouds: ShownTable = {
  id: 'gas-clouds',
  title: 'Gas clouds',
  clause: 'FF-GAS-02',
  columns: ['Side', 'Width x depth, cm', 'Offensive', 'Denying', 'Tank in it'],
  rows: SIDES.map((side) => [
    title(side),
    size(CLOUD[side]),
    `drifts for ${GAS_TURNS['six-turns']} turns`,
    'drifts once, then stays',
    fireCell(ARMOUR_TABLE.gas.open),
  ]),
}

export const ARTILLERY_TABLES: readonly ShownTable[] = [
  templates,
  deviation,
  rollingBarrage,
  ownBarrage,
  shelters,
  deepSuppression,
  sos,
  clouds,
  wind,
]
