import { gasLeft } from '../../game/phases/sheaf-orders.ts'
import type { Base, Unit } from '../../game/state.ts'
import { isOnTable } from '../../game/units.ts'
import type { FireOn } from '../../reckoning/load.ts'
import { isGuns } from '../../vocabulary.ts'
import { isFoot, type Situation } from '../situation.ts'
import { type Aim, firedOn, gasReachesBatteries, gassedBy, inReachOf, type Laid, type Plan } from './aims.ts'
import { assaults, countIn, fireOnUnit, harm, hits, valueOfSheaf, weightOf } from './shelling.ts'

interface FirePlan {
  /** Only sheaves that move. */
  readonly aims: readonly Aim[]
  /** Gun bases that now fire HE where they laid gas before. */
  readonly switched: readonly string[]
}

/** A gun base that is still to be told where to fire. */
interface Gun {
  readonly unit: Unit
  readonly base: Base
  readonly reach: readonly Laid[]
}

/** What some of the guns might do together, and what it is worth for each of them. */
interface Choice {
  readonly guns: readonly Gun[]
  readonly each: number
  /** Where they are to fire; nothing if their one sheaf stays. */
  readonly laid: readonly Laid[] | undefined
  readonly fire?: FireOn
}

/** A sheaf that stays where it lies; it is moved only for something clearly better. */
const staying = (plan: Plan, gun: Gun, restless: boolean): Choice | undefined => {
  const { sheaf, troop } = gun.base
  if (!sheaf || !isGuns(troop)) return undefined
  const { leastGain } = plan.situation.thresholds.guns
  if (restless || !hits(plan.situation, sheaf)) return { guns: [gun], each: 0, laid: undefined }
  return { guns: [gun], each: Math.max(0, valueOfSheaf(plan, troop, sheaf)) + leastGain, laid: undefined }
}

/**
 * As many of the guns on one enemy as do most for each of them: the load table is a staircase, on which one sheaf may do
 * nothing and two a great deal.
 */
function* onTarget(plan: Plan, free: readonly Gun[], target: Unit): Generator<Choice> {
  const { checks, closeToFriends, closeCounts, idleCounts } = plan.situation.thresholds.guns
  const firing = free
    .flatMap((gun) => {
      const laid = gun.reach.find(({ aim }) => aim.target === target)
      return laid ? [{ gun, laid }] : []
    })
    .sort((one, other) => one.gun.reach.length - other.gun.reach.length)
  let fire = fireOnUnit(plan, target)
  let worst = 1
  const idle = idleCounts * weightOf(plan, target)
  for (let i = 0; i < firing.length; i++) {
    const one = firing[i]
    if (!one) return
    fire = firedOn(fire, one.laid)
    const close = one.laid.clear < closeToFriends
    if (close) worst = closeCounts
    const together = firing.slice(0, i + 1)
    const each = (worst * harm(plan, target, fire, checks)) / together.length
    yield {
      guns: together.map(({ gun }) => gun),
      each: close ? each : each + idle,
      laid: together.map(({ laid }) => laid),
      fire,
    }
  }
}

function* choices(plan: Plan, free: readonly Gun[], restless: boolean): Generator<Choice> {
  for (const gun of free) {
    const stays = staying(plan, gun, restless)
    if (stays) yield stays
    for (const { aim } of gun.reach) {
      const gassed = gassedBy(plan, gun.base, aim.target)
      if (gassed) yield { guns: [gun], each: gassed.value, laid: [gassed.laid], fire: gassed.fire }
    }
  }
  for (const target of plan.situation.enemies) yield* onTarget(plan, free, target)
}

/** The best of what the guns can do, for each that takes part; what it brings is counted for the rest of them. */
const settle = (plan: Plan, { guns, laid, fire }: Choice, aims: Aim[], switched: string[]): void => {
  const target = laid?.[0]?.aim.target
  if (laid && fire && target) {
    for (const { aim } of laid) {
      aims.push(aim)
      if (aim.sheaf.shell === 'gas') plan.gas--
    }
    plan.fire.set(target, fire)
    return
  }
  for (const { unit, base } of guns) {
    const { sheaf, troop } = base
    if (!sheaf || !isGuns(troop)) continue
    const kept = valueOfSheaf(plan, troop, sheaf)
    countIn(plan, troop, sheaf)
    if (sheaf.shell === 'gas' && sheaf.laid && unit.order === 'fire-barrage' && kept > 0)
      switched.push(base.id)
  }
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
  spared: readonly Unit[],
  restless: boolean,
): FirePlan => {
  const aims: Aim[] = []
  const switched: string[] = []
  let inReach: boolean | undefined
  const plan: Plan = {
    spared,
    situation: silenced(situation, units),
    fire: new Map(),
    importance: new Map(),
    worth: new Map(),
    advancing: situation.own.filter((unit) => isFoot(unit) && assaults(unit)).flatMap(({ bases }) => bases),
    gas: gasLeft(situation.state, situation.side),
    gasReachesBatteries: () => (inReach ??= gasReachesBatteries(situation)),
  }
  let free: readonly Gun[] = units.flatMap((unit) =>
    unit.bases.map((base) => ({ unit, base, reach: inReachOf(plan, base) })),
  )
  while (free.length > 0) {
    let best: Choice | undefined
    for (const choice of choices(plan, free, restless)) if (choice.each > (best?.each ?? 0)) best = choice
    if (!best) break
    const { guns } = best
    settle(plan, best, aims, switched)
    free = free.filter((gun) => !guns.includes(gun))
  }
  return { aims, switched }
}

/** The best that the guns of some units can do together. */
export const firePlan = (situation: Situation, units: readonly Unit[]): FirePlan =>
  planned(situation, units, [], false)

/** The best that a unit of guns can do if it leaves some enemies alone. */
export const otherAims = (situation: Situation, guns: Unit, spared: readonly Unit[]): FirePlan['aims'] =>
  planned(situation, [guns], spared, true).aims
