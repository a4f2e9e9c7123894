import { type Commander, firstLegal } from '../../../kernel/game/commander.ts'
import { topPhase } from '../../../kernel/game/phases.ts'
import type { PlayerOrder } from '../game/orders.ts'
import type { MovePhase } from '../game/phases/movement/phase.ts'
import type { Unit } from '../game/state.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { isMoving } from '../vocabulary.ts'
import { chosenMove, nextUnit } from './choosing.ts'
import { consolidation, fallBackSide, loss, supports } from './combat/choices.ts'
import { facings } from './facing.ts'
import { firstOrders, footWish } from './first-orders.ts'
import { firePlan } from './guns/fire-plan.ts'
import { stopping } from './outlook.ts'
import { deployments, relocations, rolls } from './placing.ts'
import { isFoot, type Situation, situationOf } from './situation.ts'
import { steer } from './steering.ts'
import { isDoing, toldBy } from './wish.ts'

/** What the commander would like, the dearest wish first. */
interface Intent {
  readonly order: PlayerOrder
  readonly why: string
}

const carryOn = (unit: Unit, why: string): Intent => ({ order: { kind: 'carry-on', unit: unit.id }, why })

/** Guns: another target if there is a better one; asking costs nothing. */
const gunsIntents = (situation: Situation, unit: Unit): readonly Intent[] => {
  const { aims, switched } = firePlan(situation, [unit])
  const plain = carryOn(unit, `${unit.name} keeps up its fire.`)
  const [first] = aims
  if (first) {
    const sheaves = aims.map(({ sheaf }) => sheaf)
    const order: PlayerOrder = { kind: 'change', unit: unit.id, order: 'fire-barrage', sheaves }
    return [{ order, why: `${unit.name} shifts its fire to ${first.target.name}.` }, plain]
  }
  if (switched.length === 0) return [plain]
  const shells = switched.map((base) => ({ base, shell: 'he' as const }))
  return [
    {
      order: { kind: 'carry-on', unit: unit.id, shells },
      why: `${unit.name} follows the gas with high explosive.`,
    },
    plain,
  ]
}

const turning = ({ name }: Unit): string => `${name} stays and turns to face the enemy.`

const footIntents = (situation: Situation, unit: Unit): readonly Intent[] => {
  const wish = footWish(situation, unit)
  const plain = carryOn(unit, wish.why)
  const turns = isMoving(wish.order) ? undefined : facings(situation, unit)
  const facing = turns ? { facings: turns } : {}
  if (isDoing(unit, wish)) {
    if (!turns) return [plain]
    return [{ order: { kind: 'carry-on', unit: unit.id, ...facing }, why: turning(unit) }, plain]
  }
  const told = toldBy(unit, wish)
  const changed: Intent = { order: { kind: 'change', ...told }, why: wish.why }
  if (!turns) return [changed, plain]
  return [{ order: { kind: 'change', ...told, ...facing }, why: wish.why }, changed, plain]
}

const moveIntents = (situation: Situation, phase: MovePhase): readonly Intent[] => {
  const unit = unitNamed(situation.state, phase.unit)
  return unit ? steer(situation, unit, phase) : []
}

const intents = (situation: Situation): readonly Intent[] => {
  const phase = topPhase(situation.state)
  switch (phase?.name) {
    case 'deploy':
      return deployments(situation, phase)
    case 'relocation':
      return [rolls(situation)]
    case 'relocate':
      return relocations(situation, phase.units)
    case 'initial-orders':
      return [firstOrders(situation)]
    case 'choose': {
      const { move, why } = chosenMove(situation)
      return [{ order: { kind: 'choose', move }, why }]
    }
    case 'activate': {
      const unit = nextUnit(situation)
      if (!unit) return []
      return isFoot(unit) ? footIntents(situation, unit) : gunsIntents(situation, unit)
    }
    case 'move':
      return moveIntents(situation, phase)
    case 'fall-back':
      return [fallBackSide(situation, phase)]
    case 'support':
      return [supports(situation)]
    case 'loss':
      return [loss(situation, phase)]
    case 'consolidate':
      return [
        consolidation(situation, phase),
        { order: { kind: 'consolidate' }, why: 'We dig in on the ground won.' },
      ]
    default:
      return []
  }
}

/** What is on the commander's mind before all else: whether to go on at all. */
const thoughts = (situation: Situation): readonly Intent[] => {
  const phase = topPhase(situation.state)?.name
  const stop = phase === 'choose' || phase === 'activate' ? stopping(situation) : undefined
  return stop ? [stop, ...intents(situation)] : intents(situation)
}

const isView = (seen: unknown): seen is View =>
  typeof seen === 'object' && seen !== null && 'table' in seen && 'units' in seen && 'phases' in seen

/** The computer player: guns first, then the assault while the garrison is down, reserves to the works behind. */
export const COMMANDER: Commander = (view, staff) => {
  const seen = view()
  const side = staff.side === 'german' || staff.side === 'entente' ? staff.side : undefined
  return firstLegal(isView(seen) && side ? thoughts(situationOf(seen, side)) : [], staff)
}
