import type { Column, MovingOrder, Order, Quality, Status } from '../vocabulary.ts'

// PA-RUN-02: runner dice
export const RUNNERS: Readonly<Record<Quality, number>> = { veteran: 5, line: 4, reservist: 3 }
export const RUNNERS_BY_STATUS: Readonly<Record<Status, number>> = {
  solid: 0,
  wavering: 0,
  pinned: -1,
  disordered: -2,
}
export const RUNNERS_GASSED = -2
export const RUNNERS_SHELLED = -1
export const FEWEST_RUNNERS = 1
// PA-RUN-01: only a 6 gets through
export const RUNNER_ARRIVES: readonly number[] = [0, 0, 0, 0, 0, 1]

// PA-CHECK-01: dice added up
export const CHECK_DICE = 2

// PA-CHECK-03
export const CHECK_QUALITY: Readonly<Record<Quality, number>> = { veteran: 1, line: 0, reservist: -1 }
export const CHECK_ORDER: Readonly<Record<Order, number>> = {
  advance: 0,
  hold: 1,
  'fire-barrage': 1,
  countermarch: 1,
  retreat: 2,
}
export const CHECK_COVER: Readonly<Record<Column, number>> = {
  'open-countryside': 0,
  cratered: 0,
  trench: 0,
  fortified: 1,
  bunker: 2,
  armour: 0,
}
export const CHECK_GASSED = -1
export const GONE_TO_GROUND = 2
export const HALF_STRENGTH = -1
export const ENEMY_IN_REAR = -1

// PA-CHECK-04
export const WEIGHTS: Readonly<
  Record<'smallArms' | 'trenchMortar' | 'fieldArtillery' | 'heavyArtillery', Readonly<Record<Column, number>>>
> = {
  smallArms: { 'open-countryside': 9, cratered: 7, trench: 1, fortified: 1, bunker: 0, armour: 2 },
  trenchMortar: { 'open-countryside': 7, cratered: 5, trench: 3, fortified: 2, bunker: 1, armour: 3 },
  fieldArtillery: { 'open-countryside': 6, cratered: 4, trench: 1, fortified: 1, bunker: 0, armour: 4 },
  heavyArtillery: { 'open-countryside': 9, cratered: 6, trench: 2, fortified: 2, bunker: 1, armour: 5 },
}

// PA-CHECK-05: the first row that the load does not pass
export const LOAD_TABLE: readonly { readonly upTo: number; readonly modifier: number }[] = [
  { upTo: 0, modifier: 0 },
  { upTo: 4, modifier: -1 },
  { upTo: 9, modifier: -2 },
  { upTo: 16, modifier: -3 },
  { upTo: 25, modifier: -4 },
  { upTo: 36, modifier: -5 },
  { upTo: 49, modifier: -6 },
  { upTo: Number.POSITIVE_INFINITY, modifier: -7 },
]

export type Change = -2 | -1 | 0 | 1

export interface CheckRow {
  readonly upTo: number
  readonly change: Change
  readonly fallBack: boolean
  readonly inches: number
}

// PA-CHECK-06: the first row that the score does not pass
export const CHECK_TABLE: readonly CheckRow[] = [
  { upTo: 0, change: -2, fallBack: true, inches: 0 },
  { upTo: 1, change: -1, fallBack: true, inches: 0 },
  { upTo: 2, change: -1, fallBack: false, inches: 0 },
  { upTo: 5, change: -1, fallBack: false, inches: 1 },
  { upTo: 8, change: 0, fallBack: false, inches: 2 },
  { upTo: 9, change: 1, fallBack: false, inches: 2 },
]
export const CHECK_TABLE_ABOVE: CheckRow = {
  upTo: Number.POSITIVE_INFINITY,
  change: 1,
  fallBack: false,
  inches: 3,
}

// PA-CHECK-09
export const MOST_INCHES: Readonly<Record<MovingOrder, Readonly<Record<Status, number>>>> = {
  advance: { solid: 3, wavering: 2, pinned: 0, disordered: 0 },
  countermarch: { solid: 3, wavering: 2, pinned: 1, disordered: 0 },
  retreat: { solid: 3, wavering: 3, pinned: 1, disordered: 1 },
}

// PA-CHECK-10, PA-CHECK-11, PA-MOVE-19
export const TANK_SUPPORT = 1
export const LIGHT_TANK_EXTRA = 1
export const GUNS_AT_MOST = 1
export const CAVALRY_IN_THE_OPEN = 2
