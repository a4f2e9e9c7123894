import * as v from 'valibot'
import { memo } from '../memo.ts'
import type { AnyOrder } from './game.ts'

/*
 * A phase is declared once, on its page: the orders that may be given in it with their forms, who owes a decision, what he
 * is asked, why an order is refused, a random one, what an order does (`PhaseRules`). The orders of a game and their schema
 * follow from its pages.
 */

/** The form of an order of one kind. */
export type OrderForm = v.GenericSchema<unknown, AnyOrder> & {
  readonly entries: { readonly kind: { readonly literal: string } }
}

export type OrderForms = readonly OrderForm[]

/** The orders that these forms are of. */
export type OrderIn<F extends OrderForms> = v.InferOutput<F[number]>

/** Data of a phase by its name; null where it has none. */
export type PhaseIn<Shapes> = {
  readonly [N in keyof Shapes & string]: { readonly name: N } & Shapes[N]
}[keyof Shapes & string]

/** The forms of all pages; one that several pages cite stands among them once. */
export const formsOf = <F extends OrderForm>(
  pages: Readonly<Record<string, { readonly orders: readonly F[] }>>,
): readonly F[] => [...new Set(Object.values(pages).flatMap(({ orders }) => orders))]

const kindsIn = memo(
  (forms: OrderForms): ReadonlySet<string> => new Set(forms.map(({ entries }) => entries.kind.literal)),
)

/** Of these kinds the orders that say no more than their kind, as far as a page lists them. */
export const bareOrders = <F extends OrderForms>(forms: F, kinds: readonly string[]): readonly OrderIn<F>[] =>
  kinds.flatMap((kind) =>
    forms
      .filter(({ entries }) => entries.kind.literal === kind)
      .flatMap((form: F[number]) => {
        const read = v.safeParse(form, { kind })
        return read.success ? [read.output] : []
      }),
  )

/** Whether an order is of a kind that a page lists. */
export const isListed = (orders: OrderForms, { kind }: AnyOrder): boolean => kindsIn(orders).has(kind)
