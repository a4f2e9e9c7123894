import { BURST_DIAMETER, RANGE_COLUMNS, SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { FIGURE_BASE, fromInches } from '../../tables/table-top.ts'
import type { Side } from '../../vocabulary.ts'
import { muzzleOf } from '../board/arcs.ts'
import { distanceToUnit } from '../board/obstacles.ts'
import type { State, Unit } from '../state.ts'
import { gunOf } from './direct.ts'
import { readyWeapons } from './fitness.ts'
import { isShot, shotOf } from './shot.ts'

/** SK-GRN-01, SK-GRN-09: the farthest at which a grenade, thrown and drifting, can touch a man. */
const BOMBED =
  Math.max(...RANGE_COLUMNS.filter((_, i) => SMALL_ARM_FACTORS.grenade[i] !== undefined)) +
  BURST_DIAMETER.grenade +
  (BURST_DIAMETER.grenade + FIGURE_BASE.mounted) / 2

const canBomb = (state: State, unit: Unit, enemies: readonly Unit[]): boolean =>
  unit.figures.some(
    (figure) =>
      figure.role === 'bomber' &&
      enemies.some(
        (enemy) =>
          distanceToUnit(state, enemy, muzzleOf(state, unit, figure).at(enemy.position)) <=
          fromInches(BOMBED),
      ),
  )

/** SK-SEQ-07: whether a side has anything to fire: a gun, small arms with a target, or a bomber with an enemy near. */
export const canFire = (state: State, side: Side): boolean => {
  const enemies = state.units.filter((unit) => unit.side !== side && unit.where === 'table')
  return state.units.some((unit) => {
    if (unit.side !== side) return false
    const weapons = readyWeapons(state, unit)
    return (
      weapons.some((weapon) => gunOf(unit, weapon) !== undefined) ||
      (weapons.includes('rifle') && canBomb(state, unit, enemies)) ||
      weapons.some((weapon) => enemies.some((enemy) => isShot(shotOf(state, unit, weapon, enemy))))
    )
  })
}
