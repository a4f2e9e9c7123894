import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed, titled, words } from '#kernel/words.ts'
import {
  CHECK_COVER,
  CHECK_DICE,
  CHECK_GASSED,
  CHECK_ORDER,
  CHECK_QUALITY,
  CHECK_TABLE,
  CHECK_TABLE_ABOVE,
  ENEMY_IN_REAR,
  FEWEST_RUNNERS,
  GONE_TO_GROUND,
  HALF_STRENGTH,
  LOAD_TABLE,
  RUNNER_ARRIVES,
  RUNNERS,
  RUNNERS_BY_STATUS,
  RUNNERS_GASSED,
  RUNNERS_SHELLED,
  WEIGHTS,
} from '../tables/index.ts'
import { COVERS, type Column, ORDERS, QUALITIES, STATUSES } from '../vocabulary.ts'
import { spans } from './cells.ts'

const COLUMNS: readonly Column[] = [...COVERS, 'armour']

const ARRIVING_FACE = RUNNER_ARRIVES.findIndex((score) => score > 0) + 1

export const RUNNER_DICE: ShownTable = {
  id: 'runners',
  title: 'Runner dice',
  clause: 'PA-RUN-02',
  columns: ['Unit', 'Dice'],
  rows: [
    ...QUALITIES.map((quality) => [titled(quality), String(RUNNERS[quality])]),
    ...STATUSES.filter((status) => RUNNERS_BY_STATUS[status] !== 0).map((status) => [
      titled(status),
      signed(RUNNERS_BY_STATUS[status]),
    ]),
    ['Gassed', signed(RUNNERS_GASSED)],
    ['Shelled', signed(RUNNERS_SHELLED)],
    ['Never fewer than', String(FEWEST_RUNNERS)],
  ],
  note: `One ${ARRIVING_FACE} among them, and the order is there. Any point of trench mortars, field or heavy guns is shelling.`,
}

const arriving = RUNNER_ARRIVES.filter((score) => score > 0).length / RUNNER_ARRIVES.length

const chance = (dice: number): string => `${(100 * (1 - (1 - arriving) ** dice)).toFixed(1)}%`

const MOST_RUNNERS = Math.max(...Object.values(RUNNERS))

export const RUNNER_CHANCES: ShownTable = {
  id: 'runner-chances',
  title: 'Chance that an order arrives',
  clause: 'PA-RUN-03',
  columns: ['Runner dice', 'Chance'],
  rows: Array.from({ length: MOST_RUNNERS }, (_, index) => [String(index + 1), chance(index + 1)]),
}

export const CHECK_MODIFIERS: ShownTable = {
  id: 'check-modifiers',
  title: 'Modifiers of the check',
  clause: 'PA-CHECK-03',
  columns: ['Modifier', 'Score'],
  rows: [
    ...QUALITIES.map((quality) => [titled(quality), signed(CHECK_QUALITY[quality])]),
    ...ORDERS.map((order) => [`Order: ${words(order)}`, signed(CHECK_ORDER[order])]),
    ...COVERS.filter((cover) => CHECK_COVER[cover] !== 0).map((cover) => [
      `In ${cover === 'bunker' ? 'a bunker' : 'a fortified place'}, not tanks`,
      signed(CHECK_COVER[cover]),
    ]),
    ['Fire', 'by its load'],
    ['Gassed', signed(CHECK_GASSED)],
    ['Gone to ground', signed(GONE_TO_GROUND)],
    ['Half strength', signed(HALF_STRENGTH)],
    ['Enemy in rear', signed(ENEMY_IN_REAR)],
  ],
  note: `Added to ${CHECK_DICE} dice. Gone to ground: pinned or disordered under at least one point of fire, without gas; never tanks.`,
}

const FIRE_NAMES = {
  smallArms: 'Small arms',
  trenchMortar: 'Trench mortar',
  fieldArtillery: 'Field artillery',
  heavyArtillery: 'Heavy artillery',
} as const

export const FIRE_WEIGHTS: ShownTable = {
  id: 'fire-weights',
  title: 'Weight of a point of fire',
  clause: 'PA-CHECK-04',
  columns: ['Fire', ...COLUMNS.map(titled)],
  rows: (['smallArms', 'trenchMortar', 'fieldArtillery', 'heavyArtillery'] as const).map((fire) => [
    FIRE_NAMES[fire],
    ...COLUMNS.map((column) => String(WEIGHTS[fire][column])),
  ]),
  note: 'Points times weight, all added up, are the load. Tanks have the armour column wherever they stand.',
}

export const FIRE_MODIFIER: ShownTable = {
  id: 'fire-modifier',
  title: 'What the load takes off',
  clause: 'PA-CHECK-05',
  columns: [
    'Load',
    ...spans(
      LOAD_TABLE.map(({ upTo }) => upTo),
      false,
    ),
  ],
  rows: [['Score', ...LOAD_TABLE.map(({ modifier }) => signed(modifier))]],
}

const RESULTS = [...CHECK_TABLE, CHECK_TABLE_ABOVE]
const SCORES = spans(
  RESULTS.map(({ upTo }) => upTo),
  true,
)

const changeWords = (change: number): string =>
  change === 0 ? 'same' : `${change > 0 ? 'up' : 'down'} ${Math.abs(change)}`

export const CHECK_RESULT: ShownTable = {
  id: 'check-result',
  title: 'Result of the check',
  clause: 'PA-CHECK-06',
  columns: ['Score', 'Status', 'Inches'],
  rows: RESULTS.map(({ change, fallBack, inches }, index) => [
    SCORES[index] ?? '',
    changeWords(change),
    fallBack ? 'fall back' : String(inches),
  ]),
  note: 'Without fire or gas nothing goes down or back. In works without gas nobody drops below disordered, and only the disordered fall back.',
}
