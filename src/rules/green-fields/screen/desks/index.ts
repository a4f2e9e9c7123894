import { topPhase } from '#kernel/game/phases.ts'
import { atDesks } from '#screen/desk.ts'
import { type PlayerOrder, rulesOf } from '../../game/phases/index.ts'
import type { Phase, PhaseName } from '../../game/phases/shapes.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { SIDES } from '../../vocabulary.ts'
import { asOrder } from '../legal.ts'
import { AIR_ACTION } from './air-action.ts'
import { AIR_PLANS } from './air-plans.ts'
import { ASSAULT_CONSTRUCTION } from './assault-construction.ts'
import { ASSAULT_DECISION, OPENING } from './campaign.ts'
import { CLOSE_ASSAULT } from './close-assault.ts'
import { CONSTRUCTION } from './construction.ts'
import { DEPLOYMENT } from './deployment.ts'
import type { Desk } from './desk.ts'
import { GAS } from './gas.ts'
import { ARTILLERY, BOMBARDMENT } from './guns.ts'
import { MINE_FIGHT, MINES } from './mines.ts'
import { MOVEMENT } from './movement.ts'
import { RAID_DEFENCE, RAIDS } from './raids.ts'
import { REPLACEMENTS } from './replacements.ts'
import { RESERVES } from './reserves.ts'

const DESKS: { readonly [N in PhaseName]: Desk<N> } = {
  opening: OPENING,
  deployment: DEPLOYMENT,
  construction: CONSTRUCTION,
  raids: RAIDS,
  'raid-defence': RAID_DEFENCE,
  'air-plans': AIR_PLANS,
  'air-action': AIR_ACTION,
  bombardment: BOMBARDMENT,
  gas: GAS,
  mines: MINES,
  'mine-fight': MINE_FIGHT,
  replacements: REPLACEMENTS,
  'assault-decision': ASSAULT_DECISION,
  artillery: ARTILLERY,
  movement: MOVEMENT,
  'close-assault': CLOSE_ASSAULT,
  'assault-construction': ASSAULT_CONSTRUCTION,
  reserves: RESERVES,
}

export const { owed, titleOf, writing, drag, toDo } = atDesks<View, Phase, SideName, PlayerOrder>({
  sides: SIDES,
  asOrder,
  rulesOf,
  desks: DESKS,
})

/** Where a chosen unit can go or be put now, or what it can be told to do something to. */
export const reachOf = (view: View, unit: Unit): readonly ZoneNumber[] => {
  const phase = topPhase(view)
  if (!phase) return []
  const desk: Pick<Desk<PhaseName>, 'reach'> = DESKS[phase.name]
  return desk.reach?.(view, phase, unit) ?? []
}

/** Whom a player would set to work before all others. */
export const isWantedFirst = (view: View, { type }: Unit): boolean => {
  const phase = topPhase(view)
  return phase !== undefined && DESKS[phase.name].first === type
}
