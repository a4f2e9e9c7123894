import { widened } from '#kernel/geometry/bounds.ts'
import { fromInches, NEAR_ENEMY, TOLERANCE } from '../../tables/table-top.ts'
import { muzzleOf } from '../board/arcs.ts'
import { aboutMen } from '../board/bases.ts'
import { distanceToUnit, isUnitFarOff } from '../board/obstacles.ts'
import { activeEnemies } from '../moves/enemies.ts'
import type { State, Unit } from '../state.ts'
import { weaponsOf } from '../weapons.ts'
import { isShot, shotOf } from './shot.ts'

const NEAR = fromInches(NEAR_ENEMY) + fromInches(TOLERANCE)
const PRESSED: readonly string[] = ['rifle', 'pistol', 'lmg']

/** SK-FIRE-19, SK-GEN-05: enemies so near that rifles, pistols and the LMG of a unit may fire only at one of them. */
export const pressingEnemies = (state: State, unit: Unit, weapon: string): readonly string[] => {
  if (unit.vehicle || !PRESSED.includes(weapon)) return []
  const weapons = weaponsOf(unit).filter((one) => PRESSED.includes(one))
  const about = unit.inside === null ? widened(aboutMen(unit.figures), NEAR) : undefined
  return activeEnemies(state, unit)
    .filter(
      (enemy) =>
        !(about && isUnitFarOff(enemy, about)) &&
        unit.figures.some(
          (figure) => distanceToUnit(state, enemy, muzzleOf(state, unit, figure).at(enemy.position)) <= NEAR,
        ) &&
        weapons.some((one) => isShot(shotOf(state, unit, one, enemy))),
    )
    .map(({ id }) => id)
}
