import { collection } from '#kernel/game/collection.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import { HALF } from '#kernel/geometry/angle.ts'
import type { MeleeTroop, MovingClass, Role, Side } from '../vocabulary.ts'

import { unitWith } from './records.ts'
import type { Marks, State, Unit } from './state.ts'

export const UNITS = collection('units', unitWith)
export const unitNamed = UNITS.named

export const isOnTable = ({ where }: Unit): boolean => where === 'table'

export const isVehicle = ({ kind }: Unit): boolean => kind === 'tank' || kind === 'armoured-car'

export const isRouting = ({ routedIn }: Unit): boolean => routedIn !== null

/** SK-GEN-08 */
export const isActive = (unit: Unit): boolean =>
  isOnTable(unit) && unit.figures.length > 0 && !isRouting(unit) && !(unit.vehicle?.destroyed ?? false)

export const isInMelee = ({ melees }: Pick<State, 'melees'>, { id }: Unit): boolean =>
  melees.some(({ units }) => units.includes(id))

/** SK-SNP-07: fired on or gassed this move or last. */
export const isAttacked = ({ marks, attackedLast }: Unit): boolean =>
  attackedLast || marks.underFire || marks.gassed

/** Has its gun, mortar or machine gun. */
export const servesWeapon = ({ weapon }: Unit): boolean => weapon !== null && weapon !== 'wagon'

export const isHalted = (state: State, { haltedTo }: Unit): boolean =>
  haltedTo !== null && haltedTo >= state.move

/** SK-SET-07: held back by the scenario. */
export const isHeld = ({ move }: State, { heldUntil }: Unit): boolean =>
  heldUntil !== null && move < heldUntil

/** SK-GEN-06 */
const SPECIALISTS: readonly Role[] = [
  'officer',
  'nco',
  'lmg-gunner',
  'lmg-loader',
  'bomber',
  'hmg-gunner',
  'gunner',
]
export const isSpecialist = (role: Role): boolean => SPECIALISTS.includes(role)

/** SK-GEN-09: what is forward for a side. */
export const forward = (side: Side): Heading => (side === 'a' ? 0 : HALF)

/** SK-MOV-01, SK-MOV-09 */
export const movesAs = ({ kind, mounted, weapon, horseArtillery }: Unit): MovingClass => {
  switch (kind) {
    case 'tank':
    case 'armoured-car':
      return kind
    case 'wagon':
      return weapon === 'wagon' ? 'wagon' : 'infantry'
    case 'cavalry-troop':
      return mounted ? 'cavalry' : 'infantry'
    case 'gun-crew':
      if (weapon === null) return 'infantry'
      return horseArtillery ? 'horse-artillery' : 'field-artillery'
    default:
      return 'infantry'
  }
}

/** On foot for obstacles, wire and works: neither horse, wheels nor tracks. */
export const isFoot = (unit: Unit): boolean => movesAs(unit) === 'infantry'

/** SK-MEL-19 */
export const fightsAs = ({ kind, mounted }: Unit): MeleeTroop => {
  if (kind === 'cavalry-troop') return mounted ? 'mounted-cavalry' : 'dismounted-cavalry'
  return kind === 'command' ? 'dismounted-general' : 'infantry'
}

/** SK-GEN-36: as a move begins. */
export const NO_MARKS: Marks = {
  moved: false,
  turned: false,
  swung: false,
  arrivedNow: false,
  charged: false,
  done: false,
  fired: [],
  firedDefensively: false,
  firedPlot: false,
  silent: null,
  weaponHit: false,
  underFire: false,
  gassed: false,
  pushedBack: false,
  foughtOut: false,
  fellBackFrom: null,
  casualties: 0,
  strengthBefore: 0,
  owes: [],
}
