import { memo } from '#kernel/memo.ts'
import type { Piece } from '#screen/piece.ts'
import type { Unit } from '../../game/state.ts'
import { isHalted, isInMelee, isRouting } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import type { Scenario } from '../../scenarios/scenario.ts'

const numbers = memo((scenario: Scenario): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const side of ['a', 'b'] as const)
    scenario[side].units.forEach(({ id }, i) => {
      found.set(id, i + 1)
    })
  return found
})

/** Which unit of its side it is, from 1 in the order of the roster. */
export const squadNumber = ({ scenario }: View, { id }: Unit): number => numbers(scenario).get(id) ?? 0

/** How badly a unit is shaken: halted, falling back, on the run. */
export const shakenOf = (view: View, unit: Unit): Piece['status'] => {
  if (isRouting(unit)) return 3
  if (unit.retreatOwed || unit.marks.fellBackFrom !== null) return 2
  return isHalted(view, unit) ? 1 : 0
}

/** The marker that matters most, as a tag beside the name; how badly a unit is shaken has a sign of its own. */
export const tagOf = (view: View, unit: Unit): Piece['order'] => {
  const { marks, vehicle } = unit
  const letters = isInMelee(view, unit)
    ? 'ME'
    : marks.gassed
      ? 'GA'
      : marks.underFire
        ? 'UF'
        : unit.wonLastRound
          ? 'W'
          : vehicle && !vehicle.running && !vehicle.destroyed
            ? 'ST'
            : unit.heldUntil !== null && unit.heldUntil > view.move
              ? 'H'
              : undefined
  return letters === undefined ? undefined : { letters, at: 'rear' }
}

/** SK-GEN-36: what markers would lie beside a unit, in words and the worst first. */
export const marksOf = (view: View, unit: Unit): readonly string[] => {
  const { marks, vehicle } = unit
  return [
    ...(vehicle?.destroyed ? ['a wreck'] : []),
    ...(isRouting(unit) ? ['routing'] : []),
    ...(unit.retreatOwed ? ['falling back, one more move'] : []),
    ...(marks.fellBackFrom === null || isRouting(unit) || unit.retreatOwed ? [] : ['fell back']),
    ...(isHalted(view, unit) ? ['halted'] : []),
    ...(isInMelee(view, unit) ? ['in melee'] : []),
    ...(unit.wonLastRound ? ['won the last round'] : []),
    ...(marks.pushedBack ? ['pushed back'] : []),
    ...(marks.gassed ? ['gassed'] : []),
    ...(marks.underFire ? ['under fire'] : []),
    ...(vehicle && !vehicle.destroyed && !vehicle.running ? ['stopped'] : []),
    ...(unit.prone ? ['prone'] : []),
    ...(unit.limbered ? ['limbered'] : []),
    ...(marks.charged ? ['charged'] : []),
    ...(marks.firedDefensively ? ['fired at chargers'] : []),
    ...(unit.heldUntil !== null && unit.heldUntil > view.move
      ? [`may not act before move ${unit.heldUntil}`]
      : []),
  ]
}
