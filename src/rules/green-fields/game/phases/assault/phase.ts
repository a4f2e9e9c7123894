import type { SideName } from '../../sides.ts'

export type AssaultPhase =
  | { readonly name: 'assault-construction'; readonly side: SideName }
  | {
      readonly name: 'reserves'
      readonly side: SideName
      /** Has brought up its reserves already, and only answers the enemy's offer to stop. */
      readonly answering: boolean
    }
