import * as v from 'valibot'
import {
  type Accepted,
  choice,
  either,
  form,
  integer,
  list,
  maybe,
  measure,
  type Schema,
  text,
  yesOrNo,
} from '#kernel/procedure/schema.ts'
import { STRENGTHS } from '../armies/organisations.ts'
import { PERIODS, QUALITIES, TANK_TYPES } from '../vocabulary.ts'
import { ARMY_FILE } from './army-file.ts'
import { GAS, MOST_AIR, MOST_GAS, national } from './fields.ts'

export const SIZES = ['small', 'middle', 'large'] as const
export const GROUNDS = ['open', 'rolling', 'trench', 'shattered', 'wooded', 'built-up'] as const
export const WATERS = ['none', 'stream', 'river'] as const
export const WORKS = ['none', 'hasty', 'line', 'system', 'deep'] as const
export const WIRES = ['none', 'single', 'double', 'deep'] as const
export const BARRAGES = ['none', 'rolling', 'feuerwalze'] as const
export const AIMS = ['lines', 'front', 'break-through'] as const
export const PLANS = ['written', 'default', 'none'] as const

export const LARGEST_SEED = 2 ** 32 - 1

const MOST_BATTALIONS = 12

/** A field that either side may give on its own. */
const both = <A extends Schema, D extends Schema>(attacker: A, defender: D) =>
  maybe(form({ attacker: maybe(attacker), defender: maybe(defender) }))

const each = <S extends Schema>(schema: S) => both(schema, schema)

const grades = either(choice(QUALITIES), list(choice(QUALITIES), 1, MOST_BATTALIONS))

const guns = form({
  table: maybe(integer(0, 6)),
  field: maybe(integer(0, 9)),
  howitzer: maybe(integer(0, 4)),
  heavy: maybe(integer(0, 4)),
  superHeavy: maybe(integer(0, 1)),
})

const flag = () => maybe(yesOrNo())
const steps = (least: number, most: number, of: number) =>
  maybe(v.pipe(integer(least, most), v.multipleOf(of)))

/** What players may say about a battle of their own (section 7 of the catalogue). */
export const ENGAGEMENT = form({
  date: maybe(text()),
  period: maybe(choice(PERIODS)),
  attacker: maybe(choice(['entente', 'german'])),
  nation: maybe(choice(['british', 'french'])),
  size: maybe(choice(SIZES)),
  regiments: both(integer(1, 3), integer(1, 2)),
  battalions: each(integer(1, 4)),
  armies: each(ARMY_FILE),
  organisation: each(choice(STRENGTHS)),
  quality: each(grades),
  anyQuality: flag(),
  national: each(national()),
  storm: maybe(integer(0, 3)),
  pioneers: maybe(integer(0, 3)),
  tanks: both(list(choice(TANK_TYPES), 0, 12), list(choice(TANK_TYPES), 0, 8)),
  cavalry: both(integer(0, 2), integer(0, 1)),
  guns: each(guns),
  gas: each(list(GAS, 0, MOST_GAS)),
  air: each(integer(0, MOST_AIR)),
  barrage: maybe(choice(BARRAGES)),
  bombardments: maybe(integer(0, 16)),
  hurricane: flag(),
  reserve: each(integer(0, MOST_BATTALIONS - 1)),
  width: steps(60, 180, 30),
  length: steps(100, 240, 10),
  noMansLand: maybe(measure(20, 75)),
  ground: maybe(choice(GROUNDS)),
  water: maybe(choice(WATERS)),
  works: maybe(choice(WORKS)),
  wire: maybe(choice(WIRES)),
  shelters: flag(),
  blockHouses: maybe(integer(0, 4)),
  mist: maybe(form({ limit: maybe(measure(10, 100)), turns: maybe(integer(0, 6)) })),
  objectives: maybe(choice(AIMS)),
  turns: maybe(integer(6, 16)),
  events: flag(),
  plans: each(choice(PLANS)),
  mapSeed: maybe(integer(0, LARGEST_SEED)),
})

/** As it was given: whatever is left out has its default by the date. */
export type Given = Accepted<typeof ENGAGEMENT>

export type Gas = Accepted<typeof GAS>
