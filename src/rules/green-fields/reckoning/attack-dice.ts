import type { Trace } from '#kernel/procedure/trace.ts'
import {
  AIR_TO_GROUND,
  ARM,
  FLAK,
  HALVED,
  POINTS_PER_ANTI_AIRCRAFT_DIE,
  POINTS_PER_GUN_DIE,
} from '../tables/index.ts'
import type { FireMode, Scale, UnitType } from '../vocabulary.ts'

interface Firer {
  readonly type: UnitType
  readonly strength: number
  readonly suppressed: boolean
  readonly routing: boolean
}

/** The hit dice of a unit that fires in this way; undefined if it may not. */
export const attackDice = (
  firer: Firer,
  mode: FireMode,
  scale: Scale,
  unobserved: boolean,
  trace: Trace,
): number | undefined => {
  switch (mode) {
    case 'bombardment':
      return bombardmentDice(firer, unobserved, trace)
    case 'opportunity':
      return opportunityDice(firer, trace)
    case 'close-assault':
    case 'raid-defence':
      return closeDice(firer, trace)
    case 'flak':
      return flakDice(firer.type, scale, trace)
    case 'ground-to-air':
      return antiAircraftDice(firer, scale, trace)
    case 'air-to-air':
      return airToAirDice(firer, trace)
    case 'air-to-ground':
      return airToGroundDice(firer, scale, trace)
  }
}

/** GF-DICE-02: the dice of aimed fire, before anything is halved. */
const baseDice = ({ type, strength }: Firer, trace: Trace): number | undefined => {
  switch (ARM[type]) {
    case 'foot':
    case 'cavalry':
    case 'armour':
      trace.note('GF-DICE-02', 'A die for each strength point', strength)
      return strength
    case 'artillery': {
      const dice = gunDice(strength)
      trace.note('GF-DICE-02', 'A die for every three strength points of guns', dice)
      return dice
    }
    default:
      return undefined
  }
}

export const gunDice = (strength: number): number => Math.floor(strength / POINTS_PER_GUN_DIE)

/** GF-BOMB-03: the dice of one regiment of guns on a zone. */
export const batteryDice = (strength: number, unobserved: boolean): number =>
  unobserved ? Math.floor(gunDice(strength) / HALVED) : gunDice(strength)

const bombardmentDice = (firer: Firer, unobserved: boolean, trace: Trace): number | undefined => {
  if (ARM[firer.type] !== 'artillery') return undefined
  if (keptDown(firer, trace)) return undefined
  const dice = batteryDice(firer.strength, unobserved)
  trace.note('GF-DICE-02', 'A die for every three strength points of guns', gunDice(firer.strength))
  if (unobserved) trace.note('GF-BOMB-03', 'Unobserved: half, rounded down', dice)
  return dice
}

const opportunityDice = (firer: Firer, trace: Trace): number | undefined => {
  if (keptDown(firer, trace)) return undefined
  const base = baseDice(firer, trace)
  if (base === undefined) return undefined
  const dice = Math.ceil(base / HALVED)
  trace.note('GF-AMOV-02', 'Opportunity fire: half, rounded up', dice)
  return dice
}

/** GF-CLOSE-04, GF-RAID-02: at enemies in the zone; suppression is no bar. */
export const closeDice = (firer: Firer, trace: Trace): number | undefined =>
  halvedInRout(firer, baseDice(firer, trace), trace)

/** GF-AIR-04, -05, -06, -07; GF-AAIR-02 */
export const flakDice = (type: UnitType, scale: Scale, trace: Trace): number | undefined => {
  const arm = ARM[type]
  if (arm !== 'artillery' && arm !== 'depot' && arm !== 'balloon') return undefined
  const dice = FLAK[arm][scale]
  trace.note(FLAK_CLAUSES[arm][scale], 'Flak', dice)
  return dice
}

const FLAK_CLAUSES = {
  artillery: { weekly: 'GF-AIR-06', assault: 'GF-AAIR-03' },
  depot: { weekly: 'GF-AIR-05', assault: 'GF-AIR-05' },
  balloon: { weekly: 'GF-AIR-04', assault: 'GF-AAIR-02' },
} as const

/** GF-AIR-06, GF-AAIR-03: what troops on the ground fire back. */
export const antiAircraftDice = (firer: Firer, scale: Scale, trace: Trace): number | undefined => {
  const arm = ARM[firer.type]
  if (arm !== 'foot' && arm !== 'cavalry' && arm !== 'armour') return undefined
  const dice = Math.floor(firer.strength / POINTS_PER_ANTI_AIRCRAFT_DIE)
  const clause = scale === 'weekly' ? 'GF-AIR-06' : 'GF-AAIR-03'
  trace.note(clause, 'A die back for every three strength points', dice)
  return halvedInRout(firer, dice, trace)
}

const airToAirDice = ({ type, strength }: Firer, trace: Trace): number | undefined => {
  if (type !== 'fighter') return undefined
  trace.note('GF-AIR-03', 'A die for each strength point', strength)
  return strength
}

export const airToGroundDice = (
  { type, strength }: Pick<Firer, 'type' | 'strength'>,
  scale: Scale,
  trace: Trace,
): number | undefined => {
  if (type !== 'bomber' && type !== 'ground-attack' && type !== 'fighter') return undefined
  const each = AIR_TO_GROUND[type][scale]
  if (each === 0) return undefined
  const weekly = type === 'bomber' ? 'GF-AIR-07' : 'GF-AIR-06'
  trace.note(scale === 'weekly' ? weekly : 'GF-AAIR-03', 'Dice from the air', each * strength)
  return each * strength
}

/** GF-SUP-02 */
const keptDown = ({ suppressed, routing }: Firer, trace: Trace): boolean => {
  if (!suppressed && !routing) return false
  trace.note('GF-SUP-02', 'Suppressed units do not fire out of their zone')
  return true
}

/** GF-MOR-05 */
const halvedInRout = ({ routing }: Firer, dice: number | undefined, trace: Trace): number | undefined => {
  if (!routing || dice === undefined) return dice
  const left = Math.floor(dice / HALVED)
  trace.note('GF-MOR-05', 'Routing: half, rounded down', left)
  return left
}
