import {
  type Accepted,
  checkedForm,
  choice,
  either,
  flag,
  form,
  integer,
  kind,
  list,
  maybe,
  measure,
  preset,
  type Schema,
  text,
  variant,
} from '#kernel/procedure/schema.ts'
import { AMMO, FORMATIONS } from '../vocabulary.ts'

const LONGEST_TABLE = 120
const BEYOND = 24
const MOST_LEGS = 24
const MOST_UNITS = 40
const MOST_MOVES = 100

/** A unit, a figure, a battery, a structure or a weapon by its id. */
const id = text
const inches = () => measure(0, LONGEST_TABLE)
/** SK-GEN-21: whole degrees, clockwise from north. */
const degrees = () => integer(0, 360)
const formation = choice(FORMATIONS)
const POINT = form({ x: inches(), y: inches() })
/** A leg may end beyond the edge, for those who leave the table (SK-MOV-32). */
const beyond = () => measure(-BEYOND, LONGEST_TABLE + BEYOND)
const legs = () => list(form({ x: beyond(), y: beyond() }), 1, MOST_LEGS)
const section = () => preset(integer(0, 2), 0)

const oneOf =
  (...names: readonly string[]) =>
  (given: Readonly<Record<string, unknown>>) => {
    const said = names.filter((name) => given[name] !== undefined)
    return said.length > 1
      ? { path: said[1] ?? '', message: `Give ${names.join(' or ')}, not both.` }
      : undefined
  }

/** SK-ART-31: a point, a landmark and offsets, or inches from the own baseline and in from an edge. */
const AIM = either(
  POINT,
  checkedForm(
    {
      landmark: text(),
      up: maybe(inches()),
      down: maybe(inches()),
      left: maybe(inches()),
      right: maybe(inches()),
    },
    oneOf('up', 'down'),
    oneOf('left', 'right'),
  ),
  checkedForm(
    { baseline: inches(), left: maybe(inches()), right: maybe(inches()) },
    oneOf('left', 'right'),
    ({ left, right }) =>
      left === undefined && right === undefined
        ? { path: 'left', message: 'Say how far in from the left or the right edge.' }
        : undefined,
  ),
)
export type Aim = Accepted<typeof AIM>

/** SK 4.1: everything a player can decide, in inches and degrees. */
const ORDER = variant([
  form({
    kind: kind('deploy'),
    unit: id(),
    at: maybe(POINT),
    facing: maybe(degrees()),
    formation: maybe(formation),
    inside: maybe(id()),
  }),
  form({
    kind: kind('plot-fire'),
    gun: id(),
    section: section(),
    aim: AIM,
    ammo: choice(AMMO),
    from: maybe(integer(1, MOST_MOVES)),
    to: maybe(integer(1, MOST_MOVES)),
  }),
  form({ kind: kind('cancel-plot'), gun: id(), section: section(), from: integer(1, MOST_MOVES) }),
  form({ kind: kind('choose-turn'), turn: choice(['first', 'second']) }),
  form({ kind: kind('skip-fire'), gun: id(), section: section() }),
  form({ kind: kind('charge'), units: list(id(), 1, MOST_UNITS), target: id() }),
  form({ kind: kind('respond'), how: choice(['fire', 'counter-charge', 'stand']), at: maybe(id()) }),
  form({
    kind: kind('move'),
    unit: id(),
    legs: legs(),
    facing: maybe(degrees()),
    formation: maybe(form({ to: formation, when: choice(['start', 'end']) })),
    rise: flag(),
    prone: flag(),
  }),
  form({ kind: kind('strategic-move'), unit: id(), legs: legs(), facing: maybe(degrees()) }),
  form({ kind: kind('enter'), unit: id(), structure: id(), legs: maybe(legs()) }),
  form({
    kind: kind('leave'),
    unit: id(),
    at: POINT,
    legs: maybe(legs()),
    facing: maybe(degrees()),
    prone: flag(),
  }),
  form({ kind: kind('cut-wire'), unit: id(), wire: id() }),
  form({ kind: kind('hold'), unit: id(), facing: maybe(degrees()) }),
  form({ kind: kind('limber'), unit: id(), facing: maybe(degrees()) }),
  form({ kind: kind('unlimber'), unit: id(), facing: maybe(degrees()) }),
  form({ kind: kind('form'), unit: id(), formation, facing: maybe(degrees()) }),
  form({ kind: kind('prone'), unit: id() }),
  form({ kind: kind('rise'), unit: id() }),
  form({
    kind: kind('mount'),
    unit: id(),
    legs: maybe(legs()),
    when: preset(choice(['before', 'after']), 'before'),
    facing: maybe(degrees()),
  }),
  form({
    kind: kind('dismount'),
    unit: id(),
    legs: maybe(legs()),
    when: preset(choice(['before', 'after']), 'before'),
    facing: maybe(degrees()),
  }),
  checkedForm(
    {
      kind: kind('fire'),
      units: list(id(), 1, MOST_UNITS),
      weapon: id(),
      target: maybe(id()),
      aim: maybe(POINT),
      ammo: maybe(choice(['smoke', 'gas'])),
    },
    oneOf('target', 'aim'),
  ),
  form({ kind: kind('throw'), bomber: id(), aim: POINT }),
  form({ kind: kind('name-loss'), figures: list(id(), 1, MOST_UNITS) }),
  form({ kind: kind('pass') }),
  form({ kind: kind('concede') }),
  form({ kind: kind('agree-to-stop') }),
])

export type PlayerOrder = Accepted<typeof ORDER>
export const ORDER_SCHEMA: Schema<PlayerOrder> = ORDER

/** The orders of one kind. */
export type OrderOf<K extends PlayerOrder['kind']> = Extract<PlayerOrder, { readonly kind: K }>
