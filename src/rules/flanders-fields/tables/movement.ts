import type { MoveTerrain } from '../vocabulary.ts'

/** A distance in cm per action, the number of actions that it takes to cross, or no way. */
export type MoveCell =
  | { readonly distance: number }
  | { readonly actionsToCross: number }
  | { readonly impassable: true }

export type MoveColumn = 'infantry' | 'cavalry' | 'fieldArtillery' | 'heavyTank' | 'motor'

const cm = (distance: number): MoveCell => ({ distance })
const actions = (actionsToCross: number): MoveCell => ({ actionsToCross })
const free = actions(0)
const no: MoveCell = { impassable: true }

type MoveRow = Readonly<Record<MoveColumn, MoveCell>>
const row = (
  infantry: MoveCell,
  cavalry: MoveCell,
  fieldArtillery: MoveCell,
  heavyTank: MoveCell,
  motor: MoveCell,
): MoveRow => ({ infantry, cavalry, fieldArtillery, heavyTank, motor })

// FF-MOVE-01
// biome-ignore format: laid out as printed
export const MOVE_TABLE: Readonly<Record<MoveTerrain, MoveRow>> = {
  //                   infantry    cavalry     field art.  heavy tank  motor
  'cross-country': row(cm(20),     cm(30),     cm(20),     cm(15),     cm(5)),
  'shell-torn':    row(cm(15),     cm(20),     cm(10),     cm(10),     no),
  shattered:       row(cm(10),     cm(10),     cm(5),      cm(5),      no),
  'along-trench':  row(cm(10),     no,         no,         cm(10),     no),
  road:            row(cm(25),     cm(35),     cm(35),     cm(20),     cm(40)),
  close:           row(cm(10),     cm(15),     cm(10),     cm(10),     no),
  'across-trench': row(free,       actions(1), actions(1), free,       no),
  stream:          row(actions(1), actions(1), no,         actions(1), no),
  river:           row(actions(3), actions(3), no,         no,         no),
}

// FF-MOVE-01, option `infantry-close-terrain`
export const INFANTRY_CLOSE_BODY: MoveCell = cm(15)

// FF-MOVE-02: light tanks and veteran infantry
export const FASTER = 5

// FF-MOVE-03
export const MANHANDLED_FIELD_GUN = 3
export const MANHANDLED_SHARE = 0.5

// FF-MOVE-04
export const HEAVY_ARTILLERY_SHARE = 0.5

// FF-MOVE-06, cm for 180 degrees; other turns pro rata
export const TURN_ABOUT = 3

// FF-MOVE-11, cm from every enemy after a move that is no assault
export const KEEP_CLEAR = 1

// FF-MOVE-14, cm: over the last of an assault nobody beside the way shuts it
export const ASSAULT_UNHINDERED = 3

// FF-MOVE-16, degrees off the road
export const COLUMN_OFF = 15

// FF-MOVE-17, cm: inside either bank of a river, and how far to one side a stand may be set for want of room
export const INTO_WATER = 1
export const SET_ASIDE = 3
