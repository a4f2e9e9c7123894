import type { AnyOrder, Side as AnySide } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Writing } from '#screen/writing.ts'
import { rulesOf } from '../../game/phases/index.ts'
import { asSide } from '../../game/sides.ts'
import type { View } from '../../game/view.ts'
import { writingAction } from './acting.ts'
import { writingAirAttack } from './air.ts'
import { writingHaltBarrage, writingHeroicAnswer } from './answers.ts'
import { writingBattalions } from './battalions.ts'
import { writingCardChoice, writingCards } from './cards.ts'
import { writingCommandMoves } from './commanding.ts'
import { writingDeployment } from './deploying.ts'
import { asOrder } from './order-written.ts'
import { writingPlan } from './plans/index.ts'
import {
  writingFollowUp,
  writingGround,
  writingLostBattery,
  writingMorale,
  writingOrderDie,
  writingStubborn,
} from './questions.ts'
import { writingSupport } from './support.ts'
import { writingBarrageLength, writingMutiny, writingReserves, writingSuccessors } from './turn-start.ts'

/** The order a side is writing, phase by phase. */
export const writing = (
  view: View,
  by: AnySide,
  written: AnyOrder | undefined,
  unit: string | undefined,
  inHand?: string | undefined,
): Writing | undefined => {
  const phase = topPhase(view)
  const side = asSide(by)
  if (!phase || !side || !rulesOf(phase).pending(view, phase).includes(side)) return undefined
  const before = asOrder(written)
  switch (phase.name) {
    case 'deploy':
      return writingDeployment(view, phase, before, unit, inHand)
    case 'support-orders':
      return writingSupport(view, phase, before, unit)
    case 'battalion-orders':
      return writingBattalions(view, phase, before, unit)
    case 'actions':
      return writingAction(view, phase, before)
    case 'order-die':
      return writingOrderDie(view, phase)
    case 'take-ground':
      return writingGround(view, phase, before)
    case 'follow-up':
      return writingFollowUp(view, phase, before)
    case 'morale':
      return writingMorale(view, side, phase)
    case 'stubborn':
      return writingStubborn(view, phase)
    case 'fire-plan':
      return writingPlan(view, side, before, inHand)
    case 'barrage-length':
      return writingBarrageLength()
    case 'mutiny':
      return writingMutiny(view, phase, before)
    case 'successors':
      return writingSuccessors(view, side)
    case 'reserves':
      return writingReserves(view, side, before)
    case 'cards':
      return writingCards(view, side, phase)
    case 'card-choice':
      return writingCardChoice(view, side, phase)
    case 'air-attack':
      return writingAirAttack(view, phase, before)
    case 'halt-barrage':
      return writingHaltBarrage()
    case 'heroic-answer':
      return writingHeroicAnswer(view, phase)
    case 'lose-battery':
      return writingLostBattery(view, phase)
    case 'command-move':
      return writingCommandMoves(view, phase, before, unit)
    default:
      return { order: { kind: 'go-on' }, give: 'Go on', groups: [], draggable: [], gives: true }
  }
}
