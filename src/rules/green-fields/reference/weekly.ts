import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed, stretch, titled } from '#kernel/words.ts'
import {
  ARTILLERY_RANGE,
  ATTRITION,
  CANISTER_DICE,
  DEPOT,
  DICE_PER_EXPLOSIVE,
  ENTERS_FROM,
  ENTRENCHING,
  GAS_WASTED_UP_TO,
  GRAVEYARD,
  HITS_PER_LEVEL,
  HITS_PER_POINT,
  MINE_FOUND_UP_TO,
  MOST_EXPLOSIVES,
  PERSISTENT_GAS_DICE,
  RAIDERS_SAVE,
  RAIDING_PARTY,
  SUPPLY_DIE,
  TUNNEL_PARTY,
  VICTORY_LIMIT,
  VICTORY_POINTS,
  WORK_HITS,
} from '../tables/index.ts'
import { ARTILLERY } from '../vocabulary.ts'
import { orMore } from './cells.ts'

const zones = (range: number): string => (Number.isFinite(range) ? String(range) : 'whole table')

const ARTILLERY_RANGES: ShownTable = {
  id: 'artillery-ranges',
  title: 'Range of guns in zones',
  clause: 'GF-BOMB-01',
  columns: ['Guns', 'Weekly', 'Assault'],
  rows: ARTILLERY.map((type) => [
    titled(type),
    zones(ARTILLERY_RANGE[type].weekly),
    zones(ARTILLERY_RANGE[type].assault),
  ]),
  note: 'Only heavy guns fire off the board, in weekly turns, at the depot or at what reconnaissance has found.',
}

const NEAR_THE_LINE: ShownTable = {
  id: 'attrition',
  title: 'Attrition',
  clause: 'GF-ATT-01',
  columns: ['Zones to the enemy lines', 'Hit dice', 'Hits for one SP', 'Armour'],
  rows: [
    [`up to ${ATTRITION.within}`, `${ATTRITION.dice}`, `${HITS_PER_POINT.foot}`, `${HITS_PER_POINT.armour}`],
    ['farther, or off board', '-', '-', '-'],
  ],
}

const CONSTRUCTION: ShownTable = {
  id: 'construction',
  title: 'Works',
  clause: 'GF-CON-01',
  columns: ['Work', 'Weekly', 'Assault'],
  rows: [
    ['Pioneers: road or bridge', `${WORK_HITS.weekly} hits`, `${WORK_HITS.assault} hits`],
    ['Pioneers: trench, one grade', `${WORK_HITS.weekly} hits`, '-'],
    ['Digging in, morale', signed(-ENTRENCHING.costsMorale), signed(-ENTRENCHING.costsMorale)],
    ['Digging in, as far as', 'one grade', 'light trench'],
    ['Digging in, morale at least', `${ENTRENCHING.leastMorale}`, `${ENTRENCHING.leastMorale}`],
    ['Guns: emplacement', 'one grade', '-'],
  ],
  note: 'Pioneers throw a die for each strength point; hits are not kept.',
}

const RAIDS: ShownTable = {
  id: 'raids',
  title: 'Raiding parties',
  clause: 'GF-RAID-01',
  columns: ['Raiders', 'Strength points', 'Experience dice', 'Hits to lower a trench'],
  rows: [
    ['Any regiment on foot', stretch(1, RAIDING_PARTY.usual), signed(RAIDERS_SAVE), `${HITS_PER_LEVEL}`],
    ['Stosstruppe', stretch(1, RAIDING_PARTY.stosstruppe), signed(RAIDERS_SAVE), `${HITS_PER_LEVEL}`],
  ],
}

const GAS: ShownTable = {
  id: 'gas',
  title: 'Gas',
  clause: 'GF-GAS-01',
  columns: ['Gas', 'Wasted on', 'Dice on each unit'],
  rows: [
    ['Canisters', stretch(1, GAS_WASTED_UP_TO), `${CANISTER_DICE} each`],
    ['Gas shells', '-', "the guns' dice"],
    ['Persistent gas, later turns', '-', `${PERSISTENT_GAS_DICE}`],
  ],
  note: 'Unsaved hits come off experience, not strength; modifiers to the save do not count and nobody checks.',
}

const MINES: ShownTable = {
  id: 'mines',
  title: 'Mines',
  clause: 'GF-MINE-05',
  columns: ['Explosives', 'Discovered on', 'Dice on each unit'],
  rows: Array.from({ length: MOST_EXPLOSIVES }, (_, i) => [
    `${i + 1}`,
    stretch(1, MINE_FOUND_UP_TO),
    `${(i + 1) * DICE_PER_EXPLOSIVE}`,
  ]),
  note: `No save. Each side sends ${stretch(1, TUNNEL_PARTY.first)} strength points into a discovered tunnel.`,
}

const SUPPLY: ShownTable = {
  id: 'supply',
  title: 'What a depot point gives',
  clause: 'GF-DPT-02',
  columns: ['Depot', 'For each point'],
  rows: [
    ['Supply points in a week', `1d${SUPPLY_DIE.length}`],
    ['SHELLS in a week', `${DEPOT.shells}`],
    ['Armour that can fight, SP', `${DEPOT.armour}`],
    ['Aircraft that can fight, SP', `${DEPOT.aircraft}`],
    ['Lost points back in a week, in all', `${DEPOT.regained}`],
    ['Points above the start, in all', `${DEPOT.aboveStart}`],
  ],
}

const RESERVE_ENTRY: ShownTable = {
  id: 'reserve-entry',
  title: 'Entry of reserves',
  clause: 'GF-RES-01',
  columns: ['Unit', 'Enters on'],
  rows: [
    ['Held off board, steady', 'no die'],
    ['Bought in this assault', orMore(ENTERS_FROM)],
  ],
}

const SCORE: ShownTable = {
  id: 'victory-points',
  title: 'Victory points',
  clause: 'GF-VP-02',
  columns: ['Score', 'Points'],
  rows: [
    ['Enemy zone captured and held', signed(VICTORY_POINTS.zoneCaptured)],
    ['Own zone lost', signed(VICTORY_POINTS.zoneLost)],
    ["Unit off the enemy's rear edge", signed(VICTORY_POINTS.unitExited)],
    ['Won at', signed(VICTORY_LIMIT.usual)],
    ['Lost at', signed(-VICTORY_LIMIT.usual)],
  ],
  note: 'A scenario may set other limits.',
}

const RATINGS = {
  'girls-blouse': "Girl's blouse",
  'rum-show': 'Rum show',
  'history-book': 'History book',
  'general-haig': 'General Haig',
} as const

const GRAVES: ShownTable = {
  id: 'graveyard',
  title: 'The graveyard',
  clause: 'GF-VP-05',
  columns: ['Own strength points lost', 'Rating'],
  rows: GRAVEYARD.map(({ from, rating }, i) => {
    const next = GRAVEYARD[i - 1]
    return [next ? `${from}-${next.from - 1}` : orMore(from, 0), RATINGS[rating]]
  }).reverse(),
}

export const WEEKLY_TABLES: readonly ShownTable[] = [
  ARTILLERY_RANGES,
  NEAR_THE_LINE,
  CONSTRUCTION,
  RAIDS,
  GAS,
  MINES,
  SUPPLY,
  RESERVE_ENTRY,
  SCORE,
  GRAVES,
]
