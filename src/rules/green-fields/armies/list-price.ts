import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import { unitCost } from '../procedures/unit-cost.ts'
import type { FieldUnit, GOODS, Mount } from '../vocabulary.ts'

/** Something on the list of prices. */
export interface Wanted {
  readonly item: FieldUnit | (typeof GOODS)[number]
  readonly strength?: number
  readonly experience?: number | undefined
  readonly morale?: number | undefined
  readonly mount?: Mount | undefined
  readonly quantity?: number
  readonly purpose?: 'replace' | 'raise'
}

/** GF-ARMY-02, GF-VP-04: its price in points, and in victory points; null where it is not sold for them. */
export const listPrice = (wanted: Wanted, options: Options) =>
  unitCost.resolve(
    {
      strength: undefined,
      experience: undefined,
      morale: undefined,
      mount: undefined,
      quantity: undefined,
      purpose: undefined,
      ...wanted,
      options,
    },
    NO_DICE,
    SILENT,
  )
