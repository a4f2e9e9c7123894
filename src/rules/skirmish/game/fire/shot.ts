import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { modifierOf, type smallArmsFire } from '../../procedures/small-arms-fire.ts'
import { vehicleCover } from '../../procedures/vehicle-cover.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { HMG_CREW, LMG_CREW } from '../../tables/organisation.ts'
import { rangeOf } from '../../tables/table-top.ts'
import type { SmallArm } from '../../vocabulary.ts'
import { isEnfiladed } from '../board/arcs.ts'
import { coverOf } from '../board/cover.ts'
import { isInDugout } from '../board/ground.ts'
import { nameOf } from '../names.ts'
import type { Figure, State, Unit } from '../state.ts'
import { betweenMemo } from '../table-memo.ts'
import { isInMelee, isSpecialist } from '../units.ts'
import { firersOf, mountedWeapon } from '../weapons.ts'
import { clearLines } from './clear-lines.ts'
import { isNearMelee } from './near-melee.ts'
import { sniperShot } from './sniping.ts'

type Input = Parameters<typeof smallArmsFire.resolve>[0]

/** One shot of small arms, worked out but not fired (SK-FIRE-24 to SK-FIRE-27). */
export interface Shot {
  readonly unit: string
  readonly weapon: string
  readonly target: string
  readonly input: Input
  /** Who fires, and who can be hit. */
  readonly firers: number
  readonly hittable: readonly Figure[]
  /** SK-FIRE-26: the firing figure of the nearest pair. */
  readonly from: Point
  readonly to: Point
}

export const isShot = (shot: Shot | Refusal): shot is Shot => 'input' in shot

/** What kind of small arm a weapon is; vehicles have theirs by id. */
export const smallArmOf = (unit: Unit, weapon: string): SmallArm | undefined => {
  if (unit.vehicle) {
    const mounted = mountedWeapon(weapon)
    return mounted && mounted.kind !== 'light-gun' ? mounted.kind : undefined
  }
  return weapon === 'rifle' || weapon === 'pistol' || weapon === 'lmg' || weapon === 'hmg'
    ? weapon
    : undefined
}

/** SK-FIRE-22: nothing is aimed at a melee or close to one. */
const isAtMelee = (state: State, target: Unit): boolean => {
  if (isInMelee(state, target)) return true
  return target.figures.some(({ at }) => isNearMelee(state, at))
}

/** SK-VEH-07, SK-VEH-23: what becomes of small arms fired at a vehicle from so far; nothing is to be said of other targets. */
const atVehicle = ({ options }: State, { traits }: Unit, { vehicle }: Unit, range: number) =>
  vehicle &&
  vehicleCover.resolve(
    {
      vehicle: vehicle.vehicle,
      armourPiercing: traits.includes('armour-piercing'),
      range,
      options,
    },
    NO_DICE,
    SILENT,
  )

const crewLost = (unit: Unit, arm: SmallArm): number => {
  if (unit.vehicle) return 0
  if (arm === 'hmg') return HMG_CREW - firersOf(unit, 'hmg').length
  return arm === 'lmg' ? LMG_CREW - firersOf(unit, 'lmg').length : 0
}

/** SK-FIRE-15: nothing this move that spoils the aim. */
const isAimed = ({ marks }: Unit): boolean => !marks.moved && !marks.turned

/** What a shot of one weapon at one target would be; a refusal if there is none. */
export const shotOf = (state: State, unit: Unit, weapon: string, target: Unit): Shot | Refusal => {
  const known = shotsBetween(state, unit, target)
  const before = known.get(weapon)
  if (before) return before
  const shot = workedOut(state, unit, weapon, target)
  known.set(weapon, shot)
  return shot
}

/** Whether any line of fire of a weapon is clear: without one there is no shot. */
export const hasClearLine = (state: State, unit: Unit, weapon: string, target: Unit): boolean => {
  const arm = smallArmOf(unit, weapon)
  return arm !== undefined && clearLines(state, unit, weapon, arm, target).nearest !== undefined
}

/** By weapon, those that have been worked out. */
const shotsBetween = betweenMemo(() => new Map<string, Shot | Refusal>())

const workedOut = (state: State, unit: Unit, weapon: string, target: Unit): Shot | Refusal => {
  const arm = smallArmOf(unit, weapon)
  const name = (): string => nameOf(state, target.id)
  if (!arm) return refuse('no-small-arm', 'That is no small arm.', 'SK-FIRE-25')
  if (target.side === unit.side) return refuse('friend', `${name()} is on your own side.`, 'SK-FIRE-33')
  if (target.where !== 'table' || target.vehicle?.destroyed)
    return refuse('no-target', `${name()} is not on the table.`, 'SK-FIRE-33')
  if (isInDugout(state, target))
    return refuse('in-dugout', `${name()} is in a dugout and seen by nobody.`, 'SK-STR-14')
  if (isAtMelee(state, target))
    return refuse('melee', `${name()} is in a melee, or too close to one.`, 'SK-FIRE-22')
  const { nearest, firers, seen } = clearLines(state, unit, weapon, arm, target)
  if (!nearest)
    return refuse('not-seen', `Nobody with that weapon sees ${name()} in arc and range.`, 'SK-FIRE-24')
  const hittable = target.vehicle
    ? target.figures.filter(({ hit }) => !hit)
    : target.figures.filter(({ id }) => seen.has(id))
  if (hittable.length === 0)
    return refuse('nobody-left', `Nobody of ${name()} who is seen is left to hit.`, 'SK-FIRE-39')
  const armour = atVehicle(state, unit, target, rangeOf(nearest.far))
  if (armour && !armour.hurts)
    return refuse(
      'armour-proof',
      state.options['ball-against-armour'] === 'within-6'
        ? `Ordinary bullets hurt the crew of ${name()} from 6 inches or less only.`
        : `Ordinary bullets do not hurt the crew of ${name()}.`,
      'SK-VEH-23',
    )
  const special = hittable.filter(({ role }) => isSpecialist(role)).length
  const sniper = unit.kind === 'sniper' ? sniperShot(state, unit, target) : undefined
  if (sniper && !sniper.mayFire)
    return unit.marks.moved || unit.movesAtRest === 0
      ? refuse('no-rest', `${nameOf(state, unit.id)} has not rested for a whole move.`, 'SK-SNP-05')
      : refuse(
          'cut-off',
          `${nameOf(state, unit.id)} is cut off, and fires only if attacked or at one who bars the way home.`,
          'SK-SNP-04',
        )
  return {
    unit: unit.id,
    weapon,
    target: target.id,
    firers,
    hittable,
    from: nearest.from,
    to: nearest.to,
    input: {
      weapon: arm,
      range: rangeOf(nearest.far),
      ...(arm === 'rifle' || arm === 'pistol' ? { figures: firers } : {}),
      crewLost: crewLost(unit, arm),
      sniper: sniper?.sniperFactors ?? false,
      quality: unit.quality,
      bef: unit.traits.includes('bef') && arm === 'rifle',
      aimed: isAimed(unit),
      beltFed: unit.traits.includes('belt-fed') && arm === 'lmg',
      enfilade: isEnfiladed(state, target, nearest.from),
      cover: armour?.cover ?? coverOf(state, target, hittable, nearest.from),
      prone: target.prone && !target.vehicle,
      targetFigures: hittable.length,
      specialists: !target.vehicle && special > 0 && special < hittable.length,
      options: state.options,
    },
  }
}

/** SK-FIRE-05: the table number of a shot before it is bounded. */
export const fireTable = ({ input }: Shot): number =>
  (factorAt(SMALL_ARM_FACTORS[input.weapon], input.range) ?? Number.NEGATIVE_INFINITY) +
  modifierOf(input, SILENT)
