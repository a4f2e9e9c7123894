import type { Fault } from '#kernel/procedure/result.ts'
import {
  type Accepted,
  accept,
  checkedForm,
  choice,
  faultsIn,
  flag,
  form,
  integer,
  list,
  literal,
  maybe,
  missing,
  preset,
  text,
} from '#kernel/procedure/schema.ts'
import { ARMY_FORMAT } from '#screen/designer.ts'
import { dayFault } from '../reckoning/calendar.ts'
import { mountFault } from '../reckoning/mounts.ts'
import { isRated, rating, strength } from '../reckoning/unit.ts'
import { FIELD_UNITS, type FieldUnit, MOUNTS, NATIONS, VARIATIONS } from '../vocabulary.ts'
import { violationsOf } from './violations.ts'

/** More than any table has room for. */
export const MOST_UNITS = 99
export const MOST_GOODS = 9_999
/** As many columns as there are letters. */
export const WIDEST = 26

interface Rated {
  readonly type: FieldUnit
  readonly experience?: number | undefined
  readonly morale?: number | undefined
}

/** GF-SCALE-08, GF-ARMY-02: transport has no ratings, everybody else has both. */
const ratingFault = ({ type, ...rated }: Rated): Fault | undefined => {
  for (const field of ['experience', 'morale'] as const) {
    const given = rated[field] !== undefined
    if (isRated(type) && !given) return { ...missing(field), missing: true }
    if (!isRated(type) && given)
      return { path: field, message: 'Motor transport has neither experience nor morale (GF-ARMY-02).' }
  }
  return undefined
}

const UNIT_LINE = checkedForm(
  {
    count: preset(integer(1, MOST_UNITS), 1),
    type: choice(FIELD_UNITS),
    strength: strength(),
    experience: maybe(rating()),
    morale: maybe(rating()),
    mount: maybe(choice(MOUNTS)),
    stosstruppe: flag(),
    /** What its owner calls it. */
    title: maybe(text()),
  },
  ratingFault,
  mountFault,
)

const stored = () => preset(integer(0, MOST_GOODS), 0)

/** An army as it is kept in a file. */
export const ARMY_FILE = checkedForm(
  {
    format: literal(ARMY_FORMAT),
    ruleset: literal('green-fields'),
    title: preset(text(), 'Army'),
    nation: choice(NATIONS),
    date: text(),
    frontage: integer(1, WIDEST),
    variation: preset(choice(VARIATIONS), 'trench'),
    units: list(UNIT_LINE, 0, MOST_UNITS),
    /** What is bought besides; every battery brings shells of its own. */
    goods: preset(form({ shells: stored(), luxuries: stored(), gasCanisters: stored() }), {}),
  },
  ({ date }) => {
    const message = dayFault(date)
    return message === undefined ? undefined : { path: 'date', message }
  },
)

/** An army as it is kept in a file, or as the designer has it on the screen. */
export type ArmyFile = Accepted<typeof ARMY_FILE>

/** Everything that is wrong with an army that was received: its form, or else what the rules forbid. */
export const armyFaults = (received: unknown): readonly Fault[] => {
  const read = accept(ARMY_FILE, received)
  return read.ok ? violationsOf(read.value) : faultsIn(ARMY_FILE, received)
}
