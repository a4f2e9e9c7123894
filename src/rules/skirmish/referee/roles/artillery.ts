import { numberOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import {
  artilleryOf,
  crewLostOf,
  hasVehicleGun,
  isGone,
  isSquad,
  isTroops,
  isVehicle,
  servesWeapon,
  vehicleOf,
} from '../../armies/troops.ts'
import { shotAt } from '../losses.ts'
import { afterShot, isTarget, mayShoot, menIn, mixesSpecialists, shelterOf } from './fire.ts'

const isBattery = ({ kind }: Card): boolean => kind === 'battery'

/** SK-MOV-17, SK-ART-27: a gun, mortar, tank gun or battery that can fire now. */
const firesShells = (unit: Card): boolean => {
  if (isGone(unit)) return false
  if (isBattery(unit)) return unit.gunsWorking > 0
  if (isVehicle(unit)) return hasVehicleGun(unit) && unit.strength > 0
  return (
    mayShoot(unit) && servesWeapon(unit) && artilleryOf(unit) !== undefined && !unit.limbered && !unit.moved
  )
}

/** SK-GRN-04 */
const throwsGrenades = (unit: Card): boolean => mayShoot(unit) && isSquad(unit) && unit.bombers > 0

const weaponOf = (unit: Card): string => {
  if (isBattery(unit)) return artilleryOf(unit) ?? 'howitzer'
  return isVehicle(unit) ? 'light-gun' : (artilleryOf(unit) ?? 'medium-gun')
}

/** SK-ART-10: fires by plot. */
const firesIndirect = (unit: Card): boolean =>
  isBattery(unit) || unit.weapon === 'mortar' || (unit.plotMove > 0 && weaponOf(unit) !== 'light-gun')

const shellOf = (unit: Card): Fields => ({
  weapon: weaponOf(unit),
  quality: unit.quality,
  ...(isBattery(unit) ? { offTable: true } : {}),
  ...(firesIndirect(unit) ? { mode: 'indirect', ammo: unit.ammo } : { mode: 'direct' }),
  ...(isTroops(unit) ? { gunnersLost: crewLostOf(unit) } : {}),
  ...(unit.kind === 'tank' ? { tankGun: true } : {}),
})

const mark = (unit: Card): Card => ({ ...unit, fired: true })

const ARTILLERY_TABLE: readonly Role<Card>[] = [
  { title: 'Firer', fits: firesShells, prefill: shellOf },
  {
    title: 'Target',
    of: 'enemy',
    fits: isTarget,
    asks: ['cover'],
    prefill: (unit) => ({ ...shelterOf(unit), targetSkirmish: inSkirmishOrder(unit) }),
  },
]

const inSkirmishOrder = (unit: Card): boolean => isTroops(unit) && unit.formation === 'skirmish'

/** SK-ART-07: at troops direct fire is shrapnel. */
const burstOf = (unit: Card): Fields => {
  if (!firesShells(unit)) return { weapon: 'grenade' }
  return firesIndirect(unit) ? shellOf(unit) : { ...shellOf(unit), ammo: 'shrapnel' }
}

const fellFromAfar = (input: Fields): boolean =>
  input.mode === 'indirect' || input.offTable === true || input.weapon === 'mortar'

const BLAST_CASUALTIES: readonly Role<Card>[] = [
  {
    title: 'Firer',
    fits: (unit) => firesShells(unit) || throwsGrenades(unit),
    asks: ['ammo'],
    prefill: burstOf,
    apply: mark,
  },
  {
    title: 'Target',
    of: 'enemy',
    fits: isTarget,
    asks: ['menInBlast', 'cover'],
    prefill: (unit) => ({
      ...shelterOf(unit),
      targetSkirmish: inSkirmishOrder(unit),
      menInBlast: menIn(unit),
      specialists: mixesSpecialists(unit),
    }),
    apply: (unit, result, _place, input) =>
      result.inRange === true && numberOf(input.menInBlast) > 0
        ? afterShot(unit, result, fellFromAfar(input))
        : unit,
  },
]

const BUILDINGS = /building|bunker|dugout/

const DEVIATION: readonly Role<Card>[] = [
  {
    title: 'Firer',
    fits: (unit) => firesShells(unit) || throwsGrenades(unit),
    prefill(unit) {
      if (!firesShells(unit)) return { kind: 'grenade' }
      return { kind: firesIndirect(unit) ? 'indirect' : 'direct' }
    },
    apply: mark,
  },
  {
    title: 'Target',
    fits: (unit) => unit.kind === 'structure' && !isGone(unit),
    prefill: ({ structure }) => ({ targetBuilding: BUILDINGS.test(structure) }),
  },
]

const shellOnly = (prefill: (unit: Card) => Fields): Role<Card> => ({
  title: 'Firer',
  fits: firesShells,
  prefill,
})

/** Plotted shells are what the plot says; what is aimed at a structure, wire or vehicle is high explosive. */
const ammoOf = (unit: Card): Fields => (firesIndirect(unit) ? { ammo: unit.ammo } : { ammo: 'he' })

const battered = (unit: Card, result: Fields): Card => ({
  ...unit,
  damage: unit.damage + numberOf(result.loss),
  status: result.destroyed === true ? 'destroyed' : unit.status,
})

const STRUCTURE_DAMAGE: readonly Role<Card>[] = [
  {
    title: 'Structure',
    fits: (unit) => unit.kind === 'structure' && unit.structure !== 'none' && !isGone(unit),
    prefill: ({ structure, damage }) => ({ structure, damage }),
    apply: battered,
  },
  shellOnly(ammoOf),
]

const VEHICLE_HIT: readonly Role<Card>[] = [
  {
    title: 'Vehicle',
    fits: (unit) => vehicleOf(unit) !== undefined && !isGone(unit),
    prefill: ({ vehicle, damage, gunsWorking }) => ({ vehicle, damage, gunsWorking }),
    apply(unit, result) {
      const hit = battered(shotAt(unit), result)
      return result.gunKnockedOut === true ? { ...hit, gunsWorking: Math.max(0, hit.gunsWorking - 1) } : hit
    },
  },
  shellOnly(ammoOf),
]

const WIRE_GAP: readonly Role<Card>[] = [shellOnly((unit) => ({ weapon: weaponOf(unit), ...ammoOf(unit) }))]

/** SK-ART-10: whose fire can be plotted. */
const mayPlot = (unit: Card): boolean => {
  if (isGone(unit)) return false
  const weapon = artilleryOf(unit)
  return isBattery(unit) || (servesWeapon(unit) && weapon !== undefined && weapon !== 'light-gun')
}

const FIRE_PLAN: readonly Role<Card>[] = [
  {
    title: 'Gun or battery',
    fits: mayPlot,
    prefill: (unit) => ({ kind: isBattery(unit) ? 'off-table' : 'indirect' }),
    apply: (unit, result, _place, input) =>
      input.kind === 'direct'
        ? unit
        : { ...unit, plotMove: numberOf(result.earliestMove), plotUntil: 0, movesOnTarget: 0 },
  },
]

const BOMBARDMENT_DURATION: readonly Role<Card>[] = [
  {
    title: 'Battery',
    fits: isBattery,
    prefill: () => ({}),
    apply: (unit, result) => ({ ...unit, movesLeft: numberOf(result.moves) }),
  },
]

const COUNTER_BATTERY: readonly Role<Card>[] = [
  {
    title: 'Battery',
    fits: (unit) => isBattery(unit) && !isGone(unit) && unit.gunsWorking > 0,
    asks: ['gunsFiring', 'movesOnTarget'],
    prefill: (unit) => ({ gunsFiring: unit.gunsWorking, movesOnTarget: unit.movesOnTarget + 1 }),
    apply(unit, result, _place, input) {
      const gunsWorking = Math.max(0, unit.gunsWorking - numberOf(result.destroyed))
      return {
        ...unit,
        gunsWorking,
        movesOnTarget: numberOf(input.movesOnTarget),
        movesLeft: Math.max(0, unit.movesLeft - 1),
        status: gunsWorking === 0 ? 'destroyed' : unit.status,
      }
    },
  },
]

export const ARTILLERY_ROLES: Readonly<Record<string, readonly Role<Card>[]>> = {
  'artillery-table': ARTILLERY_TABLE,
  deviation: DEVIATION,
  'blast-casualties': BLAST_CASUALTIES,
  'structure-damage': STRUCTURE_DAMAGE,
  'wire-gap': WIRE_GAP,
  'vehicle-hit': VEHICLE_HIT,
  'fire-plan': FIRE_PLAN,
  'bombardment-duration': BOMBARDMENT_DURATION,
  'counter-battery': COUNTER_BATTERY,
}
