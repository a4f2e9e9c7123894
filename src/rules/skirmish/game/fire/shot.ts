import { NO_DICE } from '../../../../kernel/chance/no-dice.ts'
import type { Refusal } from '../../../../kernel/game/game.ts'
import { boundsOf, boundsTogether, widened } from '../../../../kernel/geometry/bounds.ts'
import { distance, type Point } from '../../../../kernel/geometry/point.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import { SILENT } from '../../../../kernel/procedure/trace.ts'
import type { smallArmsFire } from '../../procedures/small-arms-fire.ts'
import { vehicleCover } from '../../procedures/vehicle-cover.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { RANGE_COLUMNS, SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { HMG_CREW, LMG_CREW } from '../../tables/organisation.ts'
import { fromInches, rangeOf } from '../../tables/table-top.ts'
import type { Cover, SmallArm } from '../../vocabulary.ts'
import { aboutMen } from '../board/bases.ts'
import { coverOf } from '../board/cover.ts'
import { houseNamed } from '../board/ground.ts'
import { sightlines } from '../board/sight.ts'
import { isUnitFarOff } from '../moves/obstacles.ts'
import type { Figure, State, Unit } from '../state.ts'
import { nameOf } from '../stories/names.ts'
import { betweenMemo, standingMemo, standsAlike } from '../table-memo.ts'
import { isInMelee, isSpecialist, servesWeapon } from '../units.ts'
import { bearingOf, isEnfiladed, type Muzzle, modelMuzzle, muzzleOf, targetSpot, toHull } from './lines.ts'
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

/** The line of the nearest pair. */
interface Line {
  readonly from: Point
  readonly to: Point
  readonly far: number
}

/** All lines from who fires to who is fired at that are clear, in arc and in range (SK-FIRE-24). */
interface Lines {
  readonly nearest: Line | undefined
  readonly firers: number
  /** Men of the target by id, and undefined for its weapon or hull. */
  readonly seen: ReadonlySet<string | undefined>
}

/** What of a target can be seen and shot at. */
interface Mark {
  readonly id: string | undefined
  readonly at: Point
  seenFrom(from: Point): Point
  far(from: Point, to: Point): number
}

const marksOf = (state: State, target: Unit): readonly Mark[] => {
  const { position } = target
  if (target.vehicle)
    return [{ id: undefined, at: position, seenFrom: () => position, far: (from) => toHull(target, from) }]
  const men = target.figures
    .filter(({ hit }) => !hit)
    .map((figure) => ({
      id: figure.id,
      at: figure.at,
      seenFrom: (from: Point) => targetSpot(state, target, figure, from),
      far: distance,
    }))
  // SK-FIRE-40: the model of a crewed weapon is seen and measured to like a figure
  return servesWeapon(target) && target.inside === null
    ? [{ id: undefined, at: position, seenFrom: () => position, far: distance }, ...men]
    : men
}

/** Every place between which lines of fire can run. */
const placesOf = (state: State, unit: Unit, target: Unit): readonly Point[] => {
  const places = [unit.position, target.position]
  for (const { at } of unit.figures) places.push(at)
  for (const { at } of target.figures) places.push(at)
  for (const { inside } of [unit, target])
    if (inside !== null) places.push(...(houseNamed(state, inside)?.outline ?? []))
  return places
}

const NO_LINES: Lines = { nearest: undefined, firers: 0, seen: new Set() }

/** Farther than a weapon reaches at all. */
const beyond = (arm: SmallArm): number =>
  fromInches(Math.max(...RANGE_COLUMNS.filter((_, i) => SMALL_ARM_FACTORS[arm][i] !== undefined)) + 1)
const BEYOND: Readonly<Record<SmallArm, number>> = {
  rifle: beyond('rifle'),
  pistol: beyond('pistol'),
  lmg: beyond('lmg'),
  hmg: beyond('hmg'),
}

/** Surely out of range; nothing is said of hulls and structures. */
const isBeyond = (unit: Unit, target: Unit, far: number): boolean =>
  unit.inside === null &&
  !unit.vehicle &&
  isUnitFarOff(target, widened(boundsTogether([aboutMen(unit.figures), boundsOf([unit.position])]), far))

const linesOf = (state: State, unit: Unit, weapon: string, arm: SmallArm, target: Unit): Lines => {
  if (isBeyond(unit, target, BEYOND[arm])) return NO_LINES
  const bears = bearingOf(state, unit, weapon)
  const all = marksOf(state, target)
  // Men in the open are seen where they stand, whoever looks.
  const marks = target.inside === null ? all.filter(({ at }) => bears(at)) : all
  if (marks.length === 0) return NO_LINES
  const obstructed = sightlines(state, { by: unit, at: target }, placesOf(state, unit, target))
  const seen = new Set<string | undefined>()
  let nearest: Line | undefined
  let firers = 0
  for (const muzzle of muzzlesOf(state, unit, weapon, arm)) {
    let fires = false
    for (const mark of marks) {
      const from = muzzle.at(mark.at)
      const to = mark.seenFrom(from)
      const far = mark.far(from, to)
      // A line between two who have one already matters only if it is the nearest of all.
      if (fires && seen.has(mark.id) && nearest && far >= nearest.far) continue
      if (factorAt(SMALL_ARM_FACTORS[arm], rangeOf(far)) === undefined) continue
      if (!bears(to) || obstructed(from, to)) continue
      fires = true
      seen.add(mark.id)
      if (!nearest || far < nearest.far) nearest = { from, to, far }
    }
    if (fires) firers++
  }
  return { nearest, firers, seen }
}

interface Known {
  readonly unit: Unit
  readonly target: Unit
  readonly lines: Lines
}

const linesKnown = standingMemo(() => new Map<string, Known>())

/** Lines hold as long as nobody moves, and the men who fire and who can be hit are the same. */
const knownLines = (state: State, unit: Unit, weapon: string, arm: SmallArm, target: Unit): Lines => {
  const known = linesKnown(state)
  const key = `${unit.id} ${weapon} ${target.id}`
  const before = known.get(key)
  if (
    before &&
    standsAlike(before.unit, unit) &&
    standsAlike(before.target, target) &&
    before.unit.figures === unit.figures &&
    before.unit.marks.fired === unit.marks.fired &&
    before.target.figures === target.figures
  )
    return before.lines
  const lines = linesOf(state, unit, weapon, arm, target)
  known.set(key, { unit, target, lines })
  return lines
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
  const known = shotsBetween(state, unit, target)
  const before = known.get(weapon)
  if (before) return before
  const shot = workedOut(state, unit, weapon, target)
  known.set(weapon, shot)
  return shot
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
  if (target.inside !== null && houseNamed(state, target.inside)?.kind === 'dugout')
    return refuse('in-dugout', `${name()} is in a dugout and seen by nobody.`, 'SK-STR-14')
  if (isAtMelee(state, target))
    return refuse('melee', `${name()} is in a melee, or too close to one.`, 'SK-FIRE-22')
  const { nearest, firers, seen } = knownLines(state, unit, weapon, arm, target)
  if (!nearest)
    return refuse('not-seen', `Nobody with that weapon sees ${name()} in arc and range.`, 'SK-FIRE-24')
  const hittable = target.vehicle
    ? target.figures.filter(({ hit }) => !hit)
    : target.figures.filter(({ id }) => seen.has(id))
  if (hittable.length === 0)
    return refuse('nobody-left', `Nobody of ${name()} who is seen is left to hit.`, 'SK-FIRE-39')
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
