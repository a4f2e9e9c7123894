import { fair, type Random } from '#kernel/chance/random.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { FireMission } from '../../army.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { idToEnemy, type Unit } from '../../unit.ts'
import { OFF_BOARD } from '../../zone.ts'
import { DONE, type Done } from '../forms.ts'
import { isGun, reachesBehind, reachesZone } from './guns.ts'
import {
  type CeaseFire,
  type Fire,
  hasDiceFor,
  isAbleToFire,
  mayShell,
  mayUseGas,
  plannedFor,
} from './plans.ts'

const isAble = (state: State, side: SideName, unit: Unit): boolean =>
  unit.side === side && isGun(unit) && isAbleToFire(state, unit)

/** The regiments of a side that could fire in this round or turn. */
export const ableGuns = (state: State, side: SideName): readonly Unit[] =>
  state.units.filter((unit) => isAble(state, side, unit))

export const canFire = (state: State, side: SideName): boolean =>
  state.armies[side].shells > 0 && state.units.some((unit) => isAble(state, side, unit))

/** How often random players stop, take back, or try the far side of the hill. */
const ODDS = { done: 4, cease: 12, behind: 3 } as const
const ATTEMPTS = 6

const oneIn = (random: Random, n: number): boolean => fair(random, n) === 0

/** Any regiment that could fire and has nothing to do: drawn first, for whether it could takes longer to say. */
const anyGun = (state: State, side: SideName, random: Random): Unit | undefined => {
  const guns = state.units.filter((unit) => unit.side === side && isGun(unit))
  while (guns.length > 0) {
    const [gun] = guns.splice(fair(random, guns.length), 1)
    if (gun && isAbleToFire(state, gun) && !plannedFor(state, side, gun.id)) return gun
  }
  return undefined
}

const anyZone = (state: State, gun: Unit, random: Random): string | undefined => {
  const { zones, country } = state
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const zone = fair(random, zones.length)
    if (mayShell(state, gun.side, zone) && reachesZone(state, gun, zone) && hasDiceFor(state, gun, zone))
      return referenceOf(country, zone)
  }
  return undefined
}

const anyBehind = (state: State, gun: Unit, random: Random): string | undefined => {
  const enemy = otherSide(gun.side)
  if (state.assault || !reachesBehind(state, gun, enemy)) return undefined
  const spotted = state.units.filter(
    (unit) => unit.side === enemy && unit.spotted && unit.place === OFF_BOARD,
  )
  const there = state.armies[enemy].depot > 0 && hasDiceFor(state, gun, 'depot')
  const targets = [...(there ? ['depot'] : []), ...spotted.map(idToEnemy)]
  return targets[fair(random, Math.max(1, targets.length))]
}

/** A random legal order about fire, or `done`. */
export const sampleFire = (
  state: State,
  side: SideName,
  missions: readonly FireMission['mission'][],
  random: Random,
): Fire | CeaseFire | Done => {
  const { fire, shells } = state.armies[side]
  const planned = fire[0]
  if (planned && oneIn(random, ODDS.cease)) return { kind: 'cease-fire', unit: planned.unit }
  if (shells <= fire.length || oneIn(random, ODDS.done)) return DONE
  const gun = anyGun(state, side, random)
  if (!gun) return DONE
  const behind = oneIn(random, ODDS.behind) ? anyBehind(state, gun, random) : undefined
  if (behind) return { kind: 'fire', unit: gun.id, mission: 'bombardment', target: behind }
  const target = anyZone(state, gun, random)
  const wished = missions[fair(random, missions.length)] ?? 'bombardment'
  const gas = wished === 'gas' || wished === 'persistent'
  const mission = gas && !mayUseGas(state, side) ? 'bombardment' : wished
  return target ? { kind: 'fire', unit: gun.id, mission, target } : DONE
}
