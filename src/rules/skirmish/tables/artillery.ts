import type { Artillery, Bursting, DeviationKind, PlanKind } from '../vocabulary.ts'
import { __, type RangeRow } from './fire.ts'

// SK-ART-01: basic factor by range column
export const ARTILLERY_FACTORS: Readonly<Record<Artillery, RangeRow>> = {
  // 2  4  6  9 12 18 24 30 36 48 60 72 84 96
  mortar: [__, __, __, 5, 5, 4, 4, 4, 3, 3, 2, 1, 1, __],
  howitzer: [14, 14, 14, 14, 14, 12, 12, 12, 12, 12, 10, 10, 10, 10],
  'heavy-gun': [10, 10, 10, 10, 10, 8, 8, 8, 8, 8, 6, 6, 6, 6],
  'medium-gun': [8, 8, 8, 8, 8, 6, 6, 6, 6, 6, 4, 4, 4, 4],
  'light-gun': [6, 6, 6, 6, 6, 4, 4, 4, 4, 4, 2, 2, 2, 2],
}

// SK-ART-05: the column of guns off the table
export const OFF_TABLE_RANGE = 96

// SK-ART-10
export const OFF_TABLE_WEAPONS: readonly Artillery[] = ['howitzer', 'heavy-gun', 'medium-gun']

// SK-ART-16, SK-GRN-02: inches across
export const BURST_DIAMETER: Readonly<Record<Bursting, number>> = {
  howitzer: 5,
  'heavy-gun': 4,
  'medium-gun': 3,
  'light-gun': 2,
  mortar: 2,
  grenade: 1,
}

// SK-ART-17: inches more
export const SHRAPNEL_SPREAD = 1

// SK-ART-11, SK-GRN-02, SK-GRN-07: added to the deviation die
export const DEVIATION_BONUS: Readonly<Record<DeviationKind, number>> = {
  direct: 1,
  indirect: 0,
  grenade: 1,
}
export const BUILDING_BONUS = 2

// SK-ART-12
export const ON_TARGET_FROM = 9

// SK-ART-15, SK-GRN-02: how far a miss goes, in d6 or in plain inches
export const DEVIATION_DICE: Readonly<
  Record<DeviationKind, { readonly d6: number; readonly inches: number }>
> = {
  direct: { d6: 1, inches: 0 },
  indirect: { d6: 2, inches: 0 },
  grenade: { d6: 0, inches: 1 },
}

// SK-ART-08, SK-ART-09: moves from the order to the fall of shot
export const PLOT_DELAY: Readonly<Record<PlanKind, number>> = {
  direct: 0,
  indirect: 2,
  'off-table': 5,
}
// SK-ART-09: when fire plotted at setup begins
export const FIRST_MOVE = 1

// SK-BOM-01: average dice for the moves of a bombardment
export const BOMBARDMENT_DICE = 3

// SK-BOM-01
export const BATTERY_GUNS = 6

// SK-BOM-04: the highest face that loses a gun, from this move on the same target
export const COUNTER_BATTERY: readonly { readonly fromMove: number; readonly hitOn: 0 | 1 | 2 }[] = [
  { fromMove: 4, hitOn: 2 },
  { fromMove: 3, hitOn: 1 },
  { fromMove: 1, hitOn: 0 },
]

// SK-BOM-17: hundredths of a distance by which a computer player misjudges it, for each pip that his two dice differ
export const MISJUDGED = { recruit: 4, regular: 3, veteran: 2, general: 1 } as const
