import type { Side } from '../../../vocabulary.ts'

/** One shell that is due: a gun of a battery's section, or a gun on the table. */
export interface Due {
  readonly gun: string
  readonly section: 0 | 1 | 2
}

/** SK-ART-33: shells fall one by one; the owner of a battery may first have it keep silent (SK-BOM-10). */
export type BombardmentPhase =
  | {
      readonly name: 'battery-fire'
      readonly side: Side
      /** Battery and section, those that are silent this move. */
      readonly skipped: readonly Due[]
    }
  | {
      readonly name: 'bombardment'
      /** Sides whose batteries have still to be asked; then guns on the table. */
      readonly batteries: readonly Side[]
      readonly shells: readonly Due[]
      /** Sections that have fired in this phase, with the number of guns, for counter-battery fire (SK-BOM-14). */
      readonly fired: readonly { readonly gun: string; readonly section: 1 | 2; readonly guns: number }[]
      readonly onTable: boolean
    }
