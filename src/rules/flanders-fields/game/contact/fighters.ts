import type { Refusal } from '#kernel/game/game.ts'
import { ahead, along, angleBetween, HALF, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { within } from '#kernel/geometry/gap.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { ASSAULT_FAULTS } from '../../procedures/assault.ts'
import { assaultFault, coverInAssault } from '../../reckoning/assault.ts'
import { FATAL_MARKERS, fromCm, TOUCHING } from '../../tables/index.ts'
import type { Assaulted, Assaulter, Cover, Quality, Stand as StandType } from '../../vocabulary.ts'
import { coverOf } from '../board/cover.ts'
import { nameOf } from '../names.ts'
import type { BlockHouse, Stand, State } from '../state.ts'
import { isRifles, qualityOf, unitNamed } from '../units.ts'
import { type Assailed, squaredOff } from './bodies.ts'
import type { Contact } from './contact.ts'

const isMounted = (state: State, { type, unit }: Stand): boolean =>
  type === 'cavalry' && unitNamed(state, unit)?.mounted !== false

/** FF-ASLT-05: as what a stand attacks; none if it never does. */
export const assaulterOf = (state: State, stand: Stand): Assaulter | undefined => {
  switch (stand.type) {
    case 'infantry':
    case 'flamethrower':
    case 'heavy-tank':
    case 'light-tank':
      return stand.type
    case 'cavalry':
      return isMounted(state, stand) ? 'cavalry' : 'infantry'
    default:
      return undefined
  }
}

const DEFENDS_AS: Readonly<Record<StandType, Assaulted>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  lmg: 'lmg',
  'machine-gun': 'machine-gun',
  flamethrower: 'flamethrower',
  'at-rifle': 'at-rifle',
  'light-mortar': 'mortar',
  'medium-mortar': 'mortar',
  'heavy-mortar': 'mortar',
  'field-gun': 'artillery',
  'field-howitzer': 'artillery',
  'heavy-artillery': 'artillery',
  'super-heavy-artillery': 'artillery',
  'heavy-tank': 'heavy-tank',
  'light-tank': 'light-tank',
  motor: 'motor',
  'block-house': 'block-house',
  'battalion-command': 'command',
  'regimental-command': 'command',
  'divisional-command': 'command',
  liaison: 'command',
}

export interface Defender {
  readonly kind: Assaulted
  readonly quality: Quality
  readonly suppressed: boolean
  readonly cover: Cover
  readonly deepShelter: boolean
}

/** FF-BLOCK-04: by the face that is touched; at the rear all three must carry markers. */
const isHouseSuppressed = ({ faces: [front, left, right] }: BlockHouse, edge: Contact['edge']): boolean => {
  switch (edge) {
    case 'front':
      return front > 0
    case 'left':
      return left > 0
    case 'right':
      return right > 0
    default:
      return front > 0 && left > 0 && right > 0
  }
}

/** Whoever is assaulted, as the procedure asks for him. */
export const defenderOf = (state: State, { stand, house }: Assailed, edge: Contact['edge']): Defender => {
  if (!stand)
    return {
      kind: 'block-house',
      quality: 'experienced',
      suppressed: house !== undefined && isHouseSuppressed(house, edge),
      cover: 'fortification',
      deepShelter: false,
    }
  const dismounted = stand.type === 'cavalry' && !isMounted(state, stand)
  return {
    kind: dismounted ? 'infantry' : DEFENDS_AS[stand.type],
    quality: qualityOf(state, stand),
    suppressed: stand.markers > 0 && stand.markers < FATAL_MARKERS,
    cover: stand.below ? 'open' : coverOf(state, stand),
    deepShelter: stand.below,
  }
}

/** FF-ASLT-05, FF-ASLT-09: why a stand may not assault that enemy, if it may not. */
export const assaultRefusal = (state: State, stand: Stand, target: Assailed): Refusal | undefined => {
  const kind = assaulterOf(state, stand)
  if (!kind)
    return refuse('never-assaults', `${nameOf(state, stand.id)} never starts an assault.`, 'FF-ASLT-05')
  const friend = (target.stand?.side ?? target.house?.holder) === stand.side
  if (friend || (target.house && target.house.holder === null))
    return refuse('no-enemy', `${nameOf(state, target.id)} is no enemy to assault.`, 'FF-ASLT-01')
  const defender = defenderOf(state, target, 'front')
  const fault = assaultFault(kind, defender.kind, coverInAssault(defender))
  return fault && refuse(fault, ASSAULT_FAULTS[fault], 'FF-ASLT-09')
}

/** FF-ASLT-11, FF-ASLT-18: stands straight behind, touching the rear edge along half of their own width or more. */
const isBehind = (attacker: Stand, other: Stand): boolean => {
  const { centre, heading, width, depth } = squaredOff(attacker)
  const rear = along(centre, turned(heading, HALF), depth / 2)
  if (ahead(rear, heading, other.centre) >= 0) return false
  const helper = squaredOff(other)
  const across = turned(heading, QUARTER)
  const turnedAside = angleBetween(heading, helper.heading)
  const square = Math.abs(turnedAside - QUARTER) < QUARTER / 2
  const half = (square ? helper.depth : helper.width) / 2
  const off = Math.abs(ahead(rear, across, other.centre))
  const overlap = Math.min(width / 2, off + half) - Math.max(-width / 2, off - half)
  return overlap >= half - 1 && within(attacker, other, fromCm(TOUCHING.base))
}

/** FF-ASLT-04, FF-ASLT-11: who supports an attacker, if anybody does. */
export const supporterOf = (state: State, attacker: Stand, helped: readonly string[]): Stand | undefined => {
  if (attacker.type === 'heavy-tank' || attacker.type === 'light-tank') return undefined
  const touching = fromCm(TOUCHING.base)
  return state.stands.find(
    (other) =>
      other.side === attacker.side &&
      other.id !== attacker.id &&
      isRifles(other) &&
      other.markers === 0 &&
      !other.below &&
      !helped.includes(other.id) &&
      isBehind(attacker, other) &&
      !state.stands.some(
        (enemy) => enemy.side !== other.side && !enemy.below && within(enemy, other, touching),
      ),
  )
}
