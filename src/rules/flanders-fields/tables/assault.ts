import type { Assaulted, Assaulter, Quality, SurfaceCover } from '../vocabulary.ts'

// FF-ASLT-04: for making the assault
export const ASSAULT_BONUS: Readonly<Record<Assaulter, number>> = {
  infantry: 1,
  flamethrower: 1,
  cavalry: 3,
  'heavy-tank': 3,
  'light-tank': 2,
}
export const CAVALRY_AGAINST_CAVALRY = 1

// FF-ASLT-04, FF-QUAL-05
export const ASSAULT_QUALITY: Readonly<Record<Quality, number>> = {
  raw: -1,
  experienced: 0,
  veteran: 1,
  storm: 1,
}

// FF-ASLT-04: against the attacker
export const ASSAULT_COVER: Readonly<Record<SurfaceCover, number>> = {
  open: 0,
  soft: 0,
  medium: -1,
  hard: -2,
  fortification: -3,
}

// FF-ASLT-04
export const SUPPORTED = 1
export const FLAMES_INTO_COVER = 2
const COMMAND_DEFENDS = 1
export const SUPPRESSED_DEFENDS = -1
const WEAPON_DEFENDS = -1
export const SHELTER_DEFENDS = -1

interface DefenderRow {
  /** FF-QUAL-02, FF-BLOCK-03: the grade of the battalion counts. */
  readonly graded: boolean
  /** FF-ASLT-07: tanks and motors have no cover. */
  readonly covered: boolean
  /** FF-ASLT-04, FF-ASLT-05: what the kind of stand adds. */
  readonly modifier: number
}
const row = (graded: boolean, covered: boolean, modifier: number): DefenderRow => ({
  graded,
  covered,
  modifier,
})

// biome-ignore format: laid out as a table
export const DEFENDERS: Readonly<Record<Assaulted, DefenderRow>> = {
  //                 graded covered modifier
  infantry:      row(true,  true,   0),
  cavalry:       row(true,  true,   0),
  flamethrower:  row(true,  true,   0),
  lmg:           row(true,  true,   WEAPON_DEFENDS),
  'at-rifle':    row(true,  true,   WEAPON_DEFENDS),
  'machine-gun': row(false, true,   WEAPON_DEFENDS),
  mortar:        row(false, true,   WEAPON_DEFENDS),
  artillery:     row(false, true,   WEAPON_DEFENDS),
  command:       row(true,  true,   COMMAND_DEFENDS),
  'heavy-tank':  row(true,  false,  0),
  'light-tank':  row(true,  false,  0),
  motor:         row(false, false,  0),
  'block-house': row(false, true,   0),
}

// FF-ASLT-03, cm
export const FALL_BACK = 3

// FF-ASLT-02, cm short of the defender
export const HALTED_SHORT = 3

// FF-ASLT-06, cm
export const FOLLOW_UP = 5

// FF-ASLT-13, FF-ASLT-21, cm: what two edges share at least, how far an attacker is slid along, how near to a shelter
export const CONTACT = { shared: 0.5, slide: 3, shelter: 1 } as const

// FF-ASLT-15, cm from the place won
export const GROUND_NEAR = 3
