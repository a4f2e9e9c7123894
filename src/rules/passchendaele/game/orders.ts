import * as v from 'valibot'
import {
  choice,
  flag,
  form,
  integer,
  list,
  maybe,
  measure,
  preset,
  type Schema,
  text,
} from '../../../kernel/procedure/schema.ts'
import { ORDERS, SHELLS } from '../vocabulary.ts'

/** More than any table of these rules holds. */
const MOST_UNITS = 200
const MOST_BASES = 20
const LARGEST_TABLE = 400

const inches = () => measure(0, LARGEST_TABLE)
/** Compass bearing: 0 is north, 90 east. */
const degrees = () => measure(0, 360)
const base = text
const unit = text

const at = { x: inches(), y: inches() }

/** Where a move is to end: a place, or the name of a piece of terrain or of an objective (PA-ORDER-07). */
const objective = () => v.union([form(at), text()])

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

/** How the bases of a unit turn that does not move by order; one that does says so when it moves. */
const facings = () => maybe(list(form({ base: base(), facing: degrees() }), 0, MOST_BASES))
const sheaves = () => maybe(list(sheaf, 0, MOST_BASES))

/** A unit, and what it is told to do. */
const TOLD = { unit: unit(), order: choice(ORDERS), objective: maybe(objective()), sheaves: sheaves() }

const placedBase = form({ base: base(), ...at, facing: maybe(degrees()) })

const kind = <const K extends string>(name: K) => v.literal(name)

/** Everything a player can decide, in inches and degrees. */
const ORDER = v.variant('kind', [
  form({ kind: kind('deploy'), unit: unit(), bases: maybe(list(placedBase, 1, MOST_BASES)) }),
  form({ kind: kind('roll-relocation'), divisions: preset(list(unit(), 0, MOST_UNITS), []) }),
  form({ kind: kind('relocate'), unit: unit(), bases: maybe(list(placedBase, 1, MOST_BASES)) }),
  form({ kind: kind('initial-orders'), orders: preset(list(form(TOLD), 0, MOST_UNITS), []) }),
  form({ kind: kind('choose'), move: maybe(choice(['first', 'second'])) }),
  form({
    kind: kind('carry-on'),
    unit: unit(),
    shells: maybe(list(form({ base: base(), shell: choice(SHELLS) }), 1, MOST_BASES)),
    facings: facings(),
  }),
  form({ kind: kind('change'), ...TOLD, facings: facings() }),
  form({ kind: kind('stand-by') }),
  form({
    kind: kind('move'),
    bases: maybe(
      list(
        form({
          base: base(),
          heading: maybe(degrees()),
          bend: maybe(form({ after: inches(), heading: degrees() })),
          facing: maybe(degrees()),
        }),
        0,
        MOST_BASES,
      ),
    ),
    slip: flag(),
  }),
  form({ kind: kind('fall-back'), side: choice(['left', 'right']) }),
  form({ kind: kind('support'), bases: preset(list(base(), 0, MOST_UNITS), []) }),
  form({ kind: kind('lose'), base: maybe(base()) }),
  form({
    kind: kind('consolidate'),
    bases: maybe(list(form({ base: base(), inches: measure(0, 1) }), 0, MOST_BASES)),
  }),
  form({ kind: kind('concede') }),
  form({ kind: kind('agree-to-stop') }),
])

export type PlayerOrder = v.InferOutput<typeof ORDER>
export const ORDER_SCHEMA: Schema<PlayerOrder> = ORDER

/** The orders of one kind. */
export type OrderOf<K extends PlayerOrder['kind']> = Extract<PlayerOrder, { readonly kind: K }>

export type SheafOrder = v.InferOutput<typeof sheaf>
export type ObjectiveOrder = v.InferOutput<ReturnType<typeof objective>>
export type ToldOrder = OrderOf<'initial-orders'>['orders'][number]
export type PlacedBase = v.InferOutput<typeof placedBase>
