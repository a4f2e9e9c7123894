import type { Side } from '#kernel/game/game.ts'
import type { StaffScope } from '#screen/staff.ts'

/** Why the staff stopped before its work was done. */
export type StaffStop = 'weighty' | 'nothing' | 'dice' | 'called-off' | 'other-player' | 'too-long'

/** What the staff has done, until the next order of the player. */
export interface StaffDone {
  readonly scope: StaffScope
  readonly side: Side
  /** How many orders had been given before, and after. */
  readonly from: number
  readonly to: number
  readonly stop: StaffStop | undefined
  /** Parts of the turn in which it has been told to decide what matters. */
  readonly trusted: readonly string[]
}
