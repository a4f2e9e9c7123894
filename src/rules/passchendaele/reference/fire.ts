import type { ShownTable } from '#kernel/procedure/reference.ts'
import { titled, words } from '#kernel/words.ts'
import { GUN_TABLE, MORTAR_RANGE, SHEAF_SQUARES, ZONE_ARC, ZONE_RANGE } from '../tables/index.ts'
import { GUNS } from '../vocabulary.ts'
import { yesOr } from './cells.ts'

const FRONT = `${ZONE_ARC}° either side of front`
const ALL_ROUND = 'any direction'

export const RANGES: ShownTable = {
  id: 'ranges',
  title: 'Ranges and arcs',
  clause: 'PA-FIRE-08',
  columns: ['Troops', 'Inches', 'Arc', 'Fires over troops', 'Fires as'],
  rows: [
    ...['Infantry, cavalry, Stosstruppen', 'Tanks of both kinds'].map((troops) => [
      troops,
      String(ZONE_RANGE),
      FRONT,
      yesOr(false),
      'beaten zone',
    ]),
    ['Machine-gun battalion', String(ZONE_RANGE), FRONT, yesOr(true), 'beaten zone'],
    ['Trench mortar', String(MORTAR_RANGE), ALL_ROUND, yesOr(true), 'all within range'],
    ...GUNS.map((guns) => [titled(guns), String(GUN_TABLE[guns].range), ALL_ROUND, yesOr(true), 'sheaf']),
  ],
  note: 'The limits themselves are in. Friends of the firer stop a beaten zone, and so does more than 1 inch of blocking terrain; enemies do not.',
}

export const SHEAVES: ShownTable = {
  id: 'sheaves',
  title: 'Sheaves',
  clause: 'PA-SHEAF-03',
  columns: ['Guns', 'Inches', 'HE is counted as', 'Points for a square inch', 'Gas'],
  rows: GUNS.map((guns) => {
    const { range, he, times, gas } = GUN_TABLE[guns]
    return [titled(guns), String(range), words(he), String(times), yesOr(gas)]
  }),
  note: `A sheaf has ${SHEAF_SQUARES} squares of one inch. HE may be stacked, gas may not. A remainder above half a square inch counts as a whole one.`,
}
