import type { Asked as AskedIn, Desk } from '#screen/desk.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseName, PhaseOf } from '../../game/phases/shapes.ts'
import type { View } from '../../game/state.ts'
import type { Side } from '../../vocabulary.ts'

export type Asked<N extends PhaseName> = AskedIn<View, PhaseOf<N>, Side, PlayerOrder>

/** All that the screen offers in one phase. */
export interface PhaseDesk<N extends PhaseName> extends Desk<View, PhaseOf<N>, Side, PlayerOrder> {}
