import type { Suffered } from '../../board/suffered.ts'
import type { SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'
import type { Facing } from './facings.ts'

export type CloseAssaultStory =
  /** One unit fires at the enemies in its zone; a facing is named if there are several. */
  | {
      readonly kind: 'close-fire'
      readonly zone: ZoneNumber
      readonly round: number
      readonly unit: string
      readonly facing: Facing | null
      readonly dice: number
      readonly struck: readonly Suffered[]
    }
  /** GF-CLOSE-04: nobody there can fire. */
  | { readonly kind: 'gave-way'; readonly zone: ZoneNumber; readonly side: SideName }
  /** The fight for a zone is over; nobody may be left in it. */
  | { readonly kind: 'close-assault-over'; readonly zone: ZoneNumber; readonly side: SideName | null }
