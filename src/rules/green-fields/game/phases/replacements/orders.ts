import { choice, flag, form, integer, maybe, preset, text } from '#kernel/procedure/schema.ts'
import { rating, strength } from '../../../reckoning/unit.ts'
import { FIELD_UNITS, MOUNTS } from '../../../vocabulary.ts'
import { kind, unit } from '../forms.ts'

/** More than anybody can ever pay for. */
const MOST_GOODS = 9_999

export const PURSES = ['supply', 'points'] as const
export const SOURCES = ['supply', 'pool'] as const
export const SOLD_GOODS = ['shells', 'luxuries', 'gas-canister'] as const

export const SUPPLY_ORDERS = [
  /** GF-REP-01: men for a unit below its establishment, paid for now or from the replacement battalion. */
  form({ kind: kind('reinforce'), unit: unit(), men: strength(), from: choice(SOURCES) }),
  /** GF-REP-01: men for the replacement battalion. */
  form({ kind: kind('pool'), men: integer(1, MOST_GOODS) }),
  /** GF-REP-03: into a zone or `off` the board; `men` of the pool are paid for already. */
  form({
    kind: kind('buy-unit'),
    type: choice(FIELD_UNITS),
    strength: strength(),
    experience: maybe(rating()),
    morale: maybe(rating()),
    mount: maybe(choice(MOUNTS)),
    stosstruppe: flag(),
    men: preset(integer(0), 0),
    zone: text(),
    pay: choice(PURSES),
  }),
  form({
    kind: kind('buy-goods'),
    item: choice(SOLD_GOODS),
    quantity: integer(1, MOST_GOODS),
    pay: choice(PURSES),
  }),
  /** GF-VP-04: for victory points, to make good what was lost or beyond the start. */
  form({ kind: kind('buy-depot'), quantity: integer(1, MOST_GOODS), purpose: choice(['replace', 'raise']) }),
  /** GF-DATE-04 */
  form({ kind: kind('capture-tanks'), strength: strength(), zone: text() }),
] as const
