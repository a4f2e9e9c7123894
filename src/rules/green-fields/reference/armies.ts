import type { ShownTable } from '#kernel/procedure/reference.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { titled } from '#kernel/words.ts'
import { standardForce } from '../procedures/standard-force.ts'
import { unitCost } from '../procedures/unit-cost.ts'
import { lookUp } from '../reckoning/look-up.ts'
import { LATER_TROOPS, STANDARD, TROOPS_1914, type Troops } from '../scenarios/forces/troops.ts'
import {
  EARLY_TANK_EXPERIENCE,
  FIRST_MONTH,
  GERMAN_TANK_STRENGTH,
  GOODS_PRICES,
  LOST_TANKS_PER_CAPTURED,
  MOUNT_PRICES,
  PRICES,
  STOSSTRUPPE_STRENGTH,
  VICTORY_PRICES,
} from '../tables/index.ts'
import { VARIATIONS } from '../vocabulary.ts'
import { orDash } from './cells.ts'

const UNIT_PRICES: ShownTable = {
  id: 'unit-prices',
  title: 'Prices of units in army points',
  clause: 'GF-ARMY-02',
  columns: ['Unit', 'Each SP', 'Each experience', 'Each morale', 'Plus'],
  rows: [
    ...Object.entries(PRICES).map(([type, { strength, experience, morale, plus }]) => [
      titled(type),
      `${strength}`,
      orDash(experience),
      orDash(morale),
      orDash(plus),
    ]),
    ['Bicycles, on top', `${MOUNT_PRICES.bicycles}`, '-', '-', '-'],
    ['Lorries of their own, on top', `${MOUNT_PRICES.motor}`, '-', '-', '-'],
  ],
}

const REPLACEMENT_PRICES: ShownTable = {
  id: 'replacement-prices',
  title: 'Replacements, points for each SP',
  clause: 'GF-REP-02',
  columns: ['Unit', 'Points'],
  rows: Object.entries(PRICES).map(([type, { strength }]) => [titled(type), `${strength}`]),
  note: 'Drafts of half the present strength or more in one turn cost a level of experience.',
}

const GOODS: ShownTable = {
  id: 'goods-prices',
  title: 'Prices of goods in army points',
  clause: 'GF-ARMY-02',
  columns: ['Goods', 'For', 'Points'],
  rows: [
    ['Shells', `${GOODS_PRICES.shellsPerPoint}`, '1'],
    ['Luxuries', '1', `${GOODS_PRICES.luxury}`],
    ['Gas canisters', '1', `${GOODS_PRICES.gasCanister}`],
  ],
}

const FOR_VICTORY_POINTS: ShownTable = {
  id: 'victory-prices',
  title: 'What victory points buy',
  clause: 'GF-VP-04',
  columns: ['Bought', 'For', 'Victory points'],
  rows: [
    ['Units', `${VICTORY_PRICES.unitShare} army points of the price`, '1'],
    ['Shells', `${VICTORY_PRICES.shellsPerPoint}`, '1'],
    ['Depot point, to replace a lost one', '1', `${VICTORY_PRICES.replaceDepot}`],
    ['Depot point above the start', '1', `${VICTORY_PRICES.raiseDepot}`],
    ['Luxuries, gas', '-', '-'],
  ],
  note: 'Fractions go up. A dash: not for sale for victory points.',
}

const troopsTable = (
  id: string,
  title: string,
  clause: ClauseId,
  troops: Readonly<Record<string, Troops>>,
): ShownTable => ({
  id,
  title,
  clause,
  columns: ['Unit', 'Strength', 'Experience', 'Morale', 'Points'],
  rows: Object.values(troops).map(({ title, type, strength, experience, morale }) => [
    title,
    `${strength}`,
    `${experience}`,
    `${morale}`,
    orDash(lookUp(unitCost, { item: type, strength, experience, morale }).points ?? undefined),
  ]),
})

/** Widths of front that players lay out. */
const FRONTAGES = [4, 6, 8, 10, 12] as const

const FORCE_ROWS = [
  ['depotPoints', 'Depot points'],
  ['infantry', 'Infantry'],
  ['cavalry', 'Cavalry'],
  ['pioneers', 'Pioneers'],
  ['fieldArtillery', 'Field artillery'],
  ['mediumArtillery', 'Medium artillery'],
  ['heavyArtillery', 'Heavy artillery'],
  ['balloons', 'Balloons'],
  ['observationAircraft', 'Observation aircraft'],
  ['armyPoints', 'Army points'],
  ['shells', 'SHELLS'],
] as const

const VARIATION_TITLES = {
  trench: 'Standard force by frontage',
  1914: 'Force of 1914 by frontage',
  'russia-palestine': 'Force in Russia and Palestine by frontage',
} as const
const VARIATION_CLAUSES = {
  trench: 'GF-ARMY-01',
  1914: 'GF-VAR-01',
  'russia-palestine': 'GF-VAR-04',
} as const

const STANDARD_FORCES: readonly ShownTable[] = VARIATIONS.map((variation) => {
  const forces = FRONTAGES.map((frontage) => lookUp(standardForce, { frontage, variation }))
  return {
    id: `standard-force-${variation}`,
    title: VARIATION_TITLES[variation],
    clause: VARIATION_CLAUSES[variation],
    columns: ['Force', ...FRONTAGES.map((frontage) => `${frontage} zones`)],
    rows: FORCE_ROWS.filter(([field]) => forces.some((force) => force[field] > 0)).map(([field, title]) => [
      title,
      ...forces.map((force) => orDash(force[field])),
    ]),
  }
})

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const since = ({ year, month }: { readonly year: number; readonly month: number }): string =>
  `${MONTHS[month - 1] ?? ''} ${year}`

const AVAILABILITY: ShownTable = {
  id: 'availability',
  title: 'What may be fielded when',
  clause: 'GF-DATE-01',
  columns: ['Arm', 'From', 'Limits'],
  rows: [
    ['Reconnaissance', since(FIRST_MONTH.war), '-'],
    ['Fighters', since(FIRST_MONTH.fighters), '-'],
    ['Ground attack, bombers', since(FIRST_MONTH.otherAircraft), '-'],
    ['Gas', since(FIRST_MONTH.gas), '-'],
    [
      'Tanks: British, dominion, French',
      since(FIRST_MONTH.tanks),
      `experience at most ${EARLY_TANK_EXPERIENCE} before ${since(FIRST_MONTH.practisedTankCrews)}`,
    ],
    ['Tanks: American', since(FIRST_MONTH.americanTanks), '-'],
    ['Tanks: German', since(FIRST_MONTH.germanArmour), `at most ${GERMAN_TANK_STRENGTH} SP`],
    [
      'Captured tanks: German',
      since(FIRST_MONTH.tanks),
      `1 SP for ${LOST_TANKS_PER_CAPTURED} lost on retaken ground`,
    ],
    ['Armoured cars', since(FIRST_MONTH.war), `German from ${since(FIRST_MONTH.germanArmour)}`],
    ['Stosstruppe: German', since(FIRST_MONTH.stosstruppe), `one unit of at most ${STOSSTRUPPE_STRENGTH} SP`],
  ],
  note: 'In the 1914 variation no gas, tanks or aircraft but observation, which the Germans alone have; the French have no medium or heavy guns.',
}

export const ARMY_TABLES: readonly ShownTable[] = [
  ...STANDARD_FORCES,
  troopsTable('standard-ratings', 'Units of the standard force', 'GF-ARMY-01', STANDARD),
  troopsTable('troops-1914', 'Troops of 1914', 'GF-VAR-05', TROOPS_1914),
  troopsTable('later-troops', 'Infantry of the later years', 'GF-VAR-05', LATER_TROOPS),
  UNIT_PRICES,
  REPLACEMENT_PRICES,
  GOODS,
  FOR_VICTORY_POINTS,
  AVAILABILITY,
]
