import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { ahead } from '#kernel/geometry/angle.ts'
import { whollyBehind } from '#kernel/geometry/box.ts'
import { fanOf, fanTouchesBox, offFront, rangeInArc } from '#kernel/geometry/fan.ts'
import { farApart } from '#kernel/geometry/footprint.ts'
import { gap, within } from '#kernel/geometry/gap.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { isAtHalfStrength } from '../../effects/losses.ts'
import { fireTotal } from '../../procedures/fire-total.ts'
import type { FireOn } from '../../reckoning/load.ts'
import {
  fromInches,
  MORTAR_RANGE,
  REAR_REACH,
  TANKS_WITHIN,
  toInches,
  ZONE_ARC,
  ZONE_RANGE,
} from '../../tables/index.ts'
import {
  type Guns,
  isGuns,
  isTank,
  type Order,
  type Shell,
  type Status,
  type ZoneFirer,
} from '../../vocabulary.ts'
import type { Base, State, Unit } from '../state.ts'
import { coverOfUnit } from './ground.ts'
import { fireBlockedBy, spoilersOf } from './lines-of-fire.ts'
import { memoNeighbours, type Situated, situated } from './neighbours.ts'
import { liesFar, sheafOn, squareOn } from './sheaves.ts'

type FireInput = Parameters<typeof fireTotal.resolve>[0]
type ZoneInput = FireInput['zones'][number]
type SheafInput = FireInput['sheaves'][number]

/** How deep beaten zones are this turn, in inches: fog may shorten them. */
export const zoneRange = ({ table: { fog }, turn }: State): number =>
  fog && turn <= fog.turns ? Math.min(fog.range, ZONE_RANGE) : ZONE_RANGE

/** PA-FIRE-07: a disordered unit produces no fire and is left out; all others fire alike. */
const FIRES: Status = 'solid'

/** PA-FIRE-06: a mortar reaches every unit near it. */
const mortarOn = (mortar: Base, unit: Unit): ZoneInput | undefined => {
  const reach = fromInches(MORTAR_RANGE)
  for (const target of unit.bases) {
    if (!within(mortar, target, reach)) continue
    return {
      firer: 'trench-mortar',
      range: toInches(gap(mortar, target)),
      offFront: 0,
      status: FIRES,
      blockedBy: 'none',
      zoneRange: MORTAR_RANGE,
    }
  }
  return undefined
}

/** All that the fire on one unit has in common. */
interface Fire {
  readonly around: Situated
  readonly inches: number
  readonly measured: boolean
  /** Those on the side of the firers, who may stand in the way; listed when first asked for. */
  friends: readonly Base[] | undefined
}

const friendsOfFirers = ({ neighbours }: Situated): readonly Base[] => {
  const friends: Base[] = []
  for (const { as, base } of neighbours) if (as !== 'guns') friends.push(base)
  return friends
}

/**
 * PA-FIRE-11: one base counts once against a unit, over the first of its bases with a clear line. The zone settles what is
 * in range and arc; how much exactly is measured only for those who want to see it.
 */
const zoneOn = (fire: Fire, firer: Base, kind: ZoneFirer): ZoneInput | undefined => {
  const { around, inches, measured } = fire
  const reach = fromInches(inches)
  let found: ZoneInput | undefined
  let fan: ReturnType<typeof fanOf> | undefined
  let spoilers: ReturnType<typeof spoilersOf> | undefined
  for (const target of around.unit.bases) {
    if (farApart(firer, target, reach)) continue
    fan ??= fanOf(firer, reach)
    if (!fanTouchesBox(fan, target)) continue
    fire.friends ??= friendsOfFirers(around)
    spoilers ??= spoilersOf(around.state, firer, fire.friends)
    const blocker = fireBlockedBy(firer, fan, target, spoilers)
    found = {
      firer: kind,
      range: measured ? Math.min(inches, toInches(rangeInArc(firer, target))) : inches,
      offFront: measured ? Math.min(ZONE_ARC, toDegrees(offFront(firer, target))) : ZONE_ARC,
      status: FIRES,
      blockedBy: blocker,
      zoneRange: inches,
    }
    if (blocker === 'none') return found
  }
  return found
}

/** Every enemy base whose zone reaches the unit (PA-FIRE-01 to PA-FIRE-07). */
const zonesFrom = (around: Situated, measured: boolean): ZoneInput[] => {
  const { state, unit, neighbours } = around
  const zones: ZoneInput[] = []
  const fire: Fire = { around, inches: zoneRange(state), measured, friends: undefined }
  for (const { as, base } of neighbours) {
    const kind = base.troop
    if (as !== 'enemy' || isGuns(kind)) continue
    const zone = kind === 'trench-mortar' ? mortarOn(base, unit) : zoneOn(fire, base, kind)
    if (zone) zones.push(zone)
  }
  return zones
}

/** The same with ranges and angles, for those who want to see them. */
export const zonesOn = (state: State, unit: Unit): readonly ZoneInput[] =>
  zonesFrom(situated(state, unit), true)

/** Every sheaf, of friend or enemy, that lies on the unit (PA-SHEAF-03, PA-SHEAF-04, PA-SHEAF-06). */
const sheavesFrom = ({ state, unit, ground, neighbours }: Situated): SheafInput[] => {
  const sheaves: SheafInput[] = []
  for (const { as, base } of neighbours) {
    if (as === 'guns' && base.sheaf && isGuns(base.troop))
      addSheaf(state, unit, base.troop, 'he', base.sheaf.squares, sheaves)
  }
  for (const { guns, squares } of state.gas) {
    if (!liesFar(ground, squares)) addSheaf(state, unit, guns, 'gas', squares, sheaves)
  }
  return sheaves
}

const addSheaf = (
  state: State,
  unit: Unit,
  guns: Guns,
  shell: Shell,
  squares: NonNullable<Base['sheaf']>['squares'],
  sheaves: SheafInput[],
): void => {
  if (shell === 'gas' || state.options['sheaf-rounding'] === 'total-area') {
    const squareInches = sheafOn(unit, squares)
    if (squareInches > 0) sheaves.push({ guns, squareInches, shell })
    return
  }
  for (const square of squares) {
    const squareInches = squareOn(unit, { ...square, stack: 1 })
    for (let layer = 0; layer < square.stack; layer++) {
      if (squareInches > 0) sheaves.push({ guns, squareInches, shell })
    }
  }
}

const NO_FIRE: FireOn = { smallArms: 0, trenchMortar: 0, fieldArtillery: 0, heavyArtillery: 0, gas: false }

/** PA-FIRE-10. */
const fireFrom = (around: Situated): FireOn => {
  const zones = zonesFrom(around, false)
  const sheaves = sheavesFrom(around)
  if (zones.length === 0 && sheaves.length === 0) return NO_FIRE
  return fireTotal.resolve({ zones, sheaves, options: around.state.options }, NO_DICE, SILENT)
}

/** PA-SHEAF-04. */
export const isGassed = (state: State, unit: Unit): boolean => {
  for (const { squares } of state.gas) {
    if (sheafOn(unit, squares) > 0) return true
  }
  return false
}

/** PA-GEO-08. */
const rearThreatened = ({ unit, neighbours }: Situated): boolean => {
  const reach = fromInches(REAR_REACH)
  for (const { as, base: theirs } of neighbours) {
    if (as !== 'enemy' || isGuns(theirs.troop)) continue
    for (const own of unit.bases) {
      if (farApart(own, theirs, reach) || ahead(own.centre, own.heading, theirs.centre) >= 0) continue
      if (whollyBehind(own, theirs) && within(own, theirs, reach)) return true
    }
  }
  return false
}

const threatTo = memoNeighbours((around) => ({
  fire: fireFrom(around),
  enemyInRear: rearThreatened(around),
}))

/** PA-FIRE-10: all fire on a unit as things now stand. */
export const fireOn = (state: State, unit: Unit): FireOn => threatTo(state, unit).fire

/** PA-GEO-08. */
export const hasEnemyInRear = (state: State, unit: Unit): boolean => threatTo(state, unit).enemyInRear

/** PA-CHECK-10. */
export const hasTankSupport = (state: State, unit: Unit): boolean => {
  if (isTank(unit.troop)) return false
  const reach = fromInches(TANKS_WITHIN)
  for (const friend of state.units) {
    if (friend.side !== unit.side || !isTank(friend.troop) || friend.status === 'disordered') continue
    for (const tank of friend.bases) {
      for (const own of unit.bases) {
        if (within(own, tank, reach)) return true
      }
    }
  }
  return false
}

/** PA-CHECK-15: whoever broke through or went home is well. */
const basesLost = ({ gone }: Unit): number => gone.filter(({ fate }) => fate === 'lost').length

/** All that a check of the unit rests on, read off the table. */
export const checkInput = (state: State, unit: Unit, fire: FireOn, order: Order) => ({
  status: unit.status,
  order,
  cover: coverOfUnit(state, unit),
  troop: unit.troop,
  quality: unit.quality,
  smallArms: fire.smallArms,
  trenchMortar: fire.trenchMortar,
  fieldArtillery: fire.fieldArtillery,
  heavyArtillery: fire.heavyArtillery,
  gas: fire.gas,
  tankSupport: hasTankSupport(state, unit),
  halfStrength: isAtHalfStrength(unit.strength, basesLost(unit)),
  enemyInRear: hasEnemyInRear(state, unit),
  options: state.options,
})

export type CheckInput = ReturnType<typeof checkInput>
