import type { Fault } from '#kernel/procedure/result.ts'
import {
  type Accepted,
  accept,
  choice,
  faultsIn,
  form,
  integer,
  list,
  literal,
  preset,
  text,
} from '#kernel/procedure/schema.ts'
import { ARMY_FORMAT } from '#screen/designer.ts'
import { ITEM_FIELDS, type Item, type Line } from '../armies/item.ts'
import { BUILT, FIRST_YEAR, LAST_YEAR, MOST_POINTS, MOST_UNITS } from '../tables/forces.ts'
import { NATIONS } from '../vocabulary.ts'
import { violationsOf } from './violations.ts'

/** A force as it is kept in a file. */
export const ARMY_FILE = form({
  format: literal(ARMY_FORMAT),
  ruleset: literal('skirmish'),
  title: preset(text(), 'Force'),
  nation: choice(NATIONS),
  year: preset(integer(FIRST_YEAR, LAST_YEAR), BUILT.year),
  points: preset(integer(1, MOST_POINTS), BUILT.points),
  units: list(form({ count: preset(integer(1, MOST_UNITS), 1), ...ITEM_FIELDS }), 0, MOST_UNITS),
})

export type ArmyFile = Accepted<typeof ARMY_FILE>

/** One item a unit, in the order of the list; units that are bought alike share a name only if there is one of them. */
export const itemsOf = (lines: readonly Line[]): readonly Item[] =>
  lines.flatMap(({ count, name, ...item }) =>
    Array.from({ length: count }, (_, i) =>
      name === undefined ? item : { ...item, name: count === 1 ? name : `${name} ${i + 1}` },
    ),
  )

/** Everything that is wrong with a force that was received: its form, or else what the rules forbid. */
export const armyFaults = (received: unknown): readonly Fault[] => {
  const read = accept(ARMY_FILE, received)
  if (!read.ok) return faultsIn(ARMY_FILE, received)
  const { units, nation, ...agreement } = read.value
  return violationsOf(units, agreement, nation).map(({ path, clause, message }) => ({
    path: path === '' ? 'units' : `units.${path}`,
    clause,
    message,
  }))
}
