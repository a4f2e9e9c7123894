import type { ShownTable } from '#kernel/procedure/reference.ts'
import { titled } from '#kernel/words.ts'
import {
  BASE_SIZES,
  CASUALTY_POINTS,
  COLLAPSE,
  DECISIVE_FROM,
  ESTABLISHMENTS,
  FRONT_BY,
  FRONT_TO_REAR,
  HOLDS_WITHIN,
  MARGINAL_FROM,
  OFFER_AGAIN_AFTER,
  OFFERS_FROM,
  RELOCATES_ON,
} from '../tables/index.ts'
import { GROUPS, type Group, isGuns, isTank, TROOPS, type Troop } from '../vocabulary.ts'
import { IMPOSSIBLE, span } from './cells.ts'

/** PA-TROOP-01 to PA-TROOP-08: usual bases of a unit. */
const BASES_OF_A_UNIT: Readonly<Record<Troop, string>> = {
  infantry: '3, some 4',
  cavalry: '3, some 2',
  stosstruppen: '1',
  'trench-mortar': '1, or attached',
  'machine-gun': '1, or attached',
  tank: '1, or 2-4',
  'light-tank': '1, or 2-4',
  'field-artillery': '1 or 2',
  'heavy-artillery': '1 or 2',
  'extra-heavy-artillery': '1',
  'super-heavy-artillery': '1',
}

const sizeOf = (troop: Troop): string => `${BASE_SIZES[troop].width} x ${BASE_SIZES[troop].depth}`

const qualityOf = (troop: Troop): string => {
  if (troop === 'stosstruppen') return 'veteran'
  return isGuns(troop) || isTank(troop) ? 'line' : 'any'
}

export const TROOP_TABLE: ShownTable = {
  id: 'troops',
  title: 'Troops and bases',
  clause: 'PA-TROOP-01',
  columns: ['Troops', 'Base, wide x deep', 'Bases of a unit', 'Quality'],
  rows: TROOPS.map((troop) => [titled(troop), sizeOf(troop), BASES_OF_A_UNIT[troop], qualityOf(troop)]),
}

export const ORGANISATIONS: ShownTable = {
  id: 'organisations',
  title: 'Bases of a division',
  clause: 'PA-ORG-01',
  columns: ['Division', 'Years', 'Infantry', 'Field artillery', 'Machine guns', 'Trench mortars'],
  rows: ESTABLISHMENTS.map(({ nation, years, infantry, fieldArtillery, machineGun, trenchMortar }) => [
    titled(nation),
    span(...years),
    ...[infantry, fieldArtillery, machineGun, trenchMortar].map((bases) => span(...bases)),
  ]),
}

const PLACES: Readonly<Record<Group, string>> = {
  'front-line': `half within ${FRONT_BY.half} of the front edge, all within ${FRONT_BY.all}`,
  'front-support': `up to ${FRONT_TO_REAR}`,
  eingreif: `${FRONT_TO_REAR}+ straight back`,
  'eingreif-support': `${FRONT_TO_REAR}+ straight back`,
  attacker: 'anywhere on own ground',
}

export const DEPLOYMENT: ShownTable = {
  id: 'deployment',
  title: 'Deployment',
  clause: 'PA-SETUP-04',
  columns: ['Group', 'Inches behind the front-line units'],
  rows: [
    ...GROUPS.map((group) => [titled(group), PLACES[group]]),
    ['Attacking division not at the front', `elsewhere on ${RELOCATES_ON}+`],
  ],
}

export const CASUALTIES: ShownTable = {
  id: 'casualty-points',
  title: 'Points for a base lost',
  clause: 'PA-END-02',
  columns: ['Base', 'Points'],
  rows: TROOPS.map((troop) => [titled(troop), String(CASUALTY_POINTS[troop])]),
}

export const BATTLE_POINTS: ShownTable = {
  id: 'battle-points',
  title: 'Holding on and giving up',
  clause: 'PA-END-03',
  columns: ['What', 'How much'],
  rows: [
    ['Takes an objective', `a base within ${HOLDS_WITHIN} in, no enemy within ${HOLDS_WITHIN} in`],
    ['Guns at an objective', IMPOSSIBLE],
    ['Collapse', `${COLLAPSE.lost} of every ${COLLAPSE.of} infantry and cavalry bases lost`],
    [
      'Armistice',
      `offered at the end of turn ${OFFERS_FROM} or later; ${OFFER_AGAIN_AFTER} turns after a refusal`,
    ],
  ],
}

export const VICTORY_TABLE: ShownTable = {
  id: 'victory',
  title: 'Degree of victory',
  clause: 'PA-END-04',
  columns: ['Margin', 'Result'],
  rows: [
    [`under ${MARGINAL_FROM}`, 'stalemate'],
    [span(MARGINAL_FROM, DECISIVE_FROM - 1), 'marginal'],
    [`${DECISIVE_FROM}+`, 'decisive'],
  ],
  note: 'Whoever concedes or collapses loses decisively.',
}
