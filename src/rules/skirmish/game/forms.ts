import {
  type Accepted,
  checkedForm,
  choice,
  either,
  form,
  integer,
  kind,
  list,
  maybe,
  measure,
  preset,
  text,
} from '#kernel/procedure/schema.ts'
import { FORMATIONS } from '../vocabulary.ts'

/* Fields and forms that several orders share: everything a player can decide is in inches and degrees (SK 4.1). */

const LONGEST_TABLE = 120
const BEYOND = 24
const MOST_LEGS = 24
const MOST_UNITS = 40
const MOST_MOVES = 100

/** A unit, a figure, a battery, a structure or a weapon by its id. */
export const id = text
export const ids = () => list(id(), 1, MOST_UNITS)
const inches = () => measure(0, LONGEST_TABLE)
/** SK-GEN-21: whole degrees, clockwise from north. */
export const degrees = () => integer(0, 360)
export const formation = choice(FORMATIONS)
export const POINT = form({ x: inches(), y: inches() })
/** A leg may end beyond the edge, for those who leave the table (SK-MOV-32). */
const beyond = () => measure(-BEYOND, LONGEST_TABLE + BEYOND)
export const legs = () => list(form({ x: beyond(), y: beyond() }), 1, MOST_LEGS)
export const section = () => preset(integer(0, 2), 0)
/** Which move of the battle. */
export const moveNumber = () => integer(1, MOST_MOVES)

/** No more than one of these fields. */
export const atMostOneOf =
  (...names: readonly string[]) =>
  (given: Readonly<Record<string, unknown>>) => {
    const said = names.filter((name) => given[name] !== undefined)
    return said.length > 1
      ? { path: said[1] ?? '', message: `Give ${names.join(' or ')}, not both.` }
      : undefined
  }

/** SK-ART-31: a point, a landmark and offsets, or inches from the own baseline and in from an edge. */
export const AIM = either(
  POINT,
  checkedForm(
    {
      landmark: text(),
      up: maybe(inches()),
      down: maybe(inches()),
      left: maybe(inches()),
      right: maybe(inches()),
    },
    atMostOneOf('up', 'down'),
    atMostOneOf('left', 'right'),
  ),
  checkedForm(
    { baseline: inches(), left: maybe(inches()), right: maybe(inches()) },
    atMostOneOf('left', 'right'),
    ({ left, right }) =>
      left === undefined && right === undefined
        ? { path: 'left', message: 'Say how far in from the left or the right edge.' }
        : undefined,
  ),
)
export type Aim = Accepted<typeof AIM>

/** Enough for now, or nothing at all. */
export const PASS = form({ kind: kind('pass') })
export type Pass = Accepted<typeof PASS>
