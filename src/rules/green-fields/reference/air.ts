import type { ShownTable } from '#kernel/procedure/reference.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { titled } from '#kernel/words.ts'
import { airAttack } from '../procedures/air-attack.ts'
import { attackDice } from '../reckoning/attack-dice.ts'
import {
  AIR_TO_GROUND,
  DAYLIGHT_TURNS,
  FLAK,
  NO_FLYING_FROM,
  POINTS_PER_ANTI_AIRCRAFT_DIE,
} from '../tables/index.ts'
import { AIRCRAFT, type Aircraft, SCALES, SEASONS, type UnitType } from '../vocabulary.ts'
import { orDash, orMore } from './cells.ts'

/** The dice of a single strength point against other aircraft. */
const inTheAir = (type: string): number | undefined => {
  const flown = AIRCRAFT.find((each) => each === type)
  if (!flown) return undefined
  const one = { type: flown, strength: 1, suppressed: false, routing: false }
  return attackDice(one, 'air-to-air', 'assault', false, SILENT)
}

const AIR_DICE: ShownTable = {
  id: 'air-dice',
  title: 'Dice from the air, for each strength point',
  clause: 'GF-AAIR-03',
  columns: ['Air unit', 'At aircraft and balloons', 'At the ground, weekly', 'At the ground, assault'],
  rows: Object.entries(AIR_TO_GROUND).map(([type, { weekly, assault }]) => [
    titled(type),
    orDash(inTheAir(type)),
    orDash(weekly),
    orDash(assault),
  ]),
}

const RATINGS = { strength: 1, experience: 1, morale: 1 } as const

interface Target {
  readonly title: string
  readonly type: UnitType
  readonly grounded?: true
}

const TARGETS: readonly Target[] = [
  { title: 'Aircraft in the air', type: 'bomber' },
  { title: 'Aircraft on the ground', type: 'bomber', grounded: true },
  { title: 'Balloons', type: 'balloon' },
  { title: 'Troops and guns', type: 'infantry' },
  { title: 'Depot', type: 'depot' },
]

/** The turns in which the procedure takes this pair. */
const scalesOf = (attacker: Aircraft, { title: _, ...target }: Target): string => {
  const allowed = SCALES.filter(
    (scale) =>
      accept(airAttack.input, {
        scale,
        attacker: { type: attacker, ...RATINGS },
        target: { ...target, ...RATINGS },
      }).ok,
  )
  return allowed.length === SCALES.length ? 'yes' : (allowed[0] ?? '-')
}

const AIR_TARGETS: ShownTable = {
  id: 'air-targets',
  title: 'What air units may attack',
  clause: 'GF-AIR-02',
  columns: ['Air unit', ...TARGETS.map(({ title }) => title)],
  rows: AIRCRAFT.map((type) => [titled(type), ...TARGETS.map((target) => scalesOf(type, target))]),
  note: 'Weekly or assault: in that turn only. Fighters meet other fighters in a fight of their own first. Reconnaissance looks, it does not shoot.',
}

const FLAK_DICE: ShownTable = {
  id: 'flak',
  title: 'Fire at aircraft',
  clause: 'GF-AIR-04',
  columns: ['Target of the attack', 'Weekly', 'Assault', 'When'],
  rows: [
    ...Object.entries(FLAK).map(([arm, { weekly, assault }]) => [
      titled(arm),
      `${weekly}`,
      `${assault}`,
      'first',
    ]),
    [
      'Other ground units',
      `1 for ${POINTS_PER_ANTI_AIRCRAFT_DIE} SP`,
      `1 for ${POINTS_PER_ANTI_AIRCRAFT_DIE} SP`,
      'afterwards, if they stand',
    ],
  ],
  note: 'Only ground attack craft and strafing fighters are fired back at afterwards.',
}

const ASSAULT_DAY: ShownTable = {
  id: 'assault-day',
  title: 'Days of an assault',
  clause: 'GF-ASLT-02',
  columns: ['Season', 'Turns by day', 'Turns by night', 'No flying on'],
  rows: SEASONS.map((season) => [
    titled(season),
    `${DAYLIGHT_TURNS[season]}`,
    '1',
    orMore(NO_FLYING_FROM[season]),
  ]),
  note: 'One weather die for both sides at dawn. The first move changes sides every turn.',
}

export const AIR_TABLES: readonly ShownTable[] = [AIR_DICE, AIR_TARGETS, FLAK_DICE, ASSAULT_DAY]
