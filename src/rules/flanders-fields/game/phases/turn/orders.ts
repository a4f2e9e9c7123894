import { form, list } from '#kernel/procedure/schema.ts'
import { at, id, kind, MOST_STANDS, placedStand } from '../forms.ts'

export const TURN_ORDERS = [
  form({ kind: kind('successor'), command: id(), ...at }),
  form({ kind: kind('enter'), unit: id(), stands: list(placedStand, 1, MOST_STANDS) }),
  /** Rolls what is waited for, or goes on to the next step. */
  form({ kind: kind('go-on') }),
] as const
