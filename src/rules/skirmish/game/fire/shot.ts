import { NO_DICE } from '../../../../kernel/chance/no-dice.ts'
import type { Refusal } from '../../../../kernel/game/game.ts'
import { distance, type Point } from '../../../../kernel/geometry/point.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import { SILENT } from '../../../../kernel/procedure/trace.ts'
import type { smallArmsFire } from '../../procedures/small-arms-fire.ts'
import { vehicleCover } from '../../procedures/vehicle-cover.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { HMG_CREW, LMG_CREW } from '../../tables/organisation.ts'
import { rangeOf } from '../../tables/table-top.ts'
import type { Cover, SmallArm } from '../../vocabulary.ts'
import { coverOf } from '../board/cover.ts'
import { houseNamed } from '../board/ground.ts'
import { sightlines } from '../board/sight.ts'
import type { Figure, State, Unit } from '../state.ts'
import { nameOf } from '../stories/names.ts'
import { isInMelee, isSpecialist, servesWeapon } from '../units.ts'
import {
  isEnfiladed,
  isInArc,
  isInMountedArc,
  type Muzzle,
  modelMuzzle,
  muzzleOf,
  targetSpot,
  toHull,
} from './lines.ts'
import { isNearMelee } from './near-melee.ts'
import { sniperShot } from './sniping.ts'
import { firersOf, mountedWeapon } from './weapons.ts'

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

/** From where a weapon fires: each man with his own, or the model. */
const muzzlesOf = (state: State, unit: Unit, weapon: string, arm: SmallArm): readonly Muzzle[] => {
  if (unit.vehicle || arm === 'hmg') return [modelMuzzle(state, unit)]
  const men = firersOf(unit, arm)
  // SK-FIRE-24: an LMG sees from its gunner, or from the loader if he is lost.
  const [gunner] = men
  if (arm === 'lmg') return gunner ? [muzzleOf(state, unit, gunner)] : []
  return weapon === '' ? [] : men.map((figure) => muzzleOf(state, unit, figure))
}

const isBearing = (state: State, unit: Unit, weapon: string, p: Point): boolean => {
  const mounted = unit.vehicle ? mountedWeapon(weapon) : undefined
  return mounted ? isInMountedArc(unit, mounted, p) : isInArc(state, unit, p)
}

interface Pair {
  readonly muzzle: Muzzle
  readonly figure: Figure | undefined
  readonly from: Point
  readonly to: Point
  readonly far: number
}

/** Every line from who fires to who is fired at that is clear, in arc and in range. */
const pairsOf = (state: State, unit: Unit, weapon: string, arm: SmallArm, target: Unit): readonly Pair[] => {
  const found: Pair[] = []
  const isInRange = (far: number): boolean => factorAt(SMALL_ARM_FACTORS[arm], rangeOf(far)) !== undefined
  const muzzles = muzzlesOf(state, unit, weapon, arm)
  const corners = [...unit.figures, ...target.figures].map(({ at }) => at)
  const outlines = [unit.inside, target.inside].flatMap((id) =>
    id === null ? [] : (houseNamed(state, id)?.outline ?? []),
  )
  const obstructed = sightlines(state, { by: unit, at: target }, [
    ...corners,
    ...outlines,
    unit.position,
    target.position,
  ])
  for (const muzzle of muzzles) {
    if (target.vehicle) {
      const from = muzzle.at(target.position)
      const far = toHull(target, from)
      if (!isBearing(state, unit, weapon, target.position) || !isInRange(far)) continue
      if (!obstructed(from, target.position))
        found.push({ muzzle, figure: undefined, from, to: target.position, far })
      continue
    }
    // SK-FIRE-40: the model of a crewed weapon is seen and measured to like a figure
    if (servesWeapon(target) && target.inside === null) {
      const to = target.position
      const from = muzzle.at(to)
      const far = distance(from, to)
      if (isInRange(far) && isBearing(state, unit, weapon, to) && !obstructed(from, to))
        found.push({ muzzle, figure: undefined, from, to, far })
    }
    for (const figure of target.figures) {
      if (figure.hit) continue
      const from = muzzle.at(figure.at)
      const to = targetSpot(state, target, figure, from)
      const far = distance(from, to)
      if (!isInRange(far) || !isBearing(state, unit, weapon, to)) continue
      if (!obstructed(from, to)) found.push({ muzzle, figure, from, to, far })
    }
  }
  return found
}

/** SK-FIRE-22: nothing is aimed at a melee or close to one. */
const isAtMelee = (state: State, target: Unit): boolean => {
  if (isInMelee(state, target)) return true
  return target.figures.some(({ at }) => isNearMelee(state, at))
}

const coverFor = (
  state: State,
  unit: Unit,
  target: Unit,
  hittable: readonly Figure[],
  from: Point,
): Cover => {
  if (target.vehicle)
    return vehicleCover.resolve(
      {
        vehicle: target.vehicle.vehicle,
        armourPiercing: unit.traits.includes('armour-piercing'),
        options: state.options,
      },
      NO_DICE,
      SILENT,
    ).cover
  return coverOf(state, target, hittable, from)
}

const crewLost = (unit: Unit, arm: SmallArm): number => {
  if (unit.vehicle) return 0
  if (arm === 'hmg') return HMG_CREW - firersOf(unit, 'hmg').length
  return arm === 'lmg' ? LMG_CREW - firersOf(unit, 'lmg').length : 0
}

/** SK-FIRE-15: nothing this move that spoils the aim. */
const isAimed = ({ marks }: Unit): boolean => !marks.moved && !marks.turned

/** What a shot of one weapon at one target would be; a refusal if there is none. */
export const shotOf = (state: State, unit: Unit, weapon: string, target: Unit): Shot | Refusal => {
  const arm = smallArmOf(unit, weapon)
  const name = nameOf(state, target.id)
  if (!arm) return refuse('no-small-arm', 'That is no small arm.', 'SK-FIRE-25')
  if (target.side === unit.side) return refuse('friend', `${name} is on your own side.`, 'SK-FIRE-33')
  if (target.where !== 'table' || target.vehicle?.destroyed)
    return refuse('no-target', `${name} is not on the table.`, 'SK-FIRE-33')
  if (target.inside !== null && houseNamed(state, target.inside)?.kind === 'dugout')
    return refuse('in-dugout', `${name} is in a dugout and seen by nobody.`, 'SK-STR-14')
  if (isAtMelee(state, target))
    return refuse('melee', `${name} is in a melee, or too close to one.`, 'SK-FIRE-22')
  const pairs = pairsOf(state, unit, weapon, arm, target)
  const nearest = pairs.reduce<Pair | undefined>(
    (best, pair) => (best && best.far <= pair.far ? best : pair),
    undefined,
  )
  if (!nearest)
    return refuse('not-seen', `Nobody with that weapon sees ${name} in arc and range.`, 'SK-FIRE-24')
  const firers = new Set(pairs.map(({ muzzle }) => muzzle.id)).size
  const seen = new Set(pairs.map(({ figure }) => figure?.id))
  const hittable = target.vehicle
    ? target.figures.filter(({ hit }) => !hit)
    : target.figures.filter(({ id }) => seen.has(id))
  if (hittable.length === 0)
    return refuse('nobody-left', `Nobody of ${name} who is seen is left to hit.`, 'SK-FIRE-39')
  const special = hittable.filter(({ role }) => isSpecialist(role)).length
  const sniper = unit.kind === 'sniper' ? sniperShot(state, unit, target) : undefined
  if (sniper && !sniper.mayFire)
    return unit.marks.moved || unit.movesAtRest === 0
      ? refuse('no-rest', 'The sniper has not rested for a whole move.', 'SK-SNP-05')
      : refuse(
          'cut-off',
          'The sniper is cut off: he fires only if he was attacked, or at one who bars his way home.',
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
      cover: coverFor(state, unit, target, hittable, nearest.from),
      prone: target.prone && !target.vehicle,
      targetFigures: hittable.length,
      specialists: !target.vehicle && special > 0 && special < hittable.length,
      options: state.options,
    },
  }
}
