import type { Desk as ScreenDesk } from '#screen/desk.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseName, PhaseOf } from '../../game/phases/shapes.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import type { FieldUnit } from '../../vocabulary.ts'

/** All that the screen of a campaign offers in one phase. */
export interface Desk<N extends PhaseName> extends ScreenDesk<View, PhaseOf<N>, SideName, PlayerOrder> {
  /** Zones where a chosen unit can go or be put now, or that it can be told to do something to. */
  reach?(view: View, phase: PhaseOf<N>, unit: Unit): readonly ZoneNumber[]
  /** Whom a player would set to work before all others. */
  readonly first?: FieldUnit
}

export const idsOf = (units: readonly Unit[]): ReadonlySet<string> => new Set(units.map(({ id }) => id))

export const ownOf = (view: View, side: SideName): readonly Unit[] =>
  view.units.filter((unit) => unit.side === side && unit.gone === null)
