import type { Modifier } from '../../../reckoning/modifier.ts'
import type { OrderSpecial, OrderUnit, Side } from '../../../vocabulary.ts'

export type ActionsStory =
  /** FF-ORD-01: the die of a unit and what it gave. */
  | {
      readonly kind: 'ordered'
      readonly unit: string
      readonly type: OrderUnit
      readonly side: Side
      readonly roll: number
      readonly modifier: number
      readonly modifiers: readonly Modifier[]
      readonly total: number
      readonly actions: number
      readonly moveOnly: number
      readonly staff: boolean
      readonly special: OrderSpecial | null
    }
  /** FF-EVT-04: a card has added to the die after it fell. */
  | {
      readonly kind: 'order-raised'
      readonly unit: string
      readonly total: number
      readonly actions: number
      readonly moveOnly: number
    }
  | { readonly kind: 'unit-ended'; readonly unit: string; readonly unspent: number }
  /** Stands that have a marker less; none for a block house, whose faces have. */
  | { readonly kind: 'recovered'; readonly unit: string; readonly stands: readonly string[] }
  /** FF-DUG-06 */
  | { readonly kind: 'went-below'; readonly unit: string; readonly stands: readonly string[] }
  | {
      readonly kind: 'handled'
      readonly unit: string
      readonly how: 'limber' | 'unlimber' | 'pack' | 'unpack'
    }
