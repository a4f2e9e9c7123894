import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Writing } from '#screen/writing.ts'
import { rulesOf } from '../../game/phases/index.ts'
import type { Phase } from '../../game/phases/shapes.ts'
import { asSide } from '../../game/sides.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { asOrder } from '../legal.ts'
import { writingAirAction, writingAirPlans } from './air.ts'
import { writingAssaultConstruction, writingDecision, writingMovement, writingReserves } from './assault.ts'
import { writingClose } from './close.ts'
import { writingDeployment } from './deployment.ts'
import { writingArtillery, writingBombardment } from './guns.ts'
import { writingMineFight, writingMines } from './mines.ts'
import { type Desk, deskWriting } from './pattern.ts'
import { writingReplacements } from './supply.ts'
import { writingConstruction, writingGas, writingRaidDefence, writingRaids } from './trench.ts'

const writingIn = (desk: Desk, phase: Phase): Writing | undefined => {
  switch (phase.name) {
    case 'opening':
      return deskWriting(desk, [], { give: 'Throw the dice for the first week' })
    case 'deployment':
      return writingDeployment(desk)
    case 'construction':
      return writingConstruction(desk)
    case 'raids':
      return writingRaids(desk)
    case 'raid-defence':
      return writingRaidDefence(desk, phase)
    case 'air-plans':
      return writingAirPlans(desk)
    case 'air-action':
      return writingAirAction(desk, phase)
    case 'bombardment':
      return writingBombardment(desk)
    case 'gas':
      return writingGas(desk)
    case 'mines':
      return writingMines(desk)
    case 'mine-fight':
      return writingMineFight(desk, phase)
    case 'replacements':
      return writingReplacements(desk)
    case 'assault-decision':
      return writingDecision(desk)
    case 'artillery':
      return writingArtillery(desk)
    case 'movement':
      return writingMovement(desk, phase)
    case 'close-assault':
      return writingClose(desk, phase)
    case 'assault-construction':
      return writingAssaultConstruction(desk)
    case 'reserves':
      return writingReserves(desk, phase)
  }
}

/** The order being written by a side that owes a decision. */
export const writing = (
  view: View,
  by: Side,
  before: AnyOrder | undefined,
  chosen: string | undefined,
): Writing | undefined => {
  const phase = topPhase(view)
  const side = asSide(by)
  if (!phase || !side || !rulesOf(phase).pending(view, phase).includes(side)) return undefined
  const found = chosen === undefined ? undefined : unitNamed(view, chosen)
  const unit = found?.side === side && found.gone === null ? found : undefined
  return writingIn({ view, side, before: asOrder(before), unit }, phase)
}
