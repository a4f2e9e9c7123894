import {
  type Accepted,
  choice,
  either,
  form,
  integer,
  list,
  maybe,
  measure,
  preset,
  text,
} from '#kernel/procedure/schema.ts'
import { ORDERS, SHELLS } from '../vocabulary.ts'

/** More than any table of these rules holds. */
export const MOST_UNITS = 200
export const MOST_BASES = 20
const LARGEST_TABLE = 400

/** A unit or a base by its id. */
export const unit = text
export const base = text

const inches = () => measure(0, LARGEST_TABLE)
/** Compass bearing: 0 is north, 90 east. */
const degrees = () => measure(0, 360)

const at = { x: inches(), y: inches() }

const placedBase = form({ base: base(), ...at, facing: maybe(degrees()) })
export type PlacedBase = Accepted<typeof placedBase>

export const placedBases = () => maybe(list(placedBase, 1, MOST_BASES))

/** PA-GEO-15: inches to the right along the old front, to the left below 0. */
const shift = () => maybe(measure(-LARGEST_TABLE, LARGEST_TABLE))

/** How the bases of a unit turn that does not move by order; one that does says so when it moves. */
export const facings = () =>
  maybe(list(form({ base: base(), facing: maybe(degrees()), shift: shift() }), 0, MOST_BASES))
export type Facings = NonNullable<Accepted<ReturnType<typeof facings>>>

/** How one base moves, and how it turns afterwards. */
const step = form({
  base: base(),
  heading: maybe(degrees()),
  bend: maybe(form({ after: inches(), heading: degrees() })),
  facing: maybe(degrees()),
  shift: shift(),
})
export const steps = () => maybe(list(step, 0, MOST_BASES))
export type Steps = NonNullable<Accepted<ReturnType<typeof steps>>>

/** Where a move is to end: a place, or the name of a piece of terrain or of an objective (PA-ORDER-07). */
const objective = () => either(form(at), text())
export type ObjectiveOrder = Accepted<ReturnType<typeof objective>>

/**
 * The place of one sheaf: the centre of a square, how far its grid is turned, and the four squares by column (to the
 * right) and row (ahead) from there; a square named twice is stacked (PA-SHEAF-09).
 */
const sheaf = form({
  base: base(),
  ...at,
  rotation: preset(degrees(), 0),
  squares: preset(list(list(integer(-3, 3), 2, 2), 4, 4), [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]),
  shell: preset(choice(SHELLS), 'he'),
})
export type SheafOrder = Accepted<typeof sheaf>

/** Guns that are to fire another shell. */
export const shells = () => maybe(list(form({ base: base(), shell: choice(SHELLS) }), 1, MOST_BASES))
export type Shells = NonNullable<Accepted<ReturnType<typeof shells>>>

/** A unit, and what it is to do. */
export const UNIT_ORDER = {
  unit: unit(),
  order: choice(ORDERS),
  objective: maybe(objective()),
  sheaves: maybe(list(sheaf, 0, MOST_BASES)),
}
export const unitOrder = form(UNIT_ORDER)
export type UnitOrder = Accepted<typeof unitOrder>
