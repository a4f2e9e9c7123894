import { gapBetween } from '#table/apart.ts'
import type { SheafOrder } from '../../game/forms.ts'
import type { Base, Unit } from '../../game/state.ts'
import type { FireOn } from '../../reckoning/load.ts'
import { GUN_TABLE, SHEAF_SQUARES, toInches } from '../../tables/index.ts'
import { type Guns, isGuns } from '../../vocabulary.ts'
import { isFoot, type Situation } from '../situation.ts'
import { reaches, sheafOnBase } from './sheaf-patterns.ts'
import { type Fires, fireOnUnit, harm, withShells } from './shelling.ts'

/** A new place for the sheaf of one gun base, and whom it is meant for. */
export interface Aim {
  readonly sheaf: SheafOrder
  readonly target: Unit
}

/** Working notes while a fire plan is made. */
export interface Plan extends Fires {
  /** Gas sheaves that may still be laid. */
  gas: number
  /** Our own infantry that goes forward. */
  readonly advancing: readonly Base[]
  /** Some gun base of ours reaches a gun base of theirs with gas. */
  gasReachesBatteries(): boolean
  /** Whom it leaves alone. */
  readonly spared: readonly Unit[]
}

/** A gun base that fires at a unit so. */
export interface Laid {
  readonly aim: Aim
  readonly guns: Guns
  /** Inches from our own advance. */
  readonly clear: number
}

/** The base of a unit that guns reach and that lies farthest from our own infantry: fire on any base counts. */
const laidOn = (
  { advancing }: Plan,
  gun: Base,
  guns: Guns,
  target: Unit,
  shell: SheafOrder['shell'],
): Laid | undefined => {
  let best: Laid | undefined
  for (const base of target.bases) {
    const sheaf = sheafOnBase(gun, base, shell)
    if (!reaches(gun, base, sheaf)) continue
    const clear = toInches(gapBetween([base], advancing))
    if (!best || clear > best.clear) best = { aim: { sheaf, target }, guns, clear }
  }
  return best
}

/** Whom a gun base reaches with high explosive. */
export const inReachOf = (plan: Plan, gun: Base): readonly Laid[] => {
  const guns = gun.troop
  if (!isGuns(guns)) return []
  return plan.situation.enemies.flatMap((target) => {
    const laid = plan.spared.includes(target) ? undefined : laidOn(plan, gun, guns, target, 'he')
    return laid ? [laid] : []
  })
}

/** The fire on a unit with so much more of it. */
export const firedOn = (before: FireOn, { guns }: Laid): FireOn =>
  withShells(before, guns, SHEAF_SQUARES * GUN_TABLE[guns].times)

/** A sheaf of gas, the fire on its target with it, and what that is worth. */
export interface Gassed {
  readonly laid: Laid
  readonly fire: FireOn
  readonly value: number
}

/** Gas is laid where we do not mean to stand, on batteries first. */
export const gassedBy = (plan: Plan, gun: Base, target: Unit): Gassed | undefined => {
  const { gasClear, checksInGas } = plan.situation.thresholds.guns
  const guns = gun.troop
  if (plan.gas <= 0 || !isGuns(guns) || !GUN_TABLE[guns].gas) return undefined
  const before = fireOnUnit(plan, target)
  if (before.gas || (isFoot(target) && plan.gasReachesBatteries())) return undefined
  const laid = laidOn(plan, gun, guns, target, 'gas')
  if (!laid || laid.clear < gasClear) return undefined
  const fire = { ...before, gas: true }
  return { laid, fire, value: harm(plan, target, fire, checksInGas) }
}

/** Some gun base that fires gas reaches a battery with it. */
export const gasReachesBatteries = ({ own, enemies }: Situation): boolean => {
  const batteries = enemies.filter((enemy) => !isFoot(enemy)).flatMap(({ bases }) => bases)
  return own.some(({ bases }) =>
    bases.some(
      (gun) =>
        isGuns(gun.troop) &&
        GUN_TABLE[gun.troop].gas &&
        batteries.some((target) => reaches(gun, target, sheafOnBase(gun, target, 'gas'))),
    ),
  )
}
