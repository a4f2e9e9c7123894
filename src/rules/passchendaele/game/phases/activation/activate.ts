import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { popPhase, topPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, kind } from '#kernel/procedure/schema.ts'
import { several } from '#kernel/words.ts'
import type { SideName } from '../../../vocabulary.ts'
import { changeUnit, type Play } from '../../play.ts'
import type { State, Unit } from '../../state.ts'
import { hasUnchecked, mayActivate } from '../../units.ts'
import { fight } from '../close-combat/fighting.ts'
import type { Page } from '../page.ts'
import { sampleUnitOrder } from '../sampling.ts'
import type { PhaseOf } from '../shapes.ts'
import { gasLeft } from '../sheaf-orders.ts'
import { checkUnit, hasIdleUnits, idleUnits } from './checking.ts'
import { type Activation, CARRY_ON, CHANGE, checkActivation, untimelyRefusal } from './legality.ts'

const ORDERS = [
  CARRY_ON,
  CHANGE,
  /** PA-TURN-08: all at once for whom nothing can come of a check. */
  form({ kind: kind('stand-by') }),
] as const

const unitsLeft = ({ units }: State, side: SideName): string => {
  const left = units.filter((unit) => mayActivate(unit, side)).length
  return `Choose a unit: carry on, or change its orders (${several(left, 'unit')} left).`
}

/** All at once, to spare a player thirty empty checks. */
const standBy = (play: Play, side: SideName): void => {
  for (const { id } of idleUnits(play.state, side)) {
    changeUnit(play, id, { checked: true })
    tellOf(play, { kind: 'stood-by', unit: id })
  }
}

/** PA-TURN-03: the side goes on with its next unit unless all of them are checked or one still acts. */
const endIfFinished = (play: Play, phase: PhaseOf<'activate'>): void => {
  if (topPhase(play.state) !== phase || hasUnchecked(play.state, phase.side)) return
  popPhase(play)
  tellOf(play, { kind: 'side-finished', side: phase.side })
}

/** Now and then another shell where it lies. */
const switched = (unit: Unit, random: Random): Activation | undefined => {
  const base = oneOf(random, unit.bases)
  if (!base?.sheaf || unit.order !== 'fire-barrage' || percent(random, 80)) return undefined
  const shell = base.sheaf.shell === 'he' ? 'gas' : 'he'
  return { kind: 'carry-on', unit: unit.id, shells: [{ base: base.id, shell }] }
}

const turning = (unit: Unit, random: Random): Activation => ({
  kind: 'carry-on',
  unit: unit.id,
  facings: unit.bases.map(({ id }) => ({ base: id, facing: fair(random, 360) })),
})

/** Gas a single unit may use without leaving the others of its side none to count on. */
const spareGas = (state: State, unit: Unit): number => Math.min(unit.bases.length, gasLeft(state, unit.side))

const anyUnchecked = ({ units }: State, side: SideName, random: Random): Unit | undefined => {
  let left = 0
  for (const unit of units) if (mayActivate(unit, side)) left++
  let skipped = left > 0 ? fair(random, left) : 0
  for (const unit of units) if (mayActivate(unit, side) && skipped-- === 0) return unit
  return undefined
}

const carryOn = ({ id }: Unit): Activation => ({ kind: 'carry-on', unit: id })

const sample = (state: State, side: SideName, random: Random): ReturnType<(typeof ACTIVATE)['sample']> => {
  const unit = anyUnchecked(state, side, random)
  if (!unit) return { kind: 'concede' }
  if (percent(random, 2) && hasIdleUnits(state, side)) return { kind: 'stand-by' }
  const restless = unit.order === 'hold' ? 30 : 12
  if (percent(random, restless)) {
    const written = sampleUnitOrder(state, unit, random, spareGas(state, unit))
    return untimelyRefusal(state, unit, written) ? carryOn(unit) : { kind: 'change', ...written }
  }
  const wished = percent(random, 4) ? turning(unit, random) : switched(unit, random)
  return wished && !checkActivation(state, side, wished) ? wished : carryOn(unit)
}

/** PA-TURN-03: a side checks its units one after the other, in any order. */
export const ACTIVATE: Page<'activate', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (state, { side }) => unitsLeft(state, side),
  check(state, _, side, order) {
    if (order.kind !== 'stand-by') return checkActivation(state, side, order)
    return hasIdleUnits(state, side)
      ? undefined
      : refuse('nobody-idle', 'Every unit left has something to check.', 'PA-TURN-08')
  },
  sample: (state, _, side, random) => sample(state, side, random),
  act(play, phase, side, order) {
    if (order.kind === 'stand-by') standBy(play, side)
    else checkUnit(play, order)
    endIfFinished(play, phase)
  },
  /** The unit that was interrupted fights on, or has done. */
  resume(play, phase) {
    fight(play)
    endIfFinished(play, phase)
  },
}
