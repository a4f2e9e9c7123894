import type { Area } from '#screen/area.ts'
import type { Asked, Desk, Owed } from '#screen/desk.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseName, PhaseOf } from '../../game/phases/shapes.ts'
import type { View } from '../../game/view.ts'
import type { SideName } from '../../vocabulary.ts'

/** All that the screen offers in one phase. */
export interface PhaseDesk<N extends PhaseName> extends Desk<View, PhaseOf<N>, SideName, PlayerOrder> {
  /** Where the order being written leads, drawn on the table. */
  areas?(view: View, phase: PhaseOf<N>, order: PlayerOrder | undefined): readonly Area[]
  /** What advice would come to, of these units if they are named, where it is an order of this phase. */
  ghosts?(view: View, order: PlayerOrder, units: readonly string[] | undefined): Ghosts | undefined
}

export type AskedIn<N extends PhaseName> = Asked<View, PhaseOf<N>, SideName, PlayerOrder>

/** The unit whose turn it is, which is all that can be done anything with. */
export const onlyItsUnit = ({
  phase,
}: Owed<View, PhaseOf<'move' | 'fall-back' | 'consolidate'>, SideName>): ReadonlySet<string> =>
  new Set([phase.unit])
