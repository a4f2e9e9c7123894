import { atDesks, reading } from '#screen/desk.ts'
import { ORDER_SCHEMA, type PlayerOrder, rulesOf } from '../../game/phases/index.ts'
import type { Phase, PhaseName } from '../../game/phases/shapes.ts'
import type { View } from '../../game/state.ts'
import { SIDES, type Side } from '../../vocabulary.ts'
import type { PhaseDesk } from './desk.ts'
import { RAID_DESK } from './raid.ts'

const DESKS: { readonly [N in PhaseName]: PhaseDesk<N> } = {
  raid: RAID_DESK,
}

export const { writing, toDo } = atDesks<View, Phase, Side, PlayerOrder>({
  sides: SIDES,
  asOrder: reading(ORDER_SCHEMA),
  rulesOf,
  desks: DESKS,
})
