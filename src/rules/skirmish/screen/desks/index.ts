import { atDesks } from '#screen/desk.ts'
import { type PlayerOrder, rulesOf } from '../../game/phases/index.ts'
import type { Phase, PhaseName } from '../../game/phases/shapes.ts'
import type { View } from '../../game/view.ts'
import { SIDES, type Side } from '../../vocabulary.ts'
import { asOrder } from '../writing/orders.ts'
import { BATTERY_FIRE_DESK } from './battery-fire.ts'
import { CHARGE_DESK } from './charge.ts'
import { DEPLOYMENT_DESK } from './deployment.ts'
import type { PhaseDesk } from './desk.ts'
import { FIRE_DESK } from './fire.ts'
import { INITIATIVE_DESK } from './initiative.ts'
import { MOVEMENT_DESK } from './movement.ts'
import { NAMING_DESK } from './naming.ts'
import { PLOTS_DESK } from './plots.ts'

/** Of what happens by itself. */
const NOTHING_ASKED = { writing: () => undefined }

/** In the order in which the staff tells of what it has done. */
export const DESKS: { readonly [N in PhaseName]: PhaseDesk<N> } = {
  deployment: DEPLOYMENT_DESK,
  plots: PLOTS_DESK,
  initiative: INITIATIVE_DESK,
  movement: MOVEMENT_DESK,
  fire: FIRE_DESK,
  charge: CHARGE_DESK,
  'battery-fire': BATTERY_FIRE_DESK,
  naming: NAMING_DESK,
  bombardment: NOTHING_ASKED,
  melee: NOTHING_ASKED,
  morale: NOTHING_ASKED,
}

export const AT_DESKS = atDesks<View, Phase, Side, PlayerOrder>({
  sides: SIDES,
  asOrder,
  rulesOf,
  desks: DESKS,
})
