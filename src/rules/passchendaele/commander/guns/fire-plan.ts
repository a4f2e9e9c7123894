import { gap } from '../../../../kernel/geometry/gap.ts'
import type { SheafOrder } from '../../game/phases/forms.ts'
import { gasLeft } from '../../game/phases/sheaf-orders.ts'
import type { Base, Sheaf, Unit } from '../../game/state.ts'
import { isOnTable } from '../../game/units.ts'
import type { FireOn } from '../../reckoning/load.ts'
import { GUN_TABLE, SHEAF_SQUARES, toInches } from '../../tables/index.ts'
import { type Guns, isGuns } from '../../vocabulary.ts'
import { isFoot, type Situation } from '../situation.ts'
import { reaches, sheafOnBase } from './sheaf-patterns.ts'
import { assaults, countIn, type Fires, fireOnUnit, harm, valueOfSheaf, withShells } from './shelling.ts'

/** A new place for the sheaf of one gun base, and whom it is meant for. */
interface Aim {
  readonly sheaf: SheafOrder
  readonly target: Unit
}

interface FirePlan {
  /** Only sheaves that move. */
  readonly aims: readonly Aim[]
  /** Gun bases that now fire HE where they laid gas before. */
  readonly switched: readonly string[]
}

/** Working notes while a fire plan is made. */
interface Plan extends Fires {
  /** Gas sheaves that may still be laid. */
  gas: number
  /** Some gun base of ours reaches a gun base of theirs. */
  readonly batteriesInReach: boolean
  /** Whom it leaves alone. */
  readonly spared: readonly Unit[]
  /** Sheaves are laid anew wherever they do any harm, be it better than before or not. */
  readonly restless: boolean
}

/** The base of a unit that guns reach and that lies farthest from our own infantry: fire on any base counts. */
const farthestBase = (
  { own }: Situation,
  gun: Base,
  enemy: Unit,
  shell: SheafOrder['shell'],
): { readonly sheaf: SheafOrder; readonly clear: number } | undefined => {
  let best: { readonly sheaf: SheafOrder; readonly clear: number } | undefined
  for (const target of enemy.bases) {
    const sheaf = sheafOnBase(gun, target, shell)
    if (!reaches(gun, sheaf)) continue
    let clear = Number.POSITIVE_INFINITY
    for (const unit of own) {
      if (!isFoot(unit) || !assaults(unit)) continue
      for (const base of unit.bases) clear = Math.min(clear, toInches(gap(base, target)))
    }
    if (!best || clear > best.clear) best = { sheaf, clear }
  }
  return best
}

interface Candidate {
  readonly aim: Aim
  readonly value: number
  readonly fire: FireOn
}

/** The best new place for the sheaf of a gun base. */
const bestAim = (plan: Plan, gun: Base, guns: Guns): Candidate | undefined => {
  const { checks, closeToFriends, closeCounts } = plan.situation.thresholds.guns
  let best: Candidate | undefined
  const consider = (candidate: Candidate): void => {
    if (!best || candidate.value > best.value) best = candidate
  }
  for (const target of plan.situation.enemies) {
    if (plan.spared.includes(target)) continue
    const place = farthestBase(plan.situation, gun, target, 'he')
    if (!place) continue
    const fire = withShells(fireOnUnit(plan, target), guns, SHEAF_SQUARES * GUN_TABLE[guns].times)
    const close = place.clear < closeToFriends ? closeCounts : 1
    consider({
      aim: { sheaf: place.sheaf, target },
      value: close * harm(plan, target, fire, checks),
      fire,
    })
    const gassed = bestGas(plan, gun, guns, target)
    if (gassed) consider(gassed)
  }
  return best
}

const reachesBatteries = ({ own, enemies }: Situation): boolean => {
  const batteries = enemies.filter((enemy) => !isFoot(enemy)).flatMap(({ bases }) => bases)
  return own.some(({ bases }) =>
    bases.some(
      (gun) => isGuns(gun.troop) && batteries.some((target) => reaches(gun, sheafOnBase(gun, target, 'he'))),
    ),
  )
}

/** Gas is laid where we do not mean to stand. */
const bestGas = (plan: Plan, gun: Base, guns: Guns, target: Unit): Candidate | undefined => {
  const { gasClear, checksInGas } = plan.situation.thresholds.guns
  const before = fireOnUnit(plan, target)
  if (plan.gas <= 0 || !GUN_TABLE[guns].gas || before.gas) return undefined
  if (isFoot(target) && (plan.situation.attacks || plan.batteriesInReach)) return undefined
  const place = farthestBase(plan.situation, gun, target, 'gas')
  if (!place || place.clear < gasClear) return undefined
  const fire = { ...before, gas: true }
  return { aim: { sheaf: place.sheaf, target }, value: harm(plan, target, fire, checksInGas), fire }
}

/** What a gun base does: keep its sheaf, switch from gas to HE where it lies, or lay it elsewhere. */
const planBase = (
  plan: Plan,
  unit: Unit,
  gun: Base,
  sheaf: Sheaf | null,
  aims: Aim[],
  switched: string[],
) => {
  const guns = gun.troop
  if (!isGuns(guns)) return
  const kept = sheaf ? valueOfSheaf(plan, guns, sheaf) : 0
  const best = bestAim(plan, gun, guns)
  const least = plan.restless ? 0 : Math.max(0, kept) + plan.situation.thresholds.guns.leastGain
  if (best && best.value > least) {
    aims.push(best.aim)
    if (best.aim.sheaf.shell === 'gas') plan.gas--
    plan.fire.set(best.aim.target, best.fire)
    return
  }
  if (!sheaf) return
  countIn(plan, guns, sheaf)
  if (sheaf.shell === 'gas' && sheaf.laid && unit.order === 'fire-barrage' && kept > 0) switched.push(gun.id)
}

/** The table as it would be if none of these guns fired. */
const silenced = (situation: Situation, guns: readonly Unit[]): Situation => {
  const silent = (unit: Unit): Unit =>
    guns.includes(unit) ? { ...unit, bases: unit.bases.map((base) => ({ ...base, sheaf: null })) } : unit
  const { state, side } = situation
  const units = state.units.map(silent)
  return {
    ...situation,
    state: { ...state, units },
    own: units.filter((unit) => unit.side === side && isOnTable(unit)),
  }
}

const planned = (
  situation: Situation,
  units: readonly Unit[],
  how: Pick<Plan, 'spared' | 'restless'>,
): FirePlan => {
  const aims: Aim[] = []
  const switched: string[] = []
  const plan: Plan = {
    ...how,
    situation: silenced(situation, units),
    fire: new Map(),
    importance: new Map(),
    worth: new Map(),
    gas: gasLeft(situation.state, situation.side),
    batteriesInReach: reachesBatteries(situation),
  }
  for (const unit of units) {
    for (const base of unit.bases) planBase(plan, unit, base, base.sheaf, aims, switched)
  }
  return { aims, switched }
}

/** The best that the guns of some units can do together, one base after the other. */
export const firePlan = (situation: Situation, units: readonly Unit[]): FirePlan =>
  planned(situation, units, { spared: [], restless: false })

/** The best that a unit of guns can do if it leaves some enemies alone. */
export const otherAims = (situation: Situation, guns: Unit, spared: readonly Unit[]): FirePlan['aims'] =>
  planned(situation, [guns], { spared, restless: true }).aims
