import type { Area } from '#screen/area.ts'
import type { Asked as AskedIn, Desk } from '#screen/desk.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseName, PhaseOf } from '../../game/phases/shapes.ts'
import type { View } from '../../game/view.ts'
import type { Side } from '../../vocabulary.ts'

export type Asked<N extends PhaseName> = AskedIn<View, PhaseOf<N>, Side, PlayerOrder>

/** All that the screen offers in one phase. */
export interface PhaseDesk<N extends PhaseName> extends Desk<View, PhaseOf<N>, Side, PlayerOrder> {
  /** What an order lays on the table. */
  areas?(view: View, order: PlayerOrder): readonly Area[]
  /** Where it would lead the pieces of its units. */
  ghosts?(view: View, order: PlayerOrder): Ghosts['pieces']
}
