import { numberOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import {
  crewLostOf,
  isGone,
  isSquad,
  isTroops,
  isVehicle,
  machineGunOf,
  riflesIn,
  servesWeapon,
  specialistsIn,
  vehicleOf,
} from '../../armies/troops.ts'
import { CREW_COVER } from '../../tables/index.ts'
import type { Cover } from '../../vocabulary.ts'
import { afterHits, settled, shotAt } from '../losses.ts'

/** SK-FIRE-22: who may shoot at all. */
export const mayShoot = (unit: Card): boolean =>
  !isGone(unit) &&
  unit.strength > 0 &&
  (unit.status === 'steady' || unit.status === 'halted') &&
  !unit.mounted &&
  !unit.charging &&
  unit.formation !== 'column'

/** Men that a shot or a burst can still hit. */
const standing = ({ strength, fallen }: Card): number => strength - fallen

/** SK-FIRE-22: units in melee are no targets. */
export const isTarget = (unit: Card): boolean =>
  (isTroops(unit) || isVehicle(unit)) && !isGone(unit) && unit.status !== 'in-melee' && standing(unit) > 0

/** SK-VEH-07: what shelters a crew from ordinary bullets. */
const crewCover = (unit: Card): Cover =>
  CREW_COVER[vehicleOf(unit) === 'open-armoured-car' ? 'open' : 'enclosed'].ball

export const shelterOf = (unit: Card): Fields =>
  isVehicle(unit) ? { cover: crewCover(unit) } : { cover: unit.cover, prone: unit.prone && !unit.mounted }

/** SK-FIRE-12: specialists who stand among others. */
export const mixesSpecialists = (unit: Card): boolean => {
  const specialists = specialistsIn(unit) - unit.fallenSpecialists
  return specialists > 0 && specialistsIn(unit) < unit.strength
}

export const menIn = (unit: Card): number => standing(unit)

/** The card of a unit that a shot with some chance of effect was taken at. */
export const afterShot = (unit: Card, result: Fields, atOnce: boolean): Card => {
  const hit = afterHits(shotAt(unit), numberOf(result.casualties), result.specialistHit === true)
  return atOnce || unit.charging ? settled(hit) : hit
}

const hasSmallArms = (unit: Card): boolean => {
  if (isVehicle(unit)) return unit.gunsWorking > 0 && machineGunOf(unit) !== undefined
  if (unit.kind === 'hmg-team' && servesWeapon(unit)) return !unit.moved
  return isTroops(unit) && unit.kind !== 'wagon' && !servesWeapon(unit)
}

/** The weapon that most of the unit fires; the player may name another of its weapons instead. */
const shotOf = (unit: Card): Fields => {
  if (isVehicle(unit)) return { weapon: machineGunOf(unit) ?? 'lmg' }
  if (unit.kind === 'hmg-team' && servesWeapon(unit)) return { weapon: 'hmg', crewLost: crewLostOf(unit) }
  if (unit.kind === 'sniper') return { weapon: 'rifle', sniper: unit.sniperFactors, figures: unit.strength }
  if (!isSquad(unit)) return { weapon: 'pistol', figures: unit.strength }
  const rifles = riflesIn(unit)
  const squad = { bef: unit.bef, crewLost: crewLostOf(unit), beltFed: unit.lmg === 'belt-fed' }
  if (rifles > 0) return { weapon: 'rifle', figures: rifles, ...squad }
  return unit.lmgCrew > 0 ? { weapon: 'lmg', ...squad } : { weapon: 'pistol', figures: unit.strength }
}

const SMALL_ARMS_FIRE: readonly Role<Card>[] = [
  {
    title: 'Firer',
    fits: (unit) => mayShoot(unit) && hasSmallArms(unit),
    asks: ['weapon', 'figures', 'aimed'],
    prefill: (unit) => ({ ...shotOf(unit), quality: unit.quality, aimed: !unit.moved }),
    apply: (unit, result) => (result.canFire === true ? { ...unit, fired: true } : unit),
  },
  {
    title: 'Target',
    of: 'enemy',
    fits: isTarget,
    asks: ['cover'],
    prefill: (unit) => ({
      ...shelterOf(unit),
      targetFigures: menIn(unit),
      specialists: mixesSpecialists(unit),
    }),
    apply(unit, result, _place, input) {
      if (result.canFire !== true) return unit
      const hit = afterShot(unit, result, false)
      if (!isVehicle(unit)) return hit
      // SK-VEH-03: of small arms only those that pierce the armour trouble a tank.
      const pierced = crewCover(unit) !== 'soft' && input.cover === 'soft'
      return { ...hit, underFire: unit.underFire || pierced }
    },
  },
]

const CASUALTY_ROLL: readonly Role<Card>[] = [
  {
    title: 'Firer',
    fits: (unit) => mayShoot(unit) && isSquad(unit) && riflesIn(unit) > 0,
    prefill: (unit) => ({ figures: riflesIn(unit) }),
  },
  {
    title: 'Target',
    of: 'enemy',
    fits: isTarget,
    prefill: () => ({}),
    apply: (unit, result) => (numberOf(result.tableUsed) > 0 ? afterShot(unit, result, false) : unit),
  },
]

const countedWeapon = (unit: Card): string | undefined => {
  if (unit.kind === 'hmg-team') return 'hmg'
  if (unit.kind === 'sniper') return 'sniper'
  if (unit.kind === 'gun-crew' || unit.kind === 'mortar-team') return 'gun'
  if (isSquad(unit) && unit.lmg !== 'none') return 'lmg'
  return isSquad(unit) && unit.bombers > 0 ? 'grenade' : undefined
}

const WEAPON_FIGURES: readonly Role<Card>[] = [
  {
    title: 'Crew',
    fits: (unit) => !isGone(unit) && countedWeapon(unit) !== undefined,
    prefill: (unit) => ({ weapon: countedWeapon(unit) ?? 'gun', crewLost: crewLostOf(unit) }),
  },
]

const VEHICLE_COVER: readonly Role<Card>[] = [
  {
    title: 'Vehicle',
    fits: (unit) => !isGone(unit) && vehicleOf(unit) !== undefined,
    prefill: ({ vehicle }) => ({ vehicle }),
  },
  {
    title: 'Firer',
    of: 'enemy',
    fits: (unit) => mayShoot(unit) && hasSmallArms(unit),
    prefill: ({ armourPiercing }) => ({ armourPiercing }),
  },
]

const SNIPER_STATUS: readonly Role<Card>[] = [
  {
    title: 'Sniper',
    fits: (unit) => unit.kind === 'sniper' && !isGone(unit) && unit.status !== 'routing',
    prefill: (unit) => ({
      movesAtRest: unit.moved ? 0 : unit.movesAtRest,
      attacked: unit.underFire || unit.gasAttack || unit.attackedLastMove,
    }),
    apply: (unit, result) => ({
      ...unit,
      sniperFactors: result.sniperFactors === true,
      cutOff: result.mustWithdraw === true,
    }),
  },
]

export const FIRE_ROLES: Readonly<Record<string, readonly Role<Card>[]>> = {
  'casualty-roll': CASUALTY_ROLL,
  'weapon-figures': WEAPON_FIGURES,
  'small-arms-fire': SMALL_ARMS_FIRE,
  'vehicle-cover': VEHICLE_COVER,
  'sniper-status': SNIPER_STATUS,
}
