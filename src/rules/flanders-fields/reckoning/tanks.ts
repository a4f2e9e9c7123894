import type { Trace } from '#kernel/procedure/trace.ts'
import { TANKS, UNNAMED_TANK, WEAPON_TABLE } from '../tables/index.ts'
import type { TankType, Weapon } from '../vocabulary.ts'
import { noted } from './modifier.ts'

/** How a tank fires on the move; `undefined` for a tank at rest and for everything else. */
const moving = (weapon: Weapon, type: TankType | undefined, moved: boolean) => {
  if (!moved || (weapon !== 'tank-gun' && weapon !== 'tank-lmg')) return undefined
  return type ? TANKS[type] : UNNAMED_TANK[weapon]
}

/** FF-TANK-01: most tanks must halt to fire. */
export const mayFire = (
  weapon: Weapon,
  type: TankType | undefined,
  moved: boolean,
  trace: Trace,
): boolean => {
  const allowed = moving(weapon, type, moved)?.moveAndFire ?? true
  if (!allowed) trace.note('FF-TANK-01', 'This tank must halt to fire')
  return allowed
}

/** FF-TANK-02. */
export const movedModifier = (
  weapon: Weapon,
  type: TankType | undefined,
  moved: boolean,
  trace: Trace,
): number => noted(trace, 'FF-TANK-02', 'Tank on the move', moving(weapon, type, moved)?.movedModifier ?? 0)

/** FF-FIRE-08, FF-TANK-03: dice for each target. */
export const diceOf = (weapon: Weapon, type: TankType | undefined, moved: boolean): number => {
  const { dice } = WEAPON_TABLE[weapon]
  return Math.min(dice, moving(weapon, type, moved)?.movedDice ?? dice)
}
