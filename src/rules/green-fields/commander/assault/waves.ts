import type { PhaseOf } from '../../game/phases/shapes.ts'
import { isCombatUnit, type Unit } from '../../game/unit.ts'
import { done, type Intent } from '../intent.ts'
import { named, ownIn, type Situation } from '../situation.ts'
import { inWaves } from './advance.ts'
import { facingIntents } from './facing.ts'

/** The stack as it stands against the stack as it should. */
export const wavesIntent = (
  situation: Situation,
  units: readonly Unit[],
  wished: readonly Unit[],
): readonly Intent[] => {
  const [first] = units
  if (!first || units.length < 2 || units.every((unit, i) => unit === wished[i])) return []
  return [
    {
      order: { kind: 'order-waves', zone: named(situation, first.place), units: wished.map(({ id }) => id) },
      why: `${wished[0]?.name} is to lead in ${named(situation, first.place)}.`,
    },
  ]
}

/** How well a unit leads those who hold a zone. */
const solidity = ({ thresholds }: Situation, unit: Unit): number => {
  const { experience, routing } = thresholds.leader
  if (!isCombatUnit(unit)) return 0
  return (
    unit.strength * (unit.status === 'routing' ? routing : 1) + experience * unit.experience + unit.morale
  )
}

/** A3: attackers lead with the best trained; defenders with whoever has most dice and skill. */
export const closeAssaultIntents = (
  situation: Situation,
  phase: PhaseOf<'close-assault'>,
): readonly Intent[] => {
  const { zone } = phase
  const stack = ownIn(situation, zone)
  const attacks = stack.some(({ cameFrom }) => cameFrom !== null)
  const wished = attacks
    ? inWaves(stack)
    : [...stack].sort((one, other) => solidity(situation, other) - solidity(situation, one))
  return [
    ...wavesIntent(situation, stack, wished),
    ...facingIntents(situation, phase),
    done(`The fight for ${named(situation, zone)} goes on.`),
  ]
}
