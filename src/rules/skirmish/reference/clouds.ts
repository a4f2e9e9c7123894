import type { ShownTable } from '#kernel/procedure/reference.ts'
import { stretch } from '#kernel/words.ts'
import { CLOUD_LIFE, DRIFT, WIND_DIRECTIONS, WIND_STRENGTHS } from '../tables/index.ts'
import { WINDS } from '../vocabulary.ts'
import { nameOf } from '../wording.ts'
import { NOTHING, runs } from './cells.ts'

const LIFE: ShownTable = {
  id: 'cloud-life',
  title: 'Life of a cloud',
  clause: 'SK-CLD-02',
  columns: ['Move', 'Puffs', 'Drifts', 'Gas number'],
  rows: [
    ...CLOUD_LIFE.map(({ puffs, drifts, gasNumber }, index) => [
      String(index + 1),
      String(puffs),
      drifts ? 'yes' : 'no',
      String(gasNumber),
    ]),
    [String(CLOUD_LIFE.length + 1), 'gone', NOTHING, NOTHING],
  ],
  note: 'A puff is as wide as the burst of the gun. A man touched by gas is lost if his d10 is above the gas number.',
}

const DRIFTS: ShownTable = {
  id: 'wind-drift',
  title: 'Drift of a cloud',
  clause: 'SK-CLD-05',
  columns: ['Wind', 'A move'],
  rows: WINDS.map((wind) => [nameOf(wind), `${DRIFT[wind]}"`]),
}

const WIND: ShownTable = {
  id: 'wind-throw',
  title: 'Wind before the game',
  clause: 'SK-CLD-05',
  columns: ['Die', 'Score', 'Wind'],
  rows: [
    ['d10', stretch(1, WIND_DIRECTIONS), 'Blows towards this number of the grid, 1 being north'],
    ['d10', `${WIND_DIRECTIONS + 1}+`, 'Calm'],
    ...runs(WIND_STRENGTHS).map(({ faces: score, result }) => ['d6', score, nameOf(result)]),
  ],
  note: 'The d6 is thrown unless it is calm.',
}

export const CLOUD_TABLES: readonly ShownTable[] = [LIFE, DRIFTS, WIND]
