import { measureIn } from '#kernel/geometry/measure.ts'
import type { Artillery, Vehicle } from '../vocabulary.ts'

/** Players write in inches; the table is kept in whole hundredths of a millimetre. */
export const { length: INCH, from: fromInches, to: toInches, pointAt, placeOf } = measureIn('inches')

// SK-GEN-21: lengths nearer to each other than this are equal
export const TOLERANCE = 0.01

/** A range in inches to the hundredth: places in whole table units make 6 inches aslant a hair more. */
export const rangeOf = (length: number): number => Math.round(toInches(length) * 100) / 100

// Base sizes, in inches: across a round base, or across the front and from front to back
export const FIGURE_BASE = { foot: 0.75, mounted: 1 } as const
export const MODEL_BASE: Readonly<Record<Artillery | 'hmg', number>> = {
  hmg: 1,
  mortar: 1,
  'light-gun': 1,
  'medium-gun': 1,
  'heavy-gun': 1.5,
  howitzer: 1.5,
}
// SK-GEN-29
export const WAGON_MODEL = { width: 1.5, length: 3 } as const
export const HULLS: Readonly<Record<Vehicle, { readonly width: number; readonly length: number }>> = {
  'mark-i': { width: 2, length: 3.5 },
  'mark-iv': { width: 2, length: 3.5 },
  whippet: { width: 1.5, length: 3 },
  'st-chamond': { width: 2, length: 4 },
  schneider: { width: 2, length: 3.5 },
  ft17: { width: 1.5, length: 3 },
  a7v: { width: 2, length: 4 },
  'enclosed-armoured-car': { width: 1.25, length: 2.5 },
  'open-armoured-car': { width: 1.25, length: 2.5 },
}

// SK-GEN-20: how far behind the middle of its model a crew stands, and how far apart
export const CREW_BEHIND = { usual: 1, heavy: 1.5, wagon: 2 } as const
export const CREW_APART = 1

// SK-GEN-27
export const WIDTHS = { road: 2, stream: 1, bridge: 2, trench: 1.5 } as const

// SK-GEN-11: along the centreline of a trench
export const TRENCH_SPACING = 1

// SK-GEN-33: rings about a wanted place, inches apart, how far out, degrees between two places of a ring
export const FREE_SPOT = { apart: 0.25, most: 6, degrees: 15 } as const

// SK-MOV-16
export const ENEMY_DISTANCE = 1

// SK-FIRE-18
export const SIGHT = { throughWood: 2, fromWoodEdge: 2, friendNear: 1, behindLinear: 2, inSmoke: 2 } as const

// SK-FIRE-19
export const NEAR_ENEMY = 6

// SK-FIRE-17, SK-FIRE-36: degrees off the run of a trench
export const TRENCH_ENFILADE = 30

// SK-MOV-10, SK-FIRE-31: degrees that a heavy weapon turns and still fires
export const PIVOT = 45

// SK-STR-09
export const SECTION = 3

// SK-STR-03: how near a burst must be to a section of fence or wall to be on it
export const ON_SECTION = 0.5

// SK-STR-11
export const DUGOUT_REACH = 2

// SK-MOV-13, SK-STR-10: what tanks leave open
export const TANK_GAP = { obstacle: 3, wire: 2 } as const

// SK-MOV-26: the narrowest gap in wire that lets a class through
export const WIRE_PASSAGE = { foot: 1, horse: 1.5, wheels: 2 } as const

// SK-MOV-15
export const WIRE_CUTTING = { near: 1, beyond: 1 } as const

// SK-MEL-28: charges whose sum is shorter give no direction
export const LEAST_AXIS = 0.1

// SK-MEL-03, SK-MEL-16, SK-MEL-27; men who fight in file along a trench (SK-MEL-40)
export const MELEE_REACH = { firedOnAt: 2, retreat: 3, wayBack: 1, involved: 6, inFile: 2 } as const

// SK-MEL-25: along the trench, for men on its lip
export const LIP_REACH = 1

// SK-MOV-18, SK-END-03
export const LEAST_CHARGERS = 3
export const OBJECTIVE = { figures: 3, within: 3 } as const

// SK-MOR-10, SK-MOR-16: inches
export const MORALE_REACH = { leader: 6, fallingBack: 10, flank: 12, odds: 12, armour: 20 } as const

// SK-SNP-02, SK-SNP-04
export const SNIPER_REACH = { fromUnit: 6, fromEnemy: 6 } as const

// SK-MOV-08
export const STRATEGIC_DISTANCE = 12

// SK-MOV-20, SK-MOV-32
export const RETREAT_REACH = { enemy: 3, edge: 1 } as const

// SK-BOM-07
export const SAME_TARGET = 6
