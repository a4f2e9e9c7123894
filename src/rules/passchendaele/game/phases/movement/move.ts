import { fair, percent } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { inchesLong } from '#kernel/words.ts'
import type { MovingOrder } from '../../../vocabulary.ts'
import { straightOn } from '../../moves/ways.ts'
import { nameOf } from '../../names.ts'
import { unitNow } from '../../play.ts'
import type { State } from '../../state.ts'
import { baseNamed, unitNamed } from '../../units.ts'
import { contactedBy } from '../close-combat/contact.ts'
import { beginCombat } from '../close-combat/support.ts'
import { finishUnit } from '../finishing.ts'
import { march, placesOf } from '../marching.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { MOVING, type Moving, planned } from './planning.ts'

const MOVES: Readonly<Record<MovingOrder, string>> = {
  advance: 'advances',
  retreat: 'retreats',
  countermarch: 'countermarches',
}

const checkMove = (state: State, phase: PhaseOf<'move'>, order: Moving): Refusal | undefined => {
  const unit = unitNamed(state, phase.unit)
  if (!unit) return refuse('gone', 'That unit is no longer on the table.')
  const named = new Set<string>()
  for (const { base } of order.bases ?? []) {
    if (named.has(base) || !baseNamed(unit, base)) {
      return refuse('unknown-base', `${unit.name} has no base "${base.slice(0, 60)}" to move so.`)
    }
    named.add(base)
  }
  if (!order.bases?.length && !order.slip) return undefined
  const plan = planned({ state, unit, phase }, order)
  return 'refusal' in plan ? plan.refusal : undefined
}

const ORDERS = [MOVING] as const

/** Steps A6 to A9 for a unit that moves by order. */
export const MOVE: Page<'move', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (state, { unit, order, inches }) =>
    `${nameOf(state, unit)} ${MOVES[order]} ${inchesLong(inches)}: say where to.`,
  check: (state, phase, _, order) => checkMove(state, phase, order),
  sample(state, phase, _, random) {
    const plain = { kind: 'move' as const, slip: false }
    const unit = unitNamed(state, phase.unit)
    if (!unit || percent(random, 70)) return plain
    const slip = unit.troop === 'stosstruppen' && percent(random, 50)
    const straight = toDegrees(straightOn(state, unit, phase.order))
    const heading = (straight + fair(random, 91) - 45 + 360) % 360
    const turns = percent(random, 20)
    const wished = {
      kind: 'move' as const,
      bases: unit.bases.map(({ id }) => ({
        base: id,
        heading,
        ...(turns ? { facing: fair(random, 360) } : {}),
      })),
      slip,
    }
    return checkMove(state, phase, wished) ? plain : wished
  },
  act(play, phase, _, order) {
    const { unit: id } = phase
    const plan = planned({ state: play.state, unit: unitNow(play, id), phase }, order)
    if (!('bases' in plan)) return
    popPhase(play)
    march(play, id, order.slip ? 'slip' : phase.order, plan.bases)
    const unit = unitNow(play, id)
    const contacted = phase.order === 'advance' && !order.slip ? contactedBy(play.state, unit) : []
    if (contacted.length > 0) beginCombat(play, unit, contacted)
    else finishUnit(play, id, placesOf(plan.bases))
  },
}
